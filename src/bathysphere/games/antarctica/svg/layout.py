"""Where everything lies on the board: the sun's road, the docks, the coast and the ground of the eight zones.

Zone 0 is bottom left; from there zones go counter-clockwise, as the sun does (AN-1.10).
"""

from __future__ import annotations

import math
from bisect import bisect_left
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

Point: TypeAlias = tuple[float, float]

WIDE: Final = 844
HIGH: Final = 424
STATION: Final = (252, 102)
"""The pole station in the middle of the board."""
GROUND: Final = (190, 84)
"""What a zone has for its name, buildings and scientists."""
DOCK: Final = 44
_PAD: Final = 28
_SHORE: Final = 27
_POWER: Final = 3.9
"""A superellipse fills a landscape frame better than an ellipse."""
_STEPS: Final = 720
_GAP: Final = 48
_SIDES: Final = ((-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0))


@dataclass(frozen=True)
class Spot:
    """A place on the sun's road and the direction of the road there, in degrees."""

    x: float
    y: float
    turn: float


@dataclass(frozen=True)
class Plot:
    """One zone: its sun space, its three docks, the arrow behind it, its ground and its outlines."""

    sun: Spot
    docks: tuple[Spot, Spot, Spot]
    edge: Spot
    ground: Point
    knee: Point
    shore: Point
    wedge: str
    lane: str


def outline(points: list[Point]) -> str:
    return "M" + " ".join([f"{x:.1f} {y:.1f}" for x, y in points]) + "Z"


def coast_shape(angle: float) -> float:
    """Bays and capes as a factor on the radius; 0 is the bottom, angles go counter-clockwise."""
    found = 1.0
    for centre, spread, depth in _BAYS:
        away = (angle - centre + math.pi) % (2 * math.pi) - math.pi
        found += depth * math.exp(-((away / spread) ** 2))
    found += 0.008 * math.sin(9 * angle + 1) + 0.006 * math.sin(17 * angle)
    return found + 0.004 * math.sin(31 * angle + 2)


_BAYS: Final = (
    (0.0, 0.16, -0.05),
    (3.62, 0.12, -0.03),
    (4.1, 0.06, 0.03),
    (1.86, 0.08, -0.03),
    (5.2, 0.12, -0.03),
)


def _radius(angle: float) -> float:
    across, down = abs(math.sin(angle)), abs(math.cos(angle))
    return float((across**_POWER + down**_POWER) ** (-1 / _POWER))


def oval(rx: float, ry: float, n: int, ragged: bool = False) -> list[Point]:
    """Points counter-clockwise on the screen, from the bottom middle."""
    found: list[Point] = []
    for i in range(n):
        angle = 2 * math.pi * i / n
        r = _radius(angle) * (coast_shape(angle) if ragged else 1)
        found.append((rx * r * math.sin(angle), ry * r * math.cos(angle)))
    return found


CENTRE: Final = (WIDE / 2, HIGH / 2)
ROAD: Final = (WIDE / 2 - _PAD, HIGH / 2 - _PAD)
COAST: Final = (ROAD[0] - _SHORE, ROAD[1] - _SHORE)


def around(points: list[Point]) -> list[Point]:
    """Points round the middle of the board."""
    return [(CENTRE[0] + x, CENTRE[1] + y) for x, y in points]


class Road:
    """The sun's road, measured by the way along it from the bottom middle."""

    def __init__(self) -> None:
        self.points = around(oval(*ROAD, _STEPS))
        self.ways = [0.0]
        for i in range(1, _STEPS + 1):
            self.ways.append(self.ways[-1] + math.dist(self.points[i - 1], self.points[i % _STEPS]))
        self.length = self.ways[-1]

    def at(self, way: float) -> Spot:
        way %= self.length
        i = self._step(way)
        (x0, y0), (x1, y1) = self.points[i], self.points[(i + 1) % _STEPS]
        part = (way - self.ways[i]) / (self.ways[i + 1] - self.ways[i])
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        return Spot(x0 + (x1 - x0) * part, y0 + (y1 - y0) * part, turn)

    def shore(self, way: float) -> Point:
        """The coast beside a point of the road."""
        angle = 2 * math.pi * self._step(way % self.length) / _STEPS
        r = _radius(angle) * coast_shape(angle)
        return CENTRE[0] + COAST[0] * r * math.sin(angle), CENTRE[1] + COAST[1] * r * math.cos(angle)

    def _step(self, way: float) -> int:
        return min(max(bisect_left(self.ways, way) - 1, 0), _STEPS - 1)


@dataclass(frozen=True)
class Stretch:
    """The part of the road that belongs to a zone, and the part of the coast."""

    start: float
    end: float
    coast_start: float
    coast_end: float


def _stretches(road: Road) -> list[Stretch]:
    """Middle zones and side zones have what they need, the corners take the rest of the road."""
    span = 44 + 3 * _GAP
    side, middle = span + 24, max(span + 24, WIDE * 0.27)
    corner = road.length / 4 - side / 2 - middle / 2
    arcs = [corner, middle, corner, side] * 2
    starts = [-middle / 2 - corner]
    for arc in arcs:
        starts.append(starts[-1] + arc)
    ends = [_landfall(road, zone, starts[zone + 1]) for zone in range(8)]
    befores = [ends[7] - road.length, *ends[:7]]
    return [Stretch(starts[zone], starts[zone + 1], befores[zone], ends[zone]) for zone in range(8)]


def _landfall(road: Road, zone: int, end: float) -> float:
    """Where a border meets the coast: beside a side zone it runs level with that zone's ground."""
    if zone not in (2, 3, 6, 7):
        return end
    level = CENTRE[1] + (GROUND[1] / 2 + 10) * (1 if zone in (2, 7) else -1)
    return min([end + i for i in range(-150, 151, 2)], key=lambda way: abs(road.shore(way)[1] - level))


def _knees() -> list[Point]:
    """The inner ends of the borders, round the station."""
    across, down = GROUND[0] / 2 + 4, STATION[1] / 2 + 5
    beside, level = STATION[0] / 2 + 8, GROUND[1] / 2 + 4
    found = [(-across, down), (across, down), (beside, level), (beside, -level)]
    return around([*found, *[(-x, -y) for x, y in found]])


@cache
def plots() -> list[Plot]:
    road = Road()
    knees = _knees()
    stretches = _stretches(road)
    return [_plot(road, zone, stretches[zone], knees[zone], knees[zone - 1]) for zone in range(8)]


def _plot(road: Road, zone: int, stretch: Stretch, knee: Point, before: Point) -> Plot:
    first = (stretch.start + stretch.end) / 2 - (44 + 3 * _GAP) / 2 + 20
    sx, sy = _SIDES[zone]
    out = (WIDE / 2 - _PAD - _SHORE - GROUND[0] / 2 - 12, HIGH / 2 - _PAD - _SHORE - GROUND[1] / 2 - 9)
    inset = (40, 7) if sx and sy else (0, 0)
    coast = [stretch.coast_start + (stretch.coast_end - stretch.coast_start) * i / 24 for i in range(25)]
    wedge = [*[road.shore(way) for way in coast], knee, before]
    ways = [stretch.start + 12 + (stretch.end - stretch.start - 24) * i / 30 for i in range(31)]
    lane = [road.at(way) for way in ways]
    docks = [road.at(first + 44 + _GAP * i) for i in range(3)]
    return Plot(
        road.at(first),
        (docks[0], docks[1], docks[2]),
        road.at(stretch.end),
        (CENTRE[0] + sx * (out[0] - inset[0]), CENTRE[1] + sy * (out[1] - inset[1])),
        knee,
        road.shore(stretch.coast_end),
        outline(_drawn_in(wedge, 4)),
        "M" + " ".join([f"{spot.x:.1f} {spot.y:.1f}" for spot in lane]),
    )


def _drawn_in(points: list[Point], by: float) -> list[Point]:
    """The same outline, a little smaller, so that neighbours do not touch."""
    mx = sum([x for x, _ in points]) / len(points)
    my = sum([y for _, y in points]) / len(points)
    found: list[Point] = []
    for x, y in points:
        far = math.dist((x, y), (mx, my))
        found.append((x + (mx - x) * by / far, y + (my - y) * by / far))
    return found
