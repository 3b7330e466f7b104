"""UC-23  End of turn and hand limit."""

from __future__ import annotations

from bathysphere.games.underwater_cities.phases.turn import StartOfTurn
from games.underwater_cities.table import CARDS, GAME, do, frames, keys, me, play, table


def starting(extra, **more):
    state = table(seats=2, **more)
    me(state).hand += [CARDS[card] for card in extra]
    state.stack = [StartOfTurn(0)]
    state.forget()
    return state


def test_uc_23_1_one_card_besides_those_gained():
    assert len(me(play(table(), "AA")).hand) == 5


def test_uc_23_2_at_least_three_after_a_turn():
    assert len(me(play(table(seats=4), "R3")).hand) == 3


def test_uc_23_3_the_excess_is_discarded_at_the_next_turn():
    state = starting(("demonstration", "survey"))
    assert len(keys(state)) == 5
    do(state, "discard survey", "discard demonstration")
    assert frames(state) == ["ChooseSlot"]


def test_uc_vector_tv_48_hand():
    state = starting(("demonstration", "survey"))
    do(state, "discard survey")
    assert frames(state) == ["StartOfTurn"]
    state = starting(("demonstration", "survey"), permanents=("undersea_server_farm",))
    do(state, "discard survey")
    assert frames(state) == ["ChooseSlot"]


def test_uc_23_4_only_then_is_the_limit_checked():
    state = play(table(), "AA")
    assert len(me(state).hand) == 5
    assert GAME.waiting(state) == [1]


def test_uc_23_5_a_raised_limit_is_four():
    state = starting(("demonstration",), permanents=("undersea_server_farm",))
    assert StartOfTurn(0).options(state, 0) == []


def test_uc_23_6_drawing_is_not_changed():
    assert len(me(play(table(seats=4, permanents=("undersea_server_farm",)), "R3")).hand) == 3


def test_uc_23_7_specials_count():
    state = starting(("trade_pact",))
    assert "discard trade_pact" in keys(state)


def test_uc_23_8_discards_go_where_they_go():
    state = starting(("trade_surplus",))
    do(state, "discard trade_surplus")
    assert CARDS["trade_surplus"] in state.gone


def test_uc_23_9_it_is_asked_at_the_start_of_the_turn():
    assert {GAME.find(starting(("survey",)), 0, "discard survey").point()} == {"D1"}
