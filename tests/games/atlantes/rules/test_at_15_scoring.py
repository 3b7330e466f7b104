"""AT-15: scoring a location."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    facts,
    ids,
    keys,
    own,
    pass_turn,
    pile,
    ready,
    refusal,
    script,
    table,
)


def test_at_15_1_a_complete_location_goes_to_the_pile_and_frees_its_slot():
    state = table()
    own(state, "", points=7)
    answer(state, "use s_score")
    assert ids(state) == {}
    assert GAME.view(state, 1)["realms"][0]["pile_size"] == 1
    assert GAME.result(state).points[0] == 13


def test_at_15_2_only_complete_locations_can_be_scored():
    state = table()
    one, two, open_one = own(state, ""), own(state, "G1", risen=1), own(state, "G1 G1", risen=1)
    answer(state, "use s_score")
    assert keys(state) == [f"score {one}", f"score {two}"]
    assert refusal(state, f"location {open_one}") == ["AT-15.2"]


def test_at_vector_10_score_needs_completion():
    state = table()
    place = own(state, "G2")
    script(state, "M")
    answer(state, "play king4")
    assert ids(state) == {place: 0}
    assert "scored" not in facts(state)


def test_at_15_3_unscored_locations_count_nothing():
    state = table()
    own(state, "", points=9)
    assert GAME.result(state).points[0] == 6


def test_at_15_4_a_score_icon_never_scores_its_own_card():
    state = table()
    place = own(state, "M")
    assert f"exploit {place}" not in keys(state)
    other = own(state, "")
    answer(state, f"exploit {place}")
    assert ids(state) == {place: 1}, f"{other} was scored"


def test_at_15_4_switch_self_score():
    state = table(self_score=True)
    place = own(state, "M")
    answer(state, f"exploit {place}")
    assert ids(state) == {}


def test_at_15_4_self_score_needs_the_icon_in_last_place():
    state = table(self_score=True)
    place = own(state, "M G1")
    assert f"exploit {place}" not in keys(state)


def test_at_vector_48_no_self_score():
    state = table()
    x = own(state, "G2 M", risen=1, gives="m_gold1")
    assert f"exploit {x}" not in keys(state)
    z = own(state, "")
    answer(state, f"exploit {x}")
    assert ids(state) == {x: 2}
    assert z not in ids(state)
    assert "m_gold1" in ready(state)
    state = table(self_score=True)
    x = own(state, "G2 M", risen=1)
    answer(state, f"exploit {x}")
    assert ids(state) == {}


def test_at_15_5_as_an_effect_scoring_is_compulsory():
    state = table()
    place = own(state, "")
    answer(state, "play batisseuse")
    assert place not in ids(state)


def test_at_15_6_cards_never_leave_the_pile():
    state = table()
    pile(state, "S", "W")
    for _ in range(10):
        pass_turn(state)
    assert len(state.realms[0].pile) == 2
