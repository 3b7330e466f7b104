"""TC-10 and TC-11: round six, final scoring, the end."""

from __future__ import annotations

import pytest

from bathysphere.games.twentieth_century.rules.scoring import majority, ranking
from games.twentieth_century.table import BOX, GAME, consolidate, play, settle, table


def lines(state, seat):
    return {line.what.id.removeprefix("tc-line-"): line.points for line in GAME.result(state).breakdown[seat]}


def test_tc_10_1_round_six_brings_no_tile_no_technology_and_no_disaster():
    state = table()
    consolidate(state, round=5)
    assert (state.territories, state.technologies, state.disaster) == ([], [], -1)
    assert state.round == 6


def test_tc_10_2_final_scoring_does_not_depend_on_the_score_cards():
    for first_game in (False, True):
        state = table(first_game=first_game)
        play(state, 6)
        assert any(lines(state, seat)["trade"] for seat in range(3))
        assert GAME.result(state).reason.id == "tc-fact-ended"


@pytest.mark.parametrize(("pollution", "worth"), [(0, 2), (3, 2), (4, 3), (8, 3), (9, 4), (12, 4)])
def test_tc_10_3_a_clean_territory_is_worth_its_pollution_section(pollution, worth):
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 0), ("m1_07", 1, 0, 0, "a", 0), ("t1_01", 2, 0, 0, "", 0))
    state.nations[0].pollution = pollution
    assert lines(state, 0)["clean"] == 2 * worth


@pytest.mark.parametrize(
    ("waste", "points"), [(0, (3, 0)), (1, (0, 0)), (2, (0, -5)), (3, (0, -10)), (4, (0, -15))]
)
def test_tc_vector_ex_07_dirty_tiles(waste, points):
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", waste))
    assert (lines(state, 0)["clean"], lines(state, 0)["dirty"]) == points


@pytest.mark.parametrize(("space", "points"), [(0, -6), (6, 0), (12, 6)])
def test_tc_10_4_the_number_under_the_marker_is_added(space, points):
    state = table()
    state.nations[0].pollution = space
    assert lines(state, 0)["pollution"] == points


def test_tc_10_5_trade_prizes_by_place_and_nothing_for_the_last():
    assert majority(BOX, [3, 2, 1]) == [8, 5, 0]
    assert majority(BOX, [1, 4, 3, 2]) == [0, 8, 5, 3]
    assert majority(BOX, [5, 4, 3, 2, 1]) == [8, 5, 3, 1, 0]


def test_tc_10_5_coins_in_hand_count_not_production():
    state = table()
    state.nations[2].coins = 30
    assert lines(state, 2)["trade"] == 8


def test_tc_10_6_an_empty_hand_scores_nothing():
    assert majority(BOX, [5, 0, 0]) == [8, 0, 0]


def test_tc_10_7_science_in_hand_is_compared_the_same_way():
    state = table()
    state.nations[0].science = 20
    state.nations[1].science = 0
    assert [lines(state, seat)["science"] for seat in range(3)] == [8, 0, 5]


def test_tc_10_8_those_who_tie_share_their_prizes_rounded_down():
    assert majority(BOX, [17, 17, 12, 7]) == [6, 6, 3, 0]
    assert majority(BOX, [12, 9, 9, 9]) == [8, 2, 2, 2]


@pytest.mark.parametrize(
    ("hands", "prizes"),
    [
        ([17, 17, 12, 7], [6, 6, 3, 0]),
        ([12, 9, 9, 9], [8, 2, 2, 2]),
        ([5, 5, 5, 5], [4, 4, 4, 4]),
        ([5, 0, 0], [8, 0, 0]),
        ([7, 4, 4], [8, 2, 2]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_tc_vector_ex_08_to_10_and_v_01_to_03_majorities(hands, prizes):
    assert majority(BOX, hands) == prizes


def test_tc_11_1_most_points_win_and_the_game_is_over():
    state = table(5)
    play(state, 2)
    result = GAME.result(state)
    assert GAME.over(state)
    assert max(result.points) == result.points[result.winners[0]]
    assert [nation.score() for nation in state.nations] == result.points


def test_tc_11_2_a_tie_goes_to_the_least_waste_then_it_is_shared():
    assert ranking([50, 60, 60], [0, 4, 2]) == [3, 2, 1]
    assert ranking([60, 60, 50], [3, 3, 0]) == [1, 1, 3]
