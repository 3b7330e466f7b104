"""TC-13: facilities."""

from __future__ import annotations

import pytest

from bathysphere.games.twentieth_century.rules.production import output
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
)

LAB = ("x 12,12", "x-N x-E x-S x-W", "science")
MINE = ("x 12,12", "x-N x-E x-S x-W", "coin")


def country(*tiles, direct_only=False, **drawn):
    state = table(facility_direct_only=direct_only)
    draw_tiles(state, **drawn)
    settle(state, 0, *tiles)
    return state


def made(state):
    return state.nations[0].tracks


def test_tc_13_1_mines_raise_coins_laboratories_science_hospitals_points():
    raised = {
        BOX.parts[each.parts[0]].kind: BOX.pieces[each.piece].raises
        for each in BOX.technologies
        if each.piece >= 0
    }
    assert raised == {0: 0, 1: 1, 2: 2}


def test_tc_13_2_a_facility_is_attached_like_a_territory():
    state = table()
    give(state, 0, "t1_03")
    consolidate(state)
    assert len(keys(state, 0)) == 8
    answer(state, 0, "at 1,0", "turn 2")
    assert state.nations[0].tracks == [3, 4, 0]


def test_tc_13_3_a_facility_is_no_territory():
    state = country(("m0_1", 0, 0, 0, "ab", 1), ("t1_03", 3, 3, 0, "", 0))
    clean = next(line for line in GAME.result(state).breakdown[0] if line.what.id == "tc-line-clean")
    assert clean.points == 0
    assert not GAME.view(state, 0)["nations"][0]["tiles"][1]["territory"]


def test_tc_13_4_a_city_beside_it_with_the_icon_on_its_rail_is_raised():
    one = ("a 12,12", "a-W", [city(science=2)])
    lab, mine = ("lab", 0, 0, 0, "", 0), ("mine", 0, 0, 0, "", 0)
    assert made(country(lab, ("one", 1, 0, 0, "a", 0), lab=LAB, one=one)) == [0, 3, 0]
    assert made(country(lab, ("one", 1, 0, 2, "a", 0), lab=LAB, one=one)) == [0, 2, 0]
    assert made(country(lab, ("one", 1, 0, 0, "", 0), lab=LAB, one=one)) == [0, 0, 0]
    assert made(country(mine, ("one", 1, 0, 0, "a", 0), mine=MINE, one=one)) == [0, 2, 0]
    assert made(country(lab, ("one", 1, 1, 0, "a", 0), lab=LAB, one=one)) == [0, 2, 0]


def test_tc_13_4_an_empty_city_on_the_way_blocks():
    line = ("a 12,6; b 12,18", "N-a a-b", [city(coin=1), city(science=2)])
    state = country(("fe", 0, 0, 0, "b", 0), ("lab", 0, -1, 0, "", 0), lab=LAB, fe=line)
    assert made(state) == [0, 2, 0]


@pytest.mark.parametrize(("direct_only", "science"), [(False, 3), (True, 2)])
def test_tc_13_4_the_rail_may_run_over_a_third_tile_unless_only_direct_lines_count(direct_only, science):
    state = country(
        ("one", 0, 0, 0, "a", 0),
        ("bend", 0, -1, 0, "", 0),
        ("turn", 1, -1, 0, "", 0),
        ("lab", 1, 0, 0, "", 0),
        direct_only=direct_only,
        one=("a 12,12", "a-N", [city(science=2)]),
        bend=("j 12,12; a 4,4", "j-S j-E j-a", [city(coin=1)]),
        turn=("j 12,12; a 20,4", "j-S j-W j-a", [city(coin=1)]),
        lab=("x 12,12", "x-N x-S", "science"),
    )
    assert made(state) == [0, science, 0]


def test_tc_13_5_a_fork_serves_every_city_it_reaches():
    fork = ("a 6,6; b 6,18; j 12,12", "j-E j-a j-b", [city(science=2), city(science=2)])
    state = country(("fork", 0, 0, 0, "ab", 0), ("lab", 1, 0, 0, "", 0), lab=LAB, fork=fork)
    assert made(state) == [0, 6, 0]


def test_tc_13_6_a_pair_counts_once_and_facilities_add_up():
    double = country(
        ("c", 0, 0, 0, "a", 0),
        ("lab", 1, 0, 0, "", 0),
        ("lab2", 0, 1, 0, "", 0),
        lab=LAB,
        lab2=LAB,
        c=("a 12,12", "a-E a-S", [city(science=2)]),
    )
    assert made(double) == [0, 4, 0]
    ring = country(
        ("c", 0, 0, 0, "a", 0),
        ("lab", 1, 0, 0, "", 0),
        ("bend", 0, 1, 0, "", 0),
        ("turn", 1, 1, 0, "", 0),
        lab=LAB,
        c=("a 12,12", "a-E a-S", [city(science=2)]),
        bend=("j 12,12; a 4,20", "j-N j-E j-a", [city(coin=1)]),
        turn=("j 12,12; a 20,20", "j-N j-W j-a", [city(coin=1)]),
    )
    assert made(ring) == [0, 3, 0]


def test_tc_13_7_goods_are_raised_independently():
    state = country(
        ("c", 0, 0, 0, "a", 0),
        ("lab", 1, 0, 0, "", 0),
        ("mine", -1, 0, 0, "", 0),
        lab=LAB,
        mine=MINE,
        c=("a 12,12", "a-E a-W", [city(coin=1, science=1)]),
    )
    assert made(state) == [2, 2, 0]


def test_tc_13_8_people_travel_through_a_facility():
    line = ("a 12,12", "a-W a-E", [city(coin=2)])
    state = country(
        ("one", 0, 0, 0, "a", 0),
        ("lab", 1, 0, 0, "", 0),
        ("two", 2, 0, 0, "", 0),
        lab=LAB,
        one=line,
        two=line,
    )
    give(state, 0, "t1_10")
    consolidate(state)
    answer(state, 0, "use t1_10 locomotive")
    assert state.nations[0].people == [0, 0, 1]


def test_tc_vector_ex_12_laboratory_one():
    state = country(
        ("fork", 0, 0, 0, "ab", 0),
        ("lab", 1, 0, 0, "", 0),
        ("c", 2, 0, 0, "a", 0),
        ("d", 1, -1, 0, "a", 0),
        lab=LAB,
        fork=("a 6,6; b 6,18; j 12,12", "j-E j-a j-b", [city(science=2), city(science=2)]),
        c=("a 12,12", "a-N", [city(coin=1, science=2)]),
        d=("a 12,12", "a-S", [city(coin=3, vp=1)]),
    )
    assert made(state) == [4, 8, 1]
    serves = GAME.view(state, 0)["nations"][0]["tiles"][1]["serves"]
    assert sorted(serves) == ["fork a", "fork b"]


def test_tc_vector_ex_13_laboratory_two():
    state = country(
        ("lab", 0, 0, 0, "", 0),
        ("fe", 0, 1, 0, "ab", 0),
        lab=LAB,
        fe=("a 12,6; b 12,18", "N-a a-b", [city(coin=1, science=1), city(coin=2, science=2)]),
    )
    assert made(state) == [3, 4, 0]
    assert GAME.view(state, 0)["nations"][0]["tiles"][0]["serves"] == ["fe a"]
    nation = state.nations[0]
    assert output(state.box, nation.country, [0, 2], False) == [2, 2, 0]
