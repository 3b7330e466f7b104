"""Recruiting scientists (AN-8)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import CAMP
from ..state import State
from .ships import presence


def recruits(state: State, seat: int, target: int) -> int:
    """AN-8.1  Recruiting takes a camp in the target zone.
    AN-8.2  As many scientists as the player has ships and scientists in the target zone.
    AN-8.3  Never more than the reserve holds.
    AN-8.4  The active ship counts while it is there.
    """
    if not state.buildings[target] >> CAMP & 1:
        return 0
    return min(presence(state, seat, target), state.teams[seat].reserve)


def recruit(state: State, seat: int, n: int) -> None:
    """AN-8.5  The number is fixed; scientists go from reserve to personnel."""
    team = state.teams[seat]
    n = min(n, team.reserve)
    if n:
        team.reserve -= n
        team.personnel += n
        state.quiet = 0
        state.facts.append(Fact("recruited", seat, n=n))
