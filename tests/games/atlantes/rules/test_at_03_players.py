"""AT-3: setting up the players."""

from __future__ import annotations

from games.atlantes.table import GAME, hand, own, ready, table


def test_at_3_1_every_player_has_five_empty_slots():
    state = table(4)
    assert [realm.board for realm in state.realms] == [[], [], [], []]
    for _ in range(5):
        own(state, "G1")
    assert len(state.realms[0].board) == 5


def test_at_3_2_six_starting_characters_and_four_starting_mantas():
    state = table(3)
    for seat in range(3):
        assert hand(state, seat) == ["agent", "batisseuse", "hippocampe", "legion", "matrona", "seigneur"]
        assert ready(state, seat) == ["s_gold", "s_power", "s_raise", "s_score"]
        assert state.realms[seat].discard == []


def test_at_3_2_symbols_are_exclusive():
    realms = GAME.view(table(2), 0)["realms"]
    assert not set(realms[0]["hand"]) & set(realms[1]["hand"])


def test_at_3_3_all_starting_mantas_start_active():
    assert [realm.idle for realm in table(4).realms] == [[], [], [], []]


def test_at_3_4_seat_0_is_the_first_player():
    assert GAME.waiting(table(4)) == [0]


def test_at_3_5_nothing_else_is_handed_out():
    state = table()
    assert state.pool == [0] * 6
    assert all(manta < 4 for manta in state.realms[0].ready)
    assert state.realms[0].board == state.realms[0].pile == []
