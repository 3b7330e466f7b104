"""Your network: what is linked to the starting city (UC-16, UC-17)."""

from __future__ import annotations

from typing import Final

from ..components import Board
from ..state import Nation, State
from ..words import DESAL, FARM, LAB, NONSYMBIOTIC, SYMBIOTIC, TUNNEL

TUNNELS_ONLY: Final = 1 << TUNNEL
BUILDINGS_ONLY: Final = 1 << FARM | 1 << DESAL | 1 << LAB
CITIES_ONLY: Final = 1 << NONSYMBIOTIC | 1 << SYMBIOTIC


def board_of(state: State, seat: int) -> Board:
    return state.box.boards[state.nations[seat].board]


def connected_cities(nation: Nation) -> int:
    """UC-17.4  A city is connected iff a built tunnel touches it.

    UC-17.2  The starting city always is.
    UC-17.1  The network is everything linked to the starting city: cities, structures, empty city sites.
    UC-17.3  Every tunnel is connected.
    UC-17.6  What is unconnected does not produce, is not fed and does not count at the end.
    As bits of city sites: reached over tunnels, and built on.
    """
    return nation.domes & nation.reached


def is_connected(nation: Nation, city: int) -> bool:
    """UC-17.5  A building is connected iff its city site holds a connected city."""
    return bool(nation.domes & nation.reached & (1 << city))


def touches_city(board: Board, nation: Nation, tunnel: int) -> bool:
    """UC-25.2  A tunnel produces if one of its ends holds a city.

    UC-22.6  A metropolis at its other end does not help it.
    """
    one, other = board.ends[tunnel]
    domes = nation.domes
    return (one >= 0 and bool(domes & (1 << one))) or (other >= 0 and bool(domes & (1 << other)))


def tunnel_sites(board: Board, nation: Nation) -> list[int]:
    """UC-16.2  Empty tunnel sites linked to the start by built tunnels, over cities or empty city sites.

    UC-16.3  A site at the starting city is always linked.
    UC-16.4  No path runs through a metropolis.
    UC-16.5  A tunnel may lead to an empty city site and on from there.
    """
    known, sites = nation.for_tunnels
    if known is not nation.tunnels:
        sites = _open_tunnels(board, nation)
        nation.for_tunnels = (nation.tunnels, sites)
    return sites


def _open_tunnels(board: Board, nation: Nation) -> list[int]:
    found: list[int] = []
    reached = nation.reached
    for tunnel, built in enumerate(nation.tunnels):
        if not built:
            one, other = board.ends[tunnel]
            if (one >= 0 and reached & (1 << one)) or (other >= 0 and reached & (1 << other)):
                found.append(tunnel)
    return found


def reach(board: Board, nation: Nation, tunnel: int) -> None:
    """UC-16.6  Every built tunnel is linked to the starting city, so one new tunnel reaches its own ends."""
    for end in board.ends[tunnel]:
        if end >= 0:
            nation.reached |= 1 << end


def city_sites(board: Board, nation: Nation) -> list[int]:
    """UC-14.2  Empty city sites that a tunnel site joins to a city of yours.

    UC-14.3  That tunnel need not be built.
    UC-14.4  That city need not be connected.
    UC-14.8  A metropolis is no city and makes nothing legal.
    """
    domes = nation.domes
    known, sites = nation.for_cities
    if known != domes:
        sites = [c for c in range(len(board.near)) if board.near[c] & domes and not domes & (1 << c)]
        nation.for_cities = (domes, sites)
    return sites


def things_with_sites(board: Board, nation: Nation) -> int:
    """The things for which there is any legal site, expansion sites apart; as bits."""
    tunnels, buildings, domes, found = nation.for_sites
    if tunnels is not nation.tunnels or buildings is not nation.buildings or domes != nation.domes:
        found = TUNNELS_ONLY if tunnel_sites(board, nation) else 0
        if usual_sites(board, nation):
            found |= BUILDINGS_ONLY
        if city_sites(board, nation):
            found |= CITIES_ONLY
        nation.for_sites = (nation.tunnels, nation.buildings, nation.domes, found)
    return found


def settled(board: Board, nation: Nation) -> int:
    """UC-15.2  Buildings may stand at a city, or at a city site where a city could be built; as bits.

    UC-15.3  Could be built looks at the position only, not at money or domes.
    """
    found = nation.domes
    for city in city_sites(board, nation):
        found |= 1 << city
    return found


def building_sites(board: Board, nation: Nation, expansion: bool, only: bool) -> list[int]:
    """UC-15.1  Empty building sites of settled city sites; sites of one city that are alike are named once.

    UC-15.4  Any kind of building fits any site.
    UC-15.6  Expansion sites are closed, unless a text opens them; `only` asks for nothing else.
    UC-15.7  Expansion sites lie at settled city sites too.
    """
    if expansion or only:
        return _open_buildings(board, nation, expansion, only)
    return usual_sites(board, nation)


def usual_sites(board: Board, nation: Nation) -> list[int]:
    """UC-15.6  The building sites without those for expansion."""
    known, domes, sites = nation.for_buildings
    if known is not nation.buildings or domes != nation.domes:
        sites = _open_buildings(board, nation, False, False)
        nation.for_buildings = (nation.buildings, nation.domes, sites)
    return sites


def _open_buildings(board: Board, nation: Nation, expansion: bool, only: bool) -> list[int]:
    found: list[int] = []
    where, seen, buildings = settled(board, nation), 0, nation.buildings
    closed, twin = board.expansion, board.twin
    for city, sites in enumerate(board.sites):
        if not where & (1 << city):
            continue
        for site in sites:
            if buildings[site]:
                continue
            if closed[site]:
                if expansion:
                    found.append(site)
            elif not only and not seen & twin[site]:
                seen |= twin[site]
                found.append(site)
    return found
