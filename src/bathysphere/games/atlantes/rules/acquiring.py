"""Buying and conquering locations (AT-11, AT-12)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import DISCOUNT
from ..state import State, without
from .locations import place


def for_sale(state: State) -> list[int]:
    """AT-11.2  Both the central row and the exploration row can be acquired from."""
    return state.explored + state.central


def gold_costs(state: State) -> list[int]:
    """AT-11.3  Explored locations have no gold discount. What every location for sale costs."""
    locations = state.box.locations
    return [locations[location].gold for location in for_sale(state)]


def power_costs(state: State) -> list[int]:
    """AT-12.2  A location in the exploration row costs 1 power less, never below 0."""
    locations = state.box.locations
    found = [max(0, locations[location].power - DISCOUNT) for location in state.explored]
    return found + [locations[location].power for location in state.central]


def acquire(state: State, seat: int, location: int, what: str, cost: int) -> None:
    """AT-11.6  The rows are not refilled: gaps stay until the next exploration.
    AT-12.1  A conquered location is placed exactly like a bought one.
    """
    if location in state.explored:
        state.explored = without(state.explored, location)
    else:
        state.central = without(state.central, location)
    state.facts.append(Fact(what, seat, location, n=cost))
    place(state, seat, location)
