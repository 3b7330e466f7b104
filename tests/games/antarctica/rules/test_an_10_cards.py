"""AN-10: playing cards."""

from __future__ import annotations

from bathysphere.games.antarctica.components import EXPERTISE, KINDS, SIMPLE
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cube,
    cubes,
    done,
    hand,
    has,
    holds,
    keys,
    offer,
    pile,
    put,
    refused,
    ships,
    starting,
    stop,
    waiting,
)


def turn(*kinds, seats=3):
    state = bare(seats)
    ships(state, 3, 0)
    ships(state, 5, 1)
    hand(state, 0, *kinds)
    return stop(state, 3)


def test_an_10_1_cards_are_played_in_the_own_turn_only():
    state = turn()
    hand(state, 1, "two_scientists", "rapid_progress")
    state.forget()
    assert waiting(state) == 0
    assert GAME.options(state, 1) == []
    assert starting(answer(state, "sail to 2"), "play") == []
    answer(state, "end turn")
    assert starting(state, "play") != []


def test_an_10_2_one_card_per_player_and_stop():
    state = answer(turn("two_scientists", "two_scientists"), "play two_scientists")
    assert starting(state, "play") == []
    assert refused(state, "card two_scientists") == ["AN-10.2"]


def test_an_10_2_two_turns_at_one_stop_share_the_limit_but_another_player_has_an_own_one():
    for second in (0, 1):
        state = bare()
        ships(state, 3, 0, second)
        state.ice[3] = 1 << second
        hand(state, 0, "two_scientists", "two_scientists")
        hand(state, 1, "two_scientists")
        answer(stop(state, 3), "play two_scientists", "sail to 2", "end turn", "use icebreaker")
        assert ("play two_scientists" in keys(state)) == (second == 1)


def test_an_10_2_a_new_stop_brings_a_new_card():
    state = bare()
    ships(state, 3, 0)
    ships(state, 5, 0)
    hand(state, 0, "two_scientists", "two_scientists")
    answer(stop(state, 3), "play two_scientists", "sail to 2", "end turn")
    assert "play two_scientists" in keys(state)


def test_an_10_3_receiving_a_card_is_not_playing_one():
    state = turn()
    put(state, 2, "coastal")
    cubes(state, "coastal", 6, 0, 0)
    pile(state, two_scientists=3)
    answer(state, "sail to 2", "research on coastal")
    assert holds(state, 0, "two_scientists") == 1
    assert "play two_scientists" in keys(state)


def test_an_10_4_a_played_shipyard_card_leaves_the_game():
    state = turn("two_scientists", "simple")
    before = GAME.view(state, 0)["shipyard"]
    answer(state, "play two_scientists")
    assert GAME.view(state, 0)["shipyard"] == before
    assert holds(state, 0, "two_scientists") == 0
    assert state.gone[KINDS.index("two_scientists")] == 1


def test_an_10_5_place_a_scientist_in_the_target_zone():
    state = turn("place_scientist")
    assert "play place_scientist" not in keys(state)
    assert refused(state, "card place_scientist") == ["AN-10.5"]
    answer(state, "sail to 2", "play place_scientist")
    assert state.scientists[2] == [1, 0, 0]
    assert (state.teams[0].personnel, state.buildings[2], state.teams[0].built) == (1, 0, [])


def test_an_10_5_takes_a_scientist_in_personnel():
    state = turn("place_scientist")
    state.teams[0].personnel = 0
    answer(state, "sail to 2")
    assert "play place_scientist" not in keys(state)
    assert refused(state, "card place_scientist") == ["AN-10.5"]


def test_an_10_6_it_counts_at_once_for_research():
    state = turn("place_scientist")
    put(state, 2, "land")
    answer(state, "sail to 2", "play place_scientist", "research on land")
    assert cube(state, "land", 0) == 2


def test_an_10_7_two_scientists_or_one_if_no_more_are_left():
    for reserve, gained in ((5, 2), (1, 1)):
        state = turn("two_scientists")
        state.teams[0].reserve = reserve
        answer(state, "play two_scientists")
        assert state.teams[0].personnel == 2 + gained
    state = turn("two_scientists")
    state.teams[0].reserve = 0
    state.forget()
    assert "play two_scientists" not in keys(state)
    assert refused(state, "card two_scientists") == ["AN-10.7"]


def test_an_10_8_rapid_progress_advances_three_on_a_track_of_choice():
    state = turn("rapid_progress")
    options = [f"play rapid_progress on {track}" for track in ("land", "coastal", "marine", "dark_upper")]
    assert starting(state, "play") == options
    answer(state, "play rapid_progress on land")
    assert cube(state, "land", 0) == 3
    assert state.teams[0].personnel == 3


def test_an_10_9_a_resource_card_is_given_up_only_while_building_and_only_where_needed():
    state = turn("simple")
    put(state, 2, "well")
    assert starting(state, "play") == []
    answer(state, "sail to 2")
    assert starting(state, "build") == ["build coal_crane"]
    assert refused(state, "card simple") == ["AN-10.9"]


def test_an_10_9_it_is_the_one_card_of_the_stop():
    state = answer(turn("simple", "two_scientists"), "sail to 2", "build coal_crane with simple")
    answer(state, "advance on land")
    assert "play two_scientists" not in keys(state)


def test_an_10_10_a_used_simple_card_can_be_regained_and_an_expertise_card_is_gone():
    state = turn("simple")
    answer(state, "sail to 2", "build coal_crane with simple")
    assert state.pile[SIMPLE] == 1
    state = turn("expertise")
    offer(state, "glacier_headquarters")
    put(state, 2, "crane")
    answer(state, "sail to 2", "build glacier_headquarters with expertise")
    assert has(state, 2, "hq")
    assert state.gone[EXPERTISE] == 1 + 1


def test_an_10_11_no_limit_for_shipyard_cards_but_one_simple_card():
    state = turn(*["icebreaker"] * 5, "simple")
    put(state, 2, "marine")
    cubes(state, "marine", 2, 0, 0)
    state.pile[SIMPLE] = 1
    answer(state, "sail to 2", "research on marine")
    assert holds(state, 0, "icebreaker") == 5
    assert holds(state, 0, "simple") == 1
    assert "took" not in done(state)
