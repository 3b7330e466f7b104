"""UC-18  Upgrading."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.rules.counting import count
from bathysphere.games.underwater_cities.rules.production import total
from bathysphere.games.underwater_cities.words import FARMS, Count
from games.underwater_cities.table import do, keys, me, play, put, refused, said, table, whats


def upgrading(*things, supply="Sc3", **more):
    state = put(table(seats=4, supply=supply, **more), *things)
    return do(play(state, "Y5"), "choose 2")


def test_uc_18_1_structures_can_be_upgraded_cities_not():
    state = upgrading("farm lower_right.1", "tunnel lower_right-right")
    assert keys(state) == ["upgrade tunnel at lower_right-right", "upgrade farm at lower_right.1"]


def test_uc_18_2_an_upgrade_costs_a_science():
    state = upgrading("farm lower_right.1", "lab lower_right.2")
    assert said(do(state, "upgrade farm at lower_right.1")) == "Sc2"
    state = put(
        table("technology_negotiation", "harbour_league", "insider_circle", seats=4, supply="S1"),
        "desal lower_right.1",
    )
    play(state, "Y1", "card first", "upgrade desal at lower_right.1", card="technology_negotiation")
    assert said(state) == "K1 S1 Sc1"


def test_uc_18_3_nothing_is_upgraded_twice():
    state = upgrading("upgraded farm lower_right.1", "lab lower_right.2")
    assert keys(state) == ["upgrade lab at lower_right.2"]
    state = put(
        table("express_line", "harbour_league", "farmers_cooperative", seats=4),
        "upgraded tunnel lower_right-right",
    )
    assert "UC-18.3" in refused(play(state, "R3", "card first", card="express_line")).get(
        "part 1", ["UC-18.3"]
    )


def test_uc_18_4_it_still_is_one_of_its_kind():
    state = put(table(), "upgraded farm lower_right.1", "farm lower_right.2")
    assert count(state, 0, Count(FARMS, True, False, False)) == 2


def test_uc_18_5_an_unconnected_building_may_be_upgraded():
    state = upgrading("farm right.1", "farm lower_right.1")
    assert "upgrade farm at right.1" in keys(state)


def test_uc_18_6_to_upgrade_is_not_to_build():
    state = upgrading("farm lower_right.2", "lab lower_right.1", supply="Sc1 B3")
    do(state, "upgrade farm at lower_right.2")
    assert "built" not in whats(state)
    assert said(state) == "B3"


def test_uc_18_7_an_upgrade_is_a_mark_on_the_structure():
    state = upgrading("farm lower_right.1", "tunnel lower_right-right")
    do(state, "upgrade farm at lower_right.1", "upgrade tunnel at lower_right-right")
    assert me(state).buildings[0] == 4
    assert 2 in me(state).tunnels


def test_uc_18_8_upgrades_raise_production():
    plain = put(table(), "desal lower_right.1")
    better = put(table(), "upgraded desal lower_right.1")
    assert total(production(better, 0, []))[4] > total(production(plain, 0, []))[4]
