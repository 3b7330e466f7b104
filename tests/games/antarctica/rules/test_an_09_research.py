"""AN-9: research."""

from __future__ import annotations

import pytest

from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cube,
    cubes,
    put,
    refused,
    ships,
    starting,
    stop,
)


def at(*centres, seats=4, own_ships=1, scientists=0, **variants):
    state = bare(seats, **variants)
    ships(state, 4, 0)
    if own_ships > 1:
        ships(state, 2, *[0] * (own_ships - 1))
    put(state, 2, *centres)
    state.scientists[2][0] = scientists
    return answer(stop(state, 4), "sail to 2")


def tracks(state):
    return [key.removeprefix("research on ") for key in starting(state, "research")]


def test_an_9_1_takes_a_centre_and_moves_its_track():
    assert tracks(at()) == []
    assert tracks(at("marine", seats=2)) == ["marine"]
    assert refused(at("marine", seats=2), "research land") == ["AN-9.1"]


def test_an_9_2_steps_are_own_ships_and_scientists_there():
    state = answer(at("land", own_ships=2, scientists=3), "research on land")
    assert cube(state, "land", 0) == 5


def test_an_9_2_without_ship_and_scientist_there_is_no_research():
    state = answer(at("land"), "sacrifice", "sacrifice ship 1 of 2")
    assert tracks(state) == []
    assert refused(state, "research land") == ["AN-9.2"]


def test_an_9_3_exactly_one_centre_is_used():
    state = at("land", "coastal", "marine", seats=2)
    assert tracks(state) == ["land", "coastal", "marine"]
    assert tracks(answer(state, "research on coastal")) == []


def test_an_vector_tv_35_a_track_of_two_centres_is_one_choice_and_its_steps_do_not_add_up():
    state = at("coastal", "marine", own_ships=2, scientists=1)
    assert tracks(state) == ["coastal", "marine", "dark_lowest"]
    answer(state, "research on dark_lowest")
    assert cube(state, "dark_lowest", 0) == 3


def test_an_9_4_a_centre_with_two_open_tracks_lets_the_player_choose_one():
    state = at("land", own_ships=3)
    assert tracks(state) == ["land", "dark_upper"]
    answer(state, "research on dark_upper")
    assert (cube(state, "land", 0), cube(state, "dark_upper", 0)) == (0, 3)


def test_an_9_5_only_where_the_cube_can_move():
    state = at("land")
    cubes(state, "land", 14, 0, 0, 0)
    state.teams[0].cubes = 0
    state.forget()
    assert tracks(state) == []
    assert refused(state, "research land") == ["AN-13.5"]
    assert refused(state, "research dark_upper") == ["AN-13.9"]


def test_an_vector_tv_36_a_centre_still_leads_to_the_track_that_has_a_cube():
    state = at("marine")
    state.teams[0].cubes = 0
    cubes(state, "dark_lowest", 2, 0, 0, 0)
    state.forget()
    assert tracks(state) == ["dark_lowest"]
    cubes(state, "dark_lowest", 0, 0, 0, 0)
    state.forget()
    assert tracks(state) == []


def test_an_9_6_all_steps_are_used_as_far_as_the_track_allows():
    state = at("land", own_ships=3, scientists=2)
    cubes(state, "land", 12, 0, 0, 0)
    answer(state, "research on land")
    assert cube(state, "land", 0) == 14


@pytest.mark.parametrize(
    ("centre", "by_seats"),
    [
        ("land", {2: ["land"], 3: ["land", "dark_upper"], 4: ["land", "dark_upper"]}),
        ("coastal", {2: ["coastal"], 3: ["coastal"], 4: ["coastal", "dark_lowest"]}),
        ("marine", {2: ["marine"], 3: ["marine"], 4: ["marine", "dark_lowest"]}),
    ],
)
def test_an_9_7_centres_lead_to_dark_tracks_too(centre, by_seats):
    assert {seats: tracks(at(centre, seats=seats)) for seats in (2, 3, 4)} == by_seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_9_8_with_the_switch_at_none_only_to_light_ones(seats):
    for centre in ("land", "coastal", "marine"):
        state = at(centre, seats=seats, dark_track_centres="none")
        assert tracks(state) == [centre]
    if seats > 2:
        assert refused(state, "research dark_upper") == ["AN-9.8"]


def test_an_vector_tv_33_a_land_centre_by_number_of_players_and_switch():
    for seats, found in ((2, ["land"]), (3, ["land", "dark_upper"]), (4, ["land", "dark_upper"])):
        assert tracks(at("land", seats=seats)) == found
        assert tracks(at("land", seats=seats, dark_track_centres="none")) == ["land"]
        state = answer(at("land", seats=seats), f"research on {found[-1]}")
        assert cube(state, found[-1], 0) == 1


def test_an_vector_tv_34_a_coastal_centre_by_number_of_players():
    assert tracks(at("coastal", seats=3)) == ["coastal"]
    assert tracks(at("coastal", seats=4)) == ["coastal", "dark_lowest"]


def test_an_9_8_the_view_names_the_centres_of_every_track():
    shared = GAME.view(GAME.setup(4, 1), None)["tracks"]
    none = GAME.view(GAME.setup(4, 1, dark_track_centres="none"), None)["tracks"]
    assert [track["centres"] for track in shared][3:] == [["land"], ["coastal", "marine"]]
    assert [track["centres"] for track in none][3:] == [[], []]
