"""Numbers for bots: how firmly majorities are held, and how long ships wait."""

from __future__ import annotations

import pytest

from bathysphere.games.antarctica import kept
from bathysphere.games.antarctica.features import FAR_AWAY, HOLDS
from bathysphere.games.antarctica.rules.scoring import majorities
from bathysphere.kernel.position import NOBODY
from bathysphere.kernel.rng import seeded
from games.antarctica.table import GAME, bare, cubes, put, ships


def told(state, what, player):
    numbers = dict(zip(GAME.feature_names(), GAME.features(state, NOBODY), strict=True))
    return numbers[f"{what} of player {player}"]


def holds(state, what, player):
    return [told(state, f"{what} at stake {hold}", player) for hold in HOLDS]


@pytest.mark.parametrize(
    ("own", "rival", "expected"),
    [(1, 3, [0, 0, 0, 0]), (2, 3, [6, 0, 0, 0]), (3, 3, [0, 7, 0, 0]), (4, 3, [0, 0, 7, 0])],
)
def test_a_zone_at_stake_counts_by_the_lead(own, rival, expected):
    """With three buildings the first gets 3 + all scientists + 1, the second what the first has there."""
    state = bare(2)
    put(state, 2, "camp", "crane", "well")
    state.scientists[2] = [own, rival]
    assert holds(state, "zones", 0) == expected


def test_a_zone_well_ahead_and_one_without_own_scientists():
    state = bare(2)
    put(state, 2, "camp", "crane", "well")
    state.scientists[2] = [3, 0]
    assert holds(state, "zones", 0) == [0, 0, 0, 3 + 3 + 1 - 3]
    assert holds(state, "zones", 1) == [0, 0, 0, 0]


def test_a_track_at_stake_is_what_the_cubes_behind_are_worth():
    state = bare(3)
    cubes(state, "land", 4, 3, 1)
    worth = GAME.box.tracks[[track.id for track in GAME.box.tracks].index("land")].values
    assert holds(state, "tracks", 0) == [0, 0, worth[3] + worth[1], 0]
    assert holds(state, "tracks", 1) == [worth[3] + worth[1], 0, 0, 0]
    assert holds(state, "tracks", 2) == [0, 0, 0, 0]


WAITS = ("ships in front", "ships second", "ships third", "stops to ships in front", "stops to the next ship")


def test_ships_wait_for_the_sun_which_passes_empty_zones_by():
    """From zone 7 the sun stops in 1, 4 and 6, and last in 7 itself."""
    state = bare(3)
    ships(state, 1, 1, 0)
    ships(state, 4, 0)
    ships(state, 6, 1, 1, 0)
    ships(state, 7, 0)
    assert [told(state, what, 0) for what in WAITS] == [2, 1, 1, 2 + 4, 2]
    assert [told(state, what, 1) for what in WAITS] == [2, 1, 0, 1 + 3, 1]
    assert [told(state, what, 2) for what in WAITS] == [0, 0, 0, 0, FAR_AWAY]


def test_kept_majorities_are_those_worked_out_anew():
    rng = seeded(3)
    for seats in (2, 3, 4):
        state = GAME.setup(seats, seats)
        while not GAME.over(state):
            known = [_told_of(item) for item in majorities(state)]
            if rng.below(40) == 0:
                state.kept = None
                assert [_told_of(item) for item in majorities(state)] == known
            seat = GAME.waiting(state)[0]
            options = GAME.options(state, seat)
            GAME.answer(state, seat, options[rng.below(len(options))])


def _told_of(item):
    return (item.category, item.number, item.counts, item.places, item.points, item.stake, item.leads)


def test_no_more_majorities_are_kept_than_fit():
    shelf = kept.Kept()
    item = kept.Majority(0, 0, [1, 0], [1, 0], [2, 0], 1)
    for mark in range(kept.MOST + 1):
        shelf.keep(mark, item)
    assert list(shelf.known) == [kept.MOST]


def test_whoever_changes_a_view_changes_no_majority():
    state = bare(2)
    state.scientists[2] = [2, 1]
    for item in GAME.view(state, 0)["majorities"]:
        item["points"].clear()
        item["counts"].clear()
    assert sum(sum(item["points"]) for item in GAME.view(state, 0)["majorities"]) == 6
