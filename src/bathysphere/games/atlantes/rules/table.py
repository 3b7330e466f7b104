"""Laying out the table (AT-2, AT-3, AT-24, AT-25)."""

from __future__ import annotations

from bathysphere.kernel.rng import Rng

from ..components import CENTRAL, OCEAN, ROW, STARTING, STARTING_MANTAS, TRACKS, Box
from ..state import NO_COUNTDOWN, NO_TRIGGER, Realm, State, Switches

KINGS = 8


def lay_out(box: Box, seats: int, rng: Rng, switches: Switches) -> State:
    """AT-2.3  The exploration row starts empty.
    AT-2.4  All bonus mantas go to the main reserve, effect side visible.
    AT-2.6  All objective spaces start empty.
    AT-3.4  Seat 0 is the first player; who sits there is the host's business.
    AT-25.3  A solo table is otherwise set up as usual.
    """
    state = _bare(box, seats, rng, switches)
    state.objectives = _objectives(box, rng, switches)
    state.deck = _locations(box, rng)
    state.central = [state.deck.pop() for _ in range(CENTRAL)]
    state.ocean = _ocean(box, seats, rng)
    state.row = [state.ocean.pop() for _ in range(ROW)]
    state.out = _left_out(box, seats)
    state.reserve = list(range(STARTING_MANTAS, len(box.mantas)))
    state.passed = _kings(seats, rng, switches)
    state.ghost = STARTING_MANTAS if seats == 1 else 0
    return state


def _bare(box: Box, seats: int, rng: Rng, switches: Switches) -> State:
    realms = [_realm(box) for _ in range(seats)]
    return State(
        rng=rng,
        reveals=0,
        facts=[],
        box=box,
        switches=switches,
        realms=realms,
        objectives=[],
        tracks=[[] for _ in range(TRACKS)],
        deck=[],
        central=[],
        explored=[],
        gone=[],
        ocean=[],
        row=[],
        out=[],
        reserve=[],
        passed=[],
        leftover=[],
        pool=[0] * 6,
        exploited=[],
        spent=[],
        playing=[],
        met=0,
        paid=-1,
        ghost=0,
        turn=0,
        active=0,
        trigger=NO_TRIGGER,
        trigger_seat=-1,
        countdown=NO_COUNTDOWN,
        advance=0,
        quiet=0,
        stack=[],
    )


def _locations(box: Box, rng: Rng) -> list[int]:
    """AT-2.2  All 56 locations are shuffled into a deck; six of them are revealed into the central row."""
    deck = list(range(len(box.locations)))
    rng.shuffle(deck)
    return deck


def _ocean(box: Box, seats: int, rng: Rng) -> list[int]:
    """AT-2.1  All 18 ocean characters are shuffled into a deck; six of them are revealed into the row.
    AT-25.1  In solo only one copy of each, nine cards.
    """
    deck = [card.number for card in box.characters if card.group == OCEAN and (seats > 1 or card.solo)]
    rng.shuffle(deck)
    return deck


def _left_out(box: Box, seats: int) -> list[int]:
    if seats > 1:
        return []
    return [card.number for card in box.characters if card.group == OCEAN and not card.solo]


def _realm(box: Box) -> Realm:
    """AT-3.1  A board with five empty slots.
    AT-3.2  The six starting characters form the hand, the four starting mantas the reserve.
    AT-3.3  All four starting mantas start active.
    AT-3.5  No locations, resources or bonus mantas at the start.
    """
    hand = [card.number for card in box.characters if card.group == STARTING]
    return Realm(hand, [], [], [], [], list(range(STARTING_MANTAS)), [], 0, 0)


def _objectives(box: Box, rng: Rng, switches: Switches) -> list[int]:
    """AT-2.5  Base game: the four printed objectives, one per track.
    AT-24.1  Random objectives: four of the five tokens, each with a random side up.
    AT-24.2  Spaces and points stay those of the board.
    AT-24.4  Kings and objectives are independent switches.
    """
    if switches.objectives == "printed":
        return list(box.printed)
    tokens = list(range(len(box.tokens)))
    rng.shuffle(tokens)
    return [box.tokens[token][rng.below(2)] for token in tokens[:TRACKS]]


def _kings(seats: int, rng: Rng, switches: Switches) -> list[int]:
    """AT-24.3  Draft: one king more than players, at random from all eight.
    AT-25.2  Solo: three kings at random, of which one is kept.
    """
    if seats > 1 and switches.kings != "draft":
        return []
    kings = list(range(1, KINGS + 1))
    rng.shuffle(kings)
    return sorted(kings[: 3 if seats == 1 else seats + 1])
