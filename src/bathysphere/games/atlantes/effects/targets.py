"""Frames in which the owner picks what an effect acts on (AT-13, AT-15, AT-17, AT-18)."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.kernel.moves import Move

from ..components import Character, Location, Manta
from ..rules.characters import one_of_each, retrieve
from ..rules.locations import can_rise, can_score, raise_one, raise_whole, score
from ..rules.mantas import ready_one
from ..rules.recruiting import recruit
from ..state import State
from .text import Text


class OnLocation(Move):
    """`raise`, `raise fully` or `score` one location. Under an order of another player it answers D10."""

    def __init__(self, verb: str, location: Location, ordered: bool) -> None:
        self.verb = verb
        self.location = location
        self.ordered = ordered

    def key(self) -> str:
        return f"{self.verb} {self.location.id}"

    def point(self) -> str:
        if self.ordered:
            return "D10"
        return "D7" if self.verb == "raise" else "D8"


class OnCharacter(Move):
    """`retrieve` or `replay` one character of the discard."""

    def __init__(self, verb: str, character: Character) -> None:
        self.verb = verb
        self.character = character

    def key(self) -> str:
        return f"{self.verb} {self.character.id}"

    def point(self) -> str:
        return "D8"


class TakeFree(Move):
    """The character on one space of the row, without paying."""

    def __init__(self, space: int, character: Character) -> None:
        self.space = space
        self.character = character

    def key(self) -> str:
        return f"take {self.character.id} from space {self.space + 1}"

    def point(self) -> str:
        return "D8"


class ReadyManta(Move):
    def __init__(self, manta: Manta) -> None:
        self.manta = manta

    def key(self) -> str:
        return f"ready {self.manta.id}"

    def point(self) -> str:
        return "D8"


def _on(verb: str, state: State, seat: int, numbers: list[int]) -> list[Move]:
    """One answer for each of these locations of a seat."""
    ordered = seat != state.active
    locations = state.box.locations
    return [OnLocation(verb, locations[each], ordered) for each in numbers]


@dataclass(init=False, eq=False)
class Notches(Text):
    """AT-13.1  Raise n moves own locations up by n notches in total.
    AT-13.3  The notches may be split over several locations.
    AT-13.7  As many notches as possible must be used; excess notches are lost.
    """

    left: int

    def __init__(self, seat: int, source: int, number: int, path: list[int], left: int) -> None:
        super().__init__(seat, source, number, path)
        self.left = left

    def options(self, state: State, seat: int) -> list[Move]:
        return _on("raise", state, self.seat, can_rise(state, self.seat, self.source, self.number))

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, OnLocation):
            if self.left > 1:
                state.stack.append(Notches(self.seat, self.source, self.number, self.path, self.left - 1))
            raise_one(state, self.seat, move.location.number)


@dataclass(init=False, eq=False)
class RaiseOneFully(Text):
    """AT-13.6  One location only, whatever its depth."""

    def options(self, state: State, seat: int) -> list[Move]:
        return _on("raise fully", state, self.seat, can_rise(state, self.seat, self.source, self.number))

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, OnLocation):
            raise_whole(state, self.seat, move.location.number)


@dataclass(init=False, eq=False)
class ScoreSome(Text):
    """AT-15.5  As an effect of a played card, scoring is compulsory when a location is there to be scored."""

    left: int

    def __init__(self, seat: int, source: int, number: int, path: list[int], left: int) -> None:
        super().__init__(seat, source, number, path)
        self.left = left

    def options(self, state: State, seat: int) -> list[Move]:
        return _on("score", state, self.seat, can_score(state, self.seat, self.source, self.number))

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, OnLocation):
            if self.left > 1:
                state.stack.append(ScoreSome(self.seat, self.source, self.number, self.path, self.left - 1))
            score(state, self.seat, move.location.number)


@dataclass(init=False, eq=False)
class RetrieveSome(Text):
    """AT-17.1  The owner chooses which character comes back."""

    left: int

    def __init__(self, seat: int, source: int, number: int, path: list[int], left: int) -> None:
        super().__init__(seat, source, number, path)
        self.left = left

    def options(self, state: State, seat: int) -> list[Move]:
        characters = state.box.characters
        return [
            OnCharacter("retrieve", characters[card])
            for card in one_of_each(state, state.realms[self.seat].discard)
        ]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, OnCharacter):
            if self.left > 1:
                state.stack.append(
                    RetrieveSome(self.seat, self.source, self.number, self.path, self.left - 1)
                )
            retrieve(state, self.seat, move.character.number)


@dataclass(init=False, eq=False)
class FreeRecruit(Text):
    """AT-17.2  Any one character of the row, without paying.
    AT-6.10  The icon is its own permission; paid acquisitions need a played character.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        characters = state.box.characters
        return [TakeFree(space, characters[card]) for space, card in enumerate(state.row)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, TakeFree):
            recruit(state, self.seat, move.space, 0)


@dataclass(init=False, eq=False)
class ReadySome(Text):
    """AT-17.7  Some inactive mantas of the own reserve, as many as there are."""

    left: int

    def __init__(self, seat: int, source: int, number: int, path: list[int], left: int) -> None:
        super().__init__(seat, source, number, path)
        self.left = left

    def options(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = []
        kinds: list[int] = []
        for number in state.realms[self.seat].idle:
            manta = state.box.mantas[number]
            if manta.kind not in kinds:
                kinds.append(manta.kind)
                found.append(ReadyManta(manta))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, ReadyManta):
            if self.left > 1:
                state.stack.append(ReadySome(self.seat, self.source, self.number, self.path, self.left - 1))
            ready_one(state, self.seat, move.manta.number)
