"""Which rails meet: couplers between tiles, and the lines that people or waste can take."""

from __future__ import annotations

from typing import Final

from ..view.kinds import NationView, TileView
from .plots import UNIT, Rail

PORTS: Final = ((12, 0), (24, 12), (12, 24), (0, 12))
STEPS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


def segments(tile: TileView) -> list[list[int]]:
    return tile["rails"] + tile["bridges"]


def open_sides(lines: list[list[int]]) -> set[int]:
    """The sides at which a rail or bridge ends."""
    ends = {(line[0], line[1]) for line in lines} | {(line[2], line[3]) for line in lines}
    return {side for side, port in enumerate(PORTS) if port in ends}


def cells_of(nation: NationView) -> dict[tuple[int, int], int]:
    return {(tile["x"], tile["y"]): i for i, tile in enumerate(nation["tiles"])}


def meetings(nation: NationView, x: int, y: int, lines: list[list[int]]) -> list[int]:
    """The sides at which a tile on this cell, with these rails, meets rails of its neighbours."""
    cells = cells_of(nation)
    found: list[int] = []
    for side in sorted(open_sides(lines)):
        other = cells.get((x + STEPS[side][0], y + STEPS[side][1]))
        if other is not None and (side + 2) % 4 in open_sides(segments(nation["tiles"][other])):
            found.append(side)
    return found


def couplers(nation: NationView) -> list[tuple[int, int, int]]:
    """Column, row and side (east or south) of all meetings of rails in a country."""
    sides = [open_sides(segments(tile)) for tile in nation["tiles"]]
    cells = cells_of(nation)
    found: list[tuple[int, int, int]] = []
    for (x, y), i in cells.items():
        for side in (1, 2):
            other = cells.get((x + STEPS[side][0], y + STEPS[side][1]))
            if side in sides[i] and other is not None and (side + 2) % 4 in sides[other]:
                found.append((x, y, side))
    return found


def line_from(nation: NationView, tile: int, city: int, far: bool) -> dict[int, tuple[Rail, ...]]:
    """By tile, the track that can be run over from a city without entering another one.

    Near lines stay on the tile of the city; far ones go on wherever rails meet.
    """
    cells = cells_of(nation)
    home = nation["tiles"][tile]["cities"][city]
    waiting = [
        (tile, line) for line in segments(nation["tiles"][tile]) if _touches(line, home["x"], home["y"])
    ]
    seen: list[tuple[int, list[int]]] = []
    while waiting:
        each = waiting.pop()
        if each in seen:
            continue
        seen.append(each)
        waiting += _next(nation, cells, each[0], each[1], far)
    found: dict[int, tuple[Rail, ...]] = {}
    for at, line in seen:
        a, b, c, d = line
        found[at] = (*found.get(at, ()), (a * UNIT, b * UNIT, c * UNIT, d * UNIT))
    return found


def _next(
    nation: NationView, cells: dict[tuple[int, int], int], at: int, line: list[int], far: bool
) -> list[tuple[int, list[int]]]:
    tile = nation["tiles"][at]
    stops = {(city["x"], city["y"]) for city in tile["cities"]}
    found: list[tuple[int, list[int]]] = []
    for other in segments(tile):
        shared = [point for point in _ends(line) if _touches(other, *point)]
        shared += [point for point in _ends(other) if _touches(line, *point)]
        if any([point not in stops for point in shared]):
            found.append((at, other))
    for side, port in enumerate(PORTS):
        beside = cells.get((tile["x"] + STEPS[side][0], tile["y"] + STEPS[side][1]))
        if far and port in _ends(line) and beside is not None:
            across = PORTS[(side + 2) % 4]
            found += [
                (beside, other) for other in segments(nation["tiles"][beside]) if across in _ends(other)
            ]
    return found


def _ends(line: list[int]) -> list[tuple[int, int]]:
    return [(line[0], line[1]), (line[2], line[3])]


def _touches(line: list[int], x: int, y: int) -> bool:
    """Whether a point lies on a straight line."""
    a, b, c, d = line
    if (c - a) * (y - b) - (d - b) * (x - a):
        return False
    return min(a, c) <= x <= max(a, c) and min(b, d) <= y <= max(b, d)
