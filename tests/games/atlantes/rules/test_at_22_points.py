"""AT-22: final scoring."""

from __future__ import annotations

from games.atlantes.table import GAME, answer, give, own, pass_turn, pile, reserve, table


def lines(state, rule, seat=0):
    return [line.points for line in GAME.result(state).breakdown[seat] if line.rule == rule]


def test_at_22_1_one_point_per_character_in_hand():
    state = table(kings="standard")
    give(state, "espadon", "espadon")
    give(state, "poulpe", place="discard")
    assert lines(state, "AT-22.1") == [9]


def test_at_22_2_the_points_above_each_own_manta():
    state = table()
    pile(state, "S", "S", "S")
    pile(state, "S", "S", "S", seat=1)
    reserve(state, "m_gold1", "m_gold2", seat=1)
    answer(state, "claim p3", "give up s_gold", "play matrona")
    answer(state, "claim p3", "give up s_gold", "claim p4", "give up s_raise")
    assert lines(state, "AT-22.2", 0) == [7]
    assert lines(state, "AT-22.2", 1) == [5, 7]


def test_at_22_3_the_points_of_the_pile():
    state = table()
    pile(state, "S", "W", points=4)
    pile(state, "V", points=9)
    assert lines(state, "AT-22.3") == [4, 4, 9]


def test_at_22_4_nothing_else_scores():
    state = table()
    own(state, "", points=9)
    reserve(state, "m_gold1", "m_gold2", "m_score")
    give(state, "poulpe", place="discard")
    assert GAME.result(state).points[0] == 6


def test_at_vector_11_unscored_is_worth_nothing():
    state = table()
    own(state, "", points=7)
    state.countdown = state.trigger = 1
    before = GAME.result(state).points[0]
    pass_turn(state)
    assert not state.stack
    assert GAME.result(state).points[0] == before == 6
