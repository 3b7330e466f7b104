"""Sites and coral (REEF-3)."""

from __future__ import annotations

from typing import Final

from bathysphere.kernel.position import Fact

from ..state import State

SHARK: Final = 6


def open_sites(state: State) -> list[int]:
    """REEF-3.2  You may dive at any site that still has coral."""
    return [site for site, left in enumerate(state.sites) if left]


def dive(state: State, seat: int, site: int) -> None:
    """REEF-3.4  Before a dive roll a die; on a six a shark drives you off: no coral."""
    roll = state.rng.below(6) + 1
    state.reveals += 1
    state.facts.append(Fact("rolled", seat, n=roll))
    if roll != SHARK:
        _take_coral(state, seat, site)


def _take_coral(state: State, seat: int, site: int) -> None:
    """REEF-3.3  Take one coral; when the last site is emptied, all are refilled to three."""
    state.divers[seat].coral += 1
    state.sites[site] -= 1
    if not any(state.sites):
        state.sites = [3, 3, 3]
    state.facts.append(Fact("dived", seat, place=site))
