"""UC-6  Action cards."""

from __future__ import annotations

from bathysphere.games.underwater_cities.phases.era import EndOfEra
from bathysphere.games.underwater_cities.rules.cards import paid_specials, throw
from games.underwater_cities.table import BOX, CARDS, do, frames, keys, me, play, put, said, table, whats

FOUR = ("personal_assistant", "salvage_yard", "press_office", "foraging_party")


def test_uc_6_1_an_action_card_needs_something_that_lets_you_use_it():
    state = table(seats=4, actions=("salvage_yard",))
    assert not [key for key in keys(state) if key.startswith("use")]
    play(state, "G4", "part 1", "use salvage_yard")
    assert said(state) == "C1 S2"


def test_uc_6_2_it_may_be_used_in_the_turn_of_its_claim():
    state = table("salvage_yard", "insider_circle", "farmers_cooperative", seats=4)
    play(state, "G4", "card first", "part 1", "use salvage_yard", card="salvage_yard")
    assert said(state) == "C1 S2"


def test_uc_6_3_once_per_era():
    state = table(seats=4, actions=("salvage_yard",))
    play(state, "G4", "part 1", "use salvage_yard")
    assert me(state).ready == (0,)


def test_uc_6_4_at_the_end_of_an_era_all_become_ready():
    state = table(seats=2)
    state.stack = [EndOfEra(0)]
    state.round = 4
    state.stack.pop().step(state, 0, None)
    assert me(state).ready == (1,)


def test_uc_6_5_some_instants_make_one_ready():
    state = table("shift_change", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "R3", "card first", "part 1", "ready personal_assistant", card="shift_change")
    assert me(state).ready == (1,)


def test_uc_6_6_four_action_cards_are_the_limit():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    play(state, "G1", "slot first", "skip", "claim tunnel_drones", card="tunnel_drones")
    assert frames(state)[-1] == "FifthAction"


def test_uc_6_7_one_of_the_old_ones_goes_or_the_claim_is_declined():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    play(state, "G1", "slot first", "skip", "claim tunnel_drones", card="tunnel_drones")
    assert not [key for key in keys(state) if "tunnel_drones" in key]
    assert keys(state)[-1] == "decline"
    do(state, "give up press_office")
    assert CARDS["tunnel_drones"] in me(state).actions
    assert len(me(state).actions) == 4


def test_uc_6_8_the_discarded_one_may_be_exhausted():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    me(state).ready = (1, 0, 1, 1)
    play(state, "G1", "slot first", "skip", "claim tunnel_drones", card="tunnel_drones")
    assert "give up salvage_yard" in keys(state)
    assert "give up salvage_yard and use it" not in keys(state)


def test_uc_6_9_a_ready_one_may_be_used_at_once():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    play(state, "G1", "slot first", "skip", "claim tunnel_drones", card="tunnel_drones")
    do(state, "give up salvage_yard and use it")
    assert said(state) == "C1 S1"


def test_uc_6_10_the_assistant_gives_a_steelplast_or_a_credit():
    state = table(seats=4, actions=("personal_assistant",))
    play(state, "G4", "part 1", "use personal_assistant")
    assert keys(state) == ["choose 1", "choose 2"]
    assert said(do(state, "choose 2")) == "C1 S1"


def test_uc_6_11_the_assistant_may_be_the_one_that_goes():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    play(
        state,
        "G1",
        "slot first",
        "skip",
        "claim tunnel_drones",
        "give up personal_assistant",
        card="tunnel_drones",
    )
    assert BOX.assistant not in me(state).actions


def test_uc_vector_tv_51_limit_of_four():
    state = table("tunnel_drones", "insider_circle", "farmers_cooperative", seats=4, actions=FOUR)
    play(state, "G1", "slot first", "skip", "claim tunnel_drones", card="tunnel_drones")
    do(state, "give up personal_assistant and use it", "choose 1")
    assert said(state) == "S1"
    assert BOX.assistant in state.gone


def test_uc_6_12_where_discarded_action_cards_go():
    state = table()
    throw(state, 0, BOX.assistant)
    throw(state, 0, CARDS["salvage_yard"])
    throw(state, 0, CARDS["secret_mission"])
    assert BOX.assistant in state.gone
    assert state.discard == [CARDS["salvage_yard"]]
    assert state.specials[0] == CARDS["secret_mission"]


def test_uc_6_13_a_discarded_special_action_card_counts_no_longer():
    state = table(
        "tunnel_drones",
        "insider_circle",
        "farmers_cooperative",
        seats=4,
        actions=("secret_mission", *FOUR[:3]),
    )
    assert paid_specials(state, 0) == 1
    play(
        state,
        "G1",
        "slot first",
        "skip",
        "claim tunnel_drones",
        "give up secret_mission",
        card="tunnel_drones",
    )
    assert paid_specials(state, 0) == 0


def test_uc_6_14_a_card_that_can_do_nothing_cannot_be_used():
    state = table(seats=4, actions=("tunnel_drones", "salvage_yard"))
    play(state, "G4", "part 1")
    assert keys(state) == ["use salvage_yard"]
    assert "uses" not in whats(state)


def test_uc_6_15_its_parts_in_any_order_and_only_in_part():
    state = put(table(seats=4, actions=("build_a_structure",), supply="C1 Sc1"), "farm lower_right.1")
    play(state, "R5", "part 1", "use build_a_structure")
    assert keys(state) == ["part 1", "part 2"]
    do(state, "part 2")
    assert "stop" in keys(state) or "skip" in keys(state)


def test_uc_6_16_without_a_ready_card_it_does_nothing():
    state = table(seats=4)
    play(state, "G4")
    assert said(state) == "S1"
    assert "used" not in whats(state)
