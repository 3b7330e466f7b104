"""Who sees what: the table through the eyes of one seat, and what it is asked."""

from __future__ import annotations

from ..phases.consolidation import Consolidation
from ..state import Frame, State, Task


def as_seen(state: State, seat: int | None) -> State:
    """TC-7.1  While all consolidate at once, other countries are seen as they were when it began."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Consolidation) or not top.before:
        return state
    made = state.copy()
    made.nations = [
        state.nations[other] if other == seat else top.before[other] for other in range(len(top.before))
    ]
    return made


def hand_open(state: State, seat: int | None, other: int) -> bool:
    return seat == other or state.rules.open_hands or not state.stack


def task_of(state: State, seat: int | None) -> Frame | Task | None:
    """The question that a seat is asked: a frame, or the task on its own desk."""
    top = state.stack[-1] if state.stack else None
    if top is None or seat not in top.waiting(state):
        return None
    return top.desks[seat][-1] if isinstance(top, Consolidation) else top
