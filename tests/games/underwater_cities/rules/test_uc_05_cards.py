"""UC-5  Cards in general, instants, claiming, permanents."""

from __future__ import annotations

from games.underwater_cities.table import (
    BOX,
    CARDS,
    GAME,
    SLOTS,
    do,
    keys,
    me,
    play,
    said,
    slots,
    table,
    whats,
)


def test_uc_5_1_cards_and_slots_have_three_colours():
    assert {card.colour for card in BOX.cards[:205]} == {0, 1, 2}
    assert {BOX.slots[slot].colour for slot in BOX.side(4).ring} == {0, 1, 2}


def test_uc_5_2_every_colour_has_cards_of_every_kind_and_as_many_slots():
    assert {(card.colour, card.kind) for card in BOX.cards[:180]} == {
        (c, k) for c in range(3) for k in range(5)
    }
    assert [BOX.slots[slot].colour for slot in BOX.side(4).ring].count(2) == 5


def test_uc_5_3_five_kinds():
    assert {card.kind for card in BOX.cards} == {0, 1, 2, 3, 4}


def test_uc_5_4_an_instant_works_before_or_after_the_slot_and_is_discarded():
    state = table("trade_concession", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "R3", "card first", card="trade_concession")
    assert said(state) == "C2 K1 S2"
    assert state.discard[-1] == CARDS["trade_concession"]


def test_uc_5_5_a_matching_card_that_is_no_instant_is_claimed():
    state = table("tidal_garden", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "R3", "slot first", "claim tidal_garden", card="tidal_garden")
    assert me(state).productions == (CARDS["tidal_garden"],)


def test_uc_5_6_without_a_match_nothing_is_claimed():
    state = table("tidal_garden", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "Y1", card="tidal_garden")
    assert me(state).productions == ()


def test_uc_5_7_a_claim_may_be_declined():
    state = table("tidal_garden", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "R3", "slot first", "decline", card="tidal_garden")
    assert me(state).productions == ()
    assert state.discard[-1] == CARDS["tidal_garden"]


def test_uc_5_8_a_permanent_works_later_in_the_same_turn():
    state = table("dome_consortium", "insider_circle", "farmers_cooperative", seats=4, supply="S2 K1")
    play(state, "G3", "card first", "choose 1", "build nonsymbiotic at middle", card="dome_consortium")
    assert said(state) == ""


def test_uc_5_9_triggers_discounts_and_abilities_are_permanent():
    state = table(seats=4, permanents=("embassy", "dome_consortium", "barter_office"), supply="K1")
    assert "ability barter_office" in keys(state)


def test_uc_5_10_only_action_cards_are_limited():
    many = tuple(card.id for card in BOX.cards if card.kind == 3)[:9]
    state = table("tidal_garden", "harbour_league", "farmers_cooperative", seats=4, productions=many)
    play(state, "R3", "card first", card="tidal_garden")
    assert len(me(state).productions) == 10


def test_uc_5_11_claimed_cards_are_shown_by_kind():
    state = table(productions=("ticket_office",), scorings=("farmers_cooperative",))
    view = GAME.view(state, None)["nations"][0]
    assert (view["productions"], view["scorings"]) == (["ticket_office"], ["farmers_cooperative"])


def test_uc_5_12_a_permanent_ability_may_be_left():
    state = table(seats=4, permanents=("barter_office",), supply="K1")
    play(state, "R3", "done")
    assert said(state) == "K2 S2"


def test_uc_5_13_a_card_of_an_earlier_era_leaves_the_game():
    state = table()
    state.era = 2
    state.forget()
    play(state, "AA", card="harbour_league")
    assert CARDS["harbour_league"] in state.gone
    assert state.discard == []


def test_uc_5_14_an_instant_is_discarded_after_its_effect():
    state = table("sowing_season", "harbour_league", "farmers_cooperative", seats=4, supply="K1")
    play(state, "R3", "card first", card="sowing_season")
    assert state.discard == []
    do(state, "part 2", "skip")
    assert CARDS["sowing_season"] in state.discard
    assert whats(state).count("discarded") == 1


def test_uc_5_14_the_slot_is_occupied_meanwhile():
    state = table(seats=4)
    play(state, "R3", card="insider_circle")
    assert state.tiles[SLOTS["R3"]] == 1
    assert "R3" in slots(table(seats=4))
