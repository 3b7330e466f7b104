"""AN-16: scoring."""

from __future__ import annotations

import pytest

from games.antarctica.table import CARDS, GAME, bare, cubes, put

EIGHT = ("camp", "crane", "well", "derrick", "turbine", "lab", "land", "hq")


def scores(state, category, what=None):
    """The points of one scored item."""
    for item in GAME.view(state, None)["majorities"]:
        if item["category"] == category and what in (None, item["what"]):
            return item["points"]
    raise AssertionError(what)


def zone(buildings, *scientists):
    state = bare(len(scientists))
    put(state, 2, *EIGHT[:buildings])
    state.scientists[2] = list(scientists)
    return state


def test_an_16_1_zones_tracks_asterisks_and_discarded_are_scored():
    state = zone(1, 1, 0, 0)
    cubes(state, "land", 1, 0, 0)
    state.teams[0].built = [CARDS["smelter"].number]
    state.teams[0].lost_cubes = 1
    rules = [line.rule for line in GAME.result(state).breakdown[0]]
    assert rules == ["AN-16.4", "AN-16.9", "AN-16.11", "AN-16.12"]
    assert GAME.result(state).points == [3 + 1 + 1 + 1, 0, 0]


def test_an_16_2_zones_are_scored_counter_clockwise_from_the_sun():
    state = bare()
    state.sun = 6
    for each in state.zones:
        state.scientists[each] = [1, 0, 0]
    lines = [line.what.params["zone"] for line in GAME.result(state).breakdown[0]]
    assert lines == [6, 7, 0, 1, 2, 3, 4, 5]


def test_an_16_3_no_points_without_a_scientist_in_the_zone():
    assert scores(zone(4, 2, 1, 0), "zone", "2") == [8, 2, 0]


def test_an_16_4_first_scores_buildings_and_all_scientists_and_one():
    assert scores(zone(3, 2, 1, 1), "zone", "2")[0] == 3 + 4 + 1


def test_an_vector_tv_16_a_single_scientist_among_three_buildings_scores_five():
    assert scores(zone(3, 1, 0), "zone", "2") == [5, 0]


def test_an_16_5_every_next_rank_scores_the_scientists_of_the_rank_above():
    assert scores(zone(0, 5, 3, 2, 1), "zone", "2") == [12, 5, 3, 2]
    state = zone(0, 5, 3, 2, 1)
    assert [lines[0].rule for lines in GAME.result(state).breakdown] == ["AN-16.4"] + ["AN-16.5"] * 3


def test_an_16_6_tied_players_all_score_their_rank_and_do_not_push_back_the_next():
    assert scores(zone(2, 4, 4, 1, 0), "zone", "2") == [12, 12, 4, 0]


def test_an_vector_tv_5_alice_and_bob_sixteen_chloe_three_dan_nothing():
    assert scores(zone(8, 3, 3, 1, 0), "zone", "2") == [16, 16, 3, 0]


def test_an_vector_tv_15_five_buildings_and_scientists_four_two_two_one():
    assert scores(zone(5, 4, 2, 2, 1), "zone", "2") == [15, 4, 4, 2]


def test_an_16_7_a_zone_without_scientists_scores_for_nobody():
    assert scores(zone(5, 0, 0, 0), "zone", "2") == [0, 0, 0]


@pytest.mark.parametrize(("space", "value"), [(1, 1), (3, 1), (4, 2), (11, 4), (13, 5), (14, 6)])
def test_an_16_8_a_cube_is_worth_the_last_number_reached(space, value):
    state = bare()
    cubes(state, "land", space, 0, 0)
    assert scores(state, "track", "land") == [value, 0, 0]


def test_an_16_9_first_scores_all_values_and_the_next_the_value_of_the_cube_ahead():
    state = bare()
    cubes(state, "land", 7, 12, 4)
    assert scores(state, "track", "land") == [5, 3 + 5 + 2, 3]


def test_an_vector_tv_19_values_six_three_one_score_ten_six_three():
    state = bare()
    cubes(state, "land", 14, 7, 1)
    assert scores(state, "track", "land") == [10, 6, 3]


def test_an_16_10_without_a_cube_no_points():
    state = bare()
    cubes(state, "land", 0, 12, 4)
    assert scores(state, "track", "land")[0] == 0


def asterisks(*counts):
    state = bare(len(counts))
    cards = [card.number for card in GAME.box.cards if card.asterisk]
    for seat, count in enumerate(counts):
        state.teams[seat].built = [cards.pop() for _ in range(count)]
    return state


def test_an_16_11_asterisk_cards_first_scores_the_total():
    state = asterisks(3, 1, 0)
    state.teams[2].built = [CARDS["coal_crane"].number]
    assert scores(state, "asterisk") == [4, 3, 0]


def test_an_vector_tv_17_asterisks_four_four_two_none():
    assert scores(asterisks(4, 4, 2, 0), "asterisk") == [10, 10, 4, 0]
    assert scores(asterisks(0, 0, 0, 0), "asterisk") == [0, 0, 0, 0]


def discarded(*counts):
    state = bare(len(counts))
    for team, count in zip(state.teams, counts, strict=True):
        team.lost_ships, team.lost_cubes = count // 2, count - count // 2
    return state


def test_an_16_12_discarded_ships_and_cubes_first_scores_the_total():
    assert scores(discarded(1, 4, 0), "discarded") == [4, 5, 0]


def test_an_vector_tv_18_discarded_three_one_none_none():
    assert scores(discarded(3, 1, 0, 0), "discarded") == [4, 3, 0, 0]


def test_an_16_13_the_score_is_the_sum_without_limit():
    state = bare()
    for each in state.zones:
        state.scientists[each] = [15, 0, 0]
    assert GAME.result(state).points == [8 * 16, 0, 0]
