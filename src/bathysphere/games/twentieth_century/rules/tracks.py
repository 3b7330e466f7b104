"""Rails on one tile: zones and reach (ledger chapter 3). Pure: drawings in, plans out."""

from __future__ import annotations

from ..components import BUILDING, CITY, SIZE, Drawing, Plan


def survey(drawing: Drawing) -> Plan:
    """Work out a drawing: two rails are of one zone if they meet where no city is."""
    zone_of = _zones(drawing)
    zones = max(zone_of, default=-1) + 1
    cities = [spot for spot, kind in enumerate(drawing.kinds) if kind == CITY]
    ends = [-1, -1, -1, -1]
    hub = -1
    touched: list[list[int]] = [[] for _ in cities]
    for rail, zone in zip(drawing.rails, zone_of, strict=True):
        for spot in rail:
            if spot < 4:
                ends[spot] = zone
            elif drawing.kinds[spot] == BUILDING:
                hub = zone
            elif drawing.kinds[spot] == CITY and zone not in touched[cities.index(spot)]:
                touched[cities.index(spot)].append(zone)
    facing = [ends[(side - turn) % 4] for turn in range(4) for side in range(4)]
    free = [_reach(ends, touched, city, True) for city in range(len(cities))]
    strict = [_reach(ends, touched, city, False) for city in range(len(cities))]
    return Plan(
        drawing,
        tuple(zone_of),
        zones,
        len(cities),
        hub,
        tuple(facing),
        tuple([tuple(sorted(each)) for each in touched]),
        tuple([turned_mask(mask, turn) for turn in range(4) for mask in free]),
        tuple([turned_mask(mask, turn) for turn in range(4) for mask in strict]),
    )


def turned_mask(mask: int, turn: int) -> int:
    """A set of sides after a number of clockwise quarter turns."""
    return ((mask << turn) | (mask >> (4 - turn))) & 15


def turned_point(x: int, y: int, turn: int) -> tuple[int, int]:
    """A point of a tile after a number of clockwise quarter turns."""
    for _ in range(turn):
        x, y = SIZE - y, x
    return x, y


def turned(drawing: Drawing) -> Drawing:
    """The drawing after one clockwise quarter turn: (x, y) goes to (24 - y, x), N to E to S to W."""
    order = [3, 0, 1, 2, *range(4, len(drawing.kinds))]
    moved = [(0 if spot == 3 else spot + 1) if spot < 4 else spot for spot in range(len(order))]
    return Drawing(
        drawing.kinds,
        tuple([SIZE - drawing.ys[spot] for spot in order]),
        tuple([drawing.xs[spot] for spot in order]),
        tuple([(moved[one], moved[other]) for one, other in drawing.rails]),
    )


def _zones(drawing: Drawing) -> list[int]:
    """The zone of every rail, numbered in the order of the rails."""
    found = list(range(len(drawing.rails)))
    for spot, kind in enumerate(drawing.kinds):
        if kind == CITY:
            continue
        meeting = [i for i, rail in enumerate(drawing.rails) if spot in rail]
        for rail in meeting[1:]:
            old, new = max(found[rail], found[meeting[0]]), min(found[rail], found[meeting[0]])
            found = [new if zone == old else zone for zone in found]
    names = sorted(set(found))
    return [names.index(zone) for zone in found]


def _reach(ends: list[int], touched: list[list[int]], city: int, via_city: bool) -> int:
    """The sides that a train from a city can leave by, as a mask."""
    zones = touched[city][:]
    grew = via_city
    while grew:
        grew = False
        for others in touched:
            if any([zone in zones for zone in others]):
                fresh = [zone for zone in others if zone not in zones]
                zones += fresh
                grew = grew or bool(fresh)
    mask = 0
    for side in range(4):
        if ends[side] in zones:
            mask |= 1 << side
    return mask
