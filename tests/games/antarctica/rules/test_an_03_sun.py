"""AN-3: sun and turn order."""

from __future__ import annotations

from bathysphere.games.antarctica.state import ENDINGS
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    done,
    hand,
    keys,
    put,
    ships,
    starting,
    stop,
    waiting,
)


def pass_turn(state, zone):
    return answer(state, f"sail to {zone}", "end turn")


def test_an_3_1_the_sun_moves_one_zone_before_every_stop():
    state = bare()
    ships(state, 1, 0)
    ships(state, 2, 1)
    pass_turn(stop(state, 1), 5)
    assert (state.sun, waiting(state)) == (2, 1)


def test_an_3_2_empty_zones_are_passed():
    state = bare()
    ships(state, 1, 0)
    ships(state, 6, 1)
    pass_turn(stop(state, 1), 0)
    assert state.sun == 6


def test_an_3_2_the_sun_may_come_back_to_the_same_zone():
    state = bare()
    ships(state, 1, 0)
    pass_turn(stop(state, 1), 2)
    assert state.sun == 2
    pass_turn(state, 1)
    assert (state.sun, waiting(state)) == (1, 0)


def test_an_3_3_the_owner_of_the_first_ship_takes_a_turn_with_it():
    state = bare()
    first, _ = ships(state, 4, 2, 0)
    stop(state, 4)
    assert GAME.view(state, 0)["turn"]["ship"] == first
    assert waiting(state) == 2


def test_an_3_4_only_the_first_ship_plays():
    state = bare()
    ships(state, 4, 2, 0)
    ships(state, 5, 1)
    pass_turn(stop(state, 4), 0)
    assert (state.sun, waiting(state)) == (5, 1)


def test_an_3_5_a_third_ship_that_moves_up_does_not_play():
    state = bare()
    ships(state, 4, 0, 1, 2)
    ships(state, 5, 0)
    state.ice[4] = 0b110
    pass_turn(stop(state, 4), 0)
    pass_turn(answer(state, "use icebreaker"), 1)
    assert state.sun == 5


def test_an_3_5_a_ship_that_arrives_during_the_stop_cannot_play_at_it():
    state = bare()
    ships(state, 4, 0)
    ships(state, 5, 1)
    put(state, 6, "shipyard")
    state.ice[4] = 0b001
    answer(stop(state, 4), "sail to 6", "build ship", "take none", "take none")
    assert state.sun == 5


def test_an_3_6_the_ships_left_in_the_sun_zone_close_up():
    state = bare()
    _, second, third = ships(state, 4, 0, 1, 2)
    ships(state, 5, 0)
    pass_turn(stop(state, 4), 0)
    assert state.queues[4] == [second, third]


def test_an_vector_tv_8_after_first_and_second_the_third_becomes_first():
    state = bare()
    _, _, third = ships(state, 4, 0, 1, 2)
    ships(state, 5, 0)
    state.ice[4] = 0b010
    pass_turn(stop(state, 4), 0)
    pass_turn(answer(state, "use icebreaker"), 1)
    assert state.queues[4] == [third]
    assert state.sun == 5


def test_an_3_7_a_player_may_have_several_turns_in_a_row():
    state = bare()
    ships(state, 1, 2)
    ships(state, 2, 2)
    ships(state, 7, 0)
    stop(state, 1)
    asked = [waiting(state)]
    pass_turn(state, 5)
    asked.append(waiting(state))
    assert asked == [2, 2]


def test_an_3_8_without_ships_on_the_board_the_game_ends():
    state = bare()
    ships(state, 1, 0)
    answer(stop(state, 1), "sail to 2", "sacrifice", "sacrifice ship 1 of 2", "end turn")
    assert GAME.over(state)
    assert ENDINGS[state.ending] == "no_ships"
    assert done(state) == ["ended"]


def test_an_3_9_other_queues_close_up_at_once():
    state = bare()
    ships(state, 1, 0)
    ships(state, 4, 0, 1)
    answer(stop(state, 1), "sacrifice", "sacrifice ship 1 of 4")
    assert [ship // 6 for ship in state.queues[4]] == [1]
    hand(state, 0, "icebreaker")
    state.forget()
    assert starting(state, "play icebreaker") == []
    assert "sail to 4" in keys(state)
