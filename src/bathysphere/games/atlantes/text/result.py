"""The result, line by line."""

from __future__ import annotations

from bathysphere.kernel.message import Message, player
from bathysphere.kernel.result import Line, Result

from ..components import TRACKS
from ..rules.objectives import track_points
from ..rules.scoring import hand_points, places, total
from ..rules.solo import is_solo, totem
from ..state import NO_TRIGGER, TRIGGERS, State
from . import names


def result(state: State) -> Result:
    """AT-1.2  Most prosperity points win; in solo nobody wins or loses, the totem is the result."""
    seats = range(len(state.realms))
    points = [total(state, seat) for seat in seats]
    ranking = places(state)
    winners = [] if is_solo(state) else [seat for seat in seats if ranking[seat] == 1]
    return Result(points, ranking, winners, [_lines(state, seat) for seat in seats], _reason(state, points))


def _lines(state: State, seat: int) -> list[Line]:
    found = [Line("AT-22.1", Message("at-line-hand"), hand_points(state, seat))]
    for track in range(TRACKS):
        points = track_points(state, seat, track)
        if points:
            objective = state.box.objectives[state.objectives[track]]
            what = Message("at-line-objective", {"objective": names.objective(objective)})
            found.append(Line("AT-22.2", what, points))
    for number in state.realms[seat].pile:
        location = state.box.locations[number]
        what = Message("at-line-location", {"location": names.location(location)})
        found.append(Line("AT-22.3", what, location.points))
    return found


def _reason(state: State, points: list[int]) -> Message:
    """AT-25.8  The reason of a solo game names the totem."""
    if state.trigger == NO_TRIGGER:
        return Message("at-end-none")
    who = player(state.trigger_seat)
    reason = Message(f"at-end-{TRIGGERS[state.trigger]}", {"player": who})
    if is_solo(state):
        return Message("at-end-solo", {"reason": reason, "totem": names.totem(totem(state, points[0]))})
    return reason
