"""AT-11: buying a location."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    facts,
    ids,
    keys,
    offer,
    own,
    ready,
    refusal,
    script,
    table,
    tire,
)


def market(codes="G9 B", *places):
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power")
    made = [offer(state, levels, **how) for levels, how in places]
    script(state, codes)
    return state, made


def test_at_11_1_choose_pay_place_at_the_first_level():
    state, (place,) = market("G4 B", ("G1 P1", {"gold": 4}))
    answer(state, "play king4")
    assert ids(state) == {place: 0}
    assert [fact.n for fact in state.facts if fact.what == "bought"] == [4]
    assert state.central == []


def test_at_11_1_who_cannot_pay_is_told_how_much_is_missing():
    state, (_, cheap) = market("G2 B", ("G1", {"gold": 4}), ("G1", {"gold": 3}))
    own(state, "G1 G1")
    dear = GAME.view(state, 0)["central"][0]
    answer(state, "play king4")
    assert keys(state) == [f"buy {cheap}", "do not buy"]
    assert refusal(state, f"location {dear['id']}") == ["AT-11.1"]
    assert GAME.view(state, 0)["central"][0]["gold_short"] == 1


def test_at_11_2_both_rows_can_be_bought_from():
    state, (one, other) = market("G9 B", ("G1", {"row": "explored"}), ("G1", {}))
    answer(state, "play king4")
    assert keys(state) == [f"buy {one}", f"buy {other}"]


def test_at_11_3_explored_locations_have_no_gold_discount():
    state, (place,) = market("G3 B", ("G1", {"row": "explored", "gold": 4}))
    answer(state, "play king4")
    assert place not in ids(state)


def test_at_vector_21_explored_discount():
    state, _ = market("G3 B", ("G1", {"row": "explored", "gold": 4, "power": 4}))
    sale = GAME.view(state, 0)["explored"][0]
    assert (sale["gold"], sale["power"]) == (4, 3)


def test_at_11_4_a_full_board_cannot_take_another_location():
    state, (place,) = market("G9 B", ("G1", {}))
    for _ in range(5):
        own(state, "P1")
    answer(state, "play king4")
    assert "skipped" in facts(state)
    assert place not in ids(state)


def test_at_11_5_a_location_without_icons_is_complete_on_arrival():
    state, (place,) = market("G9 B", ("", {"gives": "m_score"}))
    answer(state, "play king4")
    assert "completed" in facts(state)
    assert "m_score" in ready(state)
    assert GAME.view(state, 0)["realms"][0]["board"][0] == {
        "id": place,
        "type": "shark",
        "risen": 0,
        "depth": 0,
        "complete": True,
    }


def test_at_vector_9_an_icon_less_location_can_be_scored_by_the_same_card():
    state, (place,) = market("G9 B M", ("", {"points": 7}))
    answer(state, "play king4")
    assert ids(state) == {}
    assert [state.box.locations[each].id for each in state.realms[0].pile] == [place]


def test_at_11_6_rows_are_not_refilled():
    state = table()
    deck = len(state.deck)
    script(state, "G9 B")
    answer(state, "play king4")
    answer(state, keys(state)[0])
    assert len(state.central) == 5
    assert len(state.deck) == deck


def test_at_11_7_only_scoring_frees_a_slot():
    state = table()
    own(state, "")
    for _ in range(4):
        own(state, "P1")
    answer(state, "use s_raise", f"raise {list(ids(state))[1]}")
    assert len(ids(state)) == 5
    answer(state, "use s_score", f"score {next(iter(ids(state)))}")
    assert len(ids(state)) == 4


def test_at_vector_53_full_board():
    state, (place,) = market("P9 Q M", ("G1", {}))
    own(state, "")
    for _ in range(4):
        own(state, "P1")
    answer(state, "play king4", "go on")
    assert place not in ids(state)
    assert len(ids(state)) == 4
    state, (place,) = market("M G9 B", ("G1", {}))
    own(state, "")
    for _ in range(4):
        own(state, "P1")
    answer(state, "play king4")
    assert place in ids(state)
