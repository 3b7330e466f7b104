"""AN-6: building."""

from __future__ import annotations

import dataclasses

import pytest

from bathysphere.games.antarctica.components import CRANE
from bathysphere.games.antarctica.game import Antarctica
from bathysphere.kernel import packs
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cube,
    cubes,
    done,
    hand,
    has,
    holds,
    keys,
    offer,
    only,
    put,
    refusals,
    refused,
    say,
    ships,
    starting,
    stop,
)


def site(*buildings, seats=3):
    """Seat 0 has sailed to zone 2, in which these buildings stand."""
    state = bare(seats)
    ships(state, 3, 0)
    put(state, 2, *buildings)
    return answer(stop(state, 3), "sail to 2")


def test_an_6_1_only_top_cards_can_be_built():
    state = site("well", "derrick", "crane", "turbine", "lab", "factory")
    only(state, "diesel_well", "coal_crane", "ice_dock")
    state.buildings[2] &= ~(1 << CRANE)
    state.forget()
    ships(state, 4, 0)
    put(state, 4, "crane")
    assert starting(state, "build") == ["build coal_crane", "build ice_dock"]
    assert "AN-6.1" in refused(state, "pile 2")


def test_an_6_2_one_building_per_turn():
    state = answer(site("well"), "build coal_crane", "advance on land")
    assert starting(state, "build") == []
    assert refused(state, f"card {GAME.box.cards[state.decks[0][-1]].id}") == ["AN-6.2"]


def test_an_6_3_every_required_building_must_be_reached_by_a_ship_in_any_position():
    state = site()
    hand(state, 0)
    put(state, 5, "well")
    state.forget()
    assert "build coal_crane" not in keys(state)
    ships(state, 5, 1, 1, 0)
    state.forget()
    assert "build coal_crane" in keys(state)


def test_an_6_3_before_sailing_a_card_tells_where_it_could_be_built_or_what_is_out_of_reach():
    state = bare()
    hand(state, 0)
    ships(state, 3, 0)
    put(state, 5, "well")
    offer(state, "coal_crane", "smelter")
    stop(state, 3)
    [there] = refusals(state, "card coal_crane")
    assert say(there.why) == "Sail first; in these zones you could build it: 5."
    [nowhere] = refusals(state, "card smelter")
    assert nowhere.rule == "AN-6.3"
    assert say(nowhere.why) == "Wherever your ship sails, you do not reach all of this: crane and derrick."


def test_an_6_4_in_one_zone_or_in_several():
    state = site()
    offer(state, "smelter")
    put(state, 5, "derrick")
    put(state, 6, "crane")
    ships(state, 5, 0)
    hand(state, 0)
    state.forget()
    assert "build smelter" not in keys(state)
    ships(state, 6, 0)
    state.forget()
    assert "build smelter" in keys(state)


def test_an_vector_tv_4_derrick_and_crane_by_one_ship_by_two_or_not_at_all():
    together = site("derrick", "crane")
    offer(together, "smelter")
    together.forget()
    assert "build smelter" in keys(together)
    apart = site("derrick")
    offer(apart, "smelter")
    hand(apart, 0)
    put(apart, 6, "crane")
    apart.forget()
    assert "build smelter" not in keys(apart)
    ships(apart, 6, 0)
    apart.forget()
    assert "build smelter" in keys(apart)


def test_an_6_5_the_active_ship_counts_where_it_is_now():
    state = bare()
    ships(state, 1, 0)
    hand(state, 0)
    put(state, 1, "well")
    stop(state, 1)
    assert "build coal_crane" not in keys(answer(state.copy(), "sail to 2"))
    ships(state, 1, 0)
    assert "build coal_crane" in keys(answer(state, "sail to 2"))


def twin_box():
    """A game in which one card shows the crane twice."""
    game = Antarctica(packs.find("antarctica", "house"))
    cards = [
        dataclasses.replace(card, needs=(CRANE, CRANE), need=1 << CRANE, repeated=True)
        if card.id == "ice_dock"
        else card
        for card in game.box.cards
    ]
    game.box = dataclasses.replace(game.box, cards=tuple(cards))
    return game


def test_an_6_6_a_building_shown_twice_must_be_reached_in_two_zones():
    state = bare(game=twin_box())
    ships(state, 1, 0)
    ships(state, 2, 0)
    put(state, 2, "crane")
    put(state, 6, "crane")
    offer(state, "ice_dock")
    hand(state, 0)
    answer(stop(state, 1), "sail to 2")
    assert "build ice_dock" not in keys(state)
    assert refused(state, "card ice_dock") == ["AN-6.6"]
    ships(state, 6, 0)
    state.forget()
    assert "build ice_dock" in keys(state)


def test_an_6_7_a_resource_card_replaces_a_missing_building():
    state = site()
    assert starting(state, "build") == ["build coal_crane with simple"]
    answer(state, "build coal_crane with simple", "advance on land")
    assert has(state, 2, "crane")
    assert holds(state, 0, "simple") == 0


def test_an_6_8_at_most_one_requirement_and_no_card_before():
    state = site()
    offer(state, "smelter")
    state.forget()
    assert "build smelter with simple" not in keys(state)
    assert refused(state, "card smelter") == ["AN-6.8"]
    state = site()
    hand(state, 0, "two_scientists", "simple")
    state.forget()
    answer(state, "play two_scientists")
    assert starting(state, "build") == []
    assert refused(state, "card coal_crane") == ["AN-6.8"]


@pytest.mark.parametrize(
    ("card", "reached", "kind"),
    [
        ("coal_crane", [], "simple"),
        ("steel_derrick", [], "simple"),
        ("diesel_well", [], "simple"),
        ("electric_derrick", [], "simple"),
        ("glacier_headquarters", ["crane"], "expertise"),
        ("summit_headquarters", ["turbine"], "expertise"),
    ],
)
def test_an_6_9_simple_stands_for_resources_and_expertise_for_lab_or_factory(card, reached, kind):
    state = site(*reached)
    offer(state, card)
    for held in ("simple", "expertise"):
        hand(state, 0, held)
        state.forget()
        assert (f"build {card} with {held}" in keys(state)) == (held == kind)


def test_an_6_10_the_scientists_must_be_in_personnel():
    state = site("well", "lab")
    state.teams[0].personnel = 1
    state.forget()
    assert "build coal_crane" in keys(state)
    assert "build krill_farm" not in keys(state)
    assert say(refusals(state, "card krill_farm")[0].why) == (
        "The card takes 2 scientists, you have 1 in personnel."
    )
    state.teams[0].personnel = 0
    state.forget()
    assert starting(state, "build") == []


def test_an_vector_tv_28_a_plankton_farm_after_a_sacrifice():
    state = site("well", "lab")
    state.teams[0].personnel = 1
    state.forget()
    assert "build krill_farm" not in keys(state)
    answer(state, "sacrifice", "sacrifice cube", "build krill_farm")
    assert state.scientists[2][0] == 2
    assert state.teams[0].personnel == 0


def test_an_6_11_the_target_zone_must_not_hold_this_type_yet():
    state = site("well", "crane")
    assert "build coal_crane" not in keys(state)
    assert refused(state, "card coal_crane") == ["AN-6.11"]


def test_an_6_12_scientists_and_building_go_to_the_target_zone():
    state = answer(site("well"), "build coal_crane")
    assert has(state, 2, "crane")
    assert state.scientists[2] == [1, 0, 0]
    assert state.teams[0].personnel == 1
    assert state.supply[CRANE] == 1
    assert done(state)[:2] == ["built", "settled"]


def test_an_6_13_then_advance_on_one_open_track_by_the_steps_of_the_card():
    state = site("crane", "turbine")
    answer(state, "build summer_camp", "advance on coastal")
    assert cube(state, "coastal", 0) == 2


def test_an_6_13_steps_are_lost_where_no_advance_is_possible():
    state = site("well")
    state.teams[0].cubes = 0
    state.forget()
    answer(state, "build coal_crane")
    assert "lost steps" in done(state)
    assert "end turn" in keys(state)


def test_an_6_14_the_player_keeps_the_card_and_the_next_one_is_on_offer():
    state = site("well")
    offer(state, "diesel_well", "coal_crane")
    state.forget()
    reveals = state.reveals
    answer(state, "build coal_crane")
    view = GAME.view(state, 1)
    assert view["teams"][0]["built"] == ["coal_crane"]
    assert view["piles"][0]["top"]["card"] == "diesel_well"
    assert state.reveals == reveals + 1


def test_an_6_15_a_new_building_serves_from_the_next_turn_on():
    state = site("well", "crane", "turbine")
    ships(state, 4, 1)
    answer(state, "build summer_camp", "advance on land")
    assert "recruit" not in keys(state)
    answer(state, "end turn", "sail to 2")
    assert "recruit" in keys(state)


def test_an_6_16_every_card_has_its_piece():
    for seats in (2, 3, 4):
        state = GAME.setup(seats, 1)
        for building, left in enumerate(state.supply):
            waiting = [card for deck in state.decks for card in deck]
            assert sum(GAME.box.cards[card].builds == building for card in waiting) <= left


def test_an_6_17_the_last_build_still_advances_and_sets_off_its_effects():
    state = site("well")
    state.teams[0].personnel, state.teams[0].reserve = 1, 0
    cubes(state, "land", 5, 0, 0)
    ships(state, 4, 1)
    state.forget()
    answer(state, "build coal_crane", "advance on land")
    assert starting(state, "move ship")
    answer(state, "move none", "move none")
    assert GAME.over(state)
    assert "coal_crane" in GAME.view(state, 0)["teams"][0]["built"]


def test_an_6_3_the_refusal_names_what_is_missing():
    state = site()
    hand(state, 0)
    state.forget()
    (why,) = refusals(state, "card coal_crane")
    assert (why.rule, say(why.why)) == (
        "AN-6.7",
        "Missing: well. None of your ships is at one and you hold no card that counts as one.",
    )
