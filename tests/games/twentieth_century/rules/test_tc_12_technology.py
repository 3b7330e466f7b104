"""TC-12, TC-14 and TC-16: technologies beside the board."""

from __future__ import annotations

from games.twentieth_century.table import (
    BOX,
    GAME,
    answer,
    city,
    consolidate,
    draw_tiles,
    give,
    keys,
    settle,
    table,
    technology,
    told,
)

CHAIN = {
    "ab": ("a 12,6; b 12,18", "a-b b-S", [city(coin=1), city(coin=1)]),
    "c": ("a 12,12", "a-N", [city(coin=1)]),
    "line": ("a 12,12", "a-W a-E", [city(coin=2)]),
}


def chain(*people):
    state = table()
    draw_tiles(state, **CHAIN)
    settle(state, 0, ("ab", 0, 0, 0, people[0], 0), ("c", 0, 1, 0, people[1], 0))
    return state


def test_tc_12_1_facilities_go_on_the_map_the_rest_lies_beside_the_board():
    state = table()
    give(state, 0, "t1_01", "t1_07", "t1_10")
    nation = state.nations[0]
    assert (len(nation.plants), len(nation.once), len(nation.each)) == (1, 1, 1)


def test_tc_12_2_both_parts_of_a_mixed_tile_are_technologies_of_their_own():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 2), ("m1_07", 1, 0, 0, "a", 0))
    give(state, 0, "t2_08")
    consolidate(state)
    assert keys(state, 0) == ["use t2_08 sorting_centre", "use t2_08 waste_transport", "stop"]
    answer(state, 0, "use t2_08 sorting_centre")
    assert keys(state, 0) == ["use t2_08 waste_transport", "stop"]


def test_tc_12_3_the_impact_never_acts_again():
    state = table()
    give(state, 0, "t1_12", "t2_12")
    for number in (1, 3, 4):
        consolidate(state, number)
        while GAME.waiting(state) == [0] and "stop" in keys(state, 0):
            answer(state, 0, keys(state, 0)[0])
    assert (state.nations[0].pending, state.nations[0].pollution) == (0, 6)


def test_tc_12_4_copies_are_independent_uses_and_alike_ones_are_offered_once():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_01", 1, 1, 0, "", 0))
    give(state, 0, "t2_04", "t2_05")
    consolidate(state)
    assert keys(state, 0) == ["use t2_04 workers", "stop"]
    answer(state, 0, "use t2_04 workers", "city m1_01 a")
    assert keys(state, 0) == ["use t2_05 workers", "stop"]


def test_tc_12_5_a_cost_is_paid_in_full_before_the_income():
    state = table()
    state.nations[0].coins = 2
    give(state, 0, "t2_12")
    consolidate(state, 3)
    assert state.nations[0].earned[1] == 0
    state = table()
    state.nations[0].coins = 3
    give(state, 0, "t2_12")
    consolidate(state, 3)
    answer(state, 0, "use t2_12 quality_of_life")
    assert told(state, "paid") == [(0, BOX.technologies[technology("t2_12")].parts[0], 0, 3)]
    assert state.nations[0].coins == 0 + 3


def test_tc_12_5_the_refusal_names_the_numbers():
    state = table()
    state.nations[0].coins = 1
    give(state, 0, "t1_12", "t1_08")
    consolidate(state)
    refusal = GAME.refusals(state, 0)[0]
    assert (refusal.target, refusal.rule) == ("part t1_12 recycling", "TC-12.5")
    assert refusal.why.params == {"need": 2, "have": 1}


def test_tc_12_6_a_technology_of_round_five_works_twice():
    state = table()
    state.nations[0].science = 30
    give(state, 0, "t3_06")
    consolidate(state, 5)
    answer(state, 0, "use t3_06 quality_of_life")
    assert state.round == 6
    answer(state, 0, "use t3_06 quality_of_life")
    assert state.nations[0].earned[1] == 12


def test_tc_14_1_workers_settle_any_empty_city_once_or_wait():
    state = table()
    give(state, 0, "t1_06")
    consolidate(state)
    answer(state, 0, "use t1_06 workers")
    assert state.nations[0].people == [7]
    assert state.nations[0].once == []
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "abc", 0))
    give(state, 0, "t1_06", "t1_10", "t1_12")
    consolidate(state)
    assert len(state.nations[0].once) == 1


def test_tc_14_2_a_bridge_is_placed_once():
    state = table()
    give(state, 0, "t1_07")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge")
    assert GAME.options(state, 0)[0].key().startswith("join")
    answer(state, 0, "join line 1 and side N")
    assert state.nations[0].once == []
    assert GAME.census(state)["bridges"] == 4


def test_tc_14_3_a_sorting_centre_removes_a_waste_once_and_free():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_07", 1, 0, 0, "a", 2))
    give(state, 0, "t1_08")
    consolidate(state)
    answer(state, 0, "use t1_08 sorting_centre", "tile m1_07")
    nation = state.nations[0]
    assert (nation.waste, nation.once) == ([1, 1], [])


def test_tc_14_4_a_park_has_no_action():
    state = table()
    give(state, 0, "t1_09", "t1_12")
    consolidate(state)
    assert keys(state, 0) == ["use t1_12 recycling", "stop"]
    assert {r.target: r.rule for r in GAME.refusals(state, 0)} == {"part t1_09 park": "TC-14.4"}


def test_tc_16_1_a_locomotive_moves_people_to_an_empty_city():
    state = chain("b", "")
    give(state, 0, "t1_10")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive")
    assert keys(state, 0) == ["city ab a", "city c a"]
    answer(state, 0, "city c a")
    assert state.nations[0].people == [0, 1]


def test_tc_16_2_the_way_runs_through_no_other_city_but_over_any_tiles():
    state = table()
    draw_tiles(state, **CHAIN)
    settle(state, 0, ("line", 0, 0, 0, "a", 0), ("t2_01", 1, 0, 0, "", 0), ("m1_06", 2, 0, 3, "", 0))
    give(state, 0, "t1_10")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive")
    assert state.nations[0].people == [0, 0, 1]


def test_tc_16_3_without_a_locomotive_nobody_moves():
    state = table(3)
    before = state.nations[0].people[0]
    give(state, 0, "t1_11", "t1_12")
    consolidate(state)
    answer(state, 0, "use t1_12 recycling")
    assert state.nations[0].people[0] == before


def test_tc_16_4_an_empty_city_in_between_blocks_and_two_locomotives_chain():
    state = chain("a", "")
    give(state, 0, "t1_10", "t2_07")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive")
    assert state.nations[0].people == [2, 0]
    answer(state, 0, "use t2_07 locomotive", "city c a")
    assert state.nations[0].people == [0, 1]


def test_tc_16_5_the_same_token_may_move_again():
    state = chain("b", "")
    give(state, 0, "t1_10", "t2_07")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive", "city c a", "use t2_07 locomotive")
    assert state.nations[0].people == [2, 0]


def test_tc_16_6_waste_is_carried_to_another_territory_without_rail():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_07", 5, 0, 0, "a", 0), ("m1_08", 9, 9, 0, "a", 0))
    give(state, 0, "t1_11")
    consolidate(state)
    answer(state, 0, "use t1_11 waste_transport")
    assert keys(state, 0) == ["tile m1_07", "tile m1_08"]
    answer(state, 0, "tile m1_08")
    assert state.nations[0].waste == [0, 0, 1]


def test_tc_16_6_one_territory_is_not_enough():
    state = table()
    give(state, 0, "t1_11", "t1_12")
    consolidate(state)
    assert keys(state, 0) == ["use t1_12 recycling", "stop"]


def test_tc_16_7_recycling_removes_a_waste_for_its_cost_without_a_centre():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_07", 1, 0, 0, "a", 2))
    give(state, 0, "t1_12")
    consolidate(state)
    answer(state, 0, "use t1_12 recycling", "tile m1_07")
    assert (state.nations[0].waste, told(state, "paid")[0][3]) == ([1, 1], 2)
    assert GAME.view(state, 0)["nations"][0]["centres"] == []


def test_tc_16_8_depollution_moves_the_marker_but_not_beyond_the_end():
    state = table()
    give(state, 0, "t2_11", "t1_12")
    consolidate(state, 3)
    answer(state, 0, "use t2_11 depollution")
    assert state.nations[0].pollution == 7
    state = table()
    state.nations[0].pollution = 12
    give(state, 0, "t2_11", "t1_12")
    consolidate(state, 3)
    assert keys(state, 0) == ["use t1_12 recycling", "stop"]
    assert {r.rule for r in GAME.refusals(state, 0)} == {"TC-16.8"}


def test_tc_16_9_quality_of_life_gives_its_points():
    state = table()
    give(state, 0, "t2_12")
    consolidate(state, 3)
    answer(state, 0, "use t2_12 quality_of_life")
    assert state.nations[0].earned[1] == 4
    lines = {line.rule: line.points for line in GAME.result(state).breakdown[0]}
    assert lines["TC-16.9"] == 4


def test_tc_vector_ex_15_the_line_a_b_c():
    state = chain("ab", "")
    give(state, 0, "t1_10", "t2_07")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive")
    assert state.nations[0].people == [1, 1]
    answer(state, 0, "use t2_07 locomotive")
    assert keys(state, 0) == ["city ab a", "city c a"]
    answer(state, 0, "city ab a")
    assert state.nations[0].people == [2, 1]


def test_tc_vector_ex_16_bought_in_round_five_usable_in_five_and_six():
    state = table()
    give(state, 0, "t3_05")
    consolidate(state, 5)
    answer(state, 0, "use t3_05 depollution")
    answer(state, 0, "use t3_05 depollution")
    assert (GAME.over(state), state.nations[0].pollution) == (True, 8)
