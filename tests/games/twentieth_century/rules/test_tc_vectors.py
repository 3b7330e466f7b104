"""The worked examples of the ledger that belong to no single rule."""

from __future__ import annotations

from games.twentieth_century.table import BOX, GAME, answer, keys, table, told


def test_tc_vector_ex_01_the_start_of_a_player():
    nation = GAME.view(table(), 0)["nations"][0]
    assert (nation["tracks"], nation["pollution"], nation["waste"]) == ([3, 2, 0], 0, 1)
    assert (nation["coins"], nation["science"]) == (10, 10)


def test_tc_vector_ex_02_the_auction_of_the_rulebook():
    blue, green, yellow = 0, 1, 2
    state = table()
    t1, t2, t3, t4, t5 = [BOX.pieces[each].id for each in state.territories]
    tools = [BOX.technologies[each].id for each in state.technologies]
    answer(state, blue, f"open {t1}", "bid 2")
    answer(state, green, "bid 3")
    answer(state, yellow, "pass")
    answer(state, blue, "pass")
    assert (state.nations[green].coins, state.slot, state.first) == (7, 2, green)
    answer(state, green, f"open {t2}", "bid 2")
    answer(state, yellow, "bid 5")
    answer(state, blue, "pass")
    answer(state, green, "pass")
    assert (state.nations[yellow].coins, state.slot, state.first) == (5, 3, yellow)
    answer(state, yellow, f"open {t3}", "bid 5")
    answer(state, blue, "bid 6")
    answer(state, green, "bid 7")
    answer(state, yellow, "leave", f"buy {tools[0]}")
    assert state.nations[yellow].science == 9
    answer(state, blue, "pass")
    assert (state.nations[green].coins, state.nations[green].fresh_waste, state.slot) == (0, [1, 2], 4)
    assert keys(state, green) == [*(f"buy {tool}" for tool in tools[1:]), "buy nothing"]
    answer(state, green, f"buy {tools[1]}")
    assert state.nations[green].science == 10
    answer(state, blue, f"buy {t4}", f"buy {t5}")
    assert (state.nations[blue].coins, state.nations[blue].fresh_waste, state.slot) == (6, [1, 2], 4)
    assert keys(state, blue) == [f"buy {tools[2]}", f"buy {tools[3]}", "buy nothing"]
    answer(state, blue, f"buy {tools[2]}")
    assert told(state, "compensated") == []
    assert (GAME.waiting(state), GAME.options(state, blue)[0].point()) == ([blue], "D4")


def test_tc_vector_ex_11_compensation_grows_by_stack():
    assert [each.minimum + 2 for each in BOX.rounds] == [4, 4, 5, 5, 6]


def test_tc_vector_ex_17_waste_counts_the_territories_of_the_round():
    state = table()
    answer(state, 0, "leave", "buy nothing")
    answer(state, 1, "leave", "buy nothing")
    for tile in [BOX.pieces[each].id for each in state.territories][:3]:
        answer(state, 2, f"buy {tile}")
    assert state.nations[2].fresh_waste == [1, 2, 3]


def test_tc_vector_v_04_a_sale_on_the_last_slot_leaves_the_marker():
    state = table()
    answer(state, 0, "leave", "buy nothing")
    answer(state, 1, "leave", "buy nothing")
    state.nations[2].coins = 30
    state.forget()
    for tile in [BOX.pieces[each].id for each in state.territories][:4]:
        answer(state, 2, f"buy {tile}")
    assert (state.slot, GAME.view(state, 2)["price"]) == (4, 0)


def test_tc_vector_v_07_two_left_and_no_tile_the_first_player_leaves_first():
    state = table()
    answer(state, 0, "leave", "buy nothing")
    state.territories = state.territories[:1]
    state.forget()
    answer(state, 1, f"open {BOX.pieces[state.territories[0]].id}", "bid 2")
    answer(state, 2, "pass")
    assert told(state, "left")[0][0] == 1
    answer(state, 1, "buy nothing")
    answer(state, 2, "buy nothing")
    assert GAME.waiting(state) == [2]


def test_tc_vector_the_forecast_of_bids_says_what_is_left_and_the_price_after():
    state = table()
    answer(state, 0, f"open {BOX.pieces[state.territories[0]].id}")
    bids = GAME.view(state, 0)["forecast"]["bids"]
    assert bids[0] == {"bid": 2, "coins": 8, "price": 3, "price_after": 2}
    assert len(bids) == 9


def test_tc_vector_the_forecast_of_a_placement_comes_true():
    from games.twentieth_century.table import consolidate, win_tiles

    state = table()
    win_tiles(state, 0, "m1_01")
    consolidate(state)
    cells = {(p["x"], p["y"]): p["production"] for p in GAME.view(state, 0)["forecast"]["placements"]}
    assert (len(cells), cells[1, 0]) == (8, [5, 3, 0])
    answer(state, 0, "at 1,0")
    planned = {(p["turn"], p["city"]): p["production"] for p in GAME.view(state, 0)["forecast"]["placements"]}
    assert len(planned) == 8
    answer(state, 0, "turn 3", "settle b")
    assert state.nations[0].tracks == planned[(3, "b")]
