"""UC-12  Gaining."""

from __future__ import annotations

from games.underwater_cities.table import BOX, CARDS, me, play, put, said, table


def test_uc_12_1_gain_takes_from_the_supply():
    assert said(play(table(seats=4), "R3")) == "K1 S2"


def test_uc_12_2_a_card_comes_from_the_deck_of_the_era():
    state = table()
    top = state.deck[-1]
    play(state, "AA")
    assert top in me(state).hand
    assert BOX.cards[top].era == 1


def test_uc_12_3_a_point_is_scored_at_once():
    state = table("gourmet_export", "harbour_league", "farmers_cooperative", seats=4, supply="K1")
    play(state, "R3", "card first", "pay 1 kelp", card="gourmet_export")
    assert me(state).points == 2


def test_uc_12_4_resources_pay_costs():
    state = table(seats=4, supply="K1")
    play(state, "R1", "build farm at lower_right.1")
    assert said(state) == ""


def test_uc_12_5_a_gain_is_declined_only_by_leaving_its_part():
    state = put(
        table("finishing_touch", "harbour_league", "insider_circle", seats=4, supply="Sc1"),
        "farm lower_right.1",
    )
    play(state, "Y1", "card first", "stop", card="finishing_touch")
    assert said(state) == "K1 S1 Sc2"
    assert CARDS["finishing_touch"] in state.gone
