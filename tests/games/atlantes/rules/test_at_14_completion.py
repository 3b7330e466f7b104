"""AT-14: completely raised locations and bonus mantas."""

from __future__ import annotations

from games.atlantes.table import (
    answer,
    clear_rows,
    facts,
    give,
    idle,
    ids,
    keys,
    manta,
    offer,
    own,
    ready,
    script,
    table,
    tire,
)


def test_at_14_1_all_levels_must_be_covered_empty_ones_too():
    state = table()
    place = own(state, "G1 _", risen=1)
    script(state, "M")
    answer(state, "play king4")
    assert ids(state) == {place: 1}, "not complete, so not scored"
    answer(state, "use s_raise", "use s_score")
    assert ids(state) == {}


def test_at_14_2_the_manta_comes_at_once_however_completion_came_about():
    for how in ("exploit", "raise", "arrival", "raise fully"):
        state = table()
        clear_rows(state)
        if how == "exploit":
            own(state, "G1 G1")
            place = own(state, "R1", gives="m_score")
            answer(state, f"exploit {place}")
        elif how == "raise":
            own(state, "G1", gives="m_score")
            answer(state, "use s_raise")
        elif how == "raise fully":
            own(state, "G1 G1 G1", gives="m_score")
            give(state, "ermite")
            answer(state, "play ermite")
        else:
            offer(state, "", gold=2, gives="m_score")
            answer(state, "play seigneur")
        assert manta("m_score") in state.realms[0].ready, how
        assert manta("m_score") not in state.reserve


def test_at_14_3_it_arrives_active_and_is_used_the_same_turn():
    state = table()
    place = own(state, "G1", gives="m_raise1")
    other = own(state, "G1 G1")
    answer(state, "use s_raise", f"raise {place}", "use m_raise1")
    assert ids(state)[other] == 1


def test_at_14_3_an_ability_manta_won_in_the_main_action_waits_for_its_end():
    state = table()
    clear_rows(state)
    own(state, "G1 G1 G1")
    first = offer(state, "", gold=1, gives="m_raise1")
    offer(state, "G1", gold=1)
    script(state, "G1 B G1 B")
    answer(state, "play king4", f"buy {first}")
    assert "use m_raise1" in keys(state)
    assert facts(state)[-1] == "landed", "both purchases were made before the manta could be used"


def test_at_14_4_an_exhausted_kind_gives_nothing():
    state = table()
    state.reserve.remove(manta("m_score"))
    own(state, "G1", gives="m_score")
    answer(state, "use s_raise")
    assert "gained manta" not in facts(state)
    state.reserve.append(manta("m_score"))
    answer(state, "play matrona")
    assert "m_score" not in ready(state)


def test_at_14_5_each_location_gives_its_manta_once():
    state = table()
    own(state, "G1", gives="m_raise1")
    answer(state, "use s_raise", "use s_score")
    assert ready(state).count("m_raise1") + idle(state).count("m_raise1") == 1


def test_at_14_6_the_location_stays_in_its_slot_until_scored():
    state = table()
    place = own(state, "G1")
    tire(state, "s_score")
    answer(state, "use s_raise", "play matrona")
    assert ids(state) == {place: 1}


def test_at_vector_8_completion_gives_the_manta():
    state = table()
    place = own(state, "G2", gives="m_retrieve")
    give(state, "espadon", place="discard")
    answer(state, "use s_raise")
    assert ids(state) == {place: 1}
    assert manta("m_retrieve") not in state.reserve
    assert "use m_retrieve" in keys(state)
