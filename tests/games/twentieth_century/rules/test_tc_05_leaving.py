"""TC-5: leaving, technology and compensation."""

from __future__ import annotations

import pytest

from bathysphere.games.twentieth_century.rules.leaving import suffer
from games.twentieth_century.table import BOX, GAME, answer, keys, table, technology, told


def offer(state, *ids):
    state.technologies = [technology(name) for name in ids]
    state.forget()


def test_tc_5_1_whoever_leaves_may_buy_one_technology_at_the_marked_price():
    state = table()
    offer(state, "t1_09", "t1_12")
    answer(state, 0, "leave")
    assert keys(state, 0) == ["buy t1_09", "buy t1_12", "buy nothing"]
    answer(state, 0, "buy t1_12")
    assert state.nations[0].science == 7
    assert GAME.waiting(state) == [1]


def test_tc_5_1_without_the_science_nothing_is_bought_and_a_price_of_nought_is_free():
    state = table()
    state.nations[0].science = 2
    answer(state, 0, "leave")
    assert GAME.waiting(state) == [1]
    state = table()
    state.slot = 4
    state.nations[0].science = 0
    offer(state, "t1_09")
    answer(state, 0, "leave", "buy t1_09")
    assert (state.nations[0].technologies, state.nations[0].science) == ([technology("t1_09")], 0)


def test_tc_5_2_everyone_gets_the_chance_exactly_once_a_round():
    state = table()
    asked = []
    while state.round == 1 and GAME.options(state, GAME.waiting(state)[0])[0].point() in ("D1", "D1'", "D3"):
        seat = GAME.waiting(state)[0]
        if "buy nothing" in keys(state, seat):
            asked.append(seat)
            answer(state, seat, "buy nothing")
        else:
            answer(state, seat, "leave")
    assert asked == [0, 1, 2]


def test_tc_5_3_leaving_is_possible_on_the_own_turn_or_before_opening_only():
    state = table()
    assert "leave" in keys(state, 0)
    assert keys(state, 1) == []
    answer(state, 0, f"open {BOX.pieces[state.territories[0]].id}")
    assert "leave" not in keys(state, 0)
    answer(state, 0, "bid 2")
    assert "leave" in keys(state, 1)
    targets = {refusal.target: refusal.rule for refusal in GAME.refusals(state, 1)}
    assert targets[f"technology {BOX.technologies[state.technologies[0]].id}"] == "TC-5.3"


def test_tc_5_4_who_leaves_during_an_auction_pays_the_price_before_its_sale():
    state = table()
    answer(state, 0, f"open {BOX.pieces[state.territories[0]].id}", "bid 2")
    tools = [BOX.technologies[each].id for each in state.technologies]
    answer(state, 1, "leave", f"buy {tools[0]}")
    assert f"buy {tools[0]}" not in keys(state, 2)
    answer(state, 2, "leave", f"buy {tools[1]}")
    assert [state.nations[seat].science for seat in (1, 2)] == [7, 7]
    assert GAME.view(state, 0)["price"] == 2


def test_tc_5_5_the_last_to_leave_bids_first_against_the_disaster():
    state = table()
    answer(state, 0, "leave", "buy nothing")
    answer(state, 1, f"open {BOX.pieces[state.territories[0]].id}", "bid 2")
    answer(state, 2, "leave", "buy nothing")
    answer(state, 1, "leave", "buy nothing")
    assert (GAME.waiting(state), GAME.options(state, 1)[0].point()) == ([1], "D4")


def test_tc_5_6_the_impact_acts_at_once():
    state = table()
    offer(state, "t1_01", "t1_02", "t1_09")
    answer(state, 0, "leave", "buy t1_01")
    answer(state, 1, "leave", "buy t1_02")
    answer(state, 2, "leave", "buy t1_09")
    assert [nation.pending for nation in state.nations] == [1, 0, 0]
    assert [GAME.view(state, 0)["nations"][seat]["pollution"] for seat in range(3)] == [0, -1, 1]


def test_tc_5_6_smoke_acts_before_trees():
    state = table()
    state.nations[0].pollution = 0
    suffer(state, 0, 0, 2, 1)
    assert state.nations[0].pollution == 1


def test_tc_5_7_the_marker_never_passes_an_end():
    state = table()
    suffer(state, 0, 0, 99, 0)
    assert state.nations[0].pollution == 0
    suffer(state, 0, 0, 0, 99)
    assert state.nations[0].pollution == 12


def test_tc_vector_v_05_a_step_beyond_the_end_is_lost():
    state = table()
    state.nations[0].pollution = 0
    suffer(state, 0, 0, 2, 0)
    assert BOX.pollution[state.nations[0].pollution].vp == -6
    suffer(state, 0, 0, 0, 1)
    assert BOX.pollution[state.nations[0].pollution].vp == -5


@pytest.mark.parametrize(("number", "coins"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6)])
def test_tc_5_8_who_won_nothing_gets_the_minimum_and_two_coins(number, coins):
    state = table()
    state.round = number
    state.technologies = []
    state.forget()
    answer(state, 0, "leave")
    assert told(state, "compensated")[0] == (0, -1, -1, coins)
    assert state.nations[0].coins == 10 + coins


def test_tc_5_8_a_winner_gets_no_compensation():
    state = table()
    answer(state, 0, f"open {BOX.pieces[state.territories[0]].id}", "bid 2")
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    answer(state, 0, "leave", "buy nothing")
    assert state.nations[0].coins == 8


def test_tc_5_9_facilities_wait_and_workers_and_bridges_bring_their_piece():
    state = table()
    offer(state, "t1_03", "t1_06", "t1_07")
    answer(state, 0, "leave", "buy t1_03")
    answer(state, 1, "leave", "buy t1_06")
    answer(state, 2, "leave", "buy t1_07")
    assert GAME.view(state, 0)["nations"][0]["new"] == [{"id": "t1_03", "waste": 0}]
    assert len(state.nations[1].once) == len(state.nations[2].once) == 1
    assert GAME.view(state, 0)["bridges"] == 3
