"""Research at a centre (AN-9)."""

from __future__ import annotations

from ..state import State
from .ships import presence
from .tracks import can_advance


def research_tracks(state: State, seat: int, target: int) -> list[int]:
    """AN-9.1  Research takes a centre in the target zone and moves a track of its type.
    AN-9.3  One centre, one track: a track to which two centres lead is one choice.
    AN-9.4  A centre with two open tracks lets the player choose.
    AN-9.7  The dark tracks belong to centres too, as printed on the track.
    AN-9.8  With the switch at none, dark tracks belong to no centre.
    """
    links = state.box.links[1 if state.shared else 0]
    here = state.buildings[target]
    found: list[int] = []
    for track in state.box.open_tracks[len(state.teams)]:
        if links[track] & here and can_advance(state, seat, track):
            found.append(track)
    if found and research_steps(state, seat, target) == 0:
        return []
    return found


def research_steps(state: State, seat: int, target: int) -> int:
    """AN-9.2  As many steps as the player has ships and scientists in the target zone."""
    return presence(state, seat, target)
