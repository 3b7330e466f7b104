"""UC-30  Card vocabulary."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.rules.production import total
from games.underwater_cities.table import BOX, GAME, SLOTS, do, keys, me, play, put, said, slots, table


def hold(card, *things, **more):
    """Four players; the card is played first on a slot of its colour that does nothing else of note."""
    colour = next(each.colour for each in BOX.cards if each.id == card)
    state = put(
        table(
            card,
            *[c for c in ("demonstration", "trade_concession", "dock_wages") if c != card][:2],
            seats=4,
            **more,
        ),
        *things,
    )
    return play(state, ("G1", "R3", "Y1")[colour], "card first", card=card)


def test_uc_30_1_build_only_on_a_legal_site():
    state = table(seats=4, supply="C9 S9")
    assert "build tunnel at upper_left-left" not in keys(play(state, "Y2"))


def test_uc_30_2_building_structure_city():
    state = hold("great_annex")
    assert {key.split(" ")[1] for key in keys(state) if key.startswith("build")} == {"farm", "desal", "lab"}
    state = table(seats=4, supply="C9 S9 K9 Sc9")
    assert "build tunnel at lower_right-middle" in keys(play(state, "R5"))


def test_uc_30_3_may_is_a_reminder():
    state = hold("great_annex")
    assert keys(state)[-1] == "skip"


def test_uc_30_4_once_per_turn_is_once_in_ones_own_turn():
    state = table(seats=2, supply="K2", permanents=("barter_office",))
    do(state, "ability barter_office", "pay 1 kelp")
    play(state, "AA")
    assert me(state).spent == (31,)
    assert GAME.waiting(state) == [1]


def test_uc_30_5_exchange_works_in_both_directions_once():
    state = table(supply="K1 S1", permanents=("barter_office",))
    do(state, "ability barter_office")
    assert keys(state) == ["pay 1 kelp", "pay 1 steelplast"]


def test_uc_vector_tv_30_exchange():
    state = table(supply="K2 S2", permanents=("barter_office",))
    do(state, "ability barter_office", "pay 1 steelplast")
    assert said(state) == "K3 S1"
    assert "ability barter_office" not in keys(state)


def test_uc_30_6_the_production_of_one_upgraded_structure():
    state = hold(
        "trial_run",
        "upgraded desal lower_right.1",
        "upgraded desal lower_right.2",
        "upgraded farm lower_right.3",
    )
    assert keys(state) == ["produce farm", "produce desal", "skip"]
    do(state, "produce desal")
    assert said(state) == "C1 K1 S2 B1"


def test_uc_30_7_a_slot_that_gives_steelplast_triggers_once():
    state = table(seats=4, permanents=("steelplast_cartel",))
    play(state, "R3")
    assert me(state).points == 1


def test_uc_vector_tv_31_steelplast_trigger():
    state = table(seats=4, permanents=("steelplast_cartel",))
    me(state).space = 3
    play(state, "G1", "advance")
    assert (said(state), me(state).points) == ("S1", 1)


def test_uc_30_8_not_by_an_action_card_nor_a_site():
    state = table(seats=4, permanents=("steelplast_cartel",), actions=("salvage_yard",))
    play(state, "G4", "part 1", "use salvage_yard")
    assert me(state).points == 1
    state = table(seats=4, permanents=("steelplast_cartel",), supply="C1 S1")
    play(state, "Y2", "build tunnel at lower_right-lower_middle")
    assert me(state).points == 0
    state = table(permanents=("steelplast_cartel",))
    assert me(play(state, "P1", "take kelp and steelplast")).points == 1


def test_uc_30_9_also_through_a_card():
    state = hold("carte_blanche", permanents=("steelplast_cartel",))
    do(state, "perform R3")
    assert me(state).points == 1


def test_uc_30_10_the_second_lab_of_a_connected_city():
    state = put(
        table(seats=4, supply="S2", permanents=("biomech_construction_crew_labs",)), "lab lower_right.3"
    )
    play(state, "R4", "build lab at lower_right.1", "build lab at lower_right.2")
    assert said(state) == "C2"


def test_uc_vector_tv_32_second_lab_trigger():
    state = put(
        table(seats=4, supply="S2", permanents=("biomech_construction_crew_labs",)),
        "lab right.1",
        "nonsymbiotic right",
    )
    play(state, "R4", "build lab at right.2", "build lab at right.3")
    assert said(state) == ""


def test_uc_30_11_connecting_later_triggers_nothing():
    state = put(
        table(seats=4, supply="C1 S1", permanents=("biomech_construction_crew_labs",)),
        "nonsymbiotic right",
        "lab right.1",
        "lab right.2",
    )
    play(state, "Y2", "build tunnel at lower_right-right")
    assert said(state) == ""


def test_uc_30_12_the_second_tunnel_of_a_turn():
    state = table(seats=4, supply="C2 S2", permanents=("tunnelling_shield_crew",))
    play(state, "Y2", "build tunnel at lower_right-right", "build tunnel at lower_right-middle")
    assert said(state) == "S1"


def test_uc_30_13_once_per_turn():
    state = table(seats=4, supply="C9 S9", permanents=("tunnelling_shield_crew",))
    me(state).new[0] = 2
    play(state, "Y2", "build tunnel at lower_right-right", "build tunnel at lower_right-middle")
    assert said(state) == "C7 S7"


def test_uc_30_23_the_card_may_come_between_the_two():
    state = hold("tunnelling_shield_crew", supply="C1 S1")
    assert "skip" in keys(state)
    me(state).new[0] = 1
    state.facts = []
    from bathysphere.games.underwater_cities.effects.triggers import collect
    from bathysphere.games.underwater_cities.rules.building import place

    place(state, 0, 0, 2)
    collect(state, 0)
    assert said(state) == "C1 S2"


def test_uc_30_14_the_second_upgraded_farm_of_a_connected_city():
    state = put(
        table(seats=4, supply="Sc2", permanents=("kelp_growers_guild",)),
        "upgraded farm lower_right.1",
        "farm lower_right.2",
        "farm lower_right.3",
    )
    do(play(state, "Y5"), "choose 2", "upgrade farm at lower_right.2")
    assert said(state) == "Sc2"


def test_uc_30_15_the_third_does_not_trigger():
    state = put(
        table(seats=4, supply="Sc2", permanents=("kelp_growers_guild",)),
        "upgraded farm lower_right.1",
        "upgraded farm lower_right.2",
        "farm lower_right.3",
    )
    do(play(state, "Y5"), "choose 2", "upgrade farm at lower_right.3")
    assert said(state) == "Sc1"


def test_uc_vector_tv_33_second_upgraded_farm():
    state = put(
        table(seats=4, supply="Sc3", permanents=("kelp_growers_guild",)),
        *[f"farm lower_right.{n}" for n in "123"],
    )
    do(
        play(state, "Y5"),
        "choose 2",
        *["upgrade farm at lower_right.1", "upgrade farm at lower_right.2", "upgrade farm at lower_right.3"],
    )
    assert said(state) == "Sc1"


def test_uc_30_16_a_slot_that_is_used_is_modified():
    state = put(table(seats=4, supply="Sc2", permanents=("overhaul_workshop",)), "farm lower_right.1")
    play(state, "Y5")
    assert "also overhaul_workshop 1" in keys(state)
    do(state, "also overhaul_workshop 1", "upgrade farm at lower_right.1", "choose 1")
    assert said(state) == "Sc3"
    state = hold("carte_blanche", "farm lower_right.1", supply="Sc1 S1", permanents=("visiting_professors",))
    do(state, "perform R4")
    assert "also visiting_professors 1" in keys(state)


def test_uc_30_16_whoever_did_what_is_added_may_leave_the_slots_own_part():
    state = put(table(seats=4, supply="Sc2", permanents=("overhaul_workshop",)), "farm lower_right.1")
    play(state, "Y5")
    assert keys(state) == ["part 1", "also overhaul_workshop 1"]
    do(state, "also overhaul_workshop 1", "upgrade farm at lower_right.1")
    assert keys(state) == ["choose 1", "skip"]


def test_uc_30_16_a_slot_may_be_chosen_for_what_is_added_to_it():
    farm = "farm lower_right.1"
    assert "R5" not in slots(put(table(seats=4, supply="Sc1"), farm))
    state = put(table(seats=4, supply="Sc1", permanents=("overhaul_workshop",)), farm)
    assert "R5" in slots(state)
    play(state, "R5", "also overhaul_workshop 1", "upgrade farm at lower_right.1")
    assert GAME.waiting(state) == [1]


def test_uc_30_16_a_permanent_that_is_claimed_first_adds_to_the_slot_of_the_same_turn():
    state = table("visiting_professors", "harbour_league", "farmers_cooperative", seats=4)
    assert "slot R4 with harbour_league" not in keys(state)
    play(state, "R4", card="visiting_professors")
    assert keys(state) == ["also visiting_professors 1"]


def test_uc_30_16_what_is_added_is_offered_as_soon_as_it_can_be_done():
    state = put(table(seats=4, permanents=("overhaul_workshop",)), "farm lower_right.1")
    play(state, "Y5")
    assert keys(state) == ["also overhaul_workshop 1", "stop"]


def test_uc_30_17_one_or_two_farms_each_for_credit_or_science():
    state = hold("farm_automation", "farm lower_right.1", "farm lower_right.2", supply="C1 Sc1")
    do(state, "upgrade farm at lower_right.1", "pay 1 credit", "upgrade farm at lower_right.2")
    assert said(state) == "K1 S2"


def test_uc_vector_tv_34_two_farm_upgrades_by_card():
    for supply in ("C2", "Sc2", "C1 Sc1"):
        state = hold("farm_automation", "farm lower_right.1", "farm right.1", supply=supply)
        do(state, "upgrade farm at lower_right.1", *[key for key in keys(state) if key == "pay 1 credit"])
        if "pay 1 credit" in keys(state):
            do(state, "pay 1 credit")
        do(state, "upgrade farm at right.1")
        assert said(state) == "K1 S2"


def test_uc_30_18_if_you_produce_needs_a_producer():
    state = table(productions=("bioreactor_chain",))
    assert total(production(state, 0, []))[4] == 0
    put(state, "upgraded desal lower_right.1")
    assert total(production(state, 0, []))[4] == 2


def test_uc_30_19_one_per_three_rounds_down():
    state = put(table(productions=("algae_cultures",)), *[f"lab lower_right.{n}" for n in "123x"])
    assert total(production(state, 0, []))[1] == 1


def test_uc_30_20_pay_more_to_gain_more():
    state = hold("gourmet_export", supply="K3")
    do(state, "pay 1 kelp", "pay 1 kelp")
    assert me(state).points == 4
    assert said(state) == "K2 S2"


def test_uc_30_21_performing_a_slot_is_a_second_action():
    state = hold("carte_blanche")
    do(state, "perform Y1")
    assert said(state) == "K1 S1 Sc1"
    assert state.tiles[SLOTS["Y1"]] == 0
    assert len(me(state).hand) == 2


def test_uc_30_22_upgraded_ones_are_included():
    state = hold("filtration_recycling", "upgraded desal lower_right.1", "desal lower_right.2")
    assert said(state) == "K1 S3"


def test_uc_vector_tv_04_green_instant_use_an_action_card():
    state = hold("demonstration", actions=("salvage_yard",))
    assert keys(state) == ["use salvage_yard", "skip"]
    state = table(
        "demonstration", "insider_circle", "farmers_cooperative", seats=4, actions=("salvage_yard",)
    )
    play(state, "R3", card="demonstration")
    assert me(state).ready == (1,)
