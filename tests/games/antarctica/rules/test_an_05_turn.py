"""AN-5: the frame of a turn."""

from __future__ import annotations

from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    hand,
    keys,
    put,
    refused,
    ships,
    starting,
    stop,
    waiting,
)


def camp_turn(*kinds):
    state = bare()
    ships(state, 3, 0)
    put(state, 2, "camp", "well")
    hand(state, 0, *kinds)
    return stop(state, 3)


def test_an_5_1_at_most_one_main_action_after_sailing():
    state = camp_turn()
    assert starting(state, "recruit") == []
    answer(state, "sail to 2")
    assert {"recruit", "build coal_crane"} <= set(keys(state))
    answer(state, "recruit")
    assert not {"recruit", "build coal_crane"} & set(keys(state))
    assert refused(state, "recruit") == ["AN-5.1"]


def test_an_vector_tv_30_one_of_camp_two_centres_building_or_nothing():
    state = bare(4)
    ships(state, 1, 0)
    put(state, 2, "camp", "coastal", "marine", "well")
    answer(stop(state, 1), "sail to 2")
    actions = [key for key in keys(state) if key != "sacrifice"]
    assert actions == [
        "build coal_crane",
        "recruit",
        "research on coastal",
        "research on marine",
        "research on dark_lowest",
        "end turn",
    ]
    for action in actions[1:-1]:
        assert keys(answer(state.copy(), action)) == ["sacrifice", "end turn"]


def test_an_5_2_a_card_at_any_time_of_the_turn():
    for when in (0, 1, 2):
        state = camp_turn("two_scientists")
        answer(state, *["sail to 2", "recruit"][:when])
        assert "play two_scientists" in keys(state)


def test_an_5_3_a_sacrifice_at_any_time_of_the_turn():
    for when in (0, 1, 2):
        state = camp_turn()
        answer(state, *["sail to 2", "recruit"][:when])
        assert "sacrifice" in keys(state)


def test_an_5_4_neither_in_the_middle_of_an_effect():
    state = camp_turn("two_scientists")
    answer(state, "sail to 2", "build coal_crane")
    assert keys(state) == [f"advance on {track}" for track in ("land", "coastal", "marine", "dark_upper")]


def test_an_5_5_building_a_ship_ends_the_turn():
    state = camp_turn("two_scientists")
    put(state, 2, "shipyard")
    ships(state, 5, 1)
    answer(state, "sail to 2", "build ship", "take none", "take none")
    assert waiting(state) == 1


def test_an_5_6_nothing_is_always_legal():
    state = camp_turn()
    ships(state, 5, 1)
    answer(state, "sail to 2", "end turn")
    assert waiting(state) == 1


def test_an_5_6_whoever_can_only_end_the_turn_is_asked_and_told_why():
    state = bare()
    ships(state, 1, 0)
    hand(state, 0)
    answer(stop(state, 1), "sacrifice", "sacrifice cube", "sail to 2")
    assert keys(state) == ["end turn"]
    assert refused(state, "sacrifice") == ["AN-12.1"]
    assert refused(state, "recruit") == ["AN-8.1"]


def test_an_5_7_a_turn_may_hold_card_sacrifice_and_action():
    state = camp_turn("two_scientists")
    answer(state, "sacrifice", "sacrifice cube", "sail to 2", "play two_scientists", "recruit")
    assert state.teams[0].personnel == 2 + 1 + 2 + 1


def test_an_5_4_what_a_symbol_sets_off_is_not_interrupted():
    state = camp_turn("two_scientists")
    cubes(state, "land", 5, 0, 0)
    answer(state, "sail to 2", "build coal_crane", "advance on land")
    assert keys(state)[-1] == "move none"
    assert all(key.startswith("move") for key in keys(state))
    assert GAME.waiting(state) == [0]
