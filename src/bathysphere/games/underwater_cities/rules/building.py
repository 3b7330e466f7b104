"""Building cities, buildings and tunnels (UC-14, UC-15, UC-16, UC-21)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..components import FREE_SITE, PURPLE, WHITE, Board
from ..state import Nation, State, replaced
from ..words import DESAL, FARM, LAB, NONSYMBIOTIC, SYMBIOTIC, TUNNEL, Bundle
from .metropolises import join
from .network import board_of, building_sites, city_sites, reach, tunnel_sites

UNLIMITED: Final = 1 << FARM | 1 << DESAL | 1 << LAB
"""UC-1.3  Building tokens never run out."""
ALL_THINGS: Final = UNLIMITED | 1 << TUNNEL | 1 << NONSYMBIOTIC | 1 << SYMBIOTIC


def in_stock(state: State, thing: int) -> bool:
    """UC-1.4  Nobody builds a tunnel once the 47 tiles are used up.

    UC-1.5  The white domes are limited for all together.
    UC-1.7  So are the purple ones: 7, 10 or 13 with 2, 3 or 4 players.
    UC-1.8  In the solo game purple domes do not run out.
    UC-1.3  Building tokens never run out.
    UC-14.7  When one kind of dome is used up, the other may still be built.
    """
    return all_in_stock(state) & (1 << thing) != 0


def all_in_stock(state: State) -> int:
    """UC-1.4  The things that are not used up, as bits."""
    if state.tunnels > 0 and state.white > 0 and state.purple > 0:
        return ALL_THINGS
    found = UNLIMITED
    if state.tunnels > 0:
        found |= 1 << TUNNEL
    if state.white > 0:
        found |= 1 << NONSYMBIOTIC
    return found | 1 << SYMBIOTIC if state.purple > 0 else found


def sites_for(state: State, seat: int, thing: int, expansion: bool, only: bool) -> list[int]:
    """UC-30.1  A thing is built on a legal site only."""
    board, nation = board_of(state, seat), state.nations[seat]
    if thing == TUNNEL:
        return tunnel_sites(board, nation)
    if thing >= NONSYMBIOTIC:
        return city_sites(board, nation)
    return building_sites(board, nation, expansion, only)


def surcharge(board: Board, thing: int, site: int) -> Bundle:
    """UC-32.3  What a black-and-red site costs more; nothing elsewhere."""
    if not board.advanced:
        return FREE_SITE
    if thing == TUNNEL:
        return board.tunnel_surcharge[site]
    if thing >= NONSYMBIOTIC:
        return board.city_surcharge[site]
    return board.site_surcharge[site]


def bonus(board: Board, thing: int, site: int) -> int:
    """UC-21.1  The printed bonus of a site, as the number of its text, or -1.

    UC-21.2  Some sites give a Federation step and a card.
    UC-32.13  The six points of a city site with science surcharge are such a bonus.
    """
    if thing == TUNNEL:
        return board.tunnel_bonus[site]
    if thing >= NONSYMBIOTIC:
        return board.city_bonus[site]
    return board.site_bonus[site]


def place(state: State, seat: int, thing: int, site: int) -> None:
    """Put a thing on a site; paying is UC-13, the bonus is a trigger (UC-21.4)."""
    nation = state.nations[seat]
    nation.new = replaced(nation.new, thing, nation.new[thing] + 1)
    if thing == TUNNEL:
        state.facts.append(Fact("built", seat, thing, site))
        _place_tunnel(state, seat, nation, site)
    elif thing >= NONSYMBIOTIC:
        _place_city(state, nation, thing, site)
        state.facts.append(Fact("built", seat, thing, site))
    else:
        nation.buildings = replaced(nation.buildings, site, thing)
        state.facts.append(Fact("built", seat, thing, site))


def _place_tunnel(state: State, seat: int, nation: Nation, site: int) -> None:
    """UC-16.1  A tunnel tile goes on an empty tunnel site, not upgraded."""
    board = board_of(state, seat)
    state.tunnels -= 1
    nation.tunnels = replaced(nation.tunnels, site, 1)
    reach(board, nation, site)
    join(state, seat, site)


def _place_city(state: State, nation: Nation, thing: int, site: int) -> None:
    """UC-14.1  A dome of the chosen kind goes on an empty city site.

    UC-14.6  Rules about a city are about both kinds.
    """
    if thing == SYMBIOTIC:
        state.purple -= 1
        nation.cities = replaced(nation.cities, site, PURPLE)
    else:
        state.white -= 1
        nation.cities = replaced(nation.cities, site, WHITE)
    nation.domes |= 1 << site
