"""Upgrading structures, and turning a city symbiotic (UC-14.9, UC-18)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import PURPLE, UPGRADE, WHITE
from ..state import State, replaced
from ..words import TUNNEL


def upgradable(state: State, seat: int, thing: int) -> list[int]:
    """UC-18.1  Structures can be upgraded, cities not.

    UC-18.3  Nothing is upgraded twice.
    UC-18.5  An unconnected building may be upgraded.
    Buildings of one city that are alike are named once.
    """
    nation = state.nations[seat]
    if thing == TUNNEL:
        return [site for site, built in enumerate(nation.tunnels) if built == 1]
    board = state.box.boards[nation.board]
    found: list[int] = []
    seen: list[int] = []
    for site, built in enumerate(nation.buildings):
        if built == thing:
            alike = board.homes[site] * 16 + board.site_times[site]
            if alike not in seen:
                seen.append(alike)
                found.append(site)
    return found


def upgrade(state: State, seat: int, thing: int, site: int) -> None:
    """UC-18.4  An upgraded structure still is one of its kind.

    UC-18.6  To upgrade is not to build: no biomatter, no bonus, no surcharge, no trigger of building.
    UC-32.5  So a surcharge is never due.
    """
    nation = state.nations[seat]
    if thing == TUNNEL:
        nation.tunnels = replaced(nation.tunnels, site, 2)
    else:
        nation.buildings = replaced(nation.buildings, site, thing + UPGRADE)
    state.facts.append(Fact("upgraded", seat, thing, site))


def convertible(state: State, seat: int) -> list[int]:
    """UC-14.9  One effect turns a nonsymbiotic city symbiotic, as long as a purple dome is left."""
    if not state.purple:
        return []
    return [city for city, dome in enumerate(state.nations[seat].cities) if dome == WHITE]


def convert(state: State, seat: int, city: int) -> None:
    """UC-14.10  A conversion is no building: no bonus, no surcharge; it takes a purple dome.

    UC-1.13  The white dome goes back to the supply.
    """
    state.purple -= 1
    state.white += 1
    nation = state.nations[seat]
    nation.cities = replaced(nation.cities, city, PURPLE)
    state.facts.append(Fact("converted", seat, place=city))
