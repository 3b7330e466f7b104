"""TC-7: consolidation."""

from __future__ import annotations

import itertools

import pytest

from bathysphere.kernel.message import player
from bathysphere.kernel.rng import seeded
from games.twentieth_century.table import (
    BOX,
    GAME,
    answer,
    consolidate,
    give,
    keys,
    piece,
    play,
    settle,
    table,
    told,
    win_tiles,
)


def two_builders(**variants):
    state = table(**variants)
    win_tiles(state, 0, "m1_04")
    win_tiles(state, 1, "m1_06")
    consolidate(state)
    return state


def test_tc_7_1_all_act_at_once_and_in_secret():
    state = two_builders()
    assert GAME.waiting(state) == [0, 1]
    answer(state, 1, "at 1,0", "turn 1")
    assert len(GAME.view(state, 1)["nations"][1]["tiles"]) == 2
    assert len(GAME.view(state, 0)["nations"][1]["tiles"]) == 1
    assert GAME.news(state, 0) == []
    assert GAME.waiting(state) == [0]
    answer(state, 0, "at 0,1", "turn 0", "settle b")
    assert {fact[0] for fact in told(state, "attached")} == {0, 1}


def test_tc_7_1_the_outcome_does_not_depend_on_who_answers_first():
    seals = set()
    plans = {0: ["at 0,1", "turn 2", "settle b"], 1: ["at -1,-1", "turn 3"]}
    for order in set(itertools.permutations([0, 0, 0, 1, 1])):
        state, left = two_builders(), {seat: keys[:] for seat, keys in plans.items()}
        for seat in order:
            answer(state, seat, left[seat].pop(0))
        seals.add(GAME.digest(state))
    assert len(seals) == 1


def test_tc_7_1_on_request_seats_act_one_after_another_in_the_open():
    state = two_builders(sequential_consolidation=True)
    assert GAME.waiting(state) == [0]
    assert GAME.refusals(state, 1)[0].rule == "TC-7.1"
    answer(state, 0, "at 0,1")
    answer(state, 0, "turn 2")
    assert len(GAME.view(state, 1)["nations"][0]["tiles"]) == 2
    assert GAME.news(state, 1) != []
    answer(state, 0, "settle b")
    assert GAME.waiting(state) == [1]


def test_tc_7_1_an_imagined_rival_who_is_done_has_made_some_plan_that_comes_out_at_the_reveal():
    state = two_builders()
    answer(state, 1, "at 1,0", "turn 1")
    places = set()
    for seed in range(30):
        dream = GAME.imagine(state, 0, seeded(seed))
        assert GAME.waiting(dream) == [0]
        answer(dream, 0, "at 0,1", "turn 2", "settle b")
        assert len(dream.nations[1].country.cells) == 2
        places.add(dream.nations[1].country.cells[1])
    assert len(places) > 3


def test_tc_7_1_what_is_imagined_does_not_depend_on_secret_plans():
    one, other = two_builders(), two_builders()
    answer(one, 1, "at 1,0", "turn 1")
    answer(other, 1, "at -1,-1", "turn 3")
    seen = [GAME.digest(GAME.imagine(state, 0, seeded(3))) for state in (one, other)]
    assert seen[0] == seen[1]


def test_tc_7_1_an_imagined_rival_who_still_works_is_asked_from_the_beginning():
    state = two_builders()
    first = keys(state, 1)
    answer(state, 1, "at 1,0")
    dream = GAME.imagine(state, 0, seeded(1))
    assert keys(dream, 1) == first
    answer(dream, 1, "at -1,0", "turn 1")
    answer(dream, 0, "at 0,1", "turn 2", "settle b")
    assert {fact[0] for fact in told(dream, "attached")} == {0, 1}


@pytest.mark.parametrize("last", [0, 1])
def test_tc_7_1_a_seat_hears_of_each_of_its_deeds_once(last):
    state = two_builders()
    answers = [(0, "at 0,1"), (0, "turn 2"), (0, "settle b"), (1, "at 1,0"), (1, "turn 1")]
    heard = []
    for seat, key in sorted(answers, key=lambda each: each[0] == last):
        answer(state, seat, key)
        heard += [message.id for message in GAME.news(state, 0) if message.params.get("player") == player(0)]
    assert [heard.count(f"tc-fact-{what}") for what in ("attached", "settled", "produced")] == [1, 1, 1]


@pytest.mark.parametrize("last", [0, 1])
def test_tc_10_1_the_reveal_of_round_five_is_heard_when_round_six_asks_at_once(last):
    state = table()
    win_tiles(state, 0, "m1_04")
    win_tiles(state, 1, "m1_06")
    give(state, 2, "t1_10")
    consolidate(state, round=5)
    answers = [(0, "at 0,1"), (0, "turn 2"), (0, "settle b"), (1, "at 1,0"), (1, "turn 1"), (2, "stop")]
    heard = []
    for seat, key in sorted(answers, key=lambda each: each[0] == last):
        answer(state, seat, key)
        heard += [(message.id, message.params.get("player")) for message in GAME.news(state, 0)]
    assert (state.round, GAME.waiting(state)) == (6, [2])
    for seat in (0, 1):
        assert heard.count(("tc-fact-attached", player(seat))) == 1
        assert heard.count(("tc-fact-produced", player(seat))) == 1
    assert heard.count(("tc-fact-consolidated", player(2))) == 1


def test_tc_10_1_a_sixth_round_without_a_choice_hides_nothing_of_the_fifth():
    state = two_builders()
    consolidate(state, round=5)
    answer(state, 0, "at 0,1", "turn 2", "settle b")
    answer(state, 1, "at 1,0", "turn 1")
    assert GAME.over(state)
    assert sorted(fact[0] for fact in told(state, "attached")) == [0, 1]
    assert sorted(fact[0] for fact in told(state, "produced")) == [0, 0, 1, 1, 2, 2]


def test_tc_7_2_waste_then_tiles_then_technologies_then_tracks():
    state = table()
    win_tiles(state, 0, "m1_04", "m1_06")
    state.nations[0].pending = 1
    give(state, 0, "t1_10")
    consolidate(state)
    points = []
    for key in ("waste on m1_06", "attach m1_06", "at 1,0", "turn 0", "at -1,0", "turn 0", "settle a"):
        points.append(GAME.options(state, 0)[0].point())
        answer(state, 0, key)
    assert points == ["D5", "D6", "D6", "D6", "D6", "D6", "D7"]
    assert keys(state, 0) == ["use t1_10 locomotive", "stop"]
    answer(state, 0, "stop")
    assert told(state, "made") == [(0, 6, 4, 0)]


def test_tc_7_3_all_pending_waste_must_be_placed():
    state = table()
    win_tiles(state, 0, "m1_04", "m1_06")
    state.nations[0].pending = 2
    consolidate(state)
    answer(state, 0, "waste on m1_04")
    assert keys(state, 0) == ["waste on m1_04", "waste on m1_06"]
    answer(state, 0, "waste on m1_06")
    assert state.nations[0].fresh_waste == [2, 3]
    assert state.nations[0].pending == 0


def test_tc_7_4_waste_goes_on_territories_won_this_round():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_07", 1, 0, 0, "a", 0))
    win_tiles(state, 0, "m1_04", "m1_06")
    state.nations[0].pending = 1
    consolidate(state)
    assert keys(state, 0) == ["waste on m1_04", "waste on m1_06"]
    assert {refusal.rule for refusal in GAME.refusals(state, 0)} == {"TC-7.4"}


def test_tc_7_4_without_a_win_it_goes_anywhere_in_the_country():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_07", 1, 0, 0, "a", 0))
    state.nations[0].pending = 1
    consolidate(state)
    answer(state, 0, "waste on m1_07")
    assert state.nations[0].waste == [1, 1]


def test_tc_7_5_waste_never_lies_on_a_facility():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("t1_01", 1, 0, 0, "", 0), ("m1_07", 2, 0, 0, "a", 0))
    state.nations[0].pending = 1
    consolidate(state)
    assert keys(state, 0) == ["waste on m0_1", "waste on m1_07"]
    assert [(r.target, r.rule) for r in GAME.refusals(state, 0)] == [("tile t1_01", "TC-7.5")]


def test_tc_7_6_waste_that_came_with_a_tile_stays_on_it():
    state = table()
    win_tiles(state, 0, "m1_06", "m1_08")
    consolidate(state)
    answer(state, 0, "attach m1_08", "at 1,0", "turn 0", "at 0,1", "turn 0")
    assert dict(zip(state.nations[0].country.pieces, state.nations[0].waste, strict=True)) == {
        piece("m0_1"): 1,
        piece("m1_08"): 2,
        piece("m1_06"): 1,
    }


def test_tc_7_7_every_new_tile_is_attached_in_any_order_and_turn():
    state = table()
    win_tiles(state, 0, "m1_04")
    give(state, 0, "t1_03")
    consolidate(state)
    assert keys(state, 0) == ["attach m1_04", "attach t1_03"]
    answer(state, 0, "attach t1_03", "at 1,1")
    assert keys(state, 0) == ["turn 0", "turn 1", "turn 2", "turn 3"]


def test_tc_7_7_turns_that_look_alike_are_offered_once():
    turns = {name: BOX.pieces[piece(name)].turns for name in ("m2_12", "m1_07", "t2_01", "t1_02", "m1_13")}
    assert turns == {
        "m2_12": (0,),
        "m1_07": (0, 1),
        "t2_01": (0,),
        "t1_02": (0, 1),
        "m1_13": (0, 1, 2, 3),
    }


def test_tc_7_8_a_tile_touches_one_in_place_by_side_or_corner():
    state = table()
    win_tiles(state, 0, "m1_08", "m1_06")
    consolidate(state)
    answer(state, 0, "attach m1_08")
    around = {f"at {x},{y}" for x in (-1, 0, 1) for y in (-1, 0, 1)} - {"at 0,0"}
    assert set(keys(state, 0)) == around
    assert [(r.target, r.rule) for r in GAME.refusals(state, 0)] == [("cell 0,0", "TC-7.8")]
    answer(state, 0, "at 1,1", "turn 0")
    assert "at 2,2" in keys(state, 0)
    assert "at 1,1" not in keys(state, 0)
    assert len(keys(state, 0)) == len(set(keys(state, 0))) == 7 + 7 - 2


def test_tc_7_8_a_facility_is_enough_to_attach_to():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("t1_01", 1, 0, 0, "", 0))
    win_tiles(state, 0, "m1_08")
    consolidate(state)
    assert "at 2,0" in keys(state, 0)


def test_tc_7_9_rails_need_not_match():
    state = table()
    win_tiles(state, 0, "m1_08")
    consolidate(state)
    answer(state, 0, "at 1,0", "turn 1")
    assert told(state, "attached")[0][1] == piece("m1_08")


def test_tc_7_10_placed_tiles_never_move():
    state = table(4)
    before = [nation.country for nation in state.nations]
    play(state, 8)
    for nation, old in zip(state.nations, before, strict=True):
        assert nation.country.cells[: len(old.cells)] == old.cells
        assert nation.country.turns[: len(old.turns)] == old.turns


def test_tc_7_11_the_token_settles_in_a_city_of_its_own_tile():
    state = table()
    win_tiles(state, 0, "m1_04")
    consolidate(state)
    answer(state, 0, "at 1,0", "turn 0")
    assert keys(state, 0) == ["settle a", "settle b"]
    answer(state, 0, "settle b")
    assert state.nations[0].people == [3, 2]


def test_tc_7_11_one_city_is_no_choice():
    state = table()
    win_tiles(state, 0, "m1_06")
    consolidate(state)
    answer(state, 0, "at 1,0", "turn 0")
    assert state.nations[0].people == [3, 1]


def test_tc_7_12_a_city_holds_one_token_and_an_empty_one_is_idle():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("m1_04", 1, 0, 0, "b", 0))
    view = GAME.view(state, 0)
    assert view["forecast"]["production"] == [3, 4, 0]
    assert view["nations"][0]["centres"] == []
    give(state, 0, "t1_06")
    consolidate(state)
    answer(state, 0, "use t1_06 workers")
    assert keys(state, 0) == ["city m0_1 c", "city m1_04 a"]
    rules = {r.target: r.rule for r in GAME.refusals(state, 0)}
    assert rules["city m1_04 b"] == "TC-7.12"


def test_tc_7_13_cities_make_goods_or_hold_a_centre():
    kinds = {
        (bool(sum(city.goods)), city.recycling)
        for each in BOX.pieces[: BOX.territories]
        for city in each.cities
    }
    assert kinds == {(True, False), (True, True), (False, True)}


def test_tc_7_14_technologies_come_last_each_once_and_are_optional():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 3))
    give(state, 0, "t1_08", "t1_12")
    consolidate(state)
    assert keys(state, 0) == ["use t1_08 sorting_centre", "use t1_12 recycling", "stop"]
    answer(state, 0, "use t1_12 recycling")
    assert keys(state, 0) == ["use t1_08 sorting_centre", "stop"]
    assert {r.target: r.rule for r in GAME.refusals(state, 0)} == {"part t1_12 recycling": "TC-7.14"}
    answer(state, 0, "use t1_08 sorting_centre")
    assert state.nations[0].waste == [1]
    consolidate(state)
    assert keys(state, 0) == ["use t1_12 recycling", "stop"]


def test_tc_7_14_only_the_part_that_was_used_is_spent():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 3))
    give(state, 0, "t1_06", "t1_08")
    first, last = state.nations[0].once[0], state.nations[0].once[-1]
    consolidate(state)
    answer(state, 0, "use t1_08 sorting_centre")
    assert (first in state.nations[0].once, last in state.nations[0].once) == (True, False)


def test_tc_7_14_no_technology_before_all_tiles_are_attached():
    state = table()
    win_tiles(state, 0, "m1_04", "m1_06")
    give(state, 0, "t1_10")
    consolidate(state)
    assert {r.rule for r in GAME.refusals(state, 0)} == {"TC-7.14"}
    assert all(key.startswith("attach") for key in keys(state, 0))


def test_tc_7_15_tracks_are_the_sum_of_occupied_cities_and_facilities():
    state = table()
    settle(state, 0, ("m0_1", 0, 0, 0, "ab", 1), ("t1_03", 1, 0, 2, "", 0), ("m1_14", -1, 0, 0, "a", 0))
    consolidate(state)
    assert state.nations[0].tracks == [5, 4, 2]


def test_tc_7_16_in_round_six_only_technologies_and_tracks_remain():
    state = table()
    give(state, 0, "t1_12")
    consolidate(state, round=6)
    assert GAME.options(state, 0)[0].point() == "D8"
    answer(state, 0, "stop")
    assert GAME.over(state)
