"""Objectives: reading the conditions, placing mantas (AT-19, AT-20)."""

from __future__ import annotations

from typing import Final

from bathysphere.kernel.position import Fact

from ..components import (
    BOARD,
    BONUS_MANTAS,
    CONQUERORS,
    DISCARD,
    EVERY_TYPE,
    HAND,
    ONE_TYPE,
    PAID,
    PILE,
    PILE_POINTS,
    RAISED,
    REALM,
    STARTING_MANTAS,
    TRACKS,
)
from ..state import FOUR_CLAIMS, State, without
from .ending import trigger
from .mantas import bonus_mantas, starting_mantas

EVERY_TRACK: Final = (1 << TRACKS) - 1


def progress(state: State, seat: int, what: int) -> int:
    """AT-20.2  P1 counts the hand only, the king included; the card in play does not count.
    AT-20.3  P2 counts locations in slots, however far raised.
    AT-20.7  A7 counts the own discard only.
    AT-20.9  A10 is an event of this turn: a character recruited and its price of 5 gold paid.
    """
    realm = state.realms[seat]
    if what == HAND:
        return len(realm.hand)
    if what == BOARD:
        return len(realm.board)
    if what == PILE:
        return len(realm.pile)
    if what == BONUS_MANTAS:
        return bonus_mantas(state, seat)
    if what == DISCARD:
        return len(realm.discard)
    if what == CONQUERORS:
        return _conquerors(state, seat)
    if what == PAID:
        return max(0, state.paid) if seat == state.active else 0
    return _locations(state, seat, what)


def _locations(state: State, seat: int, what: int) -> int:
    """AT-20.4  P3, A2 and A5 look only at the pile, A1 and A6 at board and pile together, A9 at the board.
    AT-20.10  A6 needs four of one single type.
    """
    realm = state.realms[seat]
    if what == REALM:
        return len(realm.board) + len(realm.pile)
    if what == PILE_POINTS:
        return sum([state.box.locations[location].points for location in realm.pile])
    if what == RAISED:
        depth = state.box.depth
        return len([i for i, location in enumerate(realm.board) if realm.risen[i] >= depth[location]])
    if what == ONE_TYPE:
        return max(_by_type(state, realm.board + realm.pile))
    if what == EVERY_TYPE:
        return len([n for n in _by_type(state, realm.pile) if n])
    return _only_matrona(state, seat)


def _by_type(state: State, locations: list[int]) -> list[int]:
    found = [0, 0, 0, 0]
    for location in locations:
        found[state.box.locations[location].type] += 1
    return found


def _conquerors(state: State, seat: int) -> int:
    """AT-20.8  A8 counts cards with a conquer effect in hand and discard: copies each, one with two once."""
    realm = state.realms[seat]
    return len([card for card in realm.hand + realm.discard if state.box.conquers[card]])


def _only_matrona(state: State, seat: int) -> int:
    """AT-20.6  A4: the hand is exactly Matrona and every other own character lies in the discard."""
    hand = state.realms[seat].hand
    alone = len(hand) == 1 and state.box.characters[hand[0]].returns
    return 1 if alone and not (state.playing and seat == state.active) else 0


def met_tracks(state: State, seat: int, among: int) -> int:
    """AT-20.1  All numbers are minimums. The tracks among some whose condition holds, all as bits."""
    what, least = state.box.needs_what, state.box.needs_least
    found = 0
    for track, number in enumerate(state.objectives):
        if among >> track & 1 and progress(state, seat, what[number]) >= least[number]:
            found |= 1 << track
    return found


def claimable(state: State, seat: int) -> list[int]:
    """AT-19.1  A track may be claimed while its condition is met.
    AT-19.2  At most one manta per player and track.
    """
    met = met_tracks(state, seat, EVERY_TRACK & ~state.realms[seat].claims)
    if not met or not starting_mantas(state, seat):
        return []
    return [track for track in range(TRACKS) if met >> track & 1]


def claim(state: State, seat: int, track: int, manta: int) -> None:
    """AT-19.5  The manta goes to the first free space, the most valuable one still open.
    AT-19.6  It stays there to the end: its effect is lost and it is no longer in the reserve.
    AT-19.8  The claim stays valid if the condition later stops being true.
    AT-19.3  Only starting mantas can be placed.
    """
    realm = state.realms[seat]
    if manta in realm.ready:
        realm.ready = without(realm.ready, manta)
    else:
        realm.idle = without(realm.idle, manta)
    points = state.box.track_points[len(state.tracks[track])]
    put_on_track(state, track, seat * STARTING_MANTAS + manta)
    realm.claims |= 1 << track
    state.facts.append(Fact("claimed", seat, state.objectives[track], track, points))
    if realm.claims == EVERY_TRACK:
        trigger(state, FOUR_CLAIMS)


def put_on_track(state: State, track: int, owned: int) -> None:
    """AT-19.5  A manta takes the first free space of its track."""
    tracks = state.tracks[:]
    tracks[track] = [*tracks[track], owned]
    state.tracks = tracks


def track_points(state: State, owner: int, track: int) -> int:
    """AT-19.7  The fifth space is never reached: a track takes at most one manta of each of four owners."""
    for space, placed in enumerate(state.tracks[track]):
        if placed // STARTING_MANTAS == owner:
            return state.box.track_points[space]
    return 0
