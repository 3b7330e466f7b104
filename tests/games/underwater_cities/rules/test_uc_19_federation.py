"""UC-19  Federation track."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.counting import holds
from bathysphere.games.underwater_cities.rules.federation import advance, next_order
from bathysphere.games.underwater_cities.words import NOTHING, OnSpace
from games.underwater_cities.table import GAME, me, play, said, table, whats


def steps(state, n, seat=0):
    for _ in range(n):
        advance(state, seat)
    return state


def test_uc_19_1_one_by_one_with_each_bonus():
    state = steps(table(), 3)
    assert me(state).space == 2
    assert said(state) == "C1 S1"


def test_uc_19_2_the_bonuses():
    assert said(steps(table(), 1)) == ""
    assert said(steps(table(), 2)) == "C1"
    assert said(steps(table(), 3)) == "C1 S1"
    assert me(steps(table(), 4)).points == 1


def test_uc_vector_tv_55_federation_full_climb():
    state = steps(table(), 4)
    assert (said(state), me(state).points, me(state).space) == ("C1 S1", 1, 1)


def test_uc_19_3_later_lies_on_top():
    state = table(seats=2)
    steps(state, 1, 1)
    steps(state, 1, 0)
    assert next_order(state) == [0, 1]


def test_uc_19_4_further_steps_on_space_one_score():
    state = steps(table(), 6)
    assert me(state).points == 3


def test_uc_19_5_entering_and_each_left_step():
    state = table()
    me(state).space = 2
    assert me(steps(state, 2)).points == 2


def test_uc_vector_tv_14_federation_overflow():
    state = table(seats=4)
    state.nations[1].space, state.nations[1].arrival, state.arrivals = 1, 1, 1
    me(state).space = 2
    steps(state, 2)
    assert (me(state).space, me(state).points) == (1, 2)
    assert next_order(state)[:2] == [0, 1]


def test_uc_19_6_below_the_track_the_order_stays():
    state = table(seats=4)
    state.order = (2, 0, 3, 1)
    assert next_order(state) == [2, 0, 3, 1]


def test_uc_19_7_bonuses_come_at_once():
    state = table(seats=4)
    me(state).space = 4
    play(state, "G1")
    assert said(state) == "C1"
    assert "advance" in [move.key() for move in GAME.options(state, 0)]


def test_uc_19_8_starting_on_a_space_gives_only_what_is_listed():
    state = GAME.setup(2, 4)
    assert state.nations[state.order[1]].supply == [2, 1, 1, 1, 0]


def test_uc_19_9_the_third_space_is_the_one_with_the_three():
    state = steps(table(), 2)
    assert holds(state, 0, OnSpace((3,)), NOTHING)
    assert not holds(steps(state, 1), 0, OnSpace((3,)), NOTHING)


def test_uc_19_10_a_step_on_space_one_puts_on_top_again():
    state = table(seats=2)
    steps(state, 4, 0)
    steps(state, 4, 1)
    assert next_order(state) == [1, 0]
    assert next_order(steps(state, 1, 0)) == [0, 1]


def test_uc_19_11_nobody_else_moves():
    state = steps(table(seats=2), 2, 1)
    steps(state, 4, 0)
    assert state.nations[1].space == 3
    assert "entered" in whats(state)
