"""Reads the drawings of tiles and refuses those that no printer could draw (ledger 3.1)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ...kernel.packs import Entry, Pack
from .components import (
    BEND,
    BENDS,
    BUILDING,
    CITY,
    CITY_LETTERS,
    JUNCTION,
    PORT,
    RADIUS_SQUARED,
    SIDES,
    SIZE,
    SPOTS,
    City,
    Drawing,
    Plan,
)
from .rules.spans import Point, meet, overlap, within
from .rules.tracks import survey, turned

_SPOT: Final = re.compile(r"([a-z]) (\d+),(\d+)")
_PORTS: Final = ((12, 0), (24, 12), (12, 24), (0, 12))


@dataclass(frozen=True)
class Layout:
    """A drawing that tiles share."""

    id: str
    number: int
    plan: Plan


def read_layouts(pack: Pack) -> list[Layout]:
    return [
        Layout(entry.id, i, survey(_drawing(entry))) for i, entry in enumerate(pack.entries("layouts.toml"))
    ]


def _drawing(entry: Entry) -> Drawing:
    letters = list(SIDES)
    kinds = [PORT] * 4
    points: list[Point] = list(_PORTS)
    for raw in entry.text("spots").split("; "):
        found = _SPOT.fullmatch(raw)
        if found is None or (found[1] not in SPOTS and found[1] not in BENDS) or found[1] in letters:
            raise entry.wrong("spots", f"must be letters of their own and places like 'a 6,18', not {raw!r}")
        letters.append(found[1])
        kinds.append(SPOTS.get(found[1], BEND))
        points.append((int(found[2]), int(found[3])))
    cities = [letter for letter in letters if letter in CITY_LETTERS]
    if cities != list(CITY_LETTERS[: len(cities)]) or kinds.count(BUILDING) > 1:
        raise entry.wrong("spots", "cities are a, b, c, d in this order, and there is at most one building")
    rails = [_rail(entry, raw, letters) for raw in entry.text("rails").split(" ")]
    entry.source()
    entry.done()
    made = Drawing(tuple(kinds), tuple(x for x, _ in points), tuple(y for _, y in points), tuple(rails))
    _check_spots(entry, made, letters)
    _check_rails(entry, made, letters)
    return made


def _rail(entry: Entry, raw: str, letters: list[str]) -> tuple[int, int]:
    ends = raw.split("-")
    if len(ends) != 2 or ends[0] == ends[1] or any(end not in letters for end in ends):
        raise entry.wrong("rails", f"must join two spots like 'j-N', not {raw!r}")
    return letters.index(ends[0]), letters.index(ends[1])


def _check_spots(entry: Entry, made: Drawing, letters: list[str]) -> None:
    """One rail at most per side, forks where they are drawn, nothing at the edge, cities apart."""
    for spot, kind in enumerate(made.kinds):
        degree = len([rail for rail in made.rails if spot in rail])
        if kind == PORT and degree > 1:
            raise entry.wrong("rails", f"at most one rail ends at side {letters[spot]}, not {degree}")
        if kind == JUNCTION and degree < 3:
            raise entry.wrong("rails", f"junction {letters[spot]} needs three rails, not {degree}")
        if kind == BEND and degree != 2:
            raise entry.wrong("rails", f"bend {letters[spot]} needs two rails, not {degree}")
        if kind == BUILDING and not degree:
            raise entry.wrong("rails", "the building needs a rail")
        if kind != PORT and not (2 <= made.xs[spot] <= SIZE - 2 and 2 <= made.ys[spot] <= SIZE - 2):
            raise entry.wrong("spots", f"{letters[spot]} must lie at least 2 inside the tile")
    if not any(min(rail) < 4 for rail in made.rails):
        raise entry.wrong("rails", "at least one rail ends at a side")
    discs = [spot for spot, kind in enumerate(made.kinds) if kind in (CITY, BUILDING)]
    for one, other in combinations(discs, 2):
        apart = (made.xs[one] - made.xs[other]) ** 2 + (made.ys[one] - made.ys[other]) ** 2
        if apart <= 4 * RADIUS_SQUARED:
            raise entry.wrong("spots", f"{letters[one]} and {letters[other]} lie upon each other")


def _check_rails(entry: Entry, made: Drawing, letters: list[str]) -> None:
    """Rails meet only in shared spots and keep clear of the discs of others."""
    ends = [_ends(made, rail) for rail in made.rails]
    for (i, one), (j, other) in combinations(enumerate(made.rails), 2):
        shared = set(one) & set(other)
        touching = overlap(*ends[i], *ends[j]) if shared else meet(*ends[i], *ends[j])
        if touching or len(shared) == 2:
            raise entry.wrong("rails", f"{_name(one, letters)} and {_name(other, letters)} cross or coincide")
    for spot, kind in enumerate(made.kinds):
        radius = RADIUS_SQUARED if kind in (CITY, BUILDING) else 0
        for i, rail in enumerate(made.rails):
            if spot not in rail and within((made.xs[spot], made.ys[spot]), *ends[i], radius):
                raise entry.wrong("rails", f"{_name(rail, letters)} runs through {letters[spot]}")


def _ends(made: Drawing, rail: tuple[int, int]) -> tuple[Point, Point]:
    return (made.xs[rail[0]], made.ys[rail[0]]), (made.xs[rail[1]], made.ys[rail[1]])


def _name(rail: tuple[int, int], letters: list[str]) -> str:
    return f"{letters[rail[0]]}-{letters[rail[1]]}"


def turns_of(drawing: Drawing, cities: tuple[City, ...]) -> tuple[int, ...]:
    """The turns in which a tile looks different."""
    seen: list[object] = []
    found: list[int] = []
    for turn in range(4):
        face = _face(drawing, cities)
        if face not in seen:
            seen.append(face)
            found.append(turn)
        drawing = turned(drawing)
    return tuple(found)


def _face(drawing: Drawing, cities: tuple[City, ...]) -> object:
    """What can be seen of a tile, whatever its spots are called."""
    places = [spot for spot, kind in enumerate(drawing.kinds) if kind == CITY]
    discs = {(drawing.xs[spot], drawing.ys[spot], city) for spot, city in zip(places, cities, strict=True)}
    return discs, {frozenset(_ends(drawing, rail)) for rail in drawing.rails}
