"""Points at the end (UC-28, UC-29)."""

from __future__ import annotations

from typing import Final

from ..state import State
from ..words import BIOMATTER, Bundle
from .counting import types_at
from .network import connected_cities

PER_CITY: Final[tuple[int, ...]] = (2, 3, 4, 6)
BIOMATTER_PRICE: Final = 2
UNITS_PER_POINT: Final = 4


def network_points(state: State, seat: int) -> int:
    """UC-28.5  A connected city scores 2, 3, 4 or 6 points for 0, 1, 2 or 3 different kinds of buildings.

    UC-28.7  Unconnected cities and buildings score nothing.
    """
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    connected = connected_cities(nation)
    found = 0
    for city in range(len(board.sites)):
        if connected & (1 << city):
            found += PER_CITY[len(types_at(board, nation, city))]
    return found


def resource_points(supply: list[int]) -> int:
    """UC-28.8  All biomatter is sold for 2 credits each.

    UC-28.9  Then every 4 units of credits, kelp, science and steelplast in any mixture score a point.
    UC-28.10  Hand cards, unused action cards and contracts score nothing.
    """
    return (sum(supply[:BIOMATTER]) + BIOMATTER_PRICE * supply[BIOMATTER]) // UNITS_PER_POINT


def affordable_times(supply: list[int], cost: Bundle, times: int) -> int:
    """UC-28.4  How often a purchase can be paid with what is left; sold biomatter comes too late for it."""
    found = times
    for kind in range(5):
        if cost[kind]:
            found = min(found, supply[kind] // cost[kind])
    return found


def places(points: list[int], order: tuple[int, ...]) -> list[int]:
    """UC-29.1  Most points wins.

    UC-29.2  A tie goes to whoever is earlier in the final order.
    UC-29.3  Every tie is broken like that; nobody shares a place.
    """
    ranked = [(-points[seat], order.index(seat), seat) for seat in range(len(points))]
    ranked.sort()
    found = [0] * len(points)
    for place, (_, _, seat) in enumerate(ranked):
        found[seat] = place + 1
    return found
