"""UC-1  Supply limits and material."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.cards import draw, throw
from games.underwater_cities.table import BOX, CARDS, GAME, do, keys, me, play, put, said, slots, table


def test_uc_1_1_resources_have_no_cap():
    state = table(seats=4, supply="S500 K500")
    play(state, "R3")
    assert said(state) == "K501 S502"


def test_uc_1_2_there_is_no_answer_that_changes_denominations():
    state = table(supply="C50")
    assert not [key for key in keys(state) if "change" in key]


def test_uc_1_3_buildings_never_run_out():
    state = table(seats=4, supply="K99")
    for site, home in enumerate(BOX.boards[0].homes):
        me(state).buildings[site] = 1 if home else 0
    assert "build farm at lower_right.1" in keys(play(state, "R1"))


def test_uc_1_4_without_tunnels_in_the_supply_nobody_builds_one():
    state = table(seats=4, supply="C9 S9")
    assert "Y2" in slots(state)
    state.tunnels = 0
    state.forget()
    assert "Y2" not in slots(state)
    assert "G5" in slots(state)
    assert "choose 1" not in keys(play(state, "G5"))


def test_uc_1_5_without_white_domes_no_nonsymbiotic_city():
    state = table(supply="C9 S9 K9 B9")
    state.white = 0
    play(state, "P5")
    assert not [key for key in keys(state) if "nonsymbiotic" in key]


def test_uc_1_6_starting_cities_use_white_domes():
    assert [GAME.setup(seats).white for seats in (1, 2, 3, 4)] == [16, 15, 14, 13]


def test_uc_1_7_purple_domes_depend_on_the_number_of_players():
    assert [GAME.setup(seats).purple for seats in (2, 3, 4)] == [7, 10, 13]


def test_uc_1_8_alone_purple_domes_do_not_run_out():
    assert GAME.setup(1).purple > len(BOX.boards[4].near)


def test_uc_1_9_the_discard_pile_becomes_the_deck_in_the_middle_of_a_draw():
    state = table()
    state.deck, state.discard = state.deck[:1], state.deck[1:4]
    play(state, "AA")
    assert len(me(state).hand) == 5
    assert state.discard == []


def test_uc_1_10_with_both_empty_nothing_is_drawn():
    state = table()
    state.deck, state.discard = [], []
    draw(state, 0)
    assert len(me(state).hand) == 3


def test_uc_1_11_a_discarded_cheap_special_goes_under_its_deck():
    state = table()
    throw(state, 0, CARDS["trade_pact"])
    assert state.specials[0] == CARDS["trade_pact"]


def test_uc_1_12_the_six_dear_specials_are_never_refilled():
    state = table(seats=4)
    assert len(state.display) == 6
    play(state, "Y3", f"take {BOX.cards[state.display[0]].id}")
    assert len(state.display) == 5


def test_uc_1_13_a_converted_city_gives_its_white_dome_back():
    state = table("living_dome", "harbour_league", "insider_circle", supply="B1 C9")
    white, purple = state.white, state.purple
    play(state, "G1", "card first", "convert lower_right", card="living_dome")
    assert (state.white, state.purple) == (white + 1, purple - 1)


def test_uc_1_13_tunnels_are_conserved_wherever_they_lie():
    state = put(table(), "tunnel lower_right-right")
    assert state.tunnels == 46
    assert do(state).tunnels == 46
