"""The ghost and the totems of a solo game (AT-25)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import GHOST, STARTING_MANTAS, TRACKS, Totem
from ..state import GHOST_DONE, State
from .ending import trigger
from .objectives import put_on_track


def is_solo(state: State) -> bool:
    return len(state.realms) == 1


def ghost_tracks(state: State) -> list[int]:
    """AT-25.6  The ghost never has two mantas on one track.
    AT-25.4  It owns four starting mantas of another symbol, no cards and no board.
    """
    if state.ghost == 0:
        return []
    found: list[int] = []
    for track in range(TRACKS):
        if not [placed for placed in state.tracks[track] if placed // STARTING_MANTAS == GHOST]:
            found.append(track)
    return found


def place_ghost(state: State, track: int) -> None:
    """AT-25.5  A ghost manta goes to the first free space of a track.
    AT-25.7  The end comes when the ghost has placed all four.
    """
    state.ghost -= 1
    put_on_track(state, track, GHOST * STARTING_MANTAS + state.ghost)
    state.facts.append(Fact("ghost placed", 0, state.objectives[track], track))
    if state.ghost == 0:
        trigger(state, GHOST_DONE)


def totem(state: State, points: int) -> Totem:
    """AT-25.8  The result of a solo game is a totem: to 30, to 60, to 90, above."""
    for each in state.box.totems:
        if points <= each.most:
            return each
    return state.box.totems[-1]
