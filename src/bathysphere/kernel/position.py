"""What every state has: a generator, a count of reveals, the latest facts, the question last asked."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import Final

from .moves import Move
from .rng import Rng

NOBODY: Final = -1
NO_MOVES: Final[list[Move]] = []
"""Nothing was offered; shared, and like all lists of options never changed."""


@dataclass(init=False, eq=False)
class Fact:
    """Something that just happened. Rules state facts; triggers, logs and motion read them. Never changed.

    `what` is a past participle; `thing`, `place` and `n` are small ints whose meaning `what` decides.
    """

    what: str
    seat: int
    thing: int
    place: int
    n: int

    def __init__(self, what: str, seat: int, thing: int = -1, place: int = -1, n: int = 0) -> None:
        self.what = what
        self.seat = seat
        self.thing = thing
        self.place = place
        self.n = n


@dataclass(init=False, eq=False)
class Position:
    """Base of every State. `asker` and `asked` are a cache and no fields: never saved, never hashed."""

    rng: Rng
    reveals: int
    facts: list[Fact]

    def __init__(self, rng: Rng, reveals: int, facts: list[Fact]) -> None:
        self.rng = rng
        self.reveals = reveals
        self.facts = facts
        self.asker: int = NOBODY
        self.asked: list[Move] = NO_MOVES

    def offer(self, seat: int, options: list[Move]) -> None:
        """Remember what a seat was offered, so that options are worked out once per question."""
        self.asker = seat
        self.asked = options

    def forget(self) -> None:
        """The table was changed: what was offered holds no longer."""
        self.asker = NOBODY
        self.asked = NO_MOVES

    def _repr_svg_(self) -> str | None:
        """The table as everybody may see it, in notebooks. Who draws lives upstairs and is asked by name."""
        shown: str | None = import_module("bathysphere.picture").show(self)
        return shown
