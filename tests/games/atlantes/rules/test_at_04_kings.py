"""AT-4: kings."""

from __future__ import annotations

import pytest

from bathysphere import BadSetup
from games.atlantes.table import (
    GAME,
    answer,
    character,
    clear_rows,
    discard,
    give,
    goals,
    hand,
    keys,
    pass_turn,
    ready,
    table,
    turn_of,
)


def drafted(*kings, seats=2):
    """A draft in which the seats, from the last to the first, take these kings."""
    state = GAME.setup(seats, 1, kings="draft")
    state.passed = sorted({*kings, next(king for king in range(1, 9) if king not in kings)})
    state.forget()
    answer(state, *(f"take king{king}" for king in kings))
    return state


def test_at_4_1_kings_are_off_unless_asked_for():
    assert GAME.variants["kings"].values == ("off", "standard", "draft")
    assert [realm.king for realm in GAME.setup(2).realms] == [0, 0]
    with pytest.raises(BadSetup, match="off, standard, draft"):
        GAME.setup(2, kings="all")


def test_at_4_2_in_order_seat_k_receives_king_k():
    state = GAME.setup(4, kings="standard")
    assert [realm.king for realm in state.realms] == [1, 2, 3, 4]
    assert character("king3") in state.realms[2].hand


def test_at_4_3_the_draft_gives_the_kings_that_were_chosen():
    assert [realm.king for realm in drafted(5, 2).realms] == [2, 5]


def test_at_4_4_a_king_is_played_and_discarded_like_any_character():
    state = table(kings="standard")
    assert len(state.realms[0].hand) == 7
    clear_rows(state)
    answer(state, "play king1")
    assert discard(state) == ["king1"]
    turn_of(state, 0)
    answer(state, "play matrona")
    assert "king1" in hand(state)


def test_at_4_5_the_king_counts_in_hand():
    state = table(kings="standard")
    assert GAME.result(state).points[0] == 7
    give(state, "espadon")
    assert "claim p1" in keys(state)


def test_at_4_5_the_king_counts_for_a7_and_a8_too():
    state = table(kings="standard")
    goals(state, "a4", "a7", "a8", "p2")
    give(state, "king4", "poulpe", "poulpe", place="discard")
    assert "claim a8" in keys(state)


def test_at_4_6_the_king_number_breaks_ties_wherever_the_card_is():
    state = table(kings="standard")
    assert GAME.result(state).winners == [0]
    realm = state.realms[0]
    realm.hand.remove(character("king1"))
    realm.discard.append(character("king1"))
    give(state, "espadon")
    assert GAME.result(state).winners == [0]


def test_at_4_7_unused_kings_are_out_of_the_game():
    state = drafted(5, 2)
    kings = [card for realm in state.realms for card in realm.hand if GAME.box.characters[card].king]
    assert sorted(kings) == [character("king2"), character("king5")]
    assert state.leftover == [1]


def test_at_4_8_a_boxing_king_leaves_a_bonus_manta():
    state = drafted(8, 6)
    assert "m_gold1" in ready(state, 0)
    assert "m_power1" in ready(state, 1)
    assert len(state.reserve) == 21


def test_at_4_9_boxing_is_the_last_step_of_set_up_and_automatic():
    state = drafted(6, 8)
    assert [fact.what for fact in state.facts][-1] == "gained manta"
    assert [fact.seat for fact in state.facts if fact.what == "boxed king"] == [0, 1]
    assert keys(state)[0].startswith("play")


def test_at_4_10_a_boxed_king_is_no_character_any_more():
    state = drafted(6, 2)
    assert len(state.realms[1].hand) == 6
    assert GAME.result(state).points == [7, 6]
    assert state.realms[1].king == 6


def test_at_vector_65_boxing_king():
    state = drafted(6, 7)
    assert len(state.realms[1].hand) == 6
    assert GAME.view(state, 1)["tracks"][3]["seats"][1]["have"] == 1
    realm = state.realms[0]
    realm.hand.remove(character("king7"))
    realm.discard.append(character("king7"))
    state.realms[1].ready.remove(0)
    assert GAME.result(state).points == [6, 6]
    assert len(state.realms[1].ready) == len(realm.ready) == 4
    assert GAME.result(state).winners == [1]


def test_at_vector_65_a_king_is_never_met_twice():
    state = drafted(6, 8)
    pass_turn(state)
    assert "king6" not in hand(state, 1)
