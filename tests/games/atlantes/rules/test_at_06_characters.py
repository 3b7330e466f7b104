"""AT-6: the main action."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    discard,
    facts,
    give,
    goals,
    hand,
    ids,
    keys,
    offer,
    own,
    refusal,
    script,
    set_row,
    table,
    tire,
)


def test_at_6_1_any_character_in_hand_may_be_played():
    state = table(kings="standard")
    give(state, "espadon")
    plays = [key for key in keys(state) if key.startswith("play")]
    assert sorted(plays) == sorted(f"play {name}" for name in set(hand(state)))


def test_at_6_2_effects_resolve_in_printed_order():
    state = table()
    clear_rows(state)
    place = offer(state, "G1", gold=1)
    own(state, "")
    card = script(state, "G1 B R1 M")
    answer(state, f"play {card}")
    order = [what for what in facts(state) if what in ("gained", "bought", "raised", "scored")]
    assert order == ["gained", "bought", "raised"]
    assert set(keys(state)) == {f"score {place}", *(f"score {each}" for each in ids(state))}


def test_at_6_3_what_cannot_be_resolved_is_skipped_and_the_card_is_played():
    state = table()
    answer(state, "play batisseuse")
    assert discard(state) == ["batisseuse"]
    assert state.active == 1


def test_at_6_3_an_effect_is_judged_when_its_turn_comes():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    place = offer(state, "G1", power=2)
    answer(state, "play hippocampe", "explore")
    assert place in ids(state), "the exploration made it cheap enough"


def test_at_6_4_no_action_of_a_card_can_be_left_out():
    state = table()
    clear_rows(state)
    give(state, "crabe")
    offer(state, "G1", gold=3)
    offer(state, "G1", gold=3)
    answer(state, "play crabe")
    assert "do not buy" not in keys(state)
    answer(state, keys(state)[0])
    assert all(key.startswith("recruit") for key in keys(state))


def test_at_vector_12_two_actions_neither_can_be_skipped():
    state = table()
    one, other = own(state, "G1 G1"), own(state, "")
    card = script(state, "R1 M")
    answer(state, f"play {card}")
    assert ids(state) == {one: 1}, f"{one} was raised, {other} was scored, nobody was asked"


def test_at_6_5_only_exploring_may_be_declined_and_the_rest_follows():
    state = table()
    clear_rows(state)
    place = offer(state, "G1", power=1)
    answer(state, "play hippocampe")
    assert keys(state) == ["explore", "do not explore"]
    answer(state, "do not explore")
    assert place in ids(state)


def test_at_6_6_nobody_is_forced_to_activate_sources():
    state = table()
    clear_rows(state)
    place = offer(state, "G1", power=3)
    answer(state, "play legion")
    assert keys(state) == [f"conquer {place}", "do not conquer"]


def test_at_6_6_what_the_pool_can_pay_must_be_taken():
    state = table()
    clear_rows(state)
    cheap, dear = offer(state, "G1", power=2), offer(state, "G1", power=3)
    answer(state, "play legion")
    assert keys(state) == [f"conquer {cheap}", f"conquer {dear}"]
    assert refusal(state, "skip") == ["AT-6.6"]


def test_at_6_6_with_the_switch_sources_are_compulsory_too():
    state = table(force_sources=True)
    clear_rows(state)
    place = offer(state, "G1", power=3)
    answer(state, "play legion")
    assert place in ids(state)


def test_at_vector_55_compulsory_conquest():
    for power, forced in ((3, True), (4, False)):
        state = table()
        clear_rows(state)
        place = offer(state, "G1", row="explored", power=power)
        answer(state, "play legion")
        assert (place in ids(state)) == forced
        assert ("do not conquer" in keys(state)) != forced


def test_at_6_7_a_played_card_lands_in_the_discard():
    state = table()
    answer(state, "play batisseuse")
    assert discard(state) == ["batisseuse"]
    assert "batisseuse" not in hand(state)


def test_at_6_7_while_it_resolves_it_is_in_neither_place():
    state = table()
    card = script(state, "R1 T")
    give(state, "espadon", "poulpe", place="discard")
    answer(state, f"play {card}")
    assert keys(state) == ["retrieve espadon", "retrieve poulpe"]
    assert GAME.view(state, 1)["playing"] == [card]
    assert card not in hand(state) + discard(state)


def test_at_6_8_matrona_goes_back_to_hand():
    state = table()
    answer(state, "play matrona")
    assert "matrona" in hand(state)
    assert discard(state) == []


def test_at_6_9_no_hand_limit_and_copies_are_allowed():
    state = table()
    give(state, "espadon", "espadon", "poulpe", "poulpe", "crabe", "crabe")
    assert len(state.realms[0].hand) == 12
    assert keys(state).count("play espadon") == 1


def test_at_6_10_no_acquisition_without_a_card_that_grants_it():
    state = table()
    clear_rows(state)
    offer(state, "G1", gold=1, power=1)
    own(state, "R1 G1")
    own(state, "G1 G1 G1 G1 G1")
    answer(state, "play batisseuse")
    assert not [key for key in keys(state) if key.startswith(("buy", "conquer", "recruit", "pay"))]


def test_at_vector_15_no_card_no_acquisition():
    state = table()
    clear_rows(state)
    offer(state, "G1", gold=1)
    places = [own(state, "G3 G3") for _ in range(3)]
    answer(state, "play matrona")
    assert keys(state) == ["use s_raise", "end turn"]
    assert [ids(state)[place] for place in places] == [0, 0, 0]


def test_at_6_11_a_card_gained_before_the_main_action_may_be_played():
    state = table()
    set_row(state, "poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")
    place = own(state, "F G1")
    answer(state, f"exploit {place}", "take poulpe from space 1")
    assert "play poulpe" in keys(state)


def test_at_vector_50_free_recruit_then_play():
    state = table()
    set_row(state, "poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")
    clear_rows(state)
    place = own(state, "F G1")
    answer(state, f"exploit {place}", "take poulpe from space 1", "play poulpe")
    assert discard(state) == ["poulpe"]


def test_at_vector_45_only_matrona_in_hand_after_the_last_card_lands():
    state = table()
    goals(state, "a4", "p2", "p3", "p4")
    realm = state.realms[0]
    realm.discard, realm.hand = realm.hand[1:5], [realm.hand[0], realm.hand[5]]
    state.forget()
    assert hand(state) == ["batisseuse", "matrona"]
    assert "claim a4" not in keys(state)
    answer(state, "play batisseuse")
    assert keys(state) == ["claim a4", "end turn"]


def test_at_vector_45_not_with_a_recruit_in_hand():
    state = table()
    goals(state, "a4", "p2", "p3", "p4")
    realm = state.realms[0]
    realm.discard, realm.hand = realm.hand[1:5], [realm.hand[0], realm.hand[5]]
    give(state, "espadon")
    answer(state, "play batisseuse")
    assert state.active == 1
