"""Words that draw, choose or exchange and open no other text: their frames (D12, D13, D17)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..rules import specials
from ..rules.cards import take_top, throw, without
from ..rules.production import single
from ..rules.supply import can_pay, gain, pay
from ..state import Frame, State
from ..words import BIOMATTER, NOTHING, ON_SLOT, Choose, Exchange, Produce
from .giving import TALLY_OF, give, tell_given
from .moves import (
    Give,
    KeepCard,
    KeepSpecial,
    LookDeeper,
    ProduceOne,
    PutUnder,
    Skip,
    Take,
    TakeDisplayed,
    TakeOpen,
)
from .possible import producing_kinds
from .spots import Spot


@dataclass(init=False, eq=False)
class Choosing(Spot):
    """UC-11.18  Gain resources of one's choice.

    UC-11.19  On the slot these are any two of the five, biomatter among them unless the table plays without.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Choose)
        kinds = list(effect.kinds)
        if state.box.texts[self.text].place == ON_SLOT and not state.switches.biomatter:
            kinds = [kind for kind in kinds if kind != BIOMATTER]
        found: list[Move] = [Take(each) for each in combinations(kinds, effect.n, effect.different)]
        if not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Take):
            self.leave(state, move)
            return
        bundle = list(NOTHING)
        for kind in move.kinds:
            bundle[kind] += 1
        gain(state, seat, tuple(bundle))
        text = state.box.texts[self.text]
        if text.place == ON_SLOT:
            tell_given(state, seat, tuple(bundle), text)


def combinations(kinds: list[int], n: int, different: bool) -> list[tuple[int, ...]]:
    """All ways to pick n of the kinds, the order not mattering."""
    found: list[tuple[int, ...]] = [()]
    for _ in range(n):
        longer: list[tuple[int, ...]] = []
        for some in found:
            first = 0 if not some else kinds.index(some[-1]) + (1 if different else 0)
            longer += [(*some, kind) for kind in kinds[first:]]
        found = longer
    return found


@dataclass(init=False, eq=False)
class Exchanging(Spot):
    """UC-30.5  Exchange works in either direction, once, for the stated amount."""

    def again(self) -> bool:
        return True

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Exchange)
        sides = (effect.one, effect.other)
        found: list[Move] = [Give(i, side) for i, side in enumerate(sides) if can_pay(state, seat, side)]
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Give):
            self.leave(state, move)
            return
        effect = self.effect(state)
        assert isinstance(effect, Exchange)
        pay(state, seat, move.cost)
        gain(state, seat, effect.other if move.number == 0 else effect.one)


@dataclass(init=False, eq=False)
class Yielding(Spot):
    """UC-30.6  Gain what one upgraded structure at a connected city yields by itself."""

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Produce)
        found: list[Move] = [ProduceOne(thing) for thing in producing_kinds(state, seat, effect)]
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, ProduceOne):
            self.leave(state, move)
            return
        give(state, seat, single(move.thing), TALLY_OF[state.box.texts[self.text].place])


def start_sifting(state: State, seat: int, n: int, keep: int) -> None:
    """Draw some era cards to choose from; what is not kept is discarded face up."""
    found: list[int] = []
    for _ in range(n):
        card = take_top(state)
        if card >= 0:
            found.append(card)
    state.looking = tuple(found)
    state.facts.append(Fact("sifted", seat, n=len(found)))
    state.stack.append(Sifting(seat, keep))


@dataclass(init=False, eq=False)
class Sifting(Frame):
    """Keep some of the cards that were drawn, one after the other."""

    keep: int

    def __init__(self, seat: int, keep: int) -> None:
        self.seat = seat
        self.keep = keep

    def options(self, state: State, seat: int) -> list[Move]:
        if not self.keep or len(state.looking) <= self.keep:
            return []
        return [KeepCard(state.box.cards[card]) for card in state.looking]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, KeepCard):
            self._keep(state, move.card.number)
            state.stack.append(Sifting(self.seat, self.keep - 1))
            return
        for card in state.looking:
            if self.keep:
                self._keep(state, card)
            else:
                throw(state, self.seat, card)
        state.looking = ()

    def _keep(self, state: State, card: int) -> None:
        state.looking = without(state.looking, card)
        state.nations[self.seat].hand.append(card)
        state.facts.append(Fact("drew", self.seat, card))


@dataclass(init=False, eq=False)
class DrawingSpecial(Spot):
    """UC-8.1  Only a slot lets you draw a Special: one that lies open, or one of three you look at."""

    def options(self, state: State, seat: int) -> list[Move]:
        cards = state.box.cards
        found: list[Move] = [TakeDisplayed(cards[card]) for card in state.display]
        if state.specials:
            found.append(TakeOpen(cards[state.specials[-1]]))
            found.append(LookDeeper())
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        match move:
            case TakeDisplayed():
                specials.take_displayed(state, seat, move.card.number)
            case TakeOpen():
                specials.take_open(state, seat)
            case LookDeeper():
                specials.look(state, seat)
                state.stack.append(KeepingSpecial(seat))
            case _:
                self.leave(state, move)


@dataclass(init=False, eq=False)
class KeepingSpecial(Frame):
    """UC-9.3  Keep one of the cards looked at; then put the others under the deck in any order."""

    def options(self, state: State, seat: int) -> list[Move]:
        return [KeepSpecial(state.box.cards[card]) for card in state.looking]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, KeepSpecial)
        specials.keep(state, seat, move.card.number)
        state.stack.append(PuttingUnder(seat))


@dataclass(init=False, eq=False)
class PuttingUnder(Frame):
    """UC-9.3  The order of the cards under the deck is the player's choice."""

    def options(self, state: State, seat: int) -> list[Move]:
        if len(state.looking) < 2:
            return []
        return [PutUnder(state.box.cards[card]) for card in state.looking]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, PutUnder):
            specials.put_under(state, self.seat, move.card.number)
            state.stack.append(PuttingUnder(self.seat))
        elif state.looking:
            specials.put_under(state, self.seat, state.looking[0])
        else:
            specials.settle(state)
