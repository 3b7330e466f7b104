"""Scoring and the winner (AN-16, AN-17)."""

from __future__ import annotations

from typing import Final

from ..components import ZONES
from ..kept import Kept, Majority, mark_of
from ..state import State

ZONE: Final = 0
TRACK: Final = 1
ASTERISK: Final = 2
DISCARDED: Final = 3
CATEGORIES: Final = ("zone", "track", "asterisk", "discarded")
RULES: Final = ("AN-16.4", "AN-16.9", "AN-16.11", "AN-16.12")


def majorities(state: State) -> list[Majority]:
    """AN-16.1  Zones, tracks, asterisk cards and discarded pieces are scored.
    AN-16.2  Zones come one by one, counter-clockwise from the sun zone.
    """
    found = [zone_majority(state, zone) for zone in zones_from_sun(state)]
    found += [track_majority(state, track) for track in state.box.open_tracks[len(state.teams)]]
    found.append(asterisk_majority(state))
    found.append(discarded_majority(state))
    return found


def kept_of(state: State) -> Kept:
    """The majorities that were worked out before; copies of a state share them."""
    if state.kept is None:
        state.kept = Kept()
    return state.kept


def zones_from_sun(state: State) -> list[int]:
    around = [(state.sun + i) % ZONES for i in range(ZONES)]
    return [zone for zone in around if zone in state.zones]


def levels(counts: list[int]) -> list[int]:
    """AN-16.6  The different counts from the highest down: equal counts share a place, and the next count
    takes the next place. Nothing gives no place."""
    return sorted(set(counts) - {0}, reverse=True)


def ranked(category: int, number: int, counts: list[int], order: list[int], prizes: list[int]) -> Majority:
    """AN-16.5  Whoever is first scores the prize, everybody else what the place above is worth.
    AN-16.6  Tied players all score their place in full and do not push back the next one.
    """
    places = [order.index(count) + 1 if count else 0 for count in counts]
    stake = prizes[1] - prizes[2] if order else 0
    return Majority(category, number, counts, places, [prizes[place] for place in places], stake)


def zone_majority(state: State, zone: int) -> Majority:
    """AN-16.3  A zone is ranked by own scientists; without one there are no points.
    AN-16.4  First: buildings plus all scientists there plus one.
    AN-16.7  A zone without scientists scores for nobody.
    """
    counts = state.scientists[zone]
    buildings = state.buildings[zone].bit_count()
    mark = mark_of(ZONE, zone, counts, buildings)
    kept = kept_of(state)
    found = kept.known.get(mark)
    if found is not None:
        return found
    order = levels(counts)
    prizes = [0, buildings + sum(counts) + 1, *order]
    return kept.keep(mark, ranked(ZONE, zone, counts[:], order, prizes))


def track_majority(state: State, track: int) -> Majority:
    """AN-16.8  A cube is worth the number beside its space or, going back, the first number found.
    AN-16.9  First: the values of all cubes on the track; each following: the value of the cube ahead.
    AN-16.10  Without a cube on the track there are no points.
    """
    spaces = state.cubes[track]
    mark = mark_of(TRACK, track, spaces, 0)
    kept = kept_of(state)
    found = kept.known.get(mark)
    if found is not None:
        return found
    order = levels(spaces)
    worth = state.box.tracks[track].values
    values = [worth[space] for space in order]
    return kept.keep(mark, ranked(TRACK, track, spaces[:], order, [0, sum(values), *values]))


def asterisk_majority(state: State) -> Majority:
    """AN-16.11  First: the asterisk cards of all players; then the number of the place above."""
    cards = state.box.cards
    counts = [len([card for card in team.built if cards[card].asterisk]) for team in state.teams]
    return _counted(state, ASTERISK, counts)


def discarded_majority(state: State) -> Majority:
    """AN-16.12  First: the discarded pieces of all players; then the number of the place above."""
    return _counted(state, DISCARDED, [team.lost_ships + team.lost_cubes for team in state.teams])


def _counted(state: State, category: int, counts: list[int]) -> Majority:
    """What is counted over the whole table: all of it for the first, the number above for the others."""
    mark = mark_of(category, 0, counts, 0)
    kept = kept_of(state)
    found = kept.known.get(mark)
    if found is not None:
        return found
    order = levels(counts)
    return kept.keep(mark, ranked(category, 0, counts, order, [0, sum(counts), *order]))


def totals(items: list[Majority], seats: int) -> list[int]:
    """AN-16.13  The score is the sum; it is counted without limit.
    AN-1.11  There are no other points, and none before the end.
    """
    return [sum([item.points[seat] for item in items]) for seat in range(seats)]


def first_places(items: list[Majority], seat: int) -> int:
    """AN-17.2  Majorities are first places over all scored items, shared ones included."""
    return len([item for item in items if item.places[seat] == 1])


def ranking(state: State, items: list[Majority]) -> list[int]:
    """AN-17.1  Most points wins.
    AN-17.2  Then most majorities.
    AN-17.3  Then most building cards, with and without asterisk.
    AN-17.4  Then the place is shared.
    """
    n = len(state.teams)
    points = totals(items, n)
    marks = [(points[seat], first_places(items, seat), len(state.teams[seat].built)) for seat in range(n)]
    return [1 + len([other for other in marks if other > mark]) for mark in marks]
