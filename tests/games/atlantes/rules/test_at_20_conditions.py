"""AT-20: reading the conditions."""

from __future__ import annotations

import pytest

from games.atlantes.table import (
    GAME,
    answer,
    character,
    give,
    goals,
    hand,
    keys,
    own,
    pile,
    reserve,
    script,
    set_row,
    table,
    turn_of,
)

ROW = ("poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")


def progress(state, track=0, seat=0):
    return GAME.view(state, seat)["tracks"][track]["seats"][seat]["have"]


def aiming(*names):
    state = table()
    goals(state, *names, *[each for each in ("p1", "p2", "p3", "p4") if each not in names][: 4 - len(names)])
    return state


def test_at_20_1_all_numbers_are_minimums():
    state = table()
    give(state, "espadon", "poulpe", "crabe")
    assert len(hand(state)) == 9
    assert "claim p1" in keys(state)


def test_at_20_2_p1_counts_the_hand_only():
    state = table(kings="standard")
    give(state, "espadon", place="discard")
    assert progress(state) == 7
    assert "claim p1" not in keys(state)
    give(state, "poulpe")
    assert "claim p1" in keys(state)


def test_at_20_2_the_card_in_play_does_not_count():
    state = table()
    give(state, "espadon", "poulpe")
    own(state, "G1 G1")
    script(state, "R1 T")
    state.realms[0].hand.remove(1)
    answer(state, "play king4")
    assert state.active == 0
    assert "claim p1" not in keys(state)


def test_at_20_3_p2_counts_slots_in_any_state():
    state = table()
    for risen in (0, 1, 2, 0):
        own(state, "G1 G1", risen=risen)
    assert "claim p2" not in keys(state)
    own(state, "")
    assert "claim p2" in keys(state)


def test_at_20_4_pile_board_or_both():
    state = aiming("p3", "a1", "a2", "a9")
    for _ in range(5):
        own(state, "", points=9)
    assert [progress(state, track) for track in range(4)] == [0, 5, 0, 5]
    assert [key for key in keys(state) if key.startswith("claim")] == ["claim a9"]
    pile(state, "S", "S", "W", "V", "C", "C", points=3)
    assert [progress(state, track) for track in range(4)] == [6, 11, 18, 5]
    assert [key for key in keys(state) if key.startswith("claim")] == [
        "claim p3",
        "claim a1",
        "claim a2",
        "claim a9",
    ]


def test_at_20_4_a2_needs_fifteen_points_in_the_pile():
    state = aiming("a2")
    pile(state, "S", "S", points=7)
    assert "claim a2" not in keys(state)
    pile(state, "S", points=1)
    assert "claim a2" in keys(state)


def test_at_20_4_a5_looks_at_the_pile_only():
    state = aiming("a5")
    pile(state, "S", "W", "V")
    own(state, "", type="C")
    assert "claim a5" not in keys(state)
    pile(state, "C")
    assert "claim a5" in keys(state)


def test_at_20_4_a9_needs_five_complete_locations_at_once():
    state = aiming("a9")
    for _ in range(4):
        own(state, "")
    own(state, "G1 G1", risen=1)
    assert "claim a9" not in keys(state)
    answer(state, "use s_raise")
    assert "claim a9" in keys(state)


def test_at_20_5_bonus_mantas_count_active_or_not():
    state = aiming("p4", "a3")
    reserve(state, "m_gold1")
    reserve(state, "m_gold2", idle=True)
    assert "claim p4" in keys(state)
    assert "claim a3" not in keys(state)
    reserve(state, "m_civ2")
    assert "claim a3" in keys(state)


def test_at_20_6_a4_means_matrona_alone_in_hand():
    state = aiming("a4")
    realm = state.realms[0]
    realm.hand, realm.discard = [character("matrona")], [card for card in realm.hand if card]
    state.forget()
    assert "claim a4" in keys(state)
    give(state, "espadon")
    assert "claim a4" not in keys(state)


def test_at_20_6_the_card_in_play_must_have_landed():
    state = aiming("a4")
    realm = state.realms[0]
    realm.hand, realm.discard = [character("matrona")], [card for card in realm.hand if card]
    own(state, "G1 G1")
    script(state, "R1 T")
    answer(state, "play king4")
    assert keys(state)[0].startswith("retrieve"), "no claim between the effects"


def test_at_20_7_a7_counts_the_discard_only():
    state = aiming("a7")
    realm = state.realms[0]
    realm.discard, realm.hand = realm.hand[1:], realm.hand[:1]
    give(state, "espadon", "espadon", "poulpe", "crabe", place="discard")
    give(state, "poulpe", "crabe")
    assert progress(state) == 9
    assert "claim a7" not in keys(state)
    give(state, "meneur", place="discard")
    assert "claim a7" in keys(state)


def test_at_20_8_a8_counts_cards_with_a_conquer_effect():
    state = aiming("a8")
    assert progress(state) == 2
    give(state, "poulpe")
    assert progress(state) == 3, "two conquests, one card"
    give(state, "poulpe", place="discard")
    give(state, "espadon", place="discard")
    assert progress(state) == 5
    assert "claim a8" in keys(state)


def test_at_20_9_a10_is_a_paid_recruit_of_this_turn():
    state = aiming("a10")
    set_row(state, *ROW)
    script(state, "G5 H")
    own(state, "G1 G1 G1")
    answer(state, "play king4", "recruit ermite from space 6")
    assert "claim a10" in keys(state)
    answer(state, "end turn")
    turn_of(state, 0)
    assert "claim a10" not in keys(state)


def test_at_vector_67_a10_and_free_recruits():
    for free, counts in ((False, False), (True, True)):
        state = table(a10_free=free)
        goals(state, "a10", "p2", "p3", "p4")
        set_row(state, *ROW)
        place = own(state, "F G1")
        answer(state, f"exploit {place}", "take ermite from space 6")
        assert ("claim a10" in keys(state)) == counts


def test_at_20_10_a6_needs_four_of_one_type():
    state = aiming("a6")
    pile(state, "S", "S", "W")
    own(state, "G1", type="S")
    own(state, "G1", type="W")
    assert progress(state) == 3
    assert "claim a6" not in keys(state)
    own(state, "G1", type="S")
    assert "claim a6" in keys(state)


@pytest.mark.parametrize("name", [each.id for each in GAME.box.objectives])
def test_no_objective_is_met_at_the_start(name):
    state = aiming(name)
    assert f"claim {name}" not in keys(state)
