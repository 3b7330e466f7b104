"""The result, line by line (AN-16, AN-17)."""

from __future__ import annotations

from ....kernel.message import Message
from ....kernel.result import Line, Result
from ..kept import Majority
from ..rules.scoring import RULES, TRACK, ZONE, majorities, ranking, totals
from ..state import State
from . import names
from .news import ending


def result(state: State) -> Result:
    items = majorities(state)
    n = len(state.teams)
    places = ranking(state, items)
    return Result(
        totals(items, n),
        places,
        [seat for seat, place in enumerate(places) if place == 1],
        [_lines(state, items, seat) for seat in range(n)],
        ending(state.ending),
    )


def _lines(state: State, items: list[Majority], seat: int) -> list[Line]:
    scored = [item for item in items if item.points[seat]]
    return [Line(_rule(item, seat), scored_item(state, item), item.points[seat]) for item in scored]


def _rule(item: Majority, seat: int) -> str:
    """The first place of a zone has a rule of its own, the places behind it another."""
    return "AN-16.5" if item.category == ZONE and item.places[seat] > 1 else RULES[item.category]


def scored_item(state: State, item: Majority) -> Message:
    if item.category == ZONE:
        return Message("an-line-zone", {"zone": item.number})
    if item.category == TRACK:
        return Message("an-line-track", {"track": names.track(state.box.tracks[item.number])})
    return Message("an-line-asterisk" if item.category == 2 else "an-line-discarded")
