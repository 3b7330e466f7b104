"""Final points and ranking (AT-22, AT-23)."""

from __future__ import annotations

from ..components import STARTING_MANTAS, TRACKS
from ..state import State
from .objectives import track_points


def hand_points(state: State, seat: int) -> int:
    """AT-22.1  One point per character card in hand, the discard not.
    AT-4.5  The king counts as a character while in hand.
    """
    return len(state.realms[seat].hand)


def objective_points(state: State, seat: int) -> int:
    """AT-22.2  The points above each own manta on the tracks."""
    return sum([track_points(state, seat, track) for track in range(TRACKS)])


def pile_points(state: State, seat: int) -> int:
    """AT-22.3  The points of all locations in the own pile.
    AT-15.3  Unscored locations count nothing.
    """
    return sum([state.box.locations[location].points for location in state.realms[seat].pile])


def total(state: State, seat: int) -> int:
    """AT-1.3  Points come from exactly three sources: hand, objectives, pile.
    AT-22.4  Nothing else scores.
    """
    return hand_points(state, seat) + objective_points(state, seat) + pile_points(state, seat)


def reserve_size(state: State, seat: int) -> int:
    """AT-23.2  Mantas in reserve: starting mantas not placed plus bonus mantas, active or not."""
    realm = state.realms[seat]
    mantas = realm.ready + realm.idle
    if state.switches.tie_reserve == "starting":
        return len([manta for manta in mantas if manta < STARTING_MANTAS])
    return len(mantas)


def places(state: State) -> list[int]:
    """AT-1.2  Most points win.
    AT-23.5  Ranking below the first place uses the same order.
    """
    seats = range(len(state.realms))
    return [1 + len([other for other in seats if ahead(state, other, seat)]) for seat in seats]


def ahead(state: State, one: int, other: int) -> bool:
    """AT-23.1  Ties: most mantas in reserve, then lowest king number, without kings the later seat.
    AT-23.3  King numbers are unique, so a tie is always resolved; a boxed king's number counts too.
    AT-4.6  It counts wherever the king card is.
    AT-23.4  Without kings the highest seat number among the tied wins.
    """
    mine, theirs = total(state, one), total(state, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = reserve_size(state, one), reserve_size(state, other)
    if mine != theirs:
        return mine > theirs
    mine, theirs = state.realms[one].king, state.realms[other].king
    if mine != theirs:
        return mine < theirs
    return one > other
