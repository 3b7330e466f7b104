"""TC-4: the territory auction."""

from __future__ import annotations

from games.twentieth_century.table import BOX, GAME, answer, keys, table, told


def tiles(state):
    return [BOX.pieces[each].id for each in state.territories]


def opened(state, bid=2):
    tile = tiles(state)[0]
    answer(state, 0, f"open {tile}", f"bid {bid}")
    return tile


def test_tc_4_1_the_first_player_opens_any_territory_at_the_minimum_or_more():
    state = table()
    assert keys(state, 0) == [*(f"open {tile}" for tile in tiles(state)), "leave"]
    answer(state, 0, f"open {tiles(state)[2]}")
    assert keys(state, 0) == [f"bid {n}" for n in range(2, 11)]
    refusals = {refusal.target: refusal.rule for refusal in GAME.refusals(state, 0)}
    assert refusals == {"pass": "TC-4.1", "bid 1": "TC-4.1", "bid 11": "TC-4.1"}


def test_tc_4_2_the_minimum_bid_is_enough_to_open():
    state = table()
    state.nations[0].coins = 2
    state.forget()
    assert GAME.view(state, 0)["minimum"] == 2
    assert keys(state, 0)[0].startswith("open")


def test_tc_4_2_the_first_player_may_leave_and_must_with_too_few_coins():
    state = table()
    answer(state, 0, "leave", "buy nothing")
    assert GAME.waiting(state) == [1]
    state = table()
    state.nations[1].coins = 1
    answer(state, 0, "leave", "buy nothing")
    assert told(state, "left") == [(1, -1, -1, 0)]
    assert GAME.waiting(state) == [1]
    assert "buy nothing" in keys(state, 1)


def test_tc_4_3_turns_go_clockwise_over_those_still_active():
    state = table(4)
    opened(state)
    order = []
    for bid in (3, 4, 5, 6, 7):
        order.append(GAME.waiting(state)[0])
        answer(state, order[-1], f"bid {bid}" if order[-1] != 2 else "pass")
    assert order == [1, 2, 3, 0, 1]


def test_tc_4_4_on_a_turn_raise_pass_or_leave():
    state = table()
    opened(state, 7)
    assert keys(state, 1) == ["bid 8", "bid 9", "bid 10", "pass", "leave"]
    answer(state, 1, "bid 10")
    assert keys(state, 2) == ["pass", "leave"]


def test_tc_4_5_a_pass_is_final_for_this_tile_only():
    state = table()
    opened(state)
    answer(state, 1, "pass")
    answer(state, 2, "bid 3")
    answer(state, 0, "bid 4")
    assert GAME.waiting(state) == [2]
    assert [r.rule for r in GAME.refusals(state, 1)] == ["TC-4.5"]
    answer(state, 2, "pass")
    answer(state, 0, f"open {tiles(state)[0]}", "bid 2")
    assert GAME.waiting(state) == [1]


def test_tc_4_6_leaving_is_final_for_the_round():
    state = table()
    opened(state)
    answer(state, 1, "leave", "buy nothing")
    answer(state, 2, "pass")
    answer(state, 0, f"open {tiles(state)[0]}", "bid 2")
    assert GAME.waiting(state) == [2]
    assert [r.rule for r in GAME.refusals(state, 1)] == ["TC-4.6"]


def test_tc_4_7_the_high_bidder_wins_and_pays_the_own_bid_when_all_others_are_out():
    state = table()
    opened(state, 6)
    assert GAME.refusals(state, 0)[0].rule == "TC-4.7"
    answer(state, 1, "pass")
    answer(state, 2, "leave", "buy nothing")
    assert state.nations[0].coins == 4


def test_tc_4_8_the_winner_pays_takes_moves_the_marker_and_gets_ever_more_waste():
    state = table()
    first = opened(state, 5)
    slot = state.slot
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    nation = state.nations[0]
    assert (nation.coins, nation.fresh_waste, state.slot) == (5, [1], slot + 1)
    assert GAME.view(state, 0)["nations"][0]["new"] == [{"id": first, "waste": 1}]
    opened(state)
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    assert nation.fresh_waste == [1, 2]


def test_tc_4_8_the_marker_stays_on_the_last_slot():
    state = table()
    state.slot = 4
    opened(state)
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    assert state.slot == 4


def test_tc_4_9_the_tile_waits_for_consolidation():
    state = table()
    opened(state)
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    assert len(state.nations[0].country.pieces) == 1


def test_tc_4_10_the_winner_opens_the_next_tile():
    state = table()
    opened(state)
    answer(state, 1, "bid 3")
    answer(state, 2, "pass")
    answer(state, 0, "pass")
    assert (GAME.waiting(state), GAME.options(state, 1)[0].point()) == ([1], "D1")


def test_tc_4_11_when_a_first_player_leaves_the_next_one_in_opens():
    state = table(4)
    answer(state, 0, "leave", "buy nothing")
    assert keys(state, 1)[0].startswith("open")
    answer(state, 1, f"open {tiles(state)[0]}", "bid 2")
    answer(state, 2, "pass")
    answer(state, 3, "bid 3")
    answer(state, 1, "pass")
    answer(state, 3, "leave", "buy nothing")
    assert (GAME.waiting(state), state.first) == ([1], 1)


def alone(**nation):
    state = table()
    for name, value in nation.items():
        setattr(state.nations[2], name, value)
    answer(state, 0, "leave", "buy nothing")
    answer(state, 1, "leave", "buy nothing")
    return state


def test_tc_4_12_whoever_is_alone_buys_at_the_minimum_as_often_as_wanted():
    state = alone()
    assert keys(state, 2) == [*(f"buy {tile}" for tile in tiles(state)), "leave"]
    assert GAME.options(state, 2)[0].point() == "D1'"
    slot = state.slot
    answer(state, 2, *(f"buy {tile}" for tile in tiles(state)[:2]))
    assert (state.nations[2].coins, state.nations[2].fresh_waste, state.slot) == (6, [1, 2], slot + 2)


def test_tc_4_12_buying_alone_needs_the_minimum_for_each_and_is_optional():
    state = alone(coins=3)
    answer(state, 2, f"buy {tiles(state)[0]}")
    assert state.inside == [0, 0, 0]
    state = alone()
    answer(state, 2, "leave")
    assert state.nations[2].fresh == []


def test_tc_4_13_when_no_territory_is_left_all_must_leave_in_order():
    state = table()
    state.territories = state.territories[:1]
    state.forget()
    opened(state)
    answer(state, 1, "pass")
    answer(state, 2, "pass")
    assert [seat for seat, _, _, _ in told(state, "left")] == [0]
    answer(state, 0, "buy nothing")
    assert [seat for seat, _, _, _ in told(state, "left")] == [1]
    answer(state, 1, "buy nothing")
    answer(state, 2, "buy nothing")
    assert GAME.waiting(state) == [2]
    assert GAME.options(state, 2)[0].point() == "D4"


def test_tc_4_14_the_phase_ends_when_all_have_left_and_unsold_tiles_stay():
    state = table()
    unsold = tiles(state)
    for seat in (0, 1, 2):
        answer(state, seat, "leave", "buy nothing")
    assert GAME.options(state, 2)[0].point() == "D4"
    assert tiles(state) == unsold


def test_tc_4_15_without_a_coin_one_may_still_pass_or_leave():
    state = table()
    state.nations[1].coins = 0
    opened(state)
    assert keys(state, 1) == ["pass", "leave"]
