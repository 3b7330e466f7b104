"""Cubes on research tracks (AN-13)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State


def next_space(state: State, track: int, space: int) -> int:
    """AN-1.7  A space holds one cube.
    AN-13.3  Only empty spaces count; occupied ones are jumped over.
    AN-13.5  Nobody goes past the last space.
    AN-13.6  A cube on the last space cannot be passed: behind it there is nothing.

    0 if there is no empty space ahead.
    """
    row = state.cubes[track]
    length = state.box.tracks[track].length
    space += 1
    while space in row:
        space += 1
    return space if space <= length else 0


def can_advance(state: State, seat: int, track: int) -> bool:
    """AN-13.9  To enter a track takes a cube in Available.
    AN-9.5  A track can be chosen only if the cube can move at least one space.
    """
    space = state.cubes[track][seat]
    if space == 0 and state.teams[seat].cubes == 0:
        return False
    return next_space(state, track, space) > 0


def choices(state: State, seat: int) -> list[int]:
    """AN-2.5  Two players use three tracks, three players four: all but the lowest, four players all five.
    AN-13.8  Closed tracks can never be chosen.
    AN-13.10  Any open track on which the cube can advance; if there is none, the steps are lost.
    """
    return [track for track in state.box.open_tracks[len(state.teams)] if can_advance(state, seat, track)]


def landing(state: State, track: int, space: int, steps: int) -> int:
    """AN-13.12  Step by step to the next empty space, until the steps or the spaces are used up.
    AN-9.6  All steps are used, as far as the track allows.
    """
    for _ in range(steps):
        ahead = next_space(state, track, space)
        if ahead == 0:
            break
        space = ahead
    return space


def advance(state: State, seat: int, track: int, steps: int) -> int:
    """AN-13.1  The first advance takes a cube from Available onto the track, for one step.
    AN-13.2  A cube that is on the track advances.
    AN-13.4  A cube enters on the first empty space, for one step.
    AN-13.7  The steps of one source are used on one track.
    AN-13.11  Cubes never move back and never leave a track.

    Gives the space from which the cube came: what it passed is resolved afterwards.
    """
    row = state.cubes[track]
    start = row[seat]
    end = landing(state, track, start, steps)
    if start == 0:
        state.teams[seat].cubes -= 1
    row[seat] = end
    state.quiet = 0
    state.facts.append(Fact("advanced", seat, track, end, start))
    return start
