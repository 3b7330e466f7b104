"""The Federation track and the order of play (UC-3, UC-19, UC-24)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ..state import FEDERATION, State
from ..words import NOTHING, Bundle
from .supply import gain, score

ENTERING: Final[tuple[Bundle, ...]] = (
    NOTHING,
    NOTHING,
    (0, 0, 1, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 0),
    NOTHING,
)


def advance(state: State, seat: int) -> None:
    """UC-19.1  One step; the bonus of the entered space is gained at once.

    UC-19.2  Space 4 gives nothing, 3 a credit, 2 a steelplast, 1 a point.
    UC-19.3  On an occupied space the marker goes on top: who came later is ahead.
    UC-19.4  On space 1 every further step scores a point and puts the marker on top again.
    UC-19.5  Entering space 1 scores a point too.
    UC-19.7  These bonuses come at once, also in the middle of something.
    UC-19.10  A further step on space 1 brings the marker back on top.
    UC-19.11  Nobody else's marker moves.
    """
    nation = state.nations[seat]
    nation.moved = 1
    state.arrivals += 1
    nation.arrival = state.arrivals
    if nation.space == 1:
        state.facts.append(Fact("stepped", seat, place=1))
        score(state, seat, 1, FEDERATION)
        return
    nation.space = 4 if nation.space == 0 else nation.space - 1
    state.facts.append(Fact("entered", seat, -1, nation.space))
    gain(state, seat, ENTERING[nation.space])
    if nation.space == 1:
        score(state, seat, 1, FEDERATION)


def next_order(state: State) -> list[int]:
    """UC-24.3  Whoever is farthest ahead on the track plays first.

    UC-24.4  Within a stack the upper before the lower.
    UC-24.5  Those below the track come last, in their old order.
    UC-19.6  Below the track nobody lies on anybody.
    UC-3.3  Play follows the track, not the seats.
    """
    ahead = [seat for seat in state.order if state.nations[seat].space]
    behind = [seat for seat in state.order if not state.nations[seat].space]
    ranked = [(state.nations[seat].space, -state.nations[seat].arrival, seat) for seat in ahead]
    ranked.sort()
    return [seat for _, _, seat in ranked] + behind


def clear_track(state: State) -> None:
    """UC-24.6  All markers go back below the track.

    UC-3.8  The staggered start is for the first round only.
    """
    for nation in state.nations:
        nation.space = 0
        nation.arrival = 0
        nation.moved = 0
    state.arrivals = 0
