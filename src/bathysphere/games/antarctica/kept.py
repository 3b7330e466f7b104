"""Majorities that were worked out before: the same counts come again and again, wherever ships are."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MOST: Final = 50_000
"""Beyond so many kept majorities all are forgotten: about 30 MB."""
FAR: Final = 2
"""A lead of so much or more is one."""


@dataclass(init=False, eq=False)
class Majority:
    """One scored item: what every seat has there, its place (0: none) and its points. Never changed.

    `stake` is what the first place brings more than the second; `leads` is by how much every seat leads the
    best of the others, never more than `FAR`.
    """

    category: int
    number: int
    counts: list[int]
    places: list[int]
    points: list[int]
    stake: int
    leads: list[int]

    def __init__(
        self, category: int, number: int, counts: list[int], places: list[int], points: list[int], stake: int
    ) -> None:
        self.category = category
        self.number = number
        self.counts = counts
        self.places = places
        self.points = points
        self.stake = stake
        self.leads = [_lead(counts, seat) for seat in range(len(counts))]


def _lead(counts: list[int], seat: int) -> int:
    rivals = [count for other, count in enumerate(counts) if other != seat]
    return min(counts[seat] - max(rivals), FAR)


@dataclass(init=False, eq=False)
class Kept:
    """By everything that a majority hangs on, packed into a number: the majority."""

    known: dict[int, Majority]

    def __init__(self) -> None:
        self.known = {}

    def keep(self, mark: int, majority: Majority) -> Majority:
        if len(self.known) >= MOST:
            self.known.clear()
        self.known[mark] = majority
        return majority


def mark_of(category: int, number: int, counts: list[int], more: int) -> int:
    """The number under which a majority is kept; no count reaches 64."""
    found = ((more * 4 + category) * 8 + number) * 8 + len(counts)
    for count in counts:
        found = found * 64 + count
    return found
