"""Sacrifices (AN-12)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State
from .recruiting import recruit
from .ships import fleet, leave


def sacrificable(state: State, seat: int, kept: int) -> list[int]:
    """AN-12.1  Besides pieces in Available, own ships in zones may be given up.
    AN-12.7  The active ship (`kept`) not before it has moved.
    """
    return [ship for ship in fleet(state, seat) if ship != kept]


def can_sacrifice(state: State, seat: int, kept: int) -> bool:
    """AN-12.1  Whether there is anything to give up."""
    team = state.teams[seat]
    return team.cubes > 0 or team.ships > 0 or bool(sacrificable(state, seat, kept))


def sacrifice_cube(state: State, seat: int) -> None:
    """AN-12.4  Only cubes in Available: those on tracks stay."""
    team = state.teams[seat]
    team.cubes -= 1
    team.lost_cubes += 1
    state.facts.append(Fact("sacrificed cube", seat))
    _reward(state, seat)


def sacrifice_spare_ship(state: State, seat: int) -> None:
    """AN-12.1  A ship in Available may be given up."""
    team = state.teams[seat]
    team.ships -= 1
    team.lost_ships += 1
    state.facts.append(Fact("sacrificed spare ship", seat))
    _reward(state, seat)


def sacrifice_ship(state: State, seat: int, ship: int) -> None:
    """AN-12.9  A sacrificed piece never returns."""
    zone = state.where[ship]
    leave(state, ship)
    state.teams[seat].lost_ships += 1
    state.facts.append(Fact("sacrificed ship", seat, ship, zone))
    _reward(state, seat)


def _reward(state: State, seat: int) -> None:
    """AN-12.2  One scientist goes from reserve to personnel.
    AN-12.3  With an empty reserve only the discard happens.
    AN-12.8  The scientist can be used at once.
    """
    state.quiet = 0
    recruit(state, seat, 1)
