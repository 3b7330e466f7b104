"""Places in printed text, and whether a text could do anything (AT-7, AT-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from ..components import (
    CHARACTER,
    LOCATION,
    BoxForManta,
    Buy,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Opponents,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
    TakeBackAll,
)
from ..rules.locations import can_rise, can_score
from ..state import Frame, State


@dataclass(init=False, eq=False)
class Text(Frame):
    """A place in printed text, named by source, card and path, never by object.

    `path` is the place in a character's effects, or a level of a location; an order to opponents adds a 0.
    """

    source: int
    number: int
    path: list[int]

    def __init__(self, seat: int, source: int, number: int, path: list[int]) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.path = path


def effect_at(state: State, source: int, number: int, path: list[int]) -> Effect:
    """The effect that stands at a place."""
    if source == CHARACTER:
        found = state.box.characters[number].effects[path[0]]
        if len(path) > 1:
            assert isinstance(found, Opponents)
            return found.effect
        return found
    if source == LOCATION:
        return state.box.locations[number].levels[path[0]]
    return state.box.mantas[number].effect


def does_something(state: State, seat: int, source: int, number: int, effect: Effect) -> bool:
    """AT-7.7  An ability manta may be used only if its effect would do at least something.
    AT-9.5  An icon cannot be covered by exploiting it without using it.

    Asked for every ability at every question: a `match` over classes is several times slower once compiled.
    """
    if isinstance(effect, (Raise, RaiseFull)):
        return bool(can_rise(state, seat, source, number))
    if isinstance(effect, Score):
        if can_score(state, seat, source, number):
            return True
        return source == LOCATION and _scores_itself(state, seat, number)
    if isinstance(effect, (Retrieve, Replay)):
        return bool(state.realms[seat].discard)
    if isinstance(effect, (RecruitFree, Recruit)):
        return bool(state.row)
    if isinstance(effect, Reactivate):
        return bool(state.realms[seat].idle)
    if isinstance(effect, (Gold, Power, PowerVs, Empty, Explore, Buy, Conquer, TakeBackAll)):
        return False
    if isinstance(effect, (Opponents, BoxForManta)):
        return False
    assert_never(effect)


def _scores_itself(state: State, seat: int, number: int) -> bool:
    """AT-15.4  With the switch `self_score` the icon may score its own card, if it completes it."""
    if not state.switches.self_score:
        return False
    realm = state.realms[seat]
    return realm.risen[realm.board.index(number)] + 1 == state.box.depth[number]
