"""What a seat sees: nothing hidden, and the forecasts."""

from __future__ import annotations

import json

from bathysphere.kernel.rng import seeded
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    hand,
    keys,
    offer,
    put,
    refused,
    say,
    ships,
    stop,
)


def stops(state, seat):
    return {ship["ship"]: ship["stops"] for ship in GAME.view(state, seat)["fleet"]}


def test_the_forecast_counts_the_stops_until_a_ship_may_move():
    state = bare()
    (active,) = ships(state, 1, 0)
    (third,) = ships(state, 4, 1, 1, 0)[2:]
    (next_one,) = ships(state, 2, 0)
    stop(state, 1)
    assert stops(state, 0) == {active: 0, third: 4, next_one: 1}


def test_the_forecast_knows_icebreakers():
    state = bare()
    ships(state, 1, 0)
    (second,) = ships(state, 4, 1, 0)[1:]
    stop(state, 1)
    assert stops(state, 0)[second] == 2
    state.ice[4] = 0b001
    assert stops(state, 0)[second] == 1


def test_the_forecast_knows_an_icebreaker_at_this_stop():
    state = bare()
    _, second, third = ships(state, 1, 0, 1, 1)
    state.ice[1] = 0b010
    stop(state, 1)
    assert stops(state, 1) == {second: 0, third: 1}


def test_the_forecast_tells_where_steps_would_lead_on_every_track():
    state = bare()
    hand(state, 0)
    ships(state, 3, 0)
    ships(state, 5, 0)
    put(state, 5, "well")
    offer(state, "coal_crane")
    cubes(state, "coastal", 0, 1, 0)
    answer(stop(state, 3), "sail to 2", "build coal_crane")
    ahead = {track["track"]: track["ahead"] for track in GAME.view(state, 0)["tracks"]}
    assert ahead == {"land": 1, "coastal": 2, "marine": 1, "dark_upper": 1, "dark_lowest": 0}
    assert not any(track["ahead"] for track in GAME.view(state, 1)["tracks"])


def test_after_sailing_the_ship_waits_for_the_sun_again():
    state = bare()
    (ship,) = ships(state, 1, 0)
    ships(state, 3, 1)
    answer(stop(state, 1), "sail to 6")
    assert stops(state, 0) == {ship: 2}


def test_the_outlook_says_what_a_card_lacks():
    state = bare()
    ships(state, 1, 0)
    put(state, 3, "well")
    put(state, 6, "lab", "well")
    hand(state, 0)
    stop(state, 1)
    crane, camp, farm = GAME.view(state, 0)["outlook"]
    assert (crane["card"], crane["missing"], crane["sail_to"]) == ("coal_crane", ["well"], [3, 6])
    assert camp["missing"] == ["crane", "turbine"]
    assert (farm["missing"], farm["sail_to"], farm["scientists"]) == (["well", "lab"], [6], 0)
    assert not crane["coverable"]


def test_the_outlook_counts_resource_cards_scientists_and_room():
    state = bare()
    ships(state, 1, 0)
    put(state, 4, "crane")
    state.teams[0].personnel = 0
    answer(stop(state, 1), "sail to 2")
    crane = GAME.view(state, 0)["outlook"][0]
    assert (crane["cover"], crane["scientists"], crane["sail_to"]) == ("simple", 1, [])
    assert crane["zones"] == [0, 1, 2, 3, 5, 6, 7]


def test_standings_show_every_majority_with_its_points_now():
    state = bare()
    state.scientists[2] = [3, 1, 0]
    standing = next(each for each in GAME.view(state, 2)["majorities"] if each["what"] == "2")
    assert standing == {
        "category": "zone",
        "what": "2",
        "counts": [3, 1, 0],
        "places": [1, 2, 0],
        "points": [5, 3, 0],
    }
    assert [team["points"] for team in GAME.view(state, 2)["teams"]] == [5, 3, 0]


def test_the_order_of_the_piles_is_hidden_and_their_contents_are_not():
    state = GAME.setup(3, 4, first_game=True)
    other = state.copy()
    other.decks = [[*sorted(deck[:-1]), deck[-1]] for deck in state.decks]
    assert other.decks != state.decks
    for seat in (0, 1, 2, None):
        assert GAME.view(other, seat) == GAME.view(state, seat)


def test_imagined_piles_keep_their_top_cards_and_differ_below():
    state = GAME.setup(4, 4, first_game=True)
    rng = seeded(9)
    seen = set()
    for _ in range(20):
        made = GAME.imagine(state, 0, rng)
        assert [deck[-1] for deck in made.decks] == [deck[-1] for deck in state.decks]
        assert [sorted(deck) for deck in made.decks] == [sorted(deck) for deck in state.decks]
        seen.add(tuple(made.decks[0]))
    assert len(seen) == 20


def test_a_spectator_sees_the_table_without_forecasts():
    view = GAME.view(GAME.setup(4, 1, first_game=True), None)
    assert (view["fleet"], view["outlook"], view["seat"]) == ([], [], None)
    assert json.loads(json.dumps(view)) == view


def test_the_board_tells_it_all_in_both_languages():
    state = GAME.setup(2, 4, first_game=True)
    answer(state, "place cube on land")
    for language, closed in (("en", "3: closed"), ("fr", "3\u00a0: fermée")):
        lines = [say(line, language) for section in GAME.board(state, 0) for line in section.lines]
        assert closed in lines
        assert not any("an-" in line or "{" in line for line in lines)


def test_a_seat_that_is_not_asked_is_told_whose_turn_it_is():
    state = bare()
    ships(state, 1, 0)
    stop(state, 1)
    (why,) = GAME.refusals(state, 2)
    assert (why.target, why.rule, say(why.why)) == ("turn", "AN-3.3", "It is seat 0's turn to answer.")


def test_every_card_in_hand_and_on_offer_has_its_reason():
    state = bare()
    ships(state, 1, 0)
    hand(state, 0, "icebreaker", "place_scientist", "simple", "expertise")
    offer(state, "smelter")
    answer(stop(state, 1), "sail to 2")
    assert refused(state, "card icebreaker") == ["AN-11.1"]
    assert refused(state, "card simple") == ["AN-10.9"]
    assert refused(state, "card smelter") == ["AN-6.8"]
    assert "play place_scientist" in keys(state)
    assert refused(state, "card place_scientist") == []
