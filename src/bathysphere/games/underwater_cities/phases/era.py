"""The end of a round, Production, and the end of an era (UC-24 to UC-27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..effects.giving import give
from ..effects.parts import free_moves, take_free
from ..effects.perform import open_text
from ..effects.possible import pays
from ..effects.settling import most_replaced, payment, payments, production, replacements
from ..rules.cards import draw, new_deck, ready_all
from ..rules.federation import clear_track, next_order
from ..rules.production import feed, total
from ..rules.slots import clear_slots
from ..rules.solo import place_fourth, walk
from ..rules.supply import pay
from ..state import PRODUCING, Frame, State
from .finish import Score
from .moves import Done, PayInProduction, Replace
from .setup import KeepCards
from .turn import StartOfTurn

LAST_ROUNDS: Final[tuple[int, ...]] = (0, 4, 7, 10)

NEW_CARDS: Final = 3


@dataclass(init=False, eq=False)
class EndOfRound(Frame):
    """UC-24.7  The era marker goes on; on a Production space a Production phase comes before the next round.

    UC-4.10  Four rounds in the first era, three in each other, and a Production phase after each.
    UC-24.8  The new order is determined after the last round too: it breaks ties.
    UC-33.17  Alone it is the same.
    UC-33.19  The marker of the track goes back each round.
    """

    def step(self, state: State, seat: int, move: Move | None) -> None:
        moved = state.nations[0].moved
        state.order = tuple(next_order(state))
        clear_slots(state)
        clear_track(state)
        state.facts.append(Fact("round over", state.order[0], n=state.round))
        if len(state.nations) == 1:
            walk(state)
        era_over = state.round == LAST_ROUNDS[state.era]
        if state.round < LAST_ROUNDS[3]:
            state.round += 1
            state.stack.append(StartOfRound(state.order[0], moved == 0))
        if era_over:
            state.stack.append(EndOfEra(state.order[0]))
            for each in reversed(state.order):
                state.stack.append(Production(each, []))


@dataclass(init=False, eq=False)
class StartOfRound(Frame):
    """UC-33.8  Alone, whoever did not advance last round faces a fourth occupied slot.

    UC-33.18  Any advance counts, from whatever source.
    UC-33.14  After the end of an era its place comes from the new deck.
    """

    blocked: bool

    def __init__(self, seat: int, blocked: bool) -> None:
        self.seat = seat
        self.blocked = blocked

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if len(state.nations) == 1 and self.blocked:
            place_fourth(state)
        state.stack.append(StartOfTurn(self.seat))


@dataclass(init=False, eq=False)
class Production(Frame):
    """UC-25.1  Everyone's Production; nobody's depends on another's, so it goes in the new order.

    UC-25.11  What may replace something is asked first (A-58), then all is produced. `taken`: the answers.
    """

    taken: list[tuple[int, int]]

    def __init__(self, seat: int, taken: list[tuple[int, int]]) -> None:
        self.seat = seat
        self.taken = taken

    def options(self, state: State, seat: int) -> list[Move]:
        for card in self._open(state):
            most = most_replaced(state, seat, card, self.taken)
            if most:
                return [Replace(state.box.cards[card], n) for n in range(most + 1)]
        return []

    def _open(self, state: State) -> list[int]:
        asked = [card for card, _ in self.taken]
        return [card for card in replacements(state, self.seat) if card not in asked]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Replace):
            state.stack.append(Production(self.seat, [*self.taken, (move.card.number, move.n)]))
            return
        items = production(state, self.seat, self.taken)
        state.facts.append(Fact("produced", self.seat, n=len(items)))
        state.stack.append(ProductionPayments(self.seat, ()))
        give(state, self.seat, total(items), PRODUCING)


@dataclass(init=False, eq=False)
class ProductionPayments(Frame):
    """UC-25.11  After everything is produced, payments of production cards in any order.

    UC-31.5  Contracts may be claimed now, in the new order of play.
    `done` holds the payments made, as card times 16 and part.
    """

    done: tuple[int, ...]

    def __init__(self, seat: int, done: tuple[int, ...]) -> None:
        self.seat = seat
        self.done = done

    def options(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = []
        cards = state.box.cards
        for card in state.nations[seat].productions:
            for place, part in payments(state, card):
                if self.done.count(card * 16 + place) < part.times:
                    for number, cost in enumerate(part.cost):
                        if pays(state, seat, cost, part.do, 0):
                            found.append(PayInProduction(cards[card], place, number))
        if state.contracts:
            found += [move for move in free_moves(state, seat) if move.point() == "D19"]
        if found:
            found.append(Done("D20"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, PayInProduction):
            card = move.card.number
            place = move.part
            part = payment(state, card, place)
            pay(state, seat, part.cost[move.cost])
            state.stack.append(ProductionPayments(self.seat, (*self.done, card * 16 + place)))
            open_text(state, seat, part.do, False)
        elif move is not None and not isinstance(move, Done):
            state.stack.append(self)
            take_free(state, seat, move)


@dataclass(init=False, eq=False)
class EndOfEra(Frame):
    """UC-26.1  Action cards become ready, but not after the third era.

    UC-26.2  Cities are fed in every era.
    UC-25.12  After Production, so that what was produced may feed.
    UC-26.3  The old deck and its discard pile leave the game; hands and claimed cards stay.
    UC-26.4  Everyone draws three cards of the new era and keeps as many of all as the limit allows.
    UC-26.5  What is let go goes where such cards go.
    UC-26.6  After the third era nothing is drawn.
    UC-26.7  The era marker goes on.
    UC-26.8  Old cards kept in hand can still be played.
    UC-26.10  Specials, boards and everything else carry over.
    UC-4.11  After the third era the game ends with final scoring.
    """

    def step(self, state: State, seat: int, move: Move | None) -> None:
        for each in state.order:
            feed(state, each)
        if state.era == 3:
            for each in reversed(state.order):
                state.stack.append(Score(each, ()))
            return
        ready_all(state)
        state.gone = (*state.gone, *state.discard)
        state.buried = tuple(sorted((*state.buried, *state.deck)))
        state.era += 1
        new_deck(state, list(state.box.eras[state.era]))
        state.reveals += 1
        state.facts.append(Fact("era begun", self.seat, n=state.era))
        for each in state.order:
            for _ in range(NEW_CARDS):
                draw(state, each)
        state.stack.append(KeepCards(self.seat, [() for _ in state.nations], "D21"))
