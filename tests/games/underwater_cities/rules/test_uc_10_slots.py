"""UC-10  Choosing a slot; the always-available slot; the cloning tile."""

from __future__ import annotations

from bathysphere.games.underwater_cities.phases.turn import ChooseSlot
from games.underwater_cities.table import (
    BOX,
    CARDS,
    GAME,
    SLOTS,
    do,
    frames,
    keys,
    me,
    play,
    put,
    refused,
    said,
    slots,
    table,
)


def clones(state, seat=0):
    return sorted({key.split(" ")[1] for key in keys(state, seat) if key.startswith("clone")})


def tiled(**tiles):
    """Four players; these slots are occupied by those seats."""
    state = table(seats=4, supply="C1")
    for slot, seat in tiles.items():
        state.tiles[SLOTS[slot]] |= 1 << seat
    state.forget()
    return state


def test_uc_10_1_an_occupied_slot_cannot_be_chosen():
    state = tiled(R3=1)
    assert "R3" not in slots(state)
    assert refused(state)["slot R3"] == ["UC-10.1"]


def test_uc_10_2_a_slot_may_be_used_in_part():
    state = table(seats=4, supply="C3 S3 K1")
    play(state, "R2", "part 1", "build tunnel at lower_right-middle")
    assert "skip" in keys(state)


def test_uc_vector_tv_06_partial_use():
    state = table(seats=4, supply="C1 S1")
    play(state, "R2", "build tunnel at lower_right-middle")
    assert GAME.waiting(state) == [1]


def test_uc_10_3_some_part_must_be_used():
    state = table(seats=4)
    assert "Y2" not in slots(state)
    assert "UC-10.3" in refused(state)["slot Y2"]
    state = table(seats=4, supply="C1 S1")
    assert "skip" not in keys(play(state, "Y2"))


def test_uc_vector_tv_07_empty_use():
    assert "Y2" not in slots(table(seats=4, supply="S1"))


def test_uc_10_4_a_card_that_comes_first_may_make_the_slot_usable():
    state = table("trade_concession", "harbour_league", "farmers_cooperative", seats=4, supply="S1")
    assert "slot R2 with trade_concession" in keys(state)
    assert "slot R2 with harbour_league" not in keys(state)
    play(state, "R2", card="trade_concession")
    assert frames(state)[-1] == "Building"


def test_uc_10_4_the_card_may_not_spend_what_the_slot_needs():
    state = table("smuggling", "harbour_league", "farmers_cooperative", seats=4, supply="S1 C1")
    play(state, "R2", "card first", card="smuggling")
    assert not [key for key in keys(state) if key.startswith("pay")]


def test_uc_10_4_a_sequence_that_takes_what_the_slot_needs_cannot_come_first():
    hand = ("final_segment", "harbour_league", "farmers_cooperative")
    state = table(*hand, seats=4, supply="S1", board="lantern_reef")
    assert keys(play(state, "R4", card="final_segment")) == ["slot first", "decline"]
    state = table(*hand, seats=4, supply="S2", board="lantern_reef")
    assert keys(play(state, "R4", card="final_segment")) == ["slot first", "card first", "decline"]


def test_uc_10_4_the_second_tunnel_of_a_card_may_bring_what_the_slot_needs():
    hand = ("express_bore", "harbour_league", "farmers_cooperative")
    for supply, offered in (("C4", True), ("C3", False)):
        state = table(*hand, seats=4, supply=supply, board="lantern_reef")
        assert ("slot R4 with express_bore" in keys(state)) == offered


def test_uc_10_4_the_promise_holds_to_the_end_of_the_card():
    state = table("smuggling", "harbour_league", "farmers_cooperative", seats=4, supply="C1")
    play(state, "R4", card="smuggling")
    assert "stop" not in keys(state)
    do(state, "part 1", "pay 1 credit")
    assert keys(state) == ["take steelplast"]


def test_uc_10_4_an_action_card_that_is_claimed_first_may_be_what_the_slot_uses():
    state = table("scrap_foundry", "harbour_league", "farmers_cooperative", seats=2, supply="K1 Sc4")
    assert "slot P3 with scrap_foundry" in keys(state)
    assert "slot P3 with harbour_league" not in keys(state)
    play(state, "P3", card="scrap_foundry")
    assert keys(state) == ["use scrap_foundry"]


def test_uc_10_4_a_card_may_make_ready_what_the_slot_uses():
    state = table("shift_change", "harbour_league", "farmers_cooperative", seats=4)
    assert "slot R5 with shift_change" in keys(state)
    me(state).actions, me(state).ready = (), ()
    state.forget()
    assert "slot R5 with shift_change" not in keys(state)


def test_uc_10_4_an_ability_between_the_sets_may_make_the_slot_usable():
    state = table(seats=4, supply="C1 K1", permanents=("barter_office",))
    assert "slot Y2 with farmers_cooperative" in keys(state)
    play(state, "Y2", card="farmers_cooperative")
    assert keys(state) == ["ability barter_office"]
    do(state, "ability barter_office", "pay 1 kelp")
    assert "build tunnel at lower_right-right" in keys(state)


def test_uc_10_4_whoever_picks_a_part_may_do_any_of_it_that_keeps_the_slot_usable():
    state = table("survey", "insider_circle", "farmers_cooperative", seats=4, supply="C3 K3 S1 Sc2")
    play(state, "G2", "card first", card="survey")
    assert "part 1" in keys(state)


def test_uc_10_5_one_alternative_is_enough():
    state = table(seats=4)
    assert "G3" in slots(state)
    assert said(play(state, "G3")) == "K1"


def test_uc_10_6_tile_then_card_then_slot_and_card_in_either_order():
    state = table(seats=4)
    play(state, "R3", card="insider_circle")
    assert [fact.what for fact in state.facts][:2] == ["chose", "matched"]
    assert frames(state) == ["EndOfTurn", "Order"]


def test_uc_10_7_the_chosen_slot_counts_as_occupied_by_the_chooser():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4)
    play(state, "G1", "card first", card="carte_blanche")
    assert "perform G1" not in keys(state)
    assert "perform R3" in keys(state)


def test_uc_10_8_the_always_available_slot_is_always_available():
    state = table(seats=2)
    play(state, "AA")
    do(state, *[key for key in keys(state, 1)[:1] if key.startswith("discard")], seat=1)
    assert "AA" in slots(state, 1) or GAME.waiting(state) == [1]
    assert state.tiles[SLOTS["AA"]] == 0


def test_uc_10_9_also_several_times_by_the_same_player():
    state = play(table(seats=1), "AA")
    while GAME.waiting(state) and not slots(state):
        do(state, keys(state)[0])
    assert "AA" in slots(state)


def test_uc_10_10_it_gives_two_cards_and_two_credits():
    state = play(table(), "AA")
    assert said(state) == "C2"
    assert len(me(state).hand) == 3 - 1 + 2 + 1


def test_uc_10_11_it_has_no_colour():
    state = play(table(), "AA", card="harbour_league")
    assert "matched" not in [fact.what for fact in state.facts]
    assert state.discard[-1] == CARDS["harbour_league"]


def test_uc_10_12_it_is_never_occupied():
    state = play(table(), "AA")
    assert state.tiles[SLOTS["AA"]] == 0


def test_uc_10_13_cards_played_there_go_where_they_go():
    state = table("trade_surplus", "insider_circle", "sowing_season")
    play(state, "AA", card="trade_surplus")
    assert CARDS["trade_surplus"] in state.gone


def test_uc_10_14_the_cloning_tile_opens_an_occupied_slot_for_a_credit():
    state = tiled(R3=1)
    assert clones(state) == ["R3"]
    do(state, "clone R3 with harbour_league")
    assert state.tiles[SLOTS["R3"]] == 3
    assert said(state) == "K1 S2"


def test_uc_10_15_not_a_slot_with_a_tile_of_ones_own():
    state = tiled(R3=0, Y1=1)
    assert clones(state) == ["Y1"]
    assert refused(state)["clone R3"] == ["UC-10.15"]


def test_uc_10_16_a_card_works_on_a_cloned_slot():
    state = tiled(R3=1)
    do(state, "clone R3 with insider_circle", "card first")
    assert me(state).scorings == (CARDS["insider_circle"],)


def test_uc_10_17_once_per_round_for_all():
    state = tiled(R3=1)
    do(state, "clone R3 with harbour_league")
    assert state.cloner == 0
    state.nations[1].supply[0] = 5
    state.nations[1].hand = state.nations[1].hand[:3]
    state.stack = [ChooseSlot(1)]
    state.forget()
    assert clones(state, 1) == []
    assert refused(state, 1)["cloning tile"] == ["UC-10.17"]


def test_uc_vector_tv_50_clone():
    state = tiled(R3=1)
    me(state).supply[0] = 0
    state.forget()
    assert clones(state) == []


def test_uc_10_18_the_credit_is_paid_before_anything_else():
    state = tiled(G2=1)
    assert clones(state) == []
    me(state).supply[0] = 2
    state.forget()
    assert clones(state) == ["G2"]


def test_uc_10_18_a_special_that_comes_first_is_paid_with_what_cloning_leaves():
    hand = ("black_market_crate", "harbour_league", "farmers_cooperative")
    for supply, found in (("C1", []), ("C2", ["clone R4 with black_market_crate"])):
        state = table(*hand, seats=4, supply=supply, contracts=True)
        state.tiles[SLOTS["R4"]] = 1 << 1
        assert [key for key in keys(state) if key.startswith("clone")] == found


def test_uc_10_19_the_always_available_slot_is_not_cloned():
    state = tiled()
    state.tiles[SLOTS["AA"]] = 0
    assert "AA" not in clones(state)


def test_uc_10_20_specials_never_reach_the_always_available_slot():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4)
    assert "perform AA" in keys(play(state, "G1", "card first", card="carte_blanche"))
    state = table(seats=4, actions=("secret_mission",), supply="C1")
    play(state, "G4", "part 1", "use secret_mission", "pay 1 credit")
    assert "perform AA" not in keys(state)


def test_uc_10_20_the_switch_decides_otherwise():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4, available_includes_aa="never")
    assert "perform AA" not in keys(play(state, "G1", "card first", card="carte_blanche"))


def test_uc_10_21_occupied_by_another_has_no_tile_of_yours():
    state = table("industrial_espionage", "insider_circle", "sowing_season", seats=4)
    state.tiles[SLOTS["R3"]] = 2
    state.tiles[SLOTS["Y1"]] = 3
    state.forget()
    play(state, "G1", "card first", card="industrial_espionage")
    assert keys(state) == ["perform R3", "skip"]


def test_uc_10_22_performing_places_no_tile():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4)
    play(state, "G1", "card first", "perform R3", card="carte_blanche")
    assert said(state) == "K1 S2"
    assert state.tiles[SLOTS["R3"]] == 0


def test_uc_vector_tv_58_slot_through_card():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4)
    play(state, "G1", "card first", "perform R3", "skip", card="carte_blanche")
    assert "R3" in [BOX.slots[slot].id for slot in BOX.side(4).ring if not state.tiles[slot]]


def test_uc_10_23_available_is_without_a_tile():
    state = table("carte_blanche", "insider_circle", "sowing_season", seats=4)
    state.tiles[SLOTS["R3"]] = 2
    state.forget()
    assert "perform R3" not in keys(play(state, "G1", "card first", card="carte_blanche"))


def test_uc_10_24_a_performed_slot_need_not_be_used():
    state = put(table("carte_blanche", "insider_circle", "sowing_season", seats=4, supply="C1 S1"))
    play(state, "G1", "card first", "perform Y2", card="carte_blanche")
    assert "skip" in keys(state)
