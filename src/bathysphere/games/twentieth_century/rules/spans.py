"""Bridges on one tile: every place where one may lie, boiled down to distinct effects (ledger 3.5). Pure."""

from __future__ import annotations

from math import gcd

from ..components import (
    BUILDING,
    CITY,
    JUNCTION,
    RADIUS_SQUARED,
    SIZE,
    TO_CITY,
    TO_SIDE,
    TO_ZONE,
    Drawing,
    Plan,
    Span,
)
from .tracks import survey

Point = tuple[int, int]
Anchor = tuple[int, int, int, int]
"""x, y, kind of element, number of element."""


def menu(plan: Plan) -> tuple[Span, ...]:
    """One bridge per distinct effect, the shortest, then the first in reading order of its ends."""
    anchors = _anchors(plan)
    best: dict[tuple[tuple[int, int], tuple[int, int]], tuple[int, Point, Point]] = {}
    for i, one in enumerate(anchors):
        for other in anchors[i + 1 :]:
            elements = _effect(plan, one, other)
            if elements is None:
                continue
            p, q = (one[0], one[1]), (other[0], other[1])
            rank = ((q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2, p, q)
            if (elements not in best or rank < best[elements]) and may_lie(plan.drawing, p, q):
                best[elements] = rank
    return tuple([Span(a, b, (p[0], p[1], q[0], q[1])) for (a, b), (_, p, q) in sorted(best.items())])


def with_span(drawing: Drawing, line: tuple[int, int, int, int]) -> Drawing:
    """TC-15.1  From then on a bridge is rail. An end inside a rail becomes a junction, a bare side railed."""
    kinds, xs, ys = list(drawing.kinds), list(drawing.xs), list(drawing.ys)
    rails = list(drawing.rails)
    ends: list[int] = []
    for x, y in ((line[0], line[1]), (line[2], line[3])):
        spot = _spot_at(xs, ys, x, y)
        if spot < 0:
            spot = len(kinds)
            kinds.append(JUNCTION)
            xs.append(x)
            ys.append(y)
            rails = _split(xs, ys, rails, spot)
        ends.append(spot)
    rails.append((ends[0], ends[1]))
    return Drawing(tuple(kinds), tuple(xs), tuple(ys), tuple(rails))


def bridged(plan: Plan, span: Span) -> Plan:
    """The plan with one more bridge."""
    return survey(with_span(plan.drawing, span.line))


def may_lie(drawing: Drawing, p: Point, q: Point) -> bool:
    """TC-15.2  A bridge lies wholly on one tile.
    TC-15.3  It is straight and of any length.
    TC-15.4  It may end on a rail, a city or another bridge, but cross none.
    """
    if (p[0] == q[0] and p[0] in (0, SIZE)) or (p[1] == q[1] and p[1] in (0, SIZE)):
        return False
    for one, other in drawing.rails:
        a = (drawing.xs[one], drawing.ys[one])
        b = (drawing.xs[other], drawing.ys[other])
        if not _clear_of_rail(p, q, a, b):
            return False
    for spot, kind in enumerate(drawing.kinds):
        if kind in (CITY, BUILDING) and not _clear_of_disc(p, q, (drawing.xs[spot], drawing.ys[spot]), kind):
            return False
    return True


def _anchors(plan: Plan) -> list[Anchor]:
    """TC-15.5  An end may lie on a city, on a rail, or at the middle of a side, railed or bare."""
    drawing = plan.drawing
    discs = [(drawing.xs[spot], drawing.ys[spot]) for spot, kind in enumerate(drawing.kinds) if kind == CITY]
    found: dict[Point, tuple[int, int]] = {}
    for rail, (one, other) in enumerate(drawing.rails):
        for point in _lattice(drawing, one, other):
            if all([(point[0] - x) ** 2 + (point[1] - y) ** 2 > RADIUS_SQUARED for x, y in discs]):
                found[point] = (TO_ZONE, plan.rail_zones[rail])
    for city, point in enumerate(discs):
        found[point] = (TO_CITY, city)
    for side in range(4):
        found.setdefault((drawing.xs[side], drawing.ys[side]), (TO_SIDE, side))
    return sorted([(x, y, kind, number) for (x, y), (kind, number) in found.items()])


def _lattice(drawing: Drawing, one: int, other: int) -> list[Point]:
    """The whole-numbered points of a rail, ends included."""
    x, y = drawing.xs[one], drawing.ys[one]
    dx, dy = drawing.xs[other] - x, drawing.ys[other] - y
    steps = gcd(abs(dx), abs(dy))
    return [(x + dx * i // steps, y + dy * i // steps) for i in range(steps + 1)]


def _effect(plan: Plan, one: Anchor, other: Anchor) -> tuple[tuple[int, int], tuple[int, int]] | None:
    """What two anchors would join, in order; nothing if they are joined already."""
    a, b = (one[2], one[3]), (other[2], other[3])
    if a == b:
        return None
    if b < a:
        a, b = b, a
    if a[0] == TO_CITY and b[0] == TO_ZONE and b[1] in plan.touches[a[1]]:
        return None
    if a[0] == b[0] == TO_CITY and any([zone in plan.touches[b[1]] for zone in plan.touches[a[1]]]):
        return None
    return a, b


def _spot_at(xs: list[int], ys: list[int], x: int, y: int) -> int:
    for spot in range(len(xs)):
        if xs[spot] == x and ys[spot] == y:
            return spot
    return -1


def _split(xs: list[int], ys: list[int], rails: list[tuple[int, int]], spot: int) -> list[tuple[int, int]]:
    """Rails with a new spot in the middle of one of them."""
    point = (xs[spot], ys[spot])
    for i, (one, other) in enumerate(rails):
        if _on(point, (xs[one], ys[one]), (xs[other], ys[other])):
            return [*rails[:i], *rails[i + 1 :], (one, spot), (spot, other)]
    raise AssertionError(point)


def _cross(o: Point, a: Point, b: Point) -> int:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def _on(p: Point, a: Point, b: Point) -> bool:
    return (
        _cross(a, b, p) == 0
        and min(a[0], b[0]) <= p[0] <= max(a[0], b[0])
        and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    )


def meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two closed segments share a point."""
    d1, d2, d3, d4 = _cross(a, b, c), _cross(a, b, d), _cross(c, d, a), _cross(c, d, b)
    if d1 * d2 < 0 and d3 * d4 < 0:
        return True
    return _on(c, a, b) or _on(d, a, b) or _on(a, c, d) or _on(b, c, d)


def overlap(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments of one line share more than a point."""
    if _cross(a, b, c) or _cross(a, b, d):
        return False
    i = 0 if a[0] != b[0] else 1
    return max(min(a[i], b[i]), min(c[i], d[i])) < min(max(a[i], b[i]), max(c[i], d[i]))


def within(p: Point, a: Point, b: Point, radius_squared: int) -> bool:
    """Whether a point is as near as that to a segment."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    if along <= 0:
        return (p[0] - a[0]) ** 2 + (p[1] - a[1]) ** 2 <= radius_squared
    if along >= length:
        return (p[0] - b[0]) ** 2 + (p[1] - b[1]) ** 2 <= radius_squared
    return _cross(a, b, p) ** 2 <= radius_squared * length


def _clear_of_rail(p: Point, q: Point, a: Point, b: Point) -> bool:
    """A bridge may touch a rail with one end and nowhere else."""
    ends = int(_on(p, a, b)) + int(_on(q, a, b))
    if ends == 0:
        return not meet(p, q, a, b)
    return ends == 1 and not overlap(p, q, a, b)


def _clear_of_disc(p: Point, q: Point, centre: Point, kind: int) -> bool:
    """A bridge stays out of the disc of a city unless it ends in it; of a building unless an end is in."""
    if centre in (p, q) or not within(centre, p, q, RADIUS_SQUARED):
        return True
    if kind == CITY:
        return False
    return within(centre, p, p, RADIUS_SQUARED) or within(centre, q, q, RADIUS_SQUARED)
