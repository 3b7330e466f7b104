"""AT-7: mantas."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    idle,
    ids,
    keys,
    offer,
    own,
    pass_turn,
    pile,
    ready,
    refusal,
    reserve,
    script,
    table,
    tire,
    turn_of,
)


def test_at_7_1_a_manta_is_active_or_inactive():
    state = table()
    tire(state, "s_raise")
    realm = GAME.view(state, 1)["realms"][0]
    assert realm["ready"] == ["s_gold@0", "s_power@0", "s_score@0"]
    assert realm["idle"] == ["s_raise@0"]


def test_at_7_2_using_a_manta_gives_its_effect_and_makes_it_inactive():
    state = table()
    place = own(state, "G1 G1 G1")
    answer(state, "use s_raise")
    assert ids(state) == {place: 1}
    assert idle(state) == ["s_raise"]
    assert "use s_raise" not in keys(state)


def test_at_7_3_an_inactive_manta_has_no_use_but_on_a_track():
    state = table()
    own(state, "G1 G1")
    pile(state, "S", "S", "S")
    tire(state, "s_raise")
    assert refusal(state, "manta s_raise") == ["AT-7.3"]
    answer(state, "claim p3")
    assert "give up s_raise" in keys(state)


def test_at_7_4_only_mantas_in_the_reserve_are_readied():
    state = table()
    pile(state, "S", "S", "S")
    tire(state, "s_raise", "s_gold")
    answer(state, "claim p3", "give up s_gold", "play matrona")
    assert ready(state) == ["s_power", "s_raise", "s_score"]


def test_at_7_5_any_number_of_mantas_in_a_turn():
    state = table()
    own(state, "G1 G1 G1 G1")
    own(state, "")
    reserve(state, "m_raise1", "m_raise1")
    answer(state, "use s_raise", "use m_raise1", "use m_raise1", "use s_score")
    assert idle(state) == ["m_raise1", "m_raise1", "s_raise", "s_score"]


def test_at_7_6_bonus_mantas_work_like_starting_mantas():
    state = table()
    place = own(state, "G1 G1 G1")
    reserve(state, "m_raise2")
    answer(state, "use m_raise2")
    assert ids(state) == {place: 2}
    answer(state, "play matrona")
    assert "m_raise2" in ready(state)


def test_at_7_6_but_they_cannot_be_placed():
    state = table()
    pile(state, "S", "S", "S")
    reserve(state, "m_raise2")
    answer(state, "claim p3")
    assert "give up m_raise2" not in keys(state)
    assert refusal(state, "manta m_raise2") == ["AT-19.3"]


def test_at_7_7_an_ability_manta_must_do_something():
    state = table()
    assert not [key for key in keys(state) if key.startswith("use")]
    assert refusal(state, "manta s_raise") == ["AT-7.7"]
    assert refusal(state, "manta s_score") == ["AT-7.7"]


def test_at_7_8_mantas_stay_to_the_end_of_the_game():
    state = table()
    reserve(state, "m_score", "m_recruit")
    before = GAME.census(state)
    for _ in range(12):
        pass_turn(state)
    assert {"m_score", "m_recruit"} <= set(ready(state) + idle(state))
    assert GAME.census(state) == before


def test_at_7_9_a_resource_manta_gives_once_per_main_action():
    state = table()
    clear_rows(state)
    one = offer(state, "", power=2)
    other = offer(state, "", power=2)
    card = script(state, "P1 Q A P1 Q")
    answer(state, f"play {card}", f"conquer {one}")
    assert "s_power" in ready(state)
    assert ids(state) == {one: 0}
    assert other not in ids(state)


def test_at_7_9_the_next_turn_it_gives_again():
    state = table()
    clear_rows(state)
    place = offer(state, "", power=3)
    state.spent = []
    turn_of(state, 0)
    answer(state, "play legion", f"conquer {place}")
    assert idle(state) == ["s_power"]


def test_at_vector_3_example_a():
    for done in (False, True):
        state = table()
        place = own(state, "_ R1 G1")
        other = own(state, "G1 G1")
        turn_of(state, 0, done)
        assert f"exploit {place}" not in keys(state)
        answer(state, "use s_raise", f"raise {place}")
        assert ids(state)[place] == 1
        assert state.pool == [0] * 6
        assert "s_raise" in idle(state)
        assert f"exploit {place}" in keys(state)
        assert ids(state)[other] == 0


def test_at_vector_68_meneur():
    state = table()
    clear_rows(state)
    place = offer(state, "G1", power=3)
    tire(state, "s_power")
    card = script(state, "A P2 Q")
    answer(state, f"play {card}", f"conquer {place}")
    assert ids(state) == {place: 0}
    assert idle(state) == ["s_power"]
