"""AT-5: the structure of a turn."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    facts,
    idle,
    ids,
    keys,
    offer,
    own,
    pile,
    refusal,
    script,
    table,
    tire,
    turn_of,
)


def test_at_5_1_turns_go_clockwise_from_the_first_player():
    state = table(3)
    order = []
    for _ in range(4):
        order.append(GAME.waiting(state)[0])
        answer(state, "play matrona")
    assert order == [0, 1, 2, 0]


def test_at_5_2_exactly_one_main_action():
    state = table()
    own(state, "G1 G1 G1")
    assert refusal(state, "end turn") == ["AT-5.2"]
    answer(state, "play matrona")
    assert keys(state) == ["use s_raise", "end turn"]
    assert refusal(state, "card agent") == ["AT-5.2"]


def test_at_5_3_secondary_actions_come_before_and_after():
    state = table()
    own(state, "", points=3)
    place = own(state, "G1 G1 G1")
    answer(state, "use s_raise", "play matrona", "use s_raise", "use s_score")
    assert ids(state) == {place: 2}


def test_at_5_4_abilities_do_not_interrupt_the_main_action():
    state = table()
    clear_rows(state)
    offer(state, "G1", gold=1)
    offer(state, "G1", gold=2)
    own(state, "R1 G1")
    own(state, "G1 G1")
    answer(state, "play seigneur")
    assert not [key for key in keys(state) if key.startswith(("use", "exploit"))]
    assert refusal(state, "manta s_raise") == ["AT-5.4"]


def test_at_5_5_resources_are_spent_in_the_main_action_only():
    state = table()
    place = own(state, "G2")
    assert refusal(state, "manta s_gold") == ["AT-5.5"]
    answer(state, "play matrona")
    assert refusal(state, "manta s_gold") == ["AT-5.5"]
    assert f"exploit {place}" not in keys(state)


def test_at_5_6_a_secondary_action_is_resolved_before_the_next_begins():
    state = table()
    one, other = own(state, "R2 G1"), own(state, "G1 G1")
    third = own(state, "G1 G1")
    answer(state, f"exploit {one}")
    assert keys(state) == [f"raise {other}", f"raise {third}"]
    answer(state, f"raise {other}")
    assert keys(state) == [f"raise {other}", f"raise {third}"]
    answer(state, f"raise {third}")
    assert "play matrona" in keys(state)


def test_at_5_7_the_player_ends_the_turn_when_done():
    state = table()
    own(state, "G1 G1 G1")
    answer(state, "play matrona")
    assert state.active == 0
    assert "end turn" in keys(state)
    answer(state, "end turn")
    assert state.active == 1


def test_at_5_7_a_turn_with_nothing_left_to_do_ends_by_itself():
    state = table()
    answer(state, "play matrona")
    assert state.active == 1
    assert "ended turn" in facts(state)


def test_at_5_8_a_claim_is_no_action_and_interrupts_nothing():
    state = table()
    pile(state, "S", "W", "V")
    own(state, "G1 G1")
    card = script(state, "R1 M")
    answer(state, f"play {card}")
    assert keys(state) == ["claim p3", "go on"]
    answer(state, "claim p3", "give up s_gold")
    assert facts(state)[0] == "claimed"
    assert card in [state.box.characters[each].id for each in state.realms[0].discard]


def test_at_vector_19_resources_cannot_wait():
    state = table()
    place = own(state, "G2")
    assert f"exploit {place}" not in keys(state)
    assert refusal(state, f"location {place}") == ["AT-9.4"]
    turn_of(state, 0, done=True)
    assert f"exploit {place}" not in keys(state)


def test_at_vector_20_no_interruption():
    state = table()
    clear_rows(state)
    dear, cheap = offer(state, "G1", gold=4), offer(state, "G1", gold=2)
    place = own(state, "_ G2")
    tire(state, "s_gold")
    answer(state, "play seigneur")
    assert ids(state) == {place: 0, cheap: 0}
    state = table()
    clear_rows(state)
    dear, cheap = offer(state, "G1", gold=4), offer(state, "G1", gold=2)
    place = own(state, "_ G2")
    tire(state, "s_gold")
    answer(state, "use s_raise", "play seigneur", f"buy {dear}")
    assert ids(state) == {place: 2, dear: 0}
    assert "s_raise" in idle(state)
