"""AT-12: conquering a location."""

from __future__ import annotations

from games.atlantes.table import GAME, answer, clear_rows, ids, keys, offer, own, script, table, tire


def field(codes, *places):
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power")
    made = [offer(state, levels, **how) for levels, how in places]
    script(state, codes)
    return state, made


def test_at_12_1_the_power_cost_is_paid_in_power():
    state, (place,) = field("P4 Q", ("G1", {"power": 4, "gold": 9}))
    answer(state, "play king4")
    assert ids(state) == {place: 0}
    state, (place,) = field("P4 Q", ("G1", {"power": 5, "gold": 1}))
    answer(state, "play king4")
    assert ids(state) == {}


def test_at_12_2_an_explored_location_costs_one_power_less():
    state, (place,) = field("P4 Q", ("G1", {"power": 5, "row": "explored"}))
    answer(state, "play king4")
    assert ids(state) == {place: 0}


def test_at_12_2_never_below_zero():
    state, (place,) = field("Q", ("G1", {"power": 1, "row": "explored"}))
    assert GAME.view(state, 0)["explored"][0]["power"] == 0
    answer(state, "play king4")
    assert ids(state) == {place: 0}


def test_at_12_3_typed_power_helps_against_its_type():
    state, (shark, civ) = field("P2 Q", ("G1", {"power": 4, "type": "S"}), ("G1", {"power": 4, "type": "C"}))
    own(state, "C2 G1")
    answer(state, "play king4")
    assert keys(state) == [f"conquer {civ}", "do not conquer"]
    assert shark not in keys(state)


def test_at_12_4_each_conquer_effect_acquires_one_location():
    state, (one, other) = field("P9 Q", ("G1", {"power": 1}), ("G1", {"power": 1}))
    answer(state, "play king4", f"conquer {one}")
    assert ids(state) == {one: 0}
    state, (one, other) = field("P1 Q P1 Q", ("G1", {"power": 1}), ("G1", {"power": 1}))
    answer(state, "play king4", f"conquer {one}")
    assert ids(state) == {one: 0, other: 0}


def test_at_12_4_with_its_own_slot_check():
    state, (one, other) = field("P1 Q P1 Q", ("G1", {"power": 1}), ("G1", {"power": 1}))
    for _ in range(4):
        own(state, "G1")
    answer(state, "play king4", f"conquer {one}", "go on")
    assert other not in ids(state)
