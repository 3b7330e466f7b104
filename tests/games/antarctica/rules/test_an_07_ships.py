"""AN-7: building a ship."""

from __future__ import annotations

import pytest

from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    done,
    hand,
    holds,
    keys,
    pile,
    put,
    refused,
    ships,
    stop,
    waiting,
)


def shipyard(seats=3):
    """Seat 0 has sailed from zone 3 to zone 2, where a shipyard stands; seat 1 comes next, in zone 5."""
    state = bare(seats)
    ships(state, 3, 0)
    ships(state, 5, 1)
    put(state, 2, "shipyard")
    return answer(stop(state, 3), "sail to 2")


def test_an_7_1_takes_a_shipyard_and_a_ship_in_available():
    state = shipyard()
    assert "build ship" in keys(state)
    state.teams[0].ships = 0
    state.forget()
    assert "build ship" not in keys(state)
    assert refused(state, "build ship") == ["AN-7.1"]
    elsewhere = bare()
    ships(elsewhere, 3, 0)
    assert "build ship" not in keys(answer(stop(elsewhere, 3), "sail to 2"))


def test_an_7_2_the_new_ship_goes_to_the_end_of_the_sun_zone():
    state = shipyard()
    (other,) = ships(state, 3, 2)
    answer(state, "build ship")
    assert state.queues[3][0] == other
    assert [ship // 6 for ship in state.queues[3]] == [2, 0]
    assert state.teams[0].ships == 1


def test_an_vector_tv_21_the_new_ship_queues_behind_the_ships_left():
    state = bare()
    _, second, third = ships(state, 3, 0, 1, 2)
    put(state, 2, "shipyard")
    answer(stop(state, 3), "sail to 2", "build ship", "take none", "take none")
    assert state.queues[3][:2] == [second, third]
    assert state.queues[3][2] // 6 == 0


def test_an_vector_tv_22_a_new_ship_alone_in_the_sun_zone_does_not_act_at_this_stop():
    state = bare()
    ships(state, 3, 0)
    ships(state, 5, 1)
    put(state, 2, "shipyard")
    answer(stop(state, 3), "sail to 2", "build ship", "take none", "take none")
    assert len(state.queues[3]) == 1
    assert (state.sun, waiting(state)) == (5, 1)


def test_an_7_3_not_while_the_sun_zone_is_full():
    state = shipyard()
    ships(state, 3, 1, 1, 2)
    state.forget()
    assert "build ship" not in keys(state)
    assert refused(state, "build ship") == ["AN-7.3"]


def test_an_7_4_the_new_ship_cannot_act_not_even_by_icebreaker():
    state = bare()
    ships(state, 3, 0)
    ships(state, 5, 1)
    put(state, 2, "shipyard")
    state.ice[3] = 0b001
    answer(stop(state, 3), "sail to 2", "build ship", "take none", "take none")
    assert (state.sun, waiting(state)) == (5, 1)


def test_an_7_5_every_other_player_may_choose_a_card_counter_clockwise():
    state = answer(shipyard(4), "build ship")
    assert waiting(state) == 1
    assert keys(state) == [
        "take icebreaker",
        "take place_scientist",
        "take two_scientists",
        "take rapid_progress",
        "take none",
    ]
    answer(state, "take rapid_progress", "take rapid_progress")
    assert waiting(state) == 3
    assert "take rapid_progress" not in keys(state)
    assert refused(state, "card rapid_progress") == ["AN-7.5"]
    answer(state, "take none")
    assert [holds(state, seat, "rapid_progress") for seat in range(4)] == [0, 1, 1, 0]


def test_an_7_6_the_builder_gets_no_card():
    state = answer(shipyard(), "build ship", "take icebreaker", "take icebreaker")
    assert holds(state, 0, "icebreaker") == 0
    assert state.sun == 5


@pytest.mark.parametrize(("seats", "enough"), [(2, 1), (3, 2), (4, 3)])
def test_an_7_7_with_too_few_cards_nobody_gets_one_and_the_rest_leaves(seats, enough):
    state = shipyard(seats)
    pile(state, icebreaker=enough)
    assert keys(answer(state.copy(), "build ship")) == ["take icebreaker", "take none"]
    pile(state, icebreaker=enough - 1)
    answer(state, "build ship")
    assert sum(state.pile[:4]) == 0
    assert state.sun == 5


def test_an_vector_tv_13_two_cards_are_too_few_for_four_players():
    state = shipyard(4)
    pile(state, icebreaker=1, rapid_progress=1)
    answer(state, "build ship")
    assert "boxed" in done(state)
    assert GAME.view(state, 0)["shipyard"] == dict.fromkeys(
        ("icebreaker", "place_scientist", "two_scientists", "rapid_progress"), 0
    )
    assert all(sum(team.cards[:4]) == 0 for team in state.teams)


def test_an_7_8_without_cards_a_ship_can_still_be_built():
    state = shipyard()
    pile(state)
    answer(state, "build ship")
    assert [ship // 6 for ship in state.queues[3]] == [0]
    assert "boxed" not in done(state)


def test_an_7_3_a_symbol_before_the_move_sees_the_active_ship_still_there():
    state = bare()
    ships(state, 3, 0, 1, 2)
    hand(state, 0, "rapid_progress")
    cubes(state, "marine", 7, 0, 0)
    answer(stop(state, 3), "play rapid_progress on marine")
    assert "launched" not in done(state)
    assert len(state.queues[3]) == 3
