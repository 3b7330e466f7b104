"""Before the first turn: the table is laid, and everyone keeps three of six cards (UC-2, UC-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ....kernel.rng import Rng
from ..components import BLUE, BROWN, PURPLE_DOMES, TUNNEL_TILES, WHITE, WHITE_DOMES, Box
from ..rules.cards import draw, leave_hand, throw, too_many
from ..rules.solo import set_neutral, starts
from ..state import TALLIES, Frame, Nation, State, Switches
from .moves import Discard, StartAt
from .turn import StartOfTurn

DEALT: Final = 6
START: Final = (2, 1, 1, 1, 0)


def lay_table(box: Box, seats: int, rng: Rng, switches: Switches) -> State:
    """UC-2.3  The era cards are sorted into three decks; only the first is shuffled now.

    UC-2.4  A shuffle makes every order equally likely.
    UC-2.8  Specials are split by cost.
    UC-2.9  Those of cost 1 and 2 are shuffled; the top card is face up.
    UC-2.10  Six of the ten of cost 3 are dealt face up; the other four leave the game.
    UC-31.1  In that variant 3 of the 8 contracts are laid out.
    UC-33.3  White domes, tunnels and the missing cloning tile are alone as with two.
    """
    state = _bare(box, seats, rng, switches)
    state.deck = list(box.eras[1])
    rng.shuffle(state.deck)
    cheap, dear = list(box.cheap_specials), list(box.dear_specials)
    rng.shuffle(cheap)
    rng.shuffle(dear)
    state.specials = tuple(cheap)
    state.known = (*[0] * (len(cheap) - 1), (1 << seats) - 1)
    state.display = tuple(sorted(dear[:6]))
    state.gone = tuple(sorted(dear[6:]))
    contracts = list(range(len(box.contracts)))
    rng.shuffle(contracts)
    if switches.contracts:
        state.contracts = tuple(sorted(contracts[:3]))
    _deal_nations(state, seats)
    _seat_order(state, seats)
    _first_questions(state, seats)
    return state


def _bare(box: Box, seats: int, rng: Rng, switches: Switches) -> State:
    """UC-2.5  The era marker starts on the first space.

    UC-2.7  The cloning tile is there with four players only.
    """
    return State(
        rng=rng,
        reveals=0,
        facts=[],
        box=box,
        switches=switches,
        nations=[],
        era=1,
        round=1,
        cycle=0,
        order=(),
        deck=[],
        discard=[],
        gone=(),
        buried=(),
        specials=(),
        known=(),
        display=(),
        tiles=[0] * len(box.slots),
        neutral=(),
        fourth=-1,
        cloner=-1 if seats == 4 else -2,
        metropolises=(),
        contracts=(),
        white=WHITE_DOMES - seats,
        purple=PURPLE_DOMES[seats],
        tunnels=TUNNEL_TILES,
        arrivals=0,
        looking=(),
        owed=-1,
        bound=0,
        broken=0,
        dreaming=0,
        stack=[],
    )


def _deal_nations(state: State, seats: int) -> None:
    """UC-2.14  Everyone gets a different board at random.

    UC-2.16  A random brown tile goes on everyone's upper-left space.
    UC-2.17  Two random blue ones go on the other two.
    UC-2.18  What is left of the brown ones leaves the game, of the blue ones it is a supply.
    UC-2.19  All boards are of the same side.
    UC-32.1  In that variant of the advanced one.
    UC-33.1  The solo game is on an advanced board and the small side, set up as for two.
    UC-33.2  In it one tile is removed before.
    """
    rng, tiles = state.rng, state.box.tiles
    boards = [i for i, board in enumerate(state.box.boards) if board.advanced == state.switches.advanced]
    rng.shuffle(boards)
    brown = [tile.number for tile in tiles if tile.colour == BROWN and (seats > 1 or tile.solo)]
    blue = [tile.number for tile in tiles if tile.colour == BLUE and (seats > 1 or tile.solo)]
    rng.shuffle(brown)
    rng.shuffle(blue)
    for _ in range(seats):
        hexes = (brown.pop(), blue.pop(), blue.pop())
        state.nations.append(_found(state.box, boards.pop(), hexes))
    state.metropolises = tuple(sorted(blue))


def _found(box: Box, board: int, hexes: tuple[int, ...]) -> Nation:
    """UC-2.15  The starting city is nonsymbiotic, on the lower-right site.

    UC-1.6  It uses one of the white domes.
    UC-2.11  Everyone has three action tiles and a Personal Assistant.
    UC-2.12  All Assistants are the same.
    UC-6.10  The Assistant is an ordinary action card, claimed from the start.
    """
    plan = box.boards[board]
    nation = _settle(board, hexes, len(plan.near), len(plan.ends), len(plan.homes))
    nation.cities[plan.start] = WHITE
    nation.domes = nation.reached = 1 << plan.start
    nation.actions, nation.ready = (box.assistant,), (1,)
    return nation


def _settle(board: int, hexes: tuple[int, ...], cities: int, tunnels: int, sites: int) -> Nation:
    """UC-2.13  Everyone starts with 2 credits, 1 kelp, 1 steelplast, 1 science and no biomatter.

    UC-2.6  Every score starts at 0.
    """
    return Nation(
        board=board,
        supply=list(START),
        points=0,
        tally=[0] * len(TALLIES),
        cities=[0] * cities,
        tunnels=[0] * tunnels,
        buildings=[0] * sites,
        domes=0,
        reached=0,
        hexes=hexes,
        joined=0,
        gained=(),
        hand=[],
        shown=(),
        permanents=(),
        actions=(),
        ready=(),
        productions=(),
        scorings=(),
        instants=(),
        contracts=(),
        space=0,
        arrival=0,
        moved=0,
        new=[0] * 6,
        spent=(),
        stage=0,
    )


def _seat_order(state: State, seats: int) -> None:
    """UC-3.4  The first round is played in a random order.

    UC-3.5  The second player starts on space 4, the third on 3, the fourth on 2.
    UC-3.6  The third has 1 credit more, the fourth 1 credit and 1 steelplast more.
    UC-3.7  These are ordinals: with three players the last one starts on 3.
    UC-3.9  Steps in round 1 go on from there.
    UC-19.8  Nothing else is gained for starting on a space.
    UC-33.6  Alone you are the first: below the track, with nothing extra.
    """
    order = list(range(seats))
    state.rng.shuffle(order)
    state.order = tuple(order)
    for place, seat in enumerate(order):
        nation = state.nations[seat]
        if place:
            nation.space = 5 - place
            nation.arrival = 0
        if place >= 2:
            nation.supply[0] += 1
        if place == 3:
            nation.supply[2] += 1


def _first_questions(state: State, seats: int) -> None:
    """UC-2.20  Everyone draws six cards of the first era and keeps three.

    UC-2.21  All at once and in secret, after everything else is known.
    """
    for seat in range(seats):
        for _ in range(DEALT):
            draw(state, seat)
    state.stack.append(StartOfTurn(state.order[0]))
    if seats == 1:
        state.stack.append(NeutralStart(0))
    state.stack.append(KeepCards(0, [() for _ in range(seats)], "D0a"))
    state.facts = []


@dataclass(init=False, eq=False)
class NeutralStart(Frame):
    """UC-33.5  Alone you choose on which slot of each colour the neutral tiles start."""

    def options(self, state: State, seat: int) -> list[Move]:
        return [StartAt(index) for index in range(starts(state))]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, StartAt)
        set_neutral(state, move.index)
        state.facts.append(Fact("started", 0, n=move.index + 1))


@dataclass(init=False, eq=False)
class KeepCards(Frame):
    """UC-26.9  All choose at once and in secret which cards to let go, one by one, until the limit is kept.

    `dropped` holds by seat the places in the hand.
    """

    dropped: list[tuple[int, ...]]
    asked: str

    def __init__(self, seat: int, dropped: list[tuple[int, ...]], asked: str) -> None:
        self.seat = seat
        self.dropped = dropped
        self.asked = asked

    def waiting(self, state: State) -> list[int]:
        return [seat for seat in range(len(self.dropped)) if self._excess(state, seat)]

    def asks(self, state: State) -> int:
        for seat in range(len(self.dropped)):
            if self._excess(state, seat):
                return seat
        return -1

    def _excess(self, state: State, seat: int) -> bool:
        return too_many(state, seat, len(state.nations[seat].hand) - len(self.dropped[seat]))

    def options(self, state: State, seat: int) -> list[Move]:
        cards, dropped = state.box.cards, self.dropped[seat]
        if not self._excess(state, seat):
            return []
        found: list[Move] = []
        for where, card in enumerate(state.nations[seat].hand):
            if where not in dropped:
                found.append(Discard(cards[card], where, self.asked))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Discard):
            dropped = self.dropped[:]
            dropped[seat] = tuple(sorted((*dropped[seat], move.where)))
            state.stack.append(KeepCards(self.seat, dropped, self.asked))
            return
        for each, places in enumerate(self.dropped):
            let_go = [state.nations[each].hand[where] for where in places]
            for card in let_go:
                leave_hand(state, each, card)
                throw(state, each, card)
