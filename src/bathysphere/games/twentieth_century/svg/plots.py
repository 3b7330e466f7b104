"""Where everything lies on a tile in one of its turns: rails, signs of cities, free ground."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ....drawing.strokes import Dice
from ..components import BUILDING, CITY, JUNCTION, City, Drawing
from ..rules.tracks import turned_point

SIDE: Final = 240
UNIT: Final = 10
"""A tile is drawn on a square of 24; a step is ten units of the picture."""
SIDES: Final = ((120, 0), (240, 120), (120, 240), (0, 120))
Point: TypeAlias = tuple[float, float]
Frame: TypeAlias = tuple[float, float, float, float]
Rail: TypeAlias = tuple[int, int, int, int]


@dataclass(frozen=True)
class Sign:
    """The board of a city: its frame with the houses above it, and how its goods stand on it."""

    x: float
    y: float
    w: float
    h: float
    gap: float
    scale: float
    stacked: bool

    @property
    def frame(self) -> Frame:
        return self.x, self.y, self.w, self.h


@dataclass(frozen=True)
class Plot:
    """A tile in one turn."""

    rails: tuple[Rail, ...]
    forks: tuple[Point, ...]
    spots: tuple[Point, ...]
    signs: tuple[Sign, ...]
    building: bool
    heap: Point
    heap_scale: float
    scenery: tuple[tuple[float, float, float], ...]


def plot(drawing: Drawing, cities: tuple[City, ...], turn: int, seed: int) -> Plot:
    points = [turned_point(x, y, turn) for x, y in zip(drawing.xs, drawing.ys, strict=True)]
    at = [(x * UNIT, y * UNIT) for x, y in points]
    rails = tuple([(*at[one], *at[other]) for one, other in drawing.rails])
    spots = [at[i] for i, kind in enumerate(drawing.kinds) if kind == CITY]
    signs = tuple([_sign(city, i, spots, cities) for i, city in enumerate(cities)])
    building = BUILDING in drawing.kinds
    ground = Ground(rails, [each.frame for each in signs], building)
    heap = ground.freest()
    return Plot(
        rails,
        tuple([at[i] for i, kind in enumerate(drawing.kinds) if kind == JUNCTION]),
        tuple(spots),
        signs,
        building,
        heap,
        min(1.35, max(0.95, ground.room(*heap) / 25)),
        tuple(ground.scatter(heap, Dice(seed * 4 + turn + 1))),
    )


def goods(city: City) -> list[tuple[str, int]]:
    """What a city makes, in the order of its sign."""
    found = [(good, n) for good, n in zip(("coin", "science", "vp"), city.goods, strict=True) if n]
    return [*found, ("recycling", 1)] if city.recycling else found


def _sign(city: City, number: int, spots: list[tuple[int, int]], cities: tuple[City, ...]) -> Sign:
    """Pushed inwards where it would leave the tile; three goods beside the middle stand two over one."""
    x, y = spots[number]
    n = len(goods(city))
    others = [spot for i, spot in enumerate(spots) if i != number]
    tight = bool(others) and (n > 2 or min([math.dist((x, y), other) for other in others]) < 105)
    if tight and n > 2 and abs(x - 120) >= abs(y - 120):
        cx, cy = min(max(x, 47), 193), min(max(y, 60), 178)
        return Sign(cx - 42, cy - 55, 84, 112, 38, 1.14, True)
    gap, scale = (31, 1.0) if tight else (39, 1.27)
    if n < 3:
        gap, scale = (35, 1.12) if tight else (43, 1.38)
    w = max(50, gap * n + 8)
    high = 82 if scale > 1.2 else 76
    left = min(max(x - w / 2, 5), 235 - w)
    top = min(max(y, 43), 192 if scale > 1.2 else 196) - 38
    return Sign(left, top, w, high, gap, scale, False)


@lru_cache(2048)
def clear_of_signs(plot: Plot, w: float, h: float, x: float, y: float) -> Point:
    """The place nearest to a point where a plate of this size covers no sign, or as little as can be."""

    def worth(at: Point) -> tuple[float, float]:
        return _covered(plot, at, w, h), math.dist(at, (x, y))

    across = range(math.ceil(w / 2) + 2, SIDE - math.ceil(w / 2) - 1, 6)
    down = range(math.ceil(h / 2) + 2, SIDE - math.ceil(h / 2) - 1, 6)
    return min([(x, y), *[(float(a), float(b)) for a in across for b in down]], key=worth)


def _covered(plot: Plot, at: Point, w: float, h: float) -> float:
    """How much of the signs a plate round a point covers."""
    found = 0.0
    for left, top, wide, high in [sign.frame for sign in plot.signs]:
        across = min(at[0] + w / 2, left + wide) - max(at[0] - w / 2, left)
        down = min(at[1] + h / 2, top + high) - max(at[1] - h / 2, top)
        found += max(0.0, across) * max(0.0, down)
    return found


class Ground:
    """What is free of rails and signs: where waste lies and scenery stands."""

    def __init__(self, rails: tuple[Rail, ...], frames: list[Frame], building: bool) -> None:
        self.rails = rails
        self.frames = [*frames, (58, 52, 124, 134)] if building else frames
        self.free = {(x, y): self.room(x, y) for x in range(20, 221, 8) for y in range(20, 221, 8)}

    def room(self, x: float, y: float) -> float:
        """The free radius round a point."""
        found = min(x - 8, 232 - x, y - 8, 232 - y)
        for left, top, w, h in self.frames:
            found = min(found, math.hypot(max(left - x, 0, x - left - w), max(top - y, 0, y - top - h)) - 2)
        for rail in self.rails:
            found = min(found, _away(x, y, rail) - 11)
        return found

    def freest(self) -> Point:
        """The corner for waste."""
        return max(self.free, key=lambda p: (min(self.free[p], 32), math.dist(p, (120, 120)), -p[0]))

    def scatter(self, heap: Point, dice: Dice) -> list[tuple[float, float, float]]:
        """Places for scenery: the widest first, none upon another."""
        taken: list[tuple[float, float, float]] = [(*heap, 34)]
        places = sorted(self.free, key=lambda p: (-min(self.free[p], 38), dice.between(0, 1)))
        for x, y in places:
            free = min([self.free[(x, y)], *[math.dist((x, y), (a, b)) - r for a, b, r in taken]])
            if free >= 12 and len(taken) < 8:
                taken.append((x, y, min(free, 34 if len(taken) < 3 else 24)))
        return taken[1:]


def _away(x: float, y: float, rail: Rail) -> float:
    ax, ay, bx, by = rail
    dx, dy = bx - ax, by - ay
    along = max(0.0, min(1.0, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)))
    return math.hypot(x - ax - along * dx, y - ay - along * dy)
