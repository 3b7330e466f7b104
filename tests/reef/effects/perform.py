"""Carries out printed text: one case per word (REEF-5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from ..components import BIOLOGY, COIN, Effect, Either, Gain, Parts, Pay
from ..state import Frame, State


class Branch(Move):
    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> str:
        return f"branch {self.number}"

    def point(self) -> str:
        return "D3"


class Part(Move):
    def __init__(self, number: int) -> None:
        self.number = number

    def key(self) -> str:
        return f"part {self.number}"

    def point(self) -> str:
        return "D4"


class Skip(Move):
    def key(self) -> str:
        return "skip"

    def point(self) -> str:
        return "D3"


def possible(state: State, seat: int, effect: Effect) -> bool:
    """REEF-5.3  Only a payment can be impossible."""
    match effect:
        case Pay():
            return state.divers[seat].coin >= effect.n
        case Gain() | Either() | Parts():
            return True
        case _:
            assert_never(effect)


def apply(state: State, text: Perform, effect: Effect) -> None:
    match effect:
        case Gain():
            _gain(state, text.seat, effect.what, effect.n)
        case Pay():
            state.divers[text.seat].coin -= effect.n
        case Either():
            state.stack.append(Pick(text.seat, text.card, text.on, [*text.path, text.at]))
        case Parts():
            state.stack.append(AnyOrder(text.seat, text.card, text.on, [*text.path, text.at], []))
        case _:
            assert_never(effect)


def _gain(state: State, seat: int, what: int, n: int) -> None:
    diver = state.divers[seat]
    if what == COIN:
        diver.coin += n
    elif what == BIOLOGY:
        diver.biology += n
    else:
        diver.coral += n
    state.facts.append(Fact("gained", seat, what, n=n))


def lines(state: State, card: int, on: int, path: list[int]) -> tuple[Effect, ...]:
    """The run of effects at `path` inside one card's text: pairs of (place in the run, branch or part)."""
    found = state.box.cards[card].when[on]
    for i in range(0, len(path), 2):
        effect = found[path[i]]
        if isinstance(effect, Either):
            found = effect.branches[path[i + 1]]
        else:
            assert isinstance(effect, Parts)
            found = (effect.items[path[i + 1]],)
    return found


@dataclass(init=False, eq=False)
class Text(Frame):
    """A place inside printed text, named by card, moment and path, never by object."""

    card: int
    on: int
    path: list[int]

    def __init__(self, seat: int, card: int, on: int, path: list[int]) -> None:
        super().__init__(seat)
        self.card = card
        self.on = on
        self.path = path


@dataclass(init=False, eq=False)
class Perform(Text):
    """REEF-5.1  Text is carried out from left to right."""

    at: int

    def __init__(self, seat: int, card: int, on: int, path: list[int], at: int) -> None:
        super().__init__(seat, card, on, path)
        self.at = at

    def step(self, state: State, seat: int, move: Move | None) -> None:
        run = lines(state, self.card, self.on, self.path)
        if self.at + 1 < len(run):
            state.stack.append(Perform(self.seat, self.card, self.on, self.path, self.at + 1))
        if self.at < len(run):
            apply(state, self, run[self.at])


@dataclass(init=False, eq=False)
class Pick(Text):
    """REEF-5.3  Where the text says "or", choose a branch you can carry out in full."""

    def __init__(self, seat: int, card: int, on: int, path: list[int]) -> None:
        super().__init__(seat, card, on, path)

    def options(self, state: State, seat: int) -> list[Move]:
        either = lines(state, self.card, self.on, self.path[:-1])[self.path[-1]]
        assert isinstance(either, Either)
        found: list[Move] = []
        for number, branch in enumerate(either.branches):
            if all([possible(state, seat, effect) for effect in branch]):
                found.append(Branch(number))
        if either.optional:
            found.append(Skip())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Branch):
            state.stack.append(Perform(self.seat, self.card, self.on, [*self.path, move.number], 0))


@dataclass(init=False, eq=False)
class AnyOrder(Text):
    """REEF-5.2  Parts are carried out in any order; what cannot be done is lost."""

    done: list[int]

    def __init__(self, seat: int, card: int, on: int, path: list[int], done: list[int]) -> None:
        super().__init__(seat, card, on, path)
        self.done = done

    def options(self, state: State, seat: int) -> list[Move]:
        parts = lines(state, self.card, self.on, self.path[:-1])[self.path[-1]]
        assert isinstance(parts, Parts)
        found: list[Move] = []
        for number, effect in enumerate(parts.items):
            if number not in self.done and possible(state, seat, effect):
                found.append(Part(number))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Part):
            state.stack.append(AnyOrder(self.seat, self.card, self.on, self.path, [*self.done, move.number]))
            state.stack.append(Perform(self.seat, self.card, self.on, [*self.path, move.number], 0))
