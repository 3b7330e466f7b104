"""The price that is being paid now."""

from __future__ import annotations

from typing import TypedDict

from ..effects.acquire import RECRUIT, VERBS, PayWith, resource_of, type_of_target, verb_at
from ..rules.resources import usable
from ..state import State


class PayingView(TypedDict):
    """`verb` is recruit, buy or conquer; `location` is its target, or `space` of the row, else -1."""

    verb: str
    location: str
    space: int
    cost: int
    have: int


def paying(state: State) -> PayingView | None:
    """The target that was chosen, its price, and how much of it lies in the pool."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, PayWith):
        return None
    verb = verb_at(state, top.source, top.number, top.path)
    return {
        "verb": VERBS[verb],
        "location": "" if verb == RECRUIT else state.box.locations[top.target].id,
        "space": top.target if verb == RECRUIT else -1,
        "cost": top.cost,
        "have": usable(state, resource_of(verb), type_of_target(state, verb, top.target)),
    }
