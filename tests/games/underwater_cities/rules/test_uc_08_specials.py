"""UC-8  Playing and discarding Special cards."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.cards import paid_specials, throw
from bathysphere.games.underwater_cities.rules.costs import affordable_things
from bathysphere.games.underwater_cities.rules.talents import talents_of
from games.underwater_cities.table import BOX, CARDS, do, keys, me, means, play, said, table


def hold(card, **more):
    return table(
        card, "harbour_league" if BOX.cards[CARDS[card]].colour else "insider_circle", "sowing_season", **more
    )


def test_uc_8_1_no_gain_of_cards_brings_a_special():
    state = table()
    play(state, "AA")
    assert all(BOX.cards[card].era == 1 for card in me(state).hand)


def test_uc_8_2_a_taken_special_is_a_hand_card():
    state = table(seats=4)
    card = state.display[0]
    play(state, "Y3", f"take {BOX.cards[card].id}")
    assert card in me(state).hand
    assert len(me(state).hand) == 4


def test_uc_8_3_it_is_played_like_any_other_card():
    state = hold("federal_dome_grant", seats=4, supply="C2")
    assert "slot G1 with federal_dome_grant" in keys(state)


def test_uc_8_4_matched_and_paid_it_works():
    state = hold("settlement_fleet", seats=4, supply="C2")
    play(state, "G1", "card first", card="settlement_fleet")
    assert CARDS["settlement_fleet"] in me(state).actions
    assert said(state) == ""


def test_uc_vector_tv_05_cost_three_special():
    state = hold("science_capital", seats=4, supply="C3")
    play(state, "G1", "card first", card="science_capital")
    assert me(state).scorings == (CARDS["science_capital"],)
    state = hold("science_capital", seats=4, supply="C3")
    play(state, "G1", "decline", card="science_capital")
    assert CARDS["science_capital"] in state.gone


def test_uc_8_5_matched_and_not_paid_it_goes_under_the_deck():
    state = hold("settlement_fleet", seats=4, supply="C2")
    play(state, "G1", "slot first", "skip", "decline", card="settlement_fleet")
    assert state.specials[0] == CARDS["settlement_fleet"]
    assert said(state) == "C2"


def test_uc_8_5_looking_ahead_never_plays_a_special_on_credit():
    """Bartering the kelp leaves no farm to build: the Special, 3 credits, could not come first instead."""
    state = hold("fresh_water_accord", seats=4, supply="K1", permanents=("barter_office",))
    play(state, "R1", card="fresh_water_accord")
    assert keys(state) == ["slot first", "decline"]
    assert affordable_things(means("C1 S1"), talents_of(state, 0).by_slot) & 1


def test_uc_8_6_unmatched_it_is_not_paid():
    state = hold("settlement_fleet", seats=4, supply="C2")
    play(state, "R3", card="settlement_fleet")
    assert state.specials[0] == CARDS["settlement_fleet"]
    assert said(state) == "C2 K1 S2"


def test_uc_8_7_a_paid_instant_is_kept_under_the_board():
    state = hold("black_market_crate", seats=4, supply="C1")
    play(state, "R3", "card first", card="black_market_crate")
    assert me(state).instants == (CARDS["black_market_crate"],)


def test_uc_8_8_a_paid_card_of_another_kind_is_claimed():
    state = hold("corporate_expansion", seats=4, supply="C1")
    play(state, "G1", "card first", card="corporate_expansion")
    assert me(state).permanents == (CARDS["corporate_expansion"],)


def test_uc_8_9_a_discarded_dear_special_leaves_the_game():
    state = table()
    throw(state, 0, CARDS["trade_surplus"])
    assert CARDS["trade_surplus"] in state.gone


def test_uc_8_10_any_discard_of_a_cheap_one_goes_under_the_deck():
    state = table(seats=2)
    state.nations[1].hand.append(CARDS["trade_pact"])
    play(state, "AA")
    do(state, "discard trade_pact", seat=1)
    assert state.specials[0] == CARDS["trade_pact"]


def test_uc_8_11_the_slot_may_earn_the_cost():
    state = hold("corporate_expansion", seats=4)
    play(state, "G5", "slot first", "part 2", "skip", card="corporate_expansion")
    assert "pay for corporate_expansion" in keys(state)


def test_uc_vector_tv_52_special_cost_via_slot():
    state = hold("settlement_fleet", seats=4)
    me(state).space = 4
    play(state, "G5", card="settlement_fleet")
    assert "card first" not in keys(state)
    do(state, "slot first", "part 1", "pay for settlement_fleet")
    assert said(state) == ""
    assert CARDS["settlement_fleet"] in me(state).actions


def test_uc_8_12_a_paid_instant_counts_whatever_it_did():
    state = hold("technology_transfer", seats=4, supply="C1")
    play(state, "R3", "card first", card="technology_transfer")
    assert paid_specials(state, 0) == 1


def test_uc_8_13_on_the_always_available_slot_it_has_no_effect():
    state = hold("settlement_fleet", seats=4, supply="C2")
    play(state, "AA", card="settlement_fleet")
    assert state.specials[0] == CARDS["settlement_fleet"]
    assert said(state) == "C4"
