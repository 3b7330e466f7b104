"""Resources: what lies in the pool, what fills it, what is lost (AT-8)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import AGAINST, GOLD, POWER
from ..state import State
from .locations import exploit
from .mantas import tire


def add(state: State, seat: int, resource: int, n: int) -> None:
    """AT-8.1  Two resources, never exchanged: gold and power.
    AT-8.9  Typed power is kept apart: it counts only against its type.
    """
    pool = state.pool[:]
    pool[resource] += n
    state.pool = pool
    state.facts.append(Fact("gained", seat, resource, n=n))


def usable(state: State, resource: int, type: int) -> int:
    """AT-12.3  Against a location of one type the power against that type counts too."""
    return state.pool[GOLD] if resource == GOLD else state.pool[POWER] + state.pool[AGAINST + type]


def matches(found: int, resource: int, type: int) -> bool:
    """Whether a source of `found` helps to pay `resource` for a target of that type."""
    return found == resource or (resource == POWER and found == AGAINST + type)


def spend(state: State, resource: int, type: int, cost: int) -> None:
    """Take a price out of the pool, typed power first."""
    typed = 0
    pool = state.pool[:]
    if resource == POWER:
        typed = min(cost, pool[AGAINST + type])
        pool[AGAINST + type] -= typed
    pool[resource] -= cost - typed
    state.pool = pool


def lose_rest(state: State, seat: int, resource: int) -> None:
    """AT-8.2  Resources cannot be stored: what a payment leaves over is lost.
    AT-8.5  Every paying effect is a payment of its own; the rest of its resource is lost when it ends.
    """
    if state.switches.pool_carry:
        return
    pool = state.pool
    if resource == GOLD:
        lost = pool[GOLD]
        state.pool = [0, *pool[POWER:]]
    else:
        lost = sum(pool[POWER:])
        state.pool = [pool[GOLD], 0, 0, 0, 0, 0]
    if lost:
        state.facts.append(Fact("lost", seat, resource, n=lost))


def tap_location(state: State, seat: int, location: int) -> int:
    """AT-9.4  A resource level is exploited only at a payment of a main action; returns the manta won."""
    realm = state.realms[seat]
    level = realm.risen[realm.board.index(location)]
    state.exploited = [*state.exploited, location]
    won = exploit(state, seat, location)
    add(state, seat, state.box.level_resource[location][level], state.box.level_amount[location][level])
    return won


def tap_manta(state: State, seat: int, manta: int) -> None:
    """AT-7.5  Any number of mantas can be used in a turn.
    AT-7.6  Bonus mantas work exactly like starting mantas.
    """
    state.spent = [*state.spent, manta]
    tire(state, seat, manta)
    add(state, seat, state.box.manta_resource[manta], state.box.manta_amount[manta])
