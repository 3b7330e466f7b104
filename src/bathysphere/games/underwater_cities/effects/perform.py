"""Texts carried out: parts in any order, and the joints between them (UC-20)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from ....kernel.moves import Move
from ..rules.counting import holds, times
from ..rules.federation import advance
from ..rules.metropolises import look
from ..rules.supply import pay
from ..rules.talents import added_to, answered, talents_of
from ..state import FORESEEN, Frame, State
from ..words import (
    NOTHING,
    SLOT,
    Advance,
    Build,
    Choose,
    Convert,
    DrawSpecial,
    Either,
    Exchange,
    Gain,
    If,
    Instead,
    May,
    Metropolis,
    Pay,
    Per,
    Perform,
    Produce,
    Ready,
    Seq,
    Sift,
    Table,
    Text,
    Upgrade,
    Use,
)
from .acting import Advancing, Performing, Readying, TakingTile, Using
from .choosing import Choosing, DrawingSpecial, Exchanging, Yielding, start_sifting
from .constructing import Building, Converting, Upgrading
from .giving import give_all, give_part
from .moves import Branch, Give, Skip
from .parts import Parts
from .possible import compulsory, pays, possible, usable
from .spots import Following, Several, Spot


def open_text(state: State, seat: int, text: Text, must: bool, thing: int = -1, site: int = -1) -> None:
    """UC-20.1  The parts of a text may be done in any order, each or none of them.

    UC-30.3  "May" is a reminder: every effect of a card is optional.
    UC-5.12  So is that of a permanent. What only gives is taken without asking.
    """
    if text.plain:
        give_all(state, seat, text)
    elif len(text.parts) == 1:
        begin(state, seat, text, 0, must, thing, site)
    else:
        state.stack.append(Parts(seat, text.number, 0, (), must))


def open_slot(state: State, seat: int, slot: int, must: bool) -> None:
    """UC-30.16  A permanent may add parts to the slots it names, also when they are used through a card."""
    printed = state.box.slots[slot]
    if answered(state, seat, SLOT):
        extra = [text.number for text in added_to(printed, talents_of(state, seat).heard[SLOT])]
        if extra:
            state.stack.append(Parts(seat, printed.text.number, 0, tuple(extra), must))
            return
    open_text(state, seat, printed.text, must)


def begin(
    state: State, seat: int, text: Text, part: int, must: bool, thing: int = -1, site: int = -1
) -> None:
    """Start one part of a text; `must`: something of it has to be done."""
    effect = text.parts[part]
    number = text.number
    if isinstance(effect, Gain):
        give_part(state, seat, text, effect)
    elif isinstance(effect, Build):
        state.stack.append(Building(seat, number, part, must, effect.n))
    elif isinstance(effect, Upgrade):
        it = (thing, site) if effect.it else (-1, -1)
        state.stack.append(Upgrading(seat, number, part, must, effect.n, 0, it[0], it[1]))
    elif isinstance(effect, Advance):
        state.stack.append(Advancing(seat, number, part, must, effect.n))
    elif isinstance(effect, Use):
        state.stack.append(Using(seat, number, part, must, effect.n))
    elif isinstance(effect, Either):
        state.stack.append(Choice(seat, number, part, must))
    elif isinstance(effect, Pay):
        state.stack.append(Paying(seat, number, part, must, effect.times))
    elif isinstance(effect, Choose):
        state.stack.append(Choosing(seat, number, part, must))
    elif isinstance(effect, May):
        open_text(state, seat, effect.do, False, thing, site)
    elif isinstance(effect, Seq):
        _begin_sequence(state, seat, text, effect, must)
    elif isinstance(effect, (Per, If)):
        _begin_counted(state, seat, text, effect, must)
    else:
        _begin_rare(state, seat, number, part, must, effect)


def _begin_rare(
    state: State,
    seat: int,
    text: int,
    part: int,
    must: bool,
    effect: Convert
    | Ready
    | Perform
    | Produce
    | Metropolis
    | Sift
    | Exchange
    | DrawSpecial
    | Instead
    | Table,
) -> None:
    match effect:
        case Convert():
            state.stack.append(Converting(seat, text, part, must))
        case Ready():
            state.stack.append(Readying(seat, text, part, must, effect.n))
        case Perform():
            state.stack.append(Performing(seat, text, part, must))
        case Produce():
            state.stack.append(Yielding(seat, text, part, must))
        case Metropolis():
            if state.dreaming != FORESEEN and state.metropolises:
                look(state, effect.look)
                state.stack.append(TakingTile(seat))
        case Sift():
            start_sifting(state, seat, effect.n, effect.keep)
        case Exchange():
            state.stack.append(Exchanging(seat, text, part, must))
        case DrawSpecial():
            state.stack.append(DrawingSpecial(seat, text, part, must))
        case Instead() | Table():
            raise AssertionError("Production and final scoring have their own readers")
        case _:
            assert_never(effect)


def _begin_sequence(state: State, seat: int, text: Text, effect: Seq, must: bool) -> None:
    """UC-11.12  A sequence is one part; once begun, nothing but triggers comes between its steps."""
    if possible(state, seat, effect, text):
        state.stack.append(Sequence(seat, effect.steps.number, 0, -1, -1, 0))
    elif must:
        state.broken = 1


def _begin_counted(state: State, seat: int, text: Text, effect: Per | If, must: bool) -> None:
    """UC-20.7  A count or condition is read when its part is done."""
    if isinstance(effect, If):
        do = effect.do if holds(state, seat, effect.condition, NOTHING) else effect.otherwise
        if do is not None:
            open_text(state, seat, do, must)
        return
    for _ in range(times(state, seat, effect.n, effect.of, effect.most)):
        state.stack.append(Opening(seat, effect.do.number))


@dataclass(init=False, eq=False)
class Opening(Frame):
    """A text that is about to be carried out."""

    text: int

    def __init__(self, seat: int, text: int) -> None:
        self.seat = seat
        self.text = text

    def step(self, state: State, seat: int, move: Move | None) -> None:
        open_text(state, self.seat, state.box.texts[self.text], False)

    def brings(self, state: State) -> int:
        return state.box.texts[self.text].brings


@dataclass(init=False, eq=False)
class Sequence(Following):
    """UC-11.11  The steps of a sequence in order, all or nothing; only what it says you may is optional."""

    def after(self, thing: int, site: int) -> Frame:
        return Sequence(self.seat, self.text, self.at, thing, site, self.counted)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        state.bound -= self.counted
        text = state.box.texts[self.text]
        if self.at + 1 < len(text.parts):
            counted = 1 if compulsory(text.parts, self.at + 1) else 0
            state.bound += counted
            state.stack.append(Sequence(self.seat, self.text, self.at + 1, self.thing, self.site, counted))
        effect = text.parts[self.at]
        if isinstance(effect, Advance):
            for _ in range(effect.n):
                advance(state, self.seat)
            return
        begin(state, self.seat, text, self.at, not isinstance(effect, (May, If)), self.thing, self.site)


@dataclass(init=False, eq=False)
class Choice(Spot):
    """UC-10.5  Exactly one branch of an either/or."""

    def options(self, state: State, seat: int) -> list[Move]:
        branches = self._branches(state)
        found: list[Move] = []
        for number, branch in enumerate(branches):
            if usable(state, seat, branch):
                found.append(Branch(branch.number, number))
        if self.must and len(found) == 1:
            return []
        if found and not self.must:
            found.append(Skip())
        return found

    def _branches(self, state: State) -> tuple[Text, ...]:
        effect = self.effect(state)
        assert isinstance(effect, Either)
        return effect.branches

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Branch):
            open_text(state, self.seat, state.box.texts[move.text], self.must)
            return
        found = [branch for branch in self._branches(state) if usable(state, self.seat, branch)]
        if self.must and found:
            open_text(state, self.seat, found[0], True)
        else:
            self.leave(state, move)


@dataclass(init=False, eq=False)
class Paying(Several):
    """UC-13.16  To pay for a benefit works once, unless the text says more.

    UC-30.20  Where it lets you pay more for more, each payment is a decision of its own.
    """

    def again(self) -> bool:
        return True

    def options(self, state: State, seat: int) -> list[Move]:
        effect = self.effect(state)
        assert isinstance(effect, Pay)
        found: list[Move] = []
        for number, cost in enumerate(effect.cost):
            if pays(state, seat, cost, effect.do, 0):
                found.append(Give(number, cost))
        if found and not self.must:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if not isinstance(move, Give):
            self.leave(state, move)
            return
        effect = self.effect(state)
        assert isinstance(effect, Pay)
        pay(state, seat, move.cost)
        if self.left > 1:
            state.stack.append(Paying(seat, self.text, self.part, False, self.left - 1))
        open_text(state, seat, effect.do, False)
