"""UC-29  Winning."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.scoring import places
from games.underwater_cities.table import GAME, table


def test_uc_29_1_most_points_wins():
    assert places([5, 9, 7], (0, 1, 2)) == [3, 1, 2]


def test_uc_29_2_a_tie_goes_to_the_earlier_in_the_final_order():
    assert places([9, 9], (1, 0)) == [2, 1]


def test_uc_vector_tv_53_tie():
    state = table(seats=2)
    state.nations[1].supply = [0] * 5
    state.order = (1, 0)
    result = GAME.result(state)
    assert result.points[0] == result.points[1]
    assert result.winners == [1]


def test_uc_29_3_nobody_shares_a_place():
    assert sorted(places([4, 4, 4, 4], (2, 0, 3, 1))) == [1, 2, 3, 4]
    assert places([4, 4, 4, 4], (2, 0, 3, 1))[2] == 1
