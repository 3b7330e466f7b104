"""TC-15: bridges."""

from __future__ import annotations

import pytest

from bathysphere.games.twentieth_century.components import TO_CITY, TO_SIDE, TO_ZONE
from bathysphere.games.twentieth_century.rules.spans import bridged, may_lie, menu, with_span
from bathysphere.games.twentieth_century.rules.tracks import survey
from games.twentieth_century.table import (
    GAME,
    answer,
    city,
    consolidate,
    draw_tiles,
    drawing,
    give,
    keys,
    settle,
    table,
)

LAB = ("x 12,12", "x-N x-E x-S x-W", "science")


def effects(plan):
    return {(span.one, span.other) for span in menu(plan)}


def test_tc_15_1_a_bridge_is_rail_from_then_on():
    plan = survey(drawing("a 12,12", "a-N"))
    made = bridged(plan, next(s for s in menu(plan) if s.other == (TO_SIDE, 3)))
    assert made.facing[3] >= 0
    assert made.facing[3] in made.touches[0]


def test_tc_15_2_a_bridge_lies_on_one_tile_territory_or_facility():
    state = table()
    settle(state, 0, ("m1_08", 0, 0, 0, "a", 0), ("t1_04", 1, 0, 0, "", 0))
    give(state, 0, "t1_07")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge")
    assert keys(state, 0) == ["tile m1_08", "tile t1_04"]
    for plan in state.box.plans:
        for span in menu(plan):
            assert all(0 <= number <= 24 for number in span.line)


def test_tc_15_3_a_bridge_is_straight_and_of_any_length():
    plain = drawing("a 12,12", "a-N")
    assert may_lie(plain, (24, 12), (12, 24))
    assert may_lie(plain, (0, 12), (12, 24))
    assert not may_lie(plain, (0, 12), (24, 12))


def test_tc_15_4_it_crosses_no_rail_and_no_city_but_may_end_on_one():
    assert not may_lie(drawing("a 6,12; b 18,12", "N-S"), (6, 12), (18, 12))
    assert not may_lie(drawing("a 4,12; b 12,12; c 20,12", "a-W"), (4, 12), (20, 12))
    assert may_lie(drawing("a 6,12; b 18,12", "N-S"), (6, 12), (12, 12))


def test_tc_15_4_it_may_end_on_a_bridge_but_not_cross_it():
    first = with_span(drawing("a 6,12; b 18,12", "a-W"), (12, 0, 12, 24))
    assert not may_lie(first, (6, 12), (18, 12))
    assert may_lie(first, (6, 12), (12, 12))
    joined = survey(with_span(first, (6, 12, 12, 12)))
    assert joined.facing[0] == joined.facing[2] == joined.touches[0][1]


def test_tc_15_5_an_end_may_lie_at_the_middle_of_a_side():
    plan = survey(drawing("a 12,12", "a-N"))
    assert ((TO_CITY, 0), (TO_SIDE, 1)) in effects(plan)
    assert ((TO_SIDE, 1), (TO_SIDE, 2)) in effects(plan)


def test_tc_15_6_a_bridge_serves_the_locomotives_of_the_same_consolidation():
    state = table()
    draw_tiles(state, left=("a 12,12", "a-W", [city(coin=1)]), right=("a 12,12", "a-W", [city(coin=2)]))
    settle(state, 0, ("left", 0, 0, 0, "a", 0), ("right", 1, 0, 0, "", 0))
    give(state, 0, "t2_07")
    consolidate(state)
    assert keys(state, 0) == ["use t2_07 bridge", "stop"]
    answer(state, 0, "use t2_07 bridge", "tile left", "join city a and side E")
    assert keys(state, 0) == ["use t2_07 locomotive", "stop"]
    answer(state, 0, "use t2_07 locomotive")
    assert state.nations[0].people == [0, 1]


def test_tc_vector_no_bridge_without_effect_is_offered():
    fork = survey(drawing("a 6,18; b 18,18; j 12,12", "j-N j-E j-S j-W j-a j-b"))
    assert menu(fork) == ()
    plan = survey(drawing("a 6,18; b 18,18; j 12,12", "j-N j-a j-b"))
    assert ((TO_CITY, 0), (TO_CITY, 1)) not in effects(plan)
    assert ((TO_CITY, 0), (TO_ZONE, 0)) not in effects(plan)


def test_tc_vector_ex_14a_a_bridge_gives_a_centre_access():
    state = table()
    draw_tiles(
        state,
        two=("a 12,12", "a-W a-E", [city(coin=2)]),
        dead=("a 12,12", "a-N", [city(science=2, recycling=True)]),
    )
    settle(state, 0, ("two", 0, 0, 0, "a", 1), ("dead", 1, 0, 0, "a", 0))
    give(state, 0, "t1_07")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge", "tile dead", "join city a and side W")
    assert "recycle from two" in keys(state, 0)


@pytest.mark.parametrize(("join", "science"), [("join city b and line 1", 5), ("join city a and city b", 4)])
def test_tc_vector_ex_14b_a_bridge_to_the_line_raises_both_cities(join, science):
    state = table()
    draw_tiles(state, lab=LAB, sep=("a 6,6; b 18,12", "a-W b-E", [city(science=1), city(science=2)]))
    settle(state, 0, ("lab", 0, 0, 0, "", 0), ("sep", 1, 0, 0, "ab", 1))
    give(state, 0, "t1_07")
    assert state.nations[0].tracks[1] == 4
    consolidate(state)
    answer(state, 0, "use t1_07 bridge", join)
    assert state.nations[0].tracks[1] == science


def test_tc_vector_ex_14c_no_bridge_over_two_tiles():
    plan = survey(drawing("a 6,6; b 18,12", "a-W b-E"))
    assert all(0 <= x <= 24 for span in menu(plan) for x in span.line)


def test_tc_vector_ex_14d_two_bridges_and_a_locomotive_in_one_consolidation():
    state = table()
    draw_tiles(state, left=("a 12,12", "a-W", [city(coin=1)]), right=("a 12,12", "a-E", [city(coin=2)]))
    settle(state, 0, ("left", 0, 0, 0, "a", 0), ("right", 1, 0, 0, "", 0))
    give(state, 0, "t1_07", "t2_06", "t1_10")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge", "tile left", "join city a and side E")
    assert "use t1_10 locomotive" not in keys(state, 0)
    answer(state, 0, "use t2_06 bridge", "tile right", "join city a and side W", "use t1_10 locomotive")
    assert state.nations[0].people == [0, 1]


def test_tc_vector_ex_14e_a_bridge_lets_a_hospital_serve_two_cities():
    state = table()
    draw_tiles(
        state,
        hospital=("x 12,12", "x-N", "vp"),
        north=("a 12,12", "a-S", [city(vp=2)]),
        east=("a 12,12", "a-W", [city(vp=1)]),
    )
    settle(state, 0, ("hospital", 0, 0, 0, "", 0), ("north", 0, -1, 0, "a", 1), ("east", 1, 0, 0, "a", 1))
    assert state.nations[0].tracks == [0, 0, 4]
    give(state, 0, "t1_07")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge", "tile hospital", "join line 1 and side E")
    assert state.nations[0].tracks == [0, 0, 5]
    assert GAME.view(state, 0)["bridges"] == 3
