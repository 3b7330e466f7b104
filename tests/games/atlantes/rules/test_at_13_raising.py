"""AT-13: raising."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    facts,
    give,
    ids,
    keys,
    own,
    ready,
    refusal,
    script,
    table,
    turn_of,
)


def raising(codes, *boards):
    state = table()
    made = [own(state, levels) for levels in boards]
    script(state, codes)
    return state, made


def test_at_13_1_raise_n_moves_n_notches_in_total():
    state, (place,) = raising("R3", "G1 G1 G1 G1")
    answer(state, "play king4")
    assert ids(state) == {place: 3}


def test_at_13_2_levels_covered_by_raising_give_nothing():
    state, (place,) = raising("R2", "G2 F G1")
    hand = len(state.realms[0].hand)
    answer(state, "play king4")
    assert ids(state) == {place: 2}
    assert len(state.realms[0].hand) == hand - 1
    assert "gained" not in facts(state)


def test_at_13_3_notches_are_split_freely():
    state, (a, b, c) = raising("R3", "G1 G1 G1", "G1 G1 G1", "G1 G1 G1")
    answer(state, "play king4")
    ends = set()
    for first in (a, b, c):
        for second in (a, b, c):
            for third in (a, b, c):
                copy = state.copy()
                answer(copy, f"raise {first}", f"raise {second}", f"raise {third}")
                ends.add(tuple(ids(copy).values()))
    assert len(ends) == 10, "3, 2+1 and 1+1+1, on every choice of locations"


def test_at_13_4_a_raise_icon_never_acts_on_its_own_card():
    state = table()
    a, b, c = own(state, "R2 G1 G1"), own(state, "G1 G1"), own(state, "G1 G1")
    answer(state, f"exploit {a}")
    assert keys(state) == [f"raise {b}", f"raise {c}"]
    assert refusal(state, f"location {a}") == ["AT-13.4"]


def test_at_13_5_characters_and_mantas_raise_any_own_location():
    state, (a, b) = raising("R1", "R1 G1", "G1 G1")
    answer(state, "use s_raise")
    assert keys(state) == [f"raise {a}", f"raise {b}"]
    answer(state, f"raise {a}", "play king4")
    assert keys(state) == [f"raise {a}", f"raise {b}"]


def test_at_13_6_raise_completely_takes_one_location_to_the_end():
    state, (a, b) = raising("RF", "G1 _ G1 G1", "G1 G1")
    answer(state, "play king4")
    assert keys(state) == [f"raise fully {a}", f"raise fully {b}"]
    answer(state, f"raise fully {a}")
    assert ids(state) == {a: 4, b: 0}


def test_at_13_6_as_an_icon_it_takes_another_location():
    state = table()
    a, b = own(state, "RF G1"), own(state, "G1 G1 G1")
    answer(state, f"exploit {a}")
    assert ids(state) == {a: 1, b: 3}


def test_at_13_7_as_many_notches_as_possible_the_rest_is_lost():
    state, (a, b) = raising("R3", "G1", "G1")
    answer(state, "play king4", f"raise {a}")
    assert ids(state) == {a: 1, b: 1}
    assert state.active == 0
    assert "use s_score" in keys(state)


def test_at_13_7_a_complete_location_cannot_be_raised():
    state, (a, b, c) = raising("R3", "G1", "G1 G1", "G1 G1")
    answer(state, "play king4", f"raise {a}")
    assert keys(state) == [f"raise {b}", f"raise {c}"]
    assert refusal(state, f"location {a}") == ["AT-13.7"]


def test_at_13_8_raise_never_acts_on_other_boards():
    state, (a,) = raising("R1", "G1 G1")
    other = own(state, "G1 G1", seat=1)
    answer(state, "play king4")
    assert ids(state, 1) == {other: 0}
    assert ids(state) == {a: 1}


def test_at_13_9_raising_may_complete_a_location():
    state = table()
    place = own(state, "G1", gives="m_score")
    answer(state, "use s_raise")
    assert ids(state) == {place: 1}
    assert "m_score" in ready(state)


def test_at_vector_4_example_b():
    state = table()
    a, b = own(state, "_ P2"), own(state, "G2 _ P2")
    give(state, "sirene")
    turn_of(state, 0)
    answer(state, "play sirene", f"raise {a}", f"raise {b}", f"raise {b}")
    assert ids(state) == {a: 1, b: 2}
    assert "gained" not in facts(state)
    state = table()
    a, b = own(state, "_ P2"), own(state, "G2 _ P2")
    give(state, "sirene")
    answer(state, "play sirene", f"raise {b}", f"raise {a}", f"raise {a}")
    assert ids(state) == {a: 2, b: 1}
    assert GAME.view(state, 0)["realms"][0]["board"][0]["complete"]
