"""AN-12: sacrifices."""

from __future__ import annotations

from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    done,
    keys,
    put,
    refused,
    ships,
    stop,
    waiting,
)


def turn(*zones):
    """Seat 0 is to sail out of zone 3 and has ships in these zones too; seat 1 waits in zone 5."""
    state = bare()
    ships(state, 3, 0)
    for zone in zones:
        ships(state, zone, 0)
    ships(state, 5, 1)
    return stop(state, 3)


def test_an_12_1_a_cube_or_ship_in_available_or_an_own_ship_in_a_zone():
    state = answer(turn(4, 6), "sacrifice")
    assert keys(state) == [
        "sacrifice cube",
        "sacrifice spare ship",
        "sacrifice ship 1 of 4",
        "sacrifice ship 1 of 6",
    ]
    for key, lost in (
        ("sacrifice cube", (0, 1)),
        ("sacrifice spare ship", (1, 0)),
        ("sacrifice ship 1 of 6", (1, 0)),
    ):
        after = answer(state.copy(), key)
        assert (after.teams[0].lost_ships, after.teams[0].lost_cubes) == lost
        assert "sacrifice" not in keys(after)
        assert refused(after, "sacrifice") == ["AN-12.1"]


def test_an_12_2_a_scientist_goes_from_reserve_to_personnel():
    state = answer(turn(), "sacrifice", "sacrifice cube")
    assert (state.teams[0].personnel, state.teams[0].reserve) == (3, 11)


def test_an_12_3_with_an_empty_reserve_only_the_discard_happens():
    state = turn()
    state.teams[0].reserve = 0
    answer(state, "sacrifice", "sacrifice cube")
    assert state.teams[0].personnel == 2
    assert state.teams[0].lost_cubes == 1
    assert done(state) == ["sacrificed cube"]


def test_an_vector_tv_25_empty_reserve_second_sacrifice_and_icebreaker_turn():
    state = bare()
    ships(state, 3, 0, 0)
    ships(state, 5, 1)
    state.teams[0].reserve = 0
    state.ice[3] = 0b001
    answer(stop(state, 3), "sacrifice", "sacrifice cube")
    assert state.teams[0].personnel == 2
    assert "sacrifice" not in keys(answer(state, "sail to 2"))
    answer(state, "end turn", "use icebreaker")
    assert "sacrifice" in keys(state)


def test_an_12_4_cubes_on_tracks_cannot_be_sacrificed():
    state = turn()
    state.teams[0].cubes = 0
    cubes(state, "land", 3, 0, 0)
    answer(state, "sail to 2", "sacrifice")
    assert "sacrifice cube" not in keys(state)
    assert refused(state, "cube") == ["AN-12.1"]
    assert refused(state, "track land") == ["AN-12.4"]


def test_an_12_5_the_limit_is_per_turn_not_per_stop():
    state = bare()
    ships(state, 3, 0, 0)
    state.ice[3] = 0b001
    answer(stop(state, 3), "sacrifice", "sacrifice cube", "sail to 2", "end turn", "use icebreaker")
    assert "sacrifice" in keys(answer(state, "sail to 1"))


def test_an_12_6_only_in_the_own_turn():
    state = turn()
    assert GAME.options(state, 1) == []
    put(state, 2, "shipyard")
    answer(state, "sail to 2", "build ship")
    assert waiting(state) == 1
    assert "sacrifice" not in keys(state)


def test_an_12_7_the_active_ship_not_before_it_has_sailed():
    state = turn(4)
    before = answer(state.copy(), "sacrifice")
    assert "sacrifice ship 1 of 3" not in keys(before)
    assert refused(before, f"ship {state.queues[3][0]}") == ["AN-12.7"]
    after = answer(state, "sail to 2", "sacrifice")
    assert "sacrifice ship 1 of 2" in keys(after)


def test_an_12_7_a_sacrificed_active_ship_no_longer_counts_for_access():
    state = turn()
    put(state, 2, "well")
    state.teams[0].cards = [0] * 6
    answer(state, "sail to 2")
    assert "build coal_crane" in keys(state)
    answer(state, "sacrifice", "sacrifice ship 1 of 2")
    assert "build coal_crane" not in keys(state)


def test_an_12_8_the_scientist_can_be_used_at_once():
    state = turn()
    put(state, 2, "well")
    state.teams[0].personnel = 0
    answer(state, "sail to 2")
    assert "build coal_crane" not in keys(state)
    answer(state, "sacrifice", "sacrifice cube")
    assert "build coal_crane" in keys(state)


def test_an_12_9_sacrificed_pieces_never_return():
    state = turn()
    state.teams[0].ships = 1
    put(state, 2, "shipyard")
    answer(state, "sacrifice", "sacrifice spare ship", "sail to 2")
    assert "build ship" not in keys(state)
    assert refused(state, "build ship") == ["AN-7.1"]
