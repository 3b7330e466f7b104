"""Locations on a board: levels, raising, completion, scoring (AT-9, AT-13, AT-14, AT-15)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import LOCATION, SLOTS
from ..state import Realm, State
from .mantas import gain_manta


def is_complete(state: State, realm: Realm, slot: int) -> bool:
    """AT-14.1  Completely raised: all levels are covered, empty ones too."""
    return realm.risen[slot] >= state.box.depth[realm.board[slot]]


def has_free_slot(state: State, seat: int) -> bool:
    """AT-11.4  Never more than five locations on a board; a free slot is needed to acquire one."""
    return len(state.realms[seat].board) < SLOTS


def place(state: State, seat: int, location: int) -> None:
    """AT-11.1  An acquired location is put into a free slot, its first level on top.
    AT-11.5  One without any level is pushed in at once and is completely raised on arrival.
    """
    realm = state.realms[seat]
    realm.board = [*realm.board, location]
    realm.risen = [*realm.risen, 0]
    if not state.box.depth[location]:
        _completed(state, seat, location)


def lift(state: State, seat: int, location: int, n: int) -> int:
    """AT-9.8  Covering the last level completes the location, however it came about.
    AT-13.9  Raising may complete a location.
    """
    realm = state.realms[seat]
    slot = realm.board.index(location)
    risen = realm.risen[:]
    risen[slot] += n
    realm.risen = risen
    if risen[slot] == state.box.depth[location]:
        return _completed(state, seat, location)
    return -1


def _completed(state: State, seat: int, location: int) -> int:
    """AT-14.2  At that moment the owner takes the bonus manta shown, from the main reserve.
    AT-14.5  Completion happens once, so each location gives its manta at most once.
    AT-14.6  The location stays in its slot until it is scored.
    """
    state.facts.append(Fact("completed", seat, location))
    kind = state.box.locations[location].manta
    return gain_manta(state, seat, kind) if kind >= 0 else -1


def can_rise(state: State, seat: int, source: int, number: int) -> list[int]:
    """AT-13.4  A raise icon of a location acts only on other own locations.
    AT-13.5  Raise from a character or manta may act on any own location.
    AT-13.7  A location cannot be raised beyond complete.
    AT-13.8  Raise never acts on the locations of others.
    """
    realm = state.realms[seat]
    depth = state.box.depth
    found: list[int] = []
    for slot, location in enumerate(realm.board):
        if realm.risen[slot] < depth[location] and not (source == LOCATION and number == location):
            found.append(location)
    return found


def raise_one(state: State, seat: int, location: int) -> None:
    """AT-13.2  Levels covered by raising give nothing."""
    state.facts.append(Fact("raised", seat, location, n=1))
    lift(state, seat, location, 1)


def raise_whole(state: State, seat: int, location: int) -> None:
    """AT-13.6  Raise completely: one location is pushed until all its levels are covered."""
    realm = state.realms[seat]
    notches = state.box.depth[location] - realm.risen[realm.board.index(location)]
    state.facts.append(Fact("raised", seat, location, n=notches))
    lift(state, seat, location, notches)


def can_score(state: State, seat: int, source: int, number: int) -> list[int]:
    """AT-15.2  Only completely raised locations can be scored.
    AT-15.4  A score icon never scores the location it stands on, unless the switch says so.
    """
    realm = state.realms[seat]
    depth = state.box.depth
    own = number if source == LOCATION and not state.switches.self_score else -1
    found: list[int] = []
    for slot, location in enumerate(realm.board):
        if realm.risen[slot] >= depth[location] and location != own:
            found.append(location)
    return found


def score(state: State, seat: int, location: int) -> None:
    """AT-15.1  One completely raised location goes from the board to the pile.
    AT-11.7  Only scoring frees a slot.
    AT-15.6  Cards never leave the pile.
    """
    realm = state.realms[seat]
    slot = realm.board.index(location)
    realm.board = realm.board[:slot] + realm.board[slot + 1 :]
    realm.risen = realm.risen[:slot] + realm.risen[slot + 1 :]
    realm.pile = [*realm.pile, location]
    state.facts.append(Fact("scored", seat, location, n=state.box.locations[location].points))


def top_level(state: State, realm: Realm, slot: int) -> int:
    """AT-9.1  Only the current top level can be exploited.
    AT-9.6  A completely raised location has none.
    """
    level = realm.risen[slot]
    return level if level < state.box.depth[realm.board[slot]] else -1


def exploit(state: State, seat: int, location: int) -> int:
    """AT-9.2  The card moves up one notch first, then its icon is resolved."""
    realm = state.realms[seat]
    level = realm.risen[realm.board.index(location)]
    state.facts.append(Fact("exploited", seat, location, level))
    return lift(state, seat, location, 1)
