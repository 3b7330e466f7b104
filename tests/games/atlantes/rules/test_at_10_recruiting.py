"""AT-10: recruiting."""

from __future__ import annotations

from bathysphere.games.atlantes.rules.recruiting import recruit
from games.atlantes.table import (
    GAME,
    answer,
    discard,
    facts,
    hand,
    keys,
    own,
    refusal,
    row,
    script,
    set_row,
    table,
)

ROW = ("poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")


def recruiting(codes="G5 H", **variants):
    state = table(**variants)
    set_row(state, *ROW)
    script(state, codes)
    answer(state, "play king4")
    return state


def test_at_10_1_any_character_of_the_row_for_the_price_of_its_space():
    state = recruiting()
    assert keys(state) == [f"recruit {name} from space {space + 1}" for space, name in enumerate(ROW)]
    assert [space["price"] for space in GAME.view(state, 0)["row"]] == [0, 1, 2, 3, 4, 5]
    answer(state, "recruit espadon from space 4")
    assert [(fact.place, fact.n) for fact in state.facts if fact.what == "recruited"] == [(3, 3)]


def test_at_10_1_gold_only():
    state = recruiting("P5 H")
    assert refusal(state, "card ermite 6") == ["AT-10.1"]


def test_at_10_2_the_row_slides_to_the_left():
    state = recruiting()
    answer(state, "recruit crabe from space 2")
    assert row(state)[:5] == ["poulpe", "meneur", "espadon", "dauphin", "ermite"]


def test_at_10_3_the_top_of_the_deck_is_revealed_at_the_right():
    state = recruiting()
    top = state.box.characters[state.ocean[-1]].id
    reveals = state.reveals
    answer(state, "recruit crabe from space 2")
    assert row(state)[5] == top
    assert len(state.ocean) == 11
    assert state.reveals == reveals + 1


def test_at_10_3_an_empty_deck_gives_nothing():
    state = recruiting()
    state.out, state.ocean = state.ocean, []
    answer(state, "recruit crabe from space 2")
    assert row(state) == ["poulpe", "meneur", "espadon", "dauphin", "ermite"]


def test_at_10_4_revealing_the_last_card_triggers_the_end():
    state = recruiting()
    state.ocean = state.ocean[:1]
    answer(state, "recruit poulpe from space 1")
    assert GAME.view(state, 0)["trigger"] == "characters"


def test_at_10_5_the_new_card_is_in_hand():
    state = recruiting()
    answer(state, "recruit crabe from space 2")
    assert "crabe" in hand(state)
    assert "crabe" not in discard(state)


def test_at_10_6_with_an_empty_row_recruiting_is_skipped():
    state = table()
    state.out, state.row, state.ocean = state.row + state.ocean, [], []
    state.forget()
    answer(state, "play agent")
    assert "skipped" in facts(state)
    assert state.active == 1


def test_at_10_7_a_second_recruit_is_priced_after_the_shift():
    state = recruiting("G1 H G1 H")
    answer(state, "recruit poulpe from space 1")
    assert keys(state)[:2] == ["recruit crabe from space 1", "recruit meneur from space 2"]


def test_at_10_8_the_leftmost_is_free_and_takes_no_source():
    state = table()
    set_row(state, *ROW)
    own(state, "G2 G1")
    script(state, "H")
    answer(state, "play king4", "recruit poulpe from space 1")
    assert "used manta" not in facts(state)
    assert "exploited" not in facts(state)


def test_at_vector_24_recruit_shift():
    state = recruiting("G2 H")
    g = state.box.characters[state.ocean[-1]].id
    answer(state, "recruit meneur from space 3")
    assert [fact.n for fact in state.facts if fact.what == "recruited"] == [2]
    assert row(state) == ["poulpe", "crabe", "espadon", "dauphin", "ermite", g]


def test_at_vector_57_price_row():
    state = recruiting("G1 H G1 H")
    answer(state, "recruit poulpe from space 1")
    prices = {space["piece"].split(".")[0]: space["price"] for space in GAME.view(state, 0)["row"]}
    assert prices["crabe"] == 0
    assert GAME.view(state, 0)["row"][5]["price"] == 5


def test_at_vector_42_twelfth_recruit():
    state = table()
    for n in range(12):
        assert (n, state.trigger) == (n, 0)
        recruit(state, n % 2, 0, 0)
    assert GAME.view(state, 0)["trigger"] == "characters"
    recruit(state, 0, 0, 0)
    assert [space["price"] for space in GAME.view(state, 0)["row"]] == [0, 1, 2, 3, 4]
