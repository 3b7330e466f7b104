"""AT-17: retrieve, free recruit, reactivation, Matrona, replay."""

from __future__ import annotations

from bathysphere.games.atlantes.components import Replay
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    character,
    clear_rows,
    discard,
    facts,
    give,
    goals,
    hand,
    idle,
    ids,
    keys,
    offer,
    own,
    ready,
    refusal,
    reserve,
    row,
    script,
    set_row,
    table,
    tire,
    turn_of,
)

ROW = ("poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")


def test_at_17_1_retrieve_takes_one_character_to_hand():
    state = table()
    give(state, "espadon", "poulpe", place="discard")
    place = own(state, "T G1")
    answer(state, f"exploit {place}")
    assert keys(state) == ["retrieve espadon", "retrieve poulpe"]
    answer(state, "retrieve poulpe")
    assert "poulpe" in hand(state)
    assert discard(state) == ["espadon"]


def test_at_17_1_after_the_main_action_the_card_just_played_may_be_taken():
    state = table()
    reserve(state, "m_retrieve")
    assert refusal(state, "manta m_retrieve") == ["AT-7.7"]
    answer(state, "play batisseuse", "use m_retrieve")
    assert "batisseuse" in hand(state)


def test_at_vector_49_retrieve_after_main():
    state = table()
    reserve(state, "m_retrieve")
    card = script(state, "R1")
    give(state, "espadon")
    answer(state, f"play {card}")
    assert "claim p1" not in keys(state)
    answer(state, "use m_retrieve")
    assert card in hand(state)
    assert "claim p1" in keys(state)
    assert not [key for key in keys(state) if key.startswith("play")]


def test_at_17_2_a_free_recruit_takes_anybody_and_moves_the_row():
    state = table()
    set_row(state, *ROW)
    reserve(state, "m_recruit")
    answer(state, "use m_recruit")
    assert keys(state) == [f"take {name} from space {space + 1}" for space, name in enumerate(ROW)]
    answer(state, "take ermite from space 6")
    assert "ermite" in hand(state)
    assert len(state.ocean) == 11
    assert row(state)[:5] == list(ROW[:5])


def test_at_17_3_matrona_is_back_in_hand_before_her_action_resolves():
    state = table(1)
    own(state, "G1 G1")
    answer(state, "play matrona")
    assert keys(state)[0].startswith("ghost on")
    assert "matrona" in hand(state)
    assert GAME.view(state, 0)["playing"] == []


def test_at_vector_16_matrona():
    state = table()
    give(state, "espadon", place="discard")
    answer(state, "play matrona")
    assert facts(state)[:2] == ["played", "took back"]
    assert "landed" not in facts(state)
    turn_of(state, 0)
    assert "play matrona" in keys(state)


def test_at_17_4_every_hand_always_holds_matrona():
    for seed in range(3):
        state = GAME.setup(3, seed)
        while state.stack:
            for realm in state.realms:
                assert character("matrona") in realm.hand
            options = keys(state)
            answer(state, options[state.reveals * 7 % len(options)])
            if state.turn > 40:
                break


def test_at_17_5_matrona_takes_back_everything_and_readies_all_mantas():
    state = table(kings="standard")
    realm = state.realms[0]
    realm.discard, realm.hand = realm.hand[1:], realm.hand[:1]
    tire(state, "s_gold", "s_raise")
    reserve(state, "m_gold2", idle=True)
    answer(state, "play matrona")
    assert len(hand(state)) == 7
    assert "king1" in hand(state)
    assert idle(state) == []
    assert "m_gold2" in ready(state)


def test_at_17_6_matrona_is_the_main_action():
    state = table()
    place = own(state, "G1 G1 G1")
    answer(state, "use s_raise", "play matrona")
    assert keys(state) == ["use s_raise", "end turn"]
    answer(state, "use s_raise")
    assert ids(state) == {place: 2}
    assert state.active == 1


def test_at_17_7_a_readied_manta_may_be_used_again_the_same_turn():
    state = table()
    own(state, "G1 G1 G1")
    answer(state, "use s_raise")
    assert "use s_raise" not in keys(state)
    answer(state, "play matrona")
    assert "use s_raise" in keys(state)


def test_at_17_7_a_number_of_mantas_is_readied_by_choice():
    state = table()
    tire(state, "s_gold", "s_raise", "s_power")
    script(state, "A2")
    answer(state, "play king4")
    assert keys(state) == ["ready s_gold", "ready s_raise", "ready s_power"]
    answer(state, "ready s_raise", "ready s_power")
    assert idle(state) == ["s_gold"]


def test_at_17_8_replay_plays_a_discarded_card_inside_the_main_action():
    state = table()
    clear_rows(state)
    place = offer(state, "G1", power=2)
    give(state, "guerisseuse")
    realm = state.realms[0]
    realm.hand.remove(character("legion"))
    realm.discard.append(character("legion"))
    answer(state, "play guerisseuse")
    assert ids(state) == {place: 0}
    assert discard(state) == ["legion", "guerisseuse"]
    assert [card.id for card in BOX.characters if Replay() in card.effects] == ["guerisseuse"] * 2


def test_at_vector_61_replay():
    state = table()
    clear_rows(state)
    bought = own(state, "G1 G1 G1")
    place = offer(state, "G1", power=2)
    give(state, "guerisseuse")
    realm = state.realms[0]
    for name in ("legion", "seigneur"):
        realm.hand.remove(character(name))
        realm.discard.append(character(name))
    answer(state, "play guerisseuse")
    assert ids(state)[bought] == 1
    assert keys(state) == ["replay legion", "replay seigneur"]
    answer(state, "replay legion")
    assert place in ids(state)
    assert discard(state) == ["seigneur", "legion", "guerisseuse"]
    assert not [key for key in keys(state) if key.startswith("play")]


def test_at_vector_61_with_an_empty_discard_only_the_raise():
    state = table()
    place = own(state, "G1 G1")
    give(state, "guerisseuse")
    answer(state, "play guerisseuse")
    assert ids(state) == {place: 1}
    assert discard(state) == ["guerisseuse"]


def test_at_17_9_every_discarded_card_is_eligible_cards_in_play_are_not():
    state = table()
    give(state, "guerisseuse")
    give(state, "guerisseuse", "king4", "espadon", place="discard")
    answer(state, "play guerisseuse")
    assert keys(state) == ["replay guerisseuse", "replay king4", "replay espadon"]
    answer(state, "replay guerisseuse")
    assert keys(state) == ["replay king4", "replay espadon"]
    assert refusal(state, "card guerisseuse") == ["AT-17.9", "AT-17.9"]


def test_at_17_9_even_a_card_that_can_do_nothing():
    state = table()
    give(state, "guerisseuse")
    give(state, "ermite", place="discard")
    answer(state, "play guerisseuse")
    assert discard(state) == ["ermite", "guerisseuse"]


def test_at_vector_62_replay_the_king_nested():
    state = table()
    clear_rows(state)
    give(state, "guerisseuse")
    give(state, "guerisseuse", "king4", place="discard")
    a = state.realms[0].hand[-1]
    b = state.realms[0].discard[0]
    answer(state, "play guerisseuse", "replay guerisseuse")
    assert state.realms[0].discard == [character("king4"), b, a]


def test_at_17_10_a_replayed_card_does_not_pass_through_the_hand():
    state = table()
    give(state, "guerisseuse", "espadon")
    give(state, "ermite", "poulpe", place="discard")
    one, other = own(state, ""), own(state, "")
    answer(state, "play guerisseuse", "replay ermite")
    assert keys(state) == [f"score {one}", f"score {other}"]
    assert "ermite" not in hand(state) + discard(state)
    assert [piece.split(".")[0] for piece in GAME.view(state, 0)["playing"]] == ["guerisseuse", "ermite"]
    answer(state, f"score {one}")
    assert discard(state) == ["poulpe", "ermite", "guerisseuse"]


def test_at_vector_64_replay_and_p1():
    state = table()
    give(state, "guerisseuse", "espadon")
    assert "claim p1" in keys(state)
    give(state, "ermite", place="discard")
    answer(state, "play guerisseuse")
    assert len(hand(state)) == 7
    assert "claimed" not in facts(state)
    assert state.active == 1


def test_at_17_11_limits_per_main_action_cover_both_cards():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    x = own(state, "P2 P2 P2")
    one = offer(state, "G1", power=3)
    two = offer(state, "G1", power=3)
    script(state, "P1 Q RR")
    give(state, "king3", place="discard")
    script(state, "P1 Q", card="king3")
    state.realms[0].hand.pop()
    state.realms[0].discard = [character("king3")]
    answer(state, "play king4", f"conquer {one}")
    assert ids(state) == {x: 1, one: 0}
    assert two not in ids(state)


def test_at_17_11_pools_are_separate():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    place = offer(state, "G1", power=4)
    script(state, "P2 RR Q")
    script(state, "P2 Q", card="king3", place="discard")
    answer(state, "play king4")
    assert place not in ids(state)


def test_at_vector_63_replay_shares_the_limits():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    x = own(state, "P2 P2", risen=0)
    give(state, "guerisseuse")
    give(state, "poulpe", place="discard")
    own(state, "G1 G1 G1 G1 G1")
    one, two = offer(state, "G1", power=4), offer(state, "G1", power=4)
    spare = next(each for each in ids(state) if each != x)
    answer(state, "play guerisseuse", f"raise {spare}", f"conquer {one}")
    assert ids(state)[x] == 1
    assert two not in ids(state)


def test_at_17_12_what_a_replayed_card_does_counts_in_full():
    state = table()
    goals(state, "a10", "p2", "p3", "p4")
    set_row(state, *ROW)
    give(state, "guerisseuse")
    script(state, "G5 H", place="discard")
    answer(state, "play guerisseuse", "recruit ermite from space 6")
    assert "claim a10" in keys(state)


def test_at_17_13_switch_two_player_sweep():
    state = table(matrona_2p_sweep=True)
    set_row(state, *ROW)
    give(state, "sirene", place="discard")
    answer(state, "play matrona")
    assert row(state)[:5] == list(ROW[1:])
    assert facts(state)[:2] == ["played", "took back"]
    assert "swept" in facts(state)
    assert state.paid == -1
    assert [BOX.characters[card].id for card in state.out] == ["poulpe"]


def test_at_vector_66_two_player_sweep():
    state = table(matrona_2p_sweep=True)
    set_row(state, *ROW)
    state.ocean = state.ocean[:1]
    answer(state, "play matrona")
    assert GAME.view(state, 0)["trigger"] == "characters"
    assert GAME.view(state, 0)["row"][0]["price"] == 0
    state = table(3)
    before = row(state)
    answer(state, "play matrona")
    assert row(state) == before


def test_at_vector_54_final_hand():
    state = table()
    realm = state.realms[0]
    realm.discard, realm.hand = realm.hand[1:], realm.hand[:1]
    give(state, "espadon", "poulpe", place="discard")
    assert len(realm.discard) == 7
    answer(state, "play matrona")
    assert len(realm.hand) == 8
    assert GAME.result(state).points[0] == 8
    assert "claim p1" in keys(state)
