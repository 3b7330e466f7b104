"""AN-13: cubes on research tracks."""

from __future__ import annotations

from bathysphere.games.antarctica.rules.tracks import landing
from games.antarctica.table import (
    answer,
    bare,
    cube,
    cubes,
    done,
    hand,
    keys,
    put,
    refused,
    ships,
    starting,
    stop,
)


def research(steps, *spaces, track="land", seats=4, cubes_left=5):
    """Seat 0 advances by so many steps on a track on which the cubes stand like this."""
    state = bare(seats)
    ships(state, 4, 0)
    put(state, 2, "land", "coastal", "marine")
    state.scientists[2][0] = steps - 1
    cubes(state, track, *spaces)
    state.teams[0].cubes = cubes_left
    return answer(stop(state, 4), "sail to 2", f"research on {track}")


def test_an_13_1_the_first_advance_enters_the_track_for_one_step():
    state = research(1, 0, 0, 0, 0)
    assert (cube(state, "land", 0), state.teams[0].cubes) == (1, 4)


def test_an_13_2_a_cube_on_the_track_advances():
    state = research(2, 3, 0, 0, 0)
    assert (cube(state, "land", 0), state.teams[0].cubes) == (5, 5)


def test_an_13_3_occupied_spaces_are_jumped_for_free():
    assert cube(research(1, 3, 4, 5, 0), "land", 0) == 6


def test_an_vector_tv_3_two_steps_over_three_cubes_end_five_spaces_further():
    assert cube(research(2, 1, 2, 3, 4), "land", 0) == 6


def test_an_13_4_a_cube_enters_on_the_first_empty_space():
    assert cube(research(1, 0, 1, 2, 0), "land", 0) == 3


def test_an_13_5_surplus_steps_are_lost_at_the_last_space():
    assert cube(research(5, 12, 0, 0, 0), "land", 0) == 14


def test_an_13_6_a_cube_on_the_last_space_cannot_be_passed():
    assert cube(research(5, 9, 14, 0, 0), "land", 0) == 13


def test_an_13_6_with_all_spaces_ahead_taken_the_track_cannot_be_chosen():
    state = bare(4)
    ships(state, 4, 0)
    put(state, 2, "coastal")
    cubes(state, "coastal", 12, 14, 13, 0)
    answer(stop(state, 4), "sail to 2")
    assert "research on coastal" not in keys(state)
    assert refused(state, "research coastal") == ["AN-13.6"]


def test_an_vector_tv_20_one_step_to_the_space_before_an_occupied_end():
    assert cube(research(3, 12, 14, 0, 0), "land", 0) == 13
    state = bare(4)
    cubes(state, "land", 12, 14, 13, 0)
    assert landing(state, 0, 12, 3) == 12


def test_an_13_7_the_steps_of_one_source_go_to_one_track():
    state = research(3, 0, 0, 0, 0)
    assert [cube(state, track, 0) for track in ("land", "coastal", "marine")] == [3, 0, 0]
    assert starting(state, "research") == []


def test_an_13_8_closed_tracks_can_never_be_chosen():
    for seats, open_tracks in ((2, 3), (3, 4), (4, 5)):
        state = bare(seats)
        ships(state, 4, 0)
        put(state, 2, "well")
        answer(stop(state, 4), "sail to 2", "build coal_crane")
        assert len(starting(state, "advance on")) == open_tracks
        if seats < 4:
            assert refused(state, "track dark_lowest") == ["AN-13.8"]


def test_an_13_9_without_a_cube_in_available_no_further_track_is_entered():
    state = bare()
    ships(state, 4, 0)
    hand(state, 0, "rapid_progress")
    cubes(state, "marine", 1, 0, 0)
    state.teams[0].cubes = 0
    stop(state, 4)
    assert starting(state, "play") == ["play rapid_progress on marine"]


def test_an_13_10_any_open_track_on_which_the_cube_can_advance():
    state = bare()
    ships(state, 4, 0)
    put(state, 2, "well")
    cubes(state, "land", 14, 0, 0)
    answer(stop(state, 4), "sail to 2", "build coal_crane")
    assert keys(state) == ["advance on coastal", "advance on marine", "advance on dark_upper"]
    assert refused(state, "track land") == ["AN-13.5"]


def test_an_13_10_without_such_a_track_rapid_progress_is_refused():
    state = bare()
    ships(state, 4, 0)
    hand(state, 0, "rapid_progress")
    state.teams[0].cubes = 0
    stop(state, 4)
    assert starting(state, "play") == []
    assert refused(state, "card rapid_progress") == ["AN-13.10"]


def test_an_13_10_a_single_possible_track_is_not_asked_for():
    state = bare()
    ships(state, 4, 0)
    put(state, 2, "well")
    cubes(state, "land", 1, 0, 0)
    state.teams[0].cubes = 0
    answer(stop(state, 4), "sail to 2", "build coal_crane")
    assert "advanced" in done(state)
    assert cube(state, "land", 0) == 2


def test_an_13_11_cubes_never_move_back_nor_leave():
    state = research(4, 9, 0, 0, 0)
    assert cube(state, "land", 0) == 13
    answer(state, "sacrifice")
    assert "sacrifice cube" in keys(state)
    answer(state, "sacrifice cube")
    assert cube(state, "land", 0) == 13


def test_an_13_12_step_by_step_to_the_next_empty_space():
    state = bare(4)
    cubes(state, "land", 0, 2, 3, 5)
    assert [landing(state, 0, 0, steps) for steps in (1, 2, 3, 4, 99)] == [1, 4, 6, 7, 14]
