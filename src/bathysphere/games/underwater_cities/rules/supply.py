"""Resources and points: gaining and paying (UC-1, UC-12)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State, replaced
from ..words import BIOMATTER, CREDIT, KELP, SCIENCE, STEELPLAST, Bundle


def gain(state: State, seat: int, bundle: Bundle) -> None:
    """UC-12.1  Take so many of each resource from the supply, which is without end.

    UC-1.1  Nothing limits what a nation holds.
    UC-12.4  Credits, science, kelp, steelplast and biomatter pay costs; kelp also feeds.
    UC-12.5  A gain is taken whole or left with the part it belongs to; nothing caps it.
    """
    supply = state.nations[seat].supply
    for kind in range(5):
        n = bundle[kind]
        if n:
            supply[kind] += n
            state.facts.append(Fact("gained", seat, kind, -1, n))


def pay(state: State, seat: int, cost: Bundle) -> None:
    """Give back to the supply what a cost names."""
    supply = state.nations[seat].supply
    for kind in range(5):
        n = cost[kind]
        if n:
            supply[kind] -= n
            state.facts.append(Fact("paid", seat, kind, -1, n))


def can_pay(state: State, seat: int, cost: Bundle) -> bool:
    """UC-13.6  Outside building, every resource is paid in kind: biomatter replaces nothing."""
    supply = state.nations[seat].supply
    return (
        supply[CREDIT] >= cost[CREDIT]
        and supply[KELP] >= cost[KELP]
        and supply[STEELPLAST] >= cost[STEELPLAST]
        and supply[SCIENCE] >= cost[SCIENCE]
        and supply[BIOMATTER] >= cost[BIOMATTER]
    )


def score(state: State, seat: int, n: int, tally: int) -> None:
    """UC-12.3  To gain a point is to score it at once."""
    if n:
        nation = state.nations[seat]
        nation.points += n
        nation.tally = replaced(nation.tally, tally, nation.tally[tally] + n)
        state.facts.append(Fact("scored", seat, tally, -1, n))
