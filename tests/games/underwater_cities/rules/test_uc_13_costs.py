"""UC-13  Costs, biomatter, discounts."""

from __future__ import annotations

from itertools import product

import pytest

from bathysphere.games.underwater_cities.components import USUAL
from bathysphere.games.underwater_cities.rules.costs import (
    affordable,
    affordable_things,
    reduced,
    ways,
    with_surcharge,
)
from bathysphere.games.underwater_cities.rules.talents import talents_of
from bathysphere.games.underwater_cities.words import BIOMATTER, CREDIT, KELP, STEELPLAST
from games.underwater_cities.table import do, keys, me, play, put, said, slots, table

FREE = (0, 0, 0, 0, 0)


def test_uc_13_1_a_slot_builds_at_the_usual_cost():
    state = table(seats=4, supply="C1 S1")
    play(state, "Y2", "build tunnel at lower_right-middle")
    assert said(state) == ""


def test_uc_13_2_so_does_a_card_without_a_cost():
    state = table("sowing_season", "harbour_league", "farmers_cooperative", seats=4, supply="K1")
    play(state, "R3", "card first", "part 1", "build farm at lower_right.1", card="sowing_season")
    assert said(state) == "K1 S2"


def test_uc_13_3_a_stated_cost_stands_in_its_place():
    state = table("prefabricated_tunnel", "insider_circle", "farmers_cooperative", seats=4, supply="C1")
    play(state, "G1", "card first", "build tunnel at lower_right-middle", card="prefabricated_tunnel")
    assert said(state) == ""


def test_uc_13_4_biomatter_stands_in_for_kelp_and_steelplast_when_building():
    state = table(seats=4, supply="B2")
    play(state, "R1", "build farm at lower_right.1")
    assert said(state) == "B1"


def test_uc_vector_tv_08_biomatter():
    state = table(supply="S1 B2 C1")
    play(state, "P5", "build nonsymbiotic at middle")
    assert said(state) == ""


def test_uc_13_5_every_mixture_is_a_way_to_pay():
    state = table(supply="S2 K1 B2 C1")
    play(state, "P5", "build nonsymbiotic at middle")
    assert len(keys(state)) == 5
    assert said(do(state, "pay 1 credit 1 kelp 1 steelplast 1 biomatter")) == "S1 B1"


def test_uc_13_6_biomatter_helps_with_nothing_else():
    state = put(table(seats=4, supply="B9"), "farm lower_right.1")
    play(state, "Y5")
    assert me(state).buildings[0] == 1
    state = table(seats=4, supply="B9", permanents=("barter_office",))
    assert "ability barter_office" not in keys(state)


def test_uc_13_7_also_for_a_stated_cost():
    state = table("bioplastic_laboratory", "harbour_league", "insider_circle", seats=4, supply="B1")
    play(state, "Y1", "card first", "build lab at lower_right.1", card="bioplastic_laboratory")
    assert me(state).buildings[0] == 3


def test_uc_13_8_also_for_a_surcharge():
    assert affordable([4, 1, 2, 0, 3], with_surcharge(USUAL[4], (3, 0, 3, 0, 0)))
    assert not affordable([4, 1, 2, 0, 2], with_surcharge(USUAL[4], (3, 0, 3, 0, 0)))


def test_uc_13_9_the_biomatter_of_a_symbiotic_city_is_biomatter():
    assert not affordable([2, 9, 9, 0, 0], USUAL[5])


def test_uc_13_10_a_discount_is_taken_off_the_usual_cost():
    state = table(permanents=("dome_consortium",))
    assert reduced(state, 0, 4, USUAL[4], FREE, False) == (0, 1, 2, 0, 0)


def test_uc_13_11_discounts_add_up():
    state = table(permanents=("dome_consortium", "coral_architects"))
    assert reduced(state, 0, 5, USUAL[5], FREE, False)[0] == 0


def test_uc_13_12_nothing_falls_below_nothing():
    assert reduced(table(), 0, 0, USUAL[0], (2, 0, 0, 0, 0), False) == (0, 0, 1, 0, 0)


def test_uc_vector_tv_29_discount():
    state = table("subsidised_tunnel", "harbour_league", "farmers_cooperative", seats=4, supply="S1")
    play(state, "R3", "card first", "build tunnel at lower_right-middle", card="subsidised_tunnel")
    assert said(state) == "K1 S2"


def test_uc_13_13_free_is_nothing():
    state = table("ceremonial_tunnel", "insider_circle", "farmers_cooperative", seats=4)
    play(state, "G1", "card first", "build tunnel at lower_right-middle", card="ceremonial_tunnel")
    assert said(state) == ""


def test_uc_13_14_surcharges_come_after_discounts():
    state = table(
        "ceremonial_tunnel",
        "insider_circle",
        "farmers_cooperative",
        seats=4,
        board="abyssal_ring",
        advanced_boards=True,
        supply="C1",
    )
    put(state, "tunnel lower_right-right", "tunnel right-upper_right")
    play(state, "G1", "card first", "build tunnel at upper_right-upper_left", card="ceremonial_tunnel")
    assert said(state) == ""


def test_uc_13_15_what_cannot_be_paid_is_not_gained():
    state = table("keynote_lecture", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "R3", "card first", card="keynote_lecture")
    assert me(state).points == 0


def test_uc_13_16_to_pay_works_once():
    state = table("statue_park", "harbour_league", "insider_circle", seats=4, supply="S5")
    play(state, "Y1", "card first", "pay 1 steelplast", card="statue_park")
    assert me(state).points == 2
    assert said(state) == "K1 S5 Sc1"


def test_uc_13_5_least_biomatter_is_named_first():
    assert ways([9, 9, 9, 9, 9], USUAL[4])[0][4] == 0
    assert "P5" in slots(table(supply="C1 B3"))


def test_uc_13_4_what_a_supply_pays_for_is_remembered_rightly():
    for permanents in ((), ("dome_consortium", "coral_architects")):
        prices = talents_of(table(permanents=permanents), 0).by_slot
        for supply in [list(each) for each in product(range(5), repeat=5)]:
            paid = [thing for thing, cost in enumerate(prices.costs) if affordable(supply, cost)]
            assert affordable_things(supply, prices) == sum(1 << thing for thing in paid)


@pytest.mark.parametrize("resource", [CREDIT, KELP, STEELPLAST, BIOMATTER])
def test_uc_13_4_a_debt_pays_for_nothing_and_is_not_remembered(resource):
    prices = talents_of(table(), 0).by_slot
    known = list(prices.known)
    supply = [9] * 5
    supply[resource] = -1
    assert affordable_things(supply, prices) == 0
    assert prices.known == known
