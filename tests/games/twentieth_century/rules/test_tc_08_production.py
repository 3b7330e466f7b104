"""TC-8: production and recycling."""

from __future__ import annotations

import pytest

from games.twentieth_century.table import (
    GAME,
    answer,
    city,
    consolidate,
    draw_tiles,
    give,
    keys,
    settle,
    table,
    told,
)

RAILS = {
    "west_east": ("a 6,12; b 18,12", "a-W b-E", [city(science=1), city(recycling=True)]),
    "line": ("a 12,12", "a-W a-E", [city(coin=2)]),
    "upright": ("a 12,12", "a-N a-S", [city(coin=2)]),
}


def recycling(state, **tiles):
    draw_tiles(state, **(RAILS | tiles))
    return state


def reach(state):
    """By tile with waste: the centres that can serve it."""
    return {each["tile"]: each["centres"] for each in GAME.view(state, 0)["forecast"]["reach"]}


def test_tc_8_1_take_coins_science_and_points_as_the_tracks_show():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 0), ("m1_07", 1, 0, 0, "a", 0))
    consolidate(state)
    nation = state.nations[0]
    assert (nation.coins, nation.science, nation.score()) == (14, 12, 3)


def test_tc_8_2_in_round_six_take_points_only():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 0), ("m1_07", 1, 0, 0, "a", 0))
    consolidate(state, round=6)
    nation = state.nations[0]
    assert (nation.coins, nation.science, nation.earned[0]) == (10, 10, 3)


def test_tc_8_3_every_working_centre_may_remove_one_waste():
    state = recycling(table())
    settle(state, 0, ("west_east", 0, 0, 0, "b", 3))
    consolidate(state)
    assert keys(state, 0) == ["recycle from west_east", "recycle nothing"]
    answer(state, 0, "recycle from west_east")
    assert state.nations[0].waste == [2]
    consolidate(state)
    answer(state, 0, "recycle nothing")
    assert state.nations[0].waste == [2]


def test_tc_8_4_own_tile_and_joined_side_neighbours_only():
    state = recycling(table())
    settle(
        state,
        0,
        ("west_east", 0, 0, 0, "b", 1),
        ("line", 1, 0, 0, "", 1),
        ("upright", 2, 0, 0, "", 1),
    )
    assert reach(state) == {"west_east": ["west_east b"], "line": ["west_east b"], "upright": []}
    consolidate(state)
    assert {r.target: r.rule for r in GAME.refusals(state, 0)} == {"tile upright": "TC-8.4"}


def test_tc_8_5_the_link_must_come_from_the_city_of_the_centre():
    state = recycling(table())
    settle(state, 0, ("west_east", 0, 0, 0, "b", 1), ("line", -1, 0, 0, "", 1))
    assert reach(state)["line"] == []
    consolidate(state)
    assert {r.target: r.rule for r in GAME.refusals(state, 0)} == {"tile line": "TC-8.5"}


def test_tc_8_6_rails_must_meet_at_the_shared_side():
    state = recycling(table())
    settle(state, 0, ("west_east", 0, 0, 0, "b", 1), ("upright", 1, 0, 0, "", 1))
    assert reach(state)["upright"] == []
    consolidate(state)
    assert {r.target: r.rule for r in GAME.refusals(state, 0)} == {"tile upright": "TC-8.6"}


def test_tc_8_7_on_the_other_tile_the_rail_at_the_side_is_enough():
    state = recycling(table(), stub=("a 18,6; b 6,18", "a-E b-W", [city(coin=1), city(science=1)]))
    settle(state, 0, ("west_east", 0, 0, 0, "b", 0), ("stub", 1, 0, 0, "", 1))
    assert reach(state) == {"stub": ["west_east b"]}


def test_tc_8_8_waste_never_travels_through_a_facility():
    state = recycling(table())
    settle(state, 0, ("west_east", 0, 0, 0, "b", 0), ("t2_01", 1, 0, 0, "", 0), ("line", 2, 0, 0, "", 1))
    assert reach(state) == {"line": []}


def test_tc_8_9_a_bridge_counts_as_rail():
    state = recycling(table())
    settle(state, 0, ("west_east", 0, 0, 0, "b", 0), ("upright", 1, 0, 0, "", 1))
    give(state, 0, "t1_07")
    consolidate(state)
    answer(state, 0, "use t1_07 bridge", "tile upright", "join city a and side W")
    assert keys(state, 0) == ["recycle from upright", "recycle nothing"]


def test_tc_8_10_several_centres_may_serve_one_tile():
    state = recycling(
        table(), twin=("a 6,12; b 18,12", "a-W b-E", [city(recycling=True), city(recycling=True)])
    )
    settle(state, 0, ("twin", 0, 0, 0, "ab", 5))
    consolidate(state)
    answer(state, 0, "recycle from twin", "recycle from twin")
    assert state.nations[0].waste == [3]


def test_tc_8_10_a_tile_swept_by_one_centre_is_not_offered_to_the_next():
    state = recycling(
        table(), twin=("a 6,12; b 18,12", "a-W b-E", [city(recycling=True), city(recycling=True)])
    )
    settle(state, 0, ("twin", 0, 0, 0, "ab", 1))
    consolidate(state)
    answer(state, 0, "recycle from twin")
    assert told(state, "recycled") == [
        (0, state.nations[0].country.pieces[0], state.nations[0].country.pieces[0], 0)
    ]


def test_tc_8_11_the_leftmost_column_opens_the_next_round():
    state = table()
    state.leader = 2
    consolidate(state)
    assert (state.round, state.first, GAME.waiting(state)) == (2, 2, [2])


@pytest.mark.parametrize(("round", "gain"), [(3, (12, 7, 8)), (6, (0, 0, 8))])
def test_tc_vector_ex_05_production_of_12_7_8(round, gain):
    state = table()
    draw_tiles(state, rich=("a 12,12", "a-N", [city(12, 7, 8)]))
    settle(state, 0, ("rich", 0, 0, 0, "a", 1))
    before = state.nations[0].coins, state.nations[0].science
    consolidate(state, round)
    nation = state.nations[0]
    assert (nation.coins - before[0], nation.science - before[1], nation.earned[0]) == gain


def test_tc_vector_ex_04_production_has_no_cap():
    state = table()
    draw_tiles(state, rich=("a 12,12", "a-N", [city(23)]))
    settle(state, 0, ("rich", 0, 0, 0, "a", 1))
    assert state.nations[0].tracks == [23, 0, 0]


def test_tc_vector_ex_06_six_pictures_of_recycling():
    state = recycling(table())
    settle(
        state,
        0,
        ("west_east", 0, 0, 0, "b", 1),
        ("line", 1, 0, 0, "", 1),
    )
    assert reach(state) == {"west_east": ["west_east b"], "line": ["west_east b"]}
    settle(state, 0, ("west_east", 0, 0, 0, "a", 1), ("line", 1, 0, 0, "", 1))
    assert reach(state) == {"west_east": [], "line": []}
    settle(state, 0, ("west_east", 0, 0, 0, "b", 0), ("line", -1, 0, 0, "", 1), ("upright", 1, 1, 0, "", 1))
    assert reach(state) == {"line": [], "upright": []}


@pytest.mark.parametrize(("via_city", "served"), [(True, ["series b"]), (False, [])])
def test_tc_vector_recycling_via_city_lets_a_train_run_through_another_city(via_city, served):
    state = recycling(
        table(recycling_via_city=via_city),
        series=("a 12,6; b 12,18", "N-a a-b", [city(coin=1), city(recycling=True)]),
    )
    settle(state, 0, ("series", 0, 0, 0, "b", 0), ("upright", 0, -1, 0, "", 1))
    assert reach(state) == {"upright": served}
