"""AT-23: ties."""

from __future__ import annotations

from games.atlantes.table import GAME, answer, pile, reserve, table, turn_of


def test_at_23_1_most_mantas_in_reserve_then_king_then_seat():
    state = table(3)
    assert GAME.result(state).ranking == [3, 2, 1]
    reserve(state, "m_gold1")
    assert GAME.result(state).winners == [0]
    state = table(3, kings="standard")
    assert GAME.result(state).winners == [0]


def test_at_23_2_the_reserve_counts_active_and_inactive_starting_and_bonus():
    state = table()
    reserve(state, "m_gold1", idle=True)
    assert GAME.result(state).winners == [0]
    pile(state, "S", "S", "S", points=0)
    answer(state, "claim p3", "give up s_gold")
    pile(state, "S", seat=1, points=7)
    assert GAME.result(state).points == [13, 13]
    assert GAME.result(state).winners == [1]


def test_at_23_2_switch_tie_reserve_starting():
    state = table(tie_reserve="starting")
    reserve(state, "m_gold1")
    assert GAME.result(state).winners == [1]


def test_at_23_3_kings_always_resolve_a_tie():
    state = table(4, kings="standard")
    assert GAME.result(state).ranking == [1, 2, 3, 4]


def test_at_23_4_without_kings_the_highest_seat_wins():
    state = table(4)
    assert GAME.result(state).winners == [3]


def test_at_vector_25_tie_note():
    state = table(4)
    pile(state, "S", seat=1, points=5)
    pile(state, "S", seat=2, points=5)
    state.trigger, state.trigger_seat, state.countdown = 2, 1, 1
    turn_of(state, 1)
    answer(state, "play matrona")
    assert not state.stack
    assert GAME.result(state).winners == [2]


def test_at_23_5_lower_places_use_the_same_order():
    state = table(4)
    pile(state, "S", seat=0, points=5)
    reserve(state, "m_gold1", seat=1)
    assert GAME.result(state).ranking == [1, 2, 4, 3]
