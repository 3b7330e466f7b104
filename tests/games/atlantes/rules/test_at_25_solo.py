"""AT-25: solo."""

from __future__ import annotations

import pytest

from bathysphere import BadSetup
from bathysphere.games.atlantes.rules.solo import totem
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    facts,
    give,
    goals,
    ids,
    keys,
    own,
    pass_turn,
    pile,
    reserve,
    row,
    script,
    table,
)


def test_at_25_1_one_copy_of_each_ocean_character():
    state = table(1)
    assert len(state.row) == 6
    assert len(state.ocean) == 3
    assert len({BOX.characters[card].kind for card in state.row + state.ocean}) == 9


def test_at_25_2_one_of_three_kings_is_kept():
    state = GAME.setup(1, 5)
    assert len(keys(state)) == 3
    assert GAME.options(state, 0)[0].point() == "D2"
    kings = state.passed[:]
    answer(state, f"take king{kings[1]}")
    assert state.realms[0].king == kings[1]
    assert state.leftover == [kings[0], kings[2]]


def test_at_25_2_the_king_is_always_used():
    with pytest.raises(BadSetup, match="2, 3, 4 seats"):
        GAME.setup(1, kings="standard")


def test_at_25_2_a_boxing_king_gives_its_manta():
    state = GAME.setup(1, 1)
    state.passed = [1, 6, 8]
    state.forget()
    answer(state, "take king8")
    assert len(state.realms[0].hand) == 6
    assert len(state.realms[0].ready) == 5


def test_at_25_3_otherwise_the_table_is_as_usual():
    state = table(1)
    assert len(state.central) == 6
    assert len(state.reserve) == 23
    assert [BOX.objectives[each].id for each in state.objectives] == ["p1", "p2", "p3", "p4"]
    assert GAME.setup(1, 1, objectives="tokens").objectives != state.objectives


def test_at_25_4_the_ghost_owns_four_mantas_and_nothing_else():
    state = table(1)
    assert GAME.view(state, 0)["ghost"] == 4
    assert len(GAME.view(state, 0)["realms"]) == 1


def test_at_25_5_matrona_makes_the_ghost_place_a_manta():
    state = table(1)
    answer(state, "play matrona")
    assert keys(state) == ["ghost on p1", "ghost on p2", "ghost on p3", "ghost on p4"]
    answer(state, "ghost on p2")
    assert GAME.view(state, 0)["tracks"][1]["owners"] == [-1]


def test_at_25_5_exploring_does_too_declining_does_not():
    state = table(1)
    answer(state, "play hippocampe", "explore")
    answer(state, keys(state)[0])
    assert keys(state)[0] == "ghost on p1"
    state = table(1)
    answer(state, "play hippocampe", "do not explore")
    assert "ghost placed" not in facts(state)
    assert state.ghost == 4


def test_at_25_6_never_two_ghost_mantas_on_one_track():
    state = table(1)
    answer(state, "play matrona", "ghost on p1", "play matrona")
    assert keys(state) == ["ghost on p2", "ghost on p3", "ghost on p4"]


def test_at_vector_28_solo_ghost():
    state = table(1)
    answer(state, "play matrona", "ghost on p1", "play matrona", "ghost on p2")
    answer(state, "play hippocampe", "explore")
    answer(state, keys(state)[0])
    assert keys(state) == ["ghost on p3", "ghost on p4"]


def test_at_25_7_the_end_comes_when_the_ghost_is_done():
    state = table(1)
    for objective in ("p1", "p2", "p3"):
        answer(state, "play matrona", f"ghost on {objective}")
    assert state.trigger == 0
    answer(state, "play matrona")
    assert GAME.view(state, 0)["trigger"] == "ghost"
    assert state.stack, "one more turn"
    answer(state, "play matrona")
    assert not state.stack


def test_at_vector_44_own_trigger_own_last_turn():
    state = table(1)
    state.turn = 9
    for objective in ("p1", "p2", "p3"):
        answer(state, "play matrona", f"ghost on {objective}")
    assert state.turn == 12
    answer(state, "play matrona")
    assert state.turn == 13
    answer(state, "play matrona")
    assert GAME.over(state)


def test_at_25_7_or_when_the_player_has_claimed_all_four():
    state = table(1)
    goals(state, "p3", "a2", "a6", "p4")
    pile(state, "S", "S", "S", "S", points=5)
    reserve(state, "m_gold1", "m_gold2")
    answer(state, "claim p3", "give up s_gold", "claim a2", "give up s_power", "claim a6", "give up s_raise")
    answer(state, "claim p4")
    assert GAME.view(state, 0)["trigger"] == "objectives"


def test_at_25_7_decks_do_not_trigger_unless_the_switch_says_so():
    for switch in (False, True):
        state = table(1, solo_deck_triggers=switch)
        state.out, state.ocean = state.ocean[1:], state.ocean[:1]
        answer(state, "play agent")
        answer(state, keys(state)[0])
        assert (state.trigger != 0) == switch


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (0, "blob"),
        (30, "blob"),
        (31, "serpent"),
        (60, "serpent"),
        (61, "leviathan"),
        (90, "leviathan"),
        (91, "kraken"),
        (200, "kraken"),
    ],
)
def test_at_25_8_the_result_is_a_totem(points, name):
    assert totem(table(1), points).id == name


def test_at_vector_27_the_totem_stands_in_the_reason_and_nobody_wins():
    state = table(1)
    pile(state, *"SWVC", points=9)
    state.trigger, state.countdown = 4, 1
    pass_turn(state)
    result = GAME.result(state)
    assert result.points == [43]
    assert result.winners == []
    assert result.reason.params["totem"].id == "at-totem-serpent"


def test_at_25_9_orders_to_opponents_do_nothing():
    state = table(1)
    place = own(state, "G1 G1 G1 G1 G1")
    give(state, "sirene")
    answer(state, "play sirene")
    assert ids(state) == {place: 3}


def test_at_25_10_the_ghost_is_placed_before_the_next_effect():
    state = table(1)
    give(state, "espadon", place="discard")
    answer(state, "play matrona")
    assert "took back" not in facts(state)
    answer(state, "ghost on p1")
    assert facts(state)[:2] == ["ghost placed", "took back"]


def test_at_25_11_the_two_player_sweep_is_never_used_in_solo():
    with pytest.raises(BadSetup, match="only for 2 seats"):
        GAME.setup(1, matrona_2p_sweep=True)
    state = table(1)
    before = row(state)
    answer(state, "play matrona", "ghost on p1")
    assert row(state) == before


def test_at_25_12_what_was_met_before_the_card_may_be_claimed_first():
    state = table(1)
    pile(state, "S", "S", "S")
    answer(state, "play hippocampe", "explore")
    answer(state, keys(state)[0])
    assert "claim p3" in keys(state)
    answer(state, "claim p3", "give up s_gold", "ghost on p3")
    assert GAME.view(state, 0)["tracks"][2]["owners"] == [0, -1]


def test_at_25_12_what_the_card_itself_brings_about_waits():
    state = table(1)
    give(state, "espadon", "poulpe", place="discard")
    answer(state, "play matrona")
    assert "claim p1" not in keys(state)
    answer(state, "ghost on p1")
    assert "claim p1" in keys(state)


def test_at_25_12_also_inside_a_card():
    state = table(1)
    own(state, "G1")
    pile(state, "S", "S")
    script(state, "R1 M E")
    answer(state, "play king4")
    assert keys(state) == ["claim p3", "go on"]
    answer(state, "go on", "explore")
    answer(state, keys(state)[0])
    assert "claim p3" not in keys(state), "met only by this card"
