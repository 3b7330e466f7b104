"""Words that move the marker, use cards and slots, or take a tile: their frames (D11, D16, D17, D18)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..rules.cards import exhaust, make_ready
from ..rules.federation import advance
from ..rules.metropolises import put_back, take
from ..state import Frame, State
from ..words import Perform, Text
from . import perform
from .moves import PerformSlot, ReadyCard, Skip, Step, TakeTile, UseCard
from .possible import slots_within, usable_cards
from .spots import Several, Spot


@dataclass(init=False, eq=False)
class Advancing(Several):
    """UC-19.1  Advance one by one; one may stop before the last step (UC-10.2)."""

    def options(self, state: State, seat: int) -> list[Move]:
        return [] if self.must else [Step(), Skip()]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if self.must or isinstance(move, Step):
            if self.left > 1:
                state.stack.append(Advancing(self.seat, self.text, self.part, False, self.left - 1))
            advance(state, self.seat)


@dataclass(init=False, eq=False)
class Using(Several):
    """UC-6.1  An action card is used only when a slot or another text lets you.

    UC-6.2  Also in the turn in which it was claimed.
    UC-20.5  What it does belongs to the set that let you use it.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        nation, cards = state.nations[seat], state.box.cards
        found: list[Move] = []
        for place in usable_cards(state, seat):
            found.append(UseCard(cards[nation.actions[place]], place))
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, UseCard):
            self.leave(state, move)
            return
        if self.left > 1:
            state.stack.append(Using(seat, self.text, self.part, False, self.left - 1))
        exhaust(state, seat, move.place)
        use(state, seat, move.card.text)


def use(state: State, seat: int, text: Text | None) -> None:
    """UC-6.14  To use an action card is to do at least one part of it.

    UC-6.15  Its parts are done in any order, and not all need to be.
    """
    assert text is not None
    perform.open_text(state, seat, text, True)


@dataclass(init=False, eq=False)
class Readying(Several):
    """UC-6.5  Make exhausted action cards ready."""

    def options(self, state: State, seat: int) -> list[Move]:
        nation, cards = state.nations[seat], state.box.cards
        found: list[Move] = []
        for place, ready in enumerate(nation.ready):
            if not ready:
                found.append(ReadyCard(cards[nation.actions[place]], place))
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, ReadyCard):
            self.leave(state, move)
            return
        if self.left > 1:
            state.stack.append(Readying(seat, self.text, self.part, False, self.left - 1))
        make_ready(state, seat, move.place)


@dataclass(init=False, eq=False)
class Performing(Spot):
    """UC-10.22  Do the action of another slot: no tile is placed there, no second card is played.

    UC-10.24  Nothing obliges to use any part of it.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Perform)
        slots = slots_within(state, seat, effect, state.box.texts[self.text], 0)
        found: list[Move] = [PerformSlot(state.box.slots[slot]) for slot in slots]
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, PerformSlot):
            self.leave(state, move)
            return
        state.facts.append(Fact("performed", seat, move.slot.number))
        perform.open_slot(state, seat, move.slot.number, self.must)


@dataclass(init=False, eq=False)
class TakingTile(Frame):
    """UC-2.18  Take one of the blue tiles looked at; the others go back. Its instant effect happens now."""

    def options(self, state: State, seat: int) -> list[Move]:
        if len(state.looking) < 2:
            return []
        return [TakeTile(state.box.tiles[tile]) for tile in state.looking]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        tile = move.tile.number if isinstance(move, TakeTile) else state.looking[0]
        state.looking = tuple([each for each in state.looking if each != tile])
        put_back(state)
        take(state, self.seat, tile)
        text = state.box.tiles[tile].connected
        if text is not None:
            perform.open_text(state, self.seat, text, False)
