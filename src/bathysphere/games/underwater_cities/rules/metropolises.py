"""Metropolises: connecting and gaining them (UC-22)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State


def join(state: State, seat: int, tunnel: int) -> None:
    """UC-22.1  A metropolis is connected when all its tunnel sites hold tunnels.

    UC-22.2  It works only then.
    UC-28.2  So the brown one needs both its tunnels.
    """
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    for end in board.ends[tunnel]:
        if end < 0:
            hexagon = -1 - end
            if all([nation.tunnels[each] for each in board.hex_tunnels[hexagon]]):
                nation.joined |= 1 << hexagon
                state.facts.append(Fact("connected", seat, nation.hexes[hexagon], hexagon))


def take(state: State, seat: int, tile: int) -> None:
    """UC-22.7  A tile gained during play counts as a connected metropolis."""
    nation = state.nations[seat]
    nation.gained = (*nation.gained, tile)
    state.facts.append(Fact("received", seat, tile))


def look(state: State, n: int) -> None:
    """UC-2.18  Undealt blue tiles are a face-down supply: look at some, picked at random."""
    left = list(state.metropolises)
    found: list[int] = []
    while left and len(found) < n:
        found.append(left.pop(state.rng.below(len(left))))
    state.metropolises = tuple(left)
    state.looking = tuple(found)
    state.reveals += 1


def put_back(state: State) -> None:
    """What was looked at and not taken goes back among the others; the supply has no order."""
    state.metropolises = tuple(sorted(state.metropolises + state.looking))
    state.looking = ()


def connected_tiles(state: State, seat: int) -> list[int]:
    """The tiles that work for a seat: the connected ones of its board, then those it gained."""
    nation = state.nations[seat]
    found = [tile for hexagon, tile in enumerate(nation.hexes) if nation.joined & (1 << hexagon)]
    return found + list(nation.gained)
