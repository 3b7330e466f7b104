"""AN-15: the end of the game."""

from __future__ import annotations

import pytest

from bathysphere.games.antarctica.state import ENDINGS
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    done,
    hand,
    keys,
    only,
    pile,
    put,
    ships,
    starting,
    stop,
    waiting,
)


def last_scientist(*buildings, kinds=()):
    """Seat 0 has one scientist left and has sailed to zone 2; seat 1 waits in zone 5."""
    state = bare()
    ships(state, 4, 0)
    ships(state, 5, 1)
    put(state, 2, *buildings)
    hand(state, 0, *kinds)
    state.teams[0].personnel, state.teams[0].reserve = 1, 0
    return answer(stop(state, 4), "sail to 2")


def how(state):
    assert GAME.over(state)
    return ENDINGS[state.ending]


def test_an_15_1_the_game_ends_when_a_player_places_the_last_scientist():
    state = answer(last_scientist("well"), "build coal_crane", "advance on land")
    assert how(state) == "last_scientist"
    assert GAME.result(state).reason.id == "an-ending-last-scientist"


def test_an_15_1_a_scientist_in_reserve_keeps_it_going():
    state = last_scientist("well")
    state.teams[0].reserve = 1
    answer(state, "build coal_crane", "advance on land")
    assert not GAME.over(state)


def test_an_15_2_the_game_ends_when_the_last_card_is_built():
    state = last_scientist("well")
    state.teams[0].reserve = 5
    only(state, "coal_crane")
    answer(state, "build coal_crane", "advance on land")
    assert how(state) == "last_building"


def test_an_15_3_effects_of_the_last_turn_are_still_played_by_all():
    state = last_scientist("well")
    cubes(state, "land", 5, 0, 0)
    answer(state, "build coal_crane", "advance on land")
    assert (waiting(state), starting(state, "move ship") != []) == (0, True)
    answer(state, "move none")
    assert waiting(state) == 1
    answer(state, "move ship 1 of 5 to 7")
    assert how(state) == "last_scientist"


def test_an_15_4_a_waiting_icebreaker_takes_no_effect():
    state = last_scientist("well")
    ships(state, 4, 1)
    state.second = state.queues[4][0]
    state.ice[4] = 0b010
    answer(state, "build coal_crane", "advance on land")
    assert how(state) == "last_scientist"


def test_an_vector_tv_11_blue_effect_for_all_then_the_end_and_no_icebreaker_turn():
    state = bare()
    ships(state, 4, 0, 1)
    ships(state, 6, 2)
    put(state, 2, "well")
    state.ice[4] = 0b010
    state.teams[0].personnel, state.teams[0].reserve = 1, 0
    cubes(state, "land", 5, 0, 0)
    answer(stop(state, 4), "sail to 2", "build coal_crane", "advance on land")
    asked = []
    while not GAME.over(state):
        asked.append(waiting(state))
        answer(state, "move none")
    assert asked == [0, 1, 2]
    assert how(state) == "last_scientist"


def test_an_15_5_only_the_rest_of_the_same_effect_is_resolved():
    state = last_scientist("camp", kinds=("place_scientist",))
    answer(state, "play place_scientist")
    assert how(state) == "last_scientist"


def test_an_vector_tv_31_the_last_scientist_placed_by_card_ends_the_game_before_the_action():
    state = last_scientist("camp", "well", kinds=("place_scientist",))
    assert "build coal_crane" in keys(state)
    answer(state, "play place_scientist")
    assert how(state) == "last_scientist"
    assert state.scientists[2][0] == 1
    assert state.teams[0].built == []


def stuck():
    """Everybody has one scientist left and only a plankton farm is on offer."""
    state = bare()
    ships(state, 4, 0)
    ships(state, 5, 1)
    ships(state, 6, 2)
    only(state, "krill_farm")
    pile(state)
    for seat, team in enumerate(state.teams):
        team.personnel, team.reserve = 1, 0
        hand(state, seat)
    return stop(state, 4)


def end_turn(state):
    return answer(state, starting(state, "sail to")[0], "end turn")


def test_an_15_6_a_dead_position_ends_the_game():
    assert how(end_turn(stuck())) == "dead"


def test_an_vector_tv_32_one_scientist_each_and_only_a_plankton_farm_is_dead():
    state = end_turn(stuck())
    assert how(state) == "dead"
    assert done(state)[-1] == "ended"


@pytest.mark.parametrize("hope", ["scientist", "card in hand", "card in the pile", "draft"])
def test_an_15_6_not_while_anybody_can_still_place_one(hope):
    state = stuck()
    if hope == "scientist":
        state.teams[2].reserve = 1
    elif hope == "card in hand":
        hand(state, 1, "place_scientist")
    else:
        pile(state, place_scientist=2 if hope == "card in the pile" else 3)
        for team in state.teams:
            team.ships = 1 if hope == "card in the pile" else 0
    assert not GAME.over(end_turn(state))


def test_an_15_6_a_card_that_can_reach_nobody_is_no_hope():
    state = stuck()
    pile(state, place_scientist=3)
    state.used[1] |= 1 << 7
    for team in state.teams:
        team.ships = 0
    assert how(end_turn(state)) == "dead"


@pytest.mark.parametrize(("ships_left", "cards"), [(1, 1), (0, 2)])
def test_an_15_6_nor_is_one_of_too_few_cards(ships_left, cards):
    state = stuck()
    pile(state, place_scientist=cards)
    for team in state.teams:
        team.ships = ships_left
    assert how(end_turn(state)) == "dead"


def test_an_15_6_a_player_without_any_ship_can_place_nothing():
    state = stuck()
    hand(state, 2, "place_scientist")
    state.teams[2].ships = 0
    state.queues[6] = []
    state.where[12] = -1
    assert how(end_turn(state)) == "dead"


@pytest.mark.parametrize(("seats", "zones"), [(2, 6), (3, 8)])
@pytest.mark.parametrize("circuits", [3, 5, 10])
def test_an_15_7_the_game_ends_after_some_circuits_without_progress(seats, zones, circuits):
    state = bare(seats, no_progress_limit=circuits)
    ships(state, 1, 0)
    ships(state, 2, 1)
    stop(state, 1)
    stops = 0
    while not GAME.over(state):
        end_turn(state)
        stops += 1
    assert how(state) == "no_progress"
    assert stops == circuits * zones


def test_an_15_7_any_other_change_is_progress():
    state = bare(2)
    ships(state, 1, 0)
    ships(state, 2, 1)
    stop(state, 1)
    for _ in range(29):
        end_turn(state)
    assert GAME.view(state, 0)["quiet"] == 30
    answer(state, "sacrifice", "sacrifice cube")
    end_turn(state)
    assert not GAME.over(state)
    assert GAME.view(state, 0)["quiet"] == 1


def test_an_15_8_both_conditions_at_once_make_no_difference():
    state = last_scientist("well")
    only(state, "coal_crane")
    answer(state, "build coal_crane", "advance on land")
    assert how(state) == "last_building"
    assert state.teams[0].personnel + state.teams[0].reserve == 0
