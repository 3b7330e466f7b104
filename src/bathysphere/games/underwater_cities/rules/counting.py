"""What texts count and ask about: always the owner's own board (UC-4.13, UC-7.4, UC-30)."""

from __future__ import annotations

from typing import assert_never

from ..components import PURPLE, UPGRADE, WHITE, Board
from ..state import Nation, State
from ..words import (
    ACTION_CARDS,
    BUILDINGS,
    CITIES,
    CITY_TUNNELS,
    FARM,
    FULL_CITIES,
    LAB,
    METROPOLISES,
    NONSYMBIOTICS,
    PAIRED_CITIES,
    PRODUCTION_CARDS,
    SPECIAL_CARDS,
    STRUCTURES,
    SYMBIOTICS,
    TUNNELS,
    Bundle,
    Condition,
    Count,
    Have,
    Least,
    Most,
    OnSpace,
    Produced,
)
from .cards import paid_specials
from .network import touches_city


def count(state: State, seat: int, what: Count) -> int:
    """How many there are on the seat's own board.

    UC-4.13  No text knows another player's board.
    UC-7.4  Where a text says connected, unconnected cities and buildings are left out.
    """
    nation = state.nations[seat]
    noun = what.noun
    if what.new:
        return _new(nation, noun)
    board = state.box.boards[nation.board]
    if noun in (TUNNELS, CITY_TUNNELS):
        return _tunnels(board, nation, noun == CITY_TUNNELS, what.upgraded)
    if noun <= STRUCTURES:
        low, high = (FARM, LAB) if noun in (BUILDINGS, STRUCTURES) else (noun, noun)
        found = _buildings(board, nation, low, high, what)
        return found + _tunnels(board, nation, False, what.upgraded) if noun == STRUCTURES else found
    if noun in (CITIES, SYMBIOTICS, NONSYMBIOTICS):
        return _cities(nation, noun, what.connected)
    return _things(state, seat, nation, board, noun)


def _new(nation: Nation, noun: int) -> int:
    if noun == STRUCTURES:
        return sum(nation.new[:4])
    if noun == BUILDINGS:
        return sum(nation.new[1:4])
    if noun == CITIES:
        return sum(nation.new[4:])
    if noun in (SYMBIOTICS, NONSYMBIOTICS):
        return nation.new[5 if noun == SYMBIOTICS else 4]
    return nation.new[noun]


def _tunnels(board: Board, nation: Nation, at_city: bool, upgraded: bool) -> int:
    least = 2 if upgraded else 1
    found = 0
    for tunnel, built in enumerate(nation.tunnels):
        if built >= least and (not at_city or touches_city(board, nation, tunnel)):
            found += 1
    return found


def _buildings(board: Board, nation: Nation, low: int, high: int, what: Count) -> int:
    """UC-15.8  A building on an expansion site counts like any other."""
    where = nation.domes & nation.reached
    found = 0
    for site, built in enumerate(nation.buildings):
        if built and (not what.connected or where & (1 << board.homes[site])):
            kind = built - UPGRADE if built > LAB else built
            if low <= kind <= high and (built > LAB or not what.upgraded):
                found += 1
    return found


def _cities(nation: Nation, noun: int, connected: bool) -> int:
    found = 0
    for city, dome in enumerate(nation.cities):
        if dome and (not connected or nation.reached & (1 << city)):
            fits = noun == CITIES or dome == (PURPLE if noun == SYMBIOTICS else WHITE)
            found += 1 if fits else 0
    return found


def _things(state: State, seat: int, nation: Nation, board: Board, noun: int) -> int:
    if noun == METROPOLISES:
        return nation.joined.bit_count() + len(nation.gained)
    if noun == ACTION_CARDS:
        return len(nation.actions)
    if noun == PRODUCTION_CARDS:
        return len(nation.productions)
    if noun == SPECIAL_CARDS:
        return paid_specials(state, seat)
    assert noun in (FULL_CITIES, PAIRED_CITIES)
    found = 0
    for city in range(len(board.sites)):
        if nation.domes & nation.reached & (1 << city):
            hit = (
                len(types_at(board, nation, city)) == 3
                if noun == FULL_CITIES
                else pairs_at(board, nation, city)
            )
            found += 1 if hit else 0
    return found


def types_at(board: Board, nation: Nation, city: int) -> list[int]:
    """UC-28.6  The different kinds of buildings at a city; their number and upgrades do not matter."""
    found: list[int] = []
    for site in board.sites[city]:
        built = nation.buildings[site]
        kind = built - UPGRADE if built > LAB else built
        if kind and kind not in found:
            found.append(kind)
    return found


def pairs_at(board: Board, nation: Nation, city: int) -> list[int]:
    """UC-25.5  The kinds of which a city has at least two upgraded buildings."""
    seen = [0, 0, 0, 0]
    for site in board.sites[city]:
        if nation.buildings[site] > LAB:
            seen[nation.buildings[site] - UPGRADE] += 1
    return [kind for kind in (1, 2, 3) if seen[kind] >= 2]


def times(state: State, seat: int, n: int, of: tuple[Count, ...], most: int) -> int:
    """UC-28.12  "Per n" rounds down; of several counts the smallest decides.

    UC-30.19  One kelp per three laboratories: two laboratories give nothing.
    """
    found = min([count(state, seat, each) for each in of]) // n
    return min(found, most) if most else found


def holds(state: State, seat: int, asked: Condition, produced: Bundle) -> bool:
    """Whether a condition is met now.

    UC-19.9  On the third space means on the space with the 3, exactly.
    UC-30.18  "If you produce" looks at this Production only.
    """
    if isinstance(asked, Least):
        return count(state, seat, asked.of) >= asked.n
    if isinstance(asked, Most):
        return count(state, seat, asked.of) <= asked.n
    if isinstance(asked, OnSpace):
        return state.nations[seat].space in asked.spaces
    if isinstance(asked, Have):
        return _covers(state.nations[seat].supply, asked.bundle)
    if isinstance(asked, Produced):
        return _covers(list(produced), asked.bundle)
    assert_never(asked)


def _covers(amounts: list[int], bundle: Bundle) -> bool:
    return all([amounts[kind] >= bundle[kind] for kind in range(5)])
