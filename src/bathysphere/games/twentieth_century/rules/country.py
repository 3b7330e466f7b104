"""The map of one seat: cells, attaching, zones over several tiles (TC-7, ledger chapter 3)."""

from __future__ import annotations

from typing import Final

from ..components import TO_SIDE, Box, Piece, Plan, Span
from ..state import HOME, WIDTH, Country
from .spans import bridged, menu

STEPS: Final = (-WIDTH, 1, WIDTH, -1)
"""From a cell to its neighbour at each side."""

AROUND: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)
MENU: Final = 64
"""Bridges of a tile are written as one number, each a digit: its place in the menu of its time, plus one."""


def founded(box: Box, piece: int) -> Country:
    """A country of one tile."""
    plan = box.plans[box.pieces[piece].layout]
    return Country([piece], [HOME], [0], [0], [0], list(range(plan.zones)), [HOME + step for step in AROUND])


def column_of(cell: int) -> int:
    """How far east of the start tile a cell lies."""
    return cell % WIDTH - HOME % WIDTH


def row_of(cell: int) -> int:
    """How far south of the start tile a cell lies."""
    return cell // WIDTH - HOME // WIDTH


def tile_at(country: Country, cell: int) -> int:
    """The placed tile on a cell, or -1."""
    return country.cells.index(cell) if cell in country.cells else -1


def piece_of(box: Box, country: Country, tile: int) -> Piece:
    return box.pieces[country.pieces[tile]]


def is_territory(box: Box, country: Country, tile: int) -> bool:
    """TC-13.3  A facility is never a territory: it holds neither people nor waste and scores nothing."""
    return country.pieces[tile] < box.territories


def plan_of(box: Box, country: Country, tile: int) -> Plan:
    """The rails of a placed tile, its bridges included; the turn is still to be taken into account."""
    layout = box.pieces[country.pieces[tile]].layout
    bridges = country.bridges[tile]
    return box.plans[layout] if bridges == 0 else _bridged_plan(box, layout, bridges)


def zone_at(box: Box, country: Country, tile: int, side: int) -> int:
    """The local zone that ends at a side of a placed tile, or -1."""
    return plan_of(box, country, tile).facing[country.turns[tile] * 4 + side]


def city_zones(box: Box, country: Country, tile: int, city: int) -> list[int]:
    """The zones of the country that a city touches."""
    first = country.firsts[tile]
    return [country.zones[first + zone] for zone in plan_of(box, country, tile).touches[city]]


def attached(box: Box, country: Country, piece: int, cell: int, turn: int) -> Country:
    """TC-7.7  A tile is attached in any of its four turns.
    TC-7.8  It takes an empty cell that shares a side or a corner with a tile in place.
    TC-7.9  Rails need not match those of the neighbours.
    TC-7.10  Nothing ever moves or turns a placed tile: there is no deed for it.
    """
    made = sketched(box, country, piece, cell, turn)
    made.open = _opened(country, cell)
    return made


def sketched(box: Box, country: Country, piece: int, cell: int, turn: int) -> Country:
    """The country with one more tile, as far as rails go: which cells that opens is left out."""
    plan = box.plans[box.pieces[piece].layout]
    first = len(country.zones)
    made = Country(
        [*country.pieces, piece],
        [*country.cells, cell],
        [*country.turns, turn],
        [*country.bridges, 0],
        [*country.firsts, first],
        [*country.zones, *range(first, first + plan.zones)],
        country.open,
    )
    _join(box, made, len(made.cells) - 1)
    return made


def _opened(country: Country, cell: int) -> list[int]:
    found = [each for each in country.open if each != cell]
    for step in AROUND:
        near = cell + step
        if near not in country.open and near not in country.cells:
            found.append(near)
    return found


def _join(box: Box, country: Country, tile: int) -> None:
    """Run the zones of a new tile together with those of its neighbours where rails meet at a side."""
    plan = plan_of(box, country, tile)
    turn = country.turns[tile] * 4
    first = country.firsts[tile]
    for side in range(4):
        own = plan.facing[turn + side]
        beside = country.cells[tile] + STEPS[side]
        if own < 0 or beside not in country.cells:
            continue
        other = country.cells.index(beside)
        theirs = zone_at(box, country, other, (side + 2) % 4)
        if theirs >= 0:
            _merge(country, country.zones[first + own], country.zones[country.firsts[other] + theirs])


def _merge(country: Country, one: int, other: int) -> None:
    if one != other:
        low, high = min(one, other), max(one, other)
        country.zones = [low if zone == high else zone for zone in country.zones]


def spans_of(box: Box, country: Country, tile: int) -> tuple[Span, ...]:
    """The menu of bridges of a placed tile."""
    return _menu_of(box, box.pieces[country.pieces[tile]].layout, country.bridges[tile])


def spanned(box: Box, country: Country, tile: int, pick: int) -> Country:
    """The country with a bridge from the menu of a tile; all zones are found anew."""
    bridges = country.bridges[:]
    bridges[tile] = bridges[tile] * MENU + pick + 1
    made = Country(country.pieces, country.cells, country.turns, bridges, [], [], country.open)
    for each in range(len(made.cells)):
        first = len(made.zones)
        made.firsts.append(first)
        made.zones += range(first, first + plan_of(box, made, each).zones)
    for each in range(1, len(made.cells)):
        _join(box, made, each)
    return made


def bridge_lines(box: Box, country: Country, tile: int) -> list[tuple[int, int, int, int]]:
    """Where the bridges of a tile lie, as drawn, in the order in which they were built."""
    layout = box.pieces[country.pieces[tile]].layout
    bridges = country.bridges[tile]
    found: list[tuple[int, int, int, int]] = []
    while bridges:
        found.insert(0, _menu_of(box, layout, bridges // MENU)[bridges % MENU - 1].line)
        bridges //= MENU
    return found


def bridges_on(bridges: int) -> int:
    """How many bridges a number names."""
    n = 0
    while bridges:
        bridges //= MENU
        n += 1
    return n


def turned_side(country: Country, tile: int, element: tuple[int, int]) -> tuple[int, int]:
    """An element of a menu as it lies: sides are turned with the tile."""
    kind, number = element
    return (kind, (number + country.turns[tile]) % 4) if kind == TO_SIDE else element


def _bridged_plan(box: Box, layout: int, bridges: int) -> Plan:
    key = (bridges << 10) | layout
    if key not in box.bridged:
        before = bridges // MENU
        plan = box.plans[layout] if before == 0 else _bridged_plan(box, layout, before)
        box.bridged[key] = bridged(plan, _menu_of(box, layout, before)[bridges % MENU - 1])
    return box.bridged[key]


def _menu_of(box: Box, layout: int, bridges: int) -> tuple[Span, ...]:
    key = (bridges << 10) | layout
    if key not in box.menus:
        plan = box.plans[layout] if bridges == 0 else _bridged_plan(box, layout, bridges)
        box.menus[key] = menu(plan)
    return box.menus[key]
