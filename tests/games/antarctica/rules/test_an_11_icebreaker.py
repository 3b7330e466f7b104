"""AN-11: Icebreakers."""

from __future__ import annotations

from bathysphere.games.antarctica.components import ICEBREAKER
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cubes,
    done,
    hand,
    keys,
    put,
    refused,
    ships,
    starting,
    stop,
    waiting,
)


def turn(*queue, kinds=("icebreaker",), others=()):
    """The sun comes to zone 3 with this queue; further zones with their queues."""
    state = bare()
    ships(state, 3, *queue)
    for zone, seats in others:
        ships(state, zone, *seats)
    hand(state, queue[0], *kinds)
    return stop(state, 3)


def go(state, zone):
    return answer(state, f"sail to {zone}", "end turn")


def test_an_11_1_onto_a_zone_in_which_the_own_ship_is_second():
    state = turn(0, others=((5, (1, 0)), (6, (0, 1)), (7, (1, 2, 0))))
    assert starting(state, "play") == ["play icebreaker on 5"]
    answer(state, "play icebreaker on 5")
    assert GAME.view(state, 1)["zones"][5]["icebreakers"] == [0]
    assert starting(state, "play") == []


def test_an_11_1_without_a_second_ship_it_is_refused():
    state = turn(0)
    assert refused(state, "card icebreaker") == ["AN-11.1"]


def test_an_11_2_also_the_target_zone_just_joined_as_second():
    state = turn(0, others=((6, (1,)),))
    assert starting(state, "play") == []
    answer(state, "sail to 6")
    assert starting(state, "play") == ["play icebreaker on 6"]


def test_an_11_3_the_second_ship_follows_the_first_and_then_the_sun_moves_on():
    state = turn(0, others=((4, (1, 0)), (5, (2,))))
    go(answer(state, "play icebreaker on 4"), 1)
    go(state, 0)
    assert (waiting(state), keys(state)) == (0, ["use icebreaker", "leave icebreaker"])
    go(answer(state, "use icebreaker"), 7)
    assert (state.sun, waiting(state)) == (5, 2)


def second_turn(**kinds):
    """Seat 1 takes its extra turn in zone 3."""
    state = turn(0, 1, others=((5, (2,)),))
    state.ice[3] = 0b010
    hand(state, 1, *kinds.get("kinds", ()))
    return answer(go(state, 2), "use icebreaker")


def test_an_11_4_it_is_a_complete_turn():
    state = second_turn(kinds=("two_scientists",))
    put(state, 6, "camp")
    assert "end turn" not in keys(state)
    assert {"play two_scientists", "sacrifice"} <= set(keys(state))
    answer(state, "play two_scientists", "sail to 6", "recruit", "sacrifice", "sacrifice cube")
    assert state.teams[1].personnel == 2 + 2 + 1 + 1


def test_an_11_5_using_it_is_optional():
    state = turn(0, 1, others=((5, (2,)),))
    state.ice[3] = 0b010
    answer(go(state, 2), "leave icebreaker")
    assert (state.sun, waiting(state)) == (5, 2)


def test_an_11_6_used_or_not_it_leaves_with_the_sun():
    for choice in ("use icebreaker", "leave icebreaker"):
        state = turn(0, 1, others=((5, (2,)),))
        state.ice[3] = 0b010
        answer(go(state, 2), choice)
        if choice == "use icebreaker":
            go(state, 1)
        assert state.ice[3] == 0
        assert state.gone[ICEBREAKER] == 1


def test_an_11_6_an_icebreaker_without_effect_leaves_as_well():
    state = turn(0, 1, others=((5, (2,)),))
    state.ice[3] = 0b100
    go(state, 2)
    assert (state.sun, state.ice[3], state.gone[ICEBREAKER]) == (5, 0, 1)


def test_an_11_7_with_first_and_second_ship_one_plays_twice_but_no_further_card():
    state = turn(0, 0, kinds=("icebreaker", "two_scientists"), others=((5, (2,)),))
    answer(state, "play icebreaker on 3")
    go(state, 2)
    answer(state, "use icebreaker")
    assert waiting(state) == 0
    assert starting(state, "play") == []


def test_an_vector_tv_9_no_card_in_the_second_turn_after_any_card_in_the_first():
    state = turn(0, 0, kinds=("two_scientists", "two_scientists"), others=((5, (2,)),))
    state.ice[3] = 0b001
    answer(state, "play two_scientists")
    answer(go(state, 2), "use icebreaker")
    assert starting(state, "play") == []
    laid = turn(0, 0, kinds=("icebreaker", "two_scientists"), others=((5, (2,)),))
    answer(go(answer(laid, "play icebreaker on 3"), 2), "use icebreaker")
    assert starting(laid, "play") == []


def test_an_11_8_an_icebreaker_of_an_earlier_stop_leaves_one_card_for_the_two_turns():
    state = turn(0, 0, kinds=("two_scientists", "two_scientists"), others=((5, (2,)),))
    state.ice[3] = 0b001
    answer(go(state, 2), "use icebreaker")
    assert "play two_scientists" in keys(state)


def test_an_vector_tv_10_one_card_in_the_first_or_second_turn_not_in_both():
    kinds = ("two_scientists", "two_scientists")
    late = turn(0, 0, kinds=kinds, others=((5, (2,)),))
    late.ice[3] = 0b001
    assert "play two_scientists" in keys(answer(go(late, 2), "use icebreaker"))
    early = turn(0, 0, kinds=kinds, others=((5, (2,)),))
    early.ice[3] = 0b001
    answer(go(answer(early, "play two_scientists"), 2), "use icebreaker")
    assert "play two_scientists" not in keys(early)


def test_an_11_9_in_the_sun_zone_only_for_the_ship_second_at_arrival():
    state = turn(0, 1, 0)
    assert "play icebreaker on 3" not in keys(state)
    answer(state, "sail to 5")
    assert [ship // 6 for ship in state.queues[3]] == [1, 0]
    assert "play icebreaker on 3" not in keys(state)
    own = turn(0, 0)
    assert "play icebreaker on 3" in keys(own)
    assert "play icebreaker on 3" in keys(answer(own, "sail to 5"))


def test_an_11_10_it_works_for_whichever_own_ship_is_second_when_the_sun_arrives():
    state = bare()
    ships(state, 3, 1, 0, 0)
    ships(state, 5, 2)
    state.ice[3] = 0b001
    first_of_two = state.queues[3][1]
    state.queues[3].remove(first_of_two)
    state.queues[3].append(first_of_two)
    go(stop(state, 3), 2)
    assert keys(state) == ["use icebreaker", "leave icebreaker"]


def test_an_11_10_it_has_no_effect_for_the_ship_of_another_player():
    state = turn(0, 1, 2, others=((5, (2,)),))
    state.ice[3] = 0b100
    go(state, 2)
    assert state.sun == 5


def test_an_11_11_no_extra_turn_if_the_second_ship_left():
    state = turn(0, 1, kinds=("rapid_progress",), others=((5, (2,)),))
    state.ice[3] = 0b010
    cubes(state, "land", 4, 0, 0)
    answer(state, "play rapid_progress on land", "move none", "move ship 2 of 3 to 6", "move none")
    go(state, 2)
    assert (state.sun, waiting(state)) == (5, 2)


def test_an_11_11_nor_if_it_was_sacrificed():
    state = turn(0, 0, kinds=(), others=((5, (2,)),))
    state.ice[3] = 0b001
    answer(state, "sacrifice", "sacrifice ship 2 of 3")
    go(state, 2)
    assert state.sun == 5


def test_an_11_11_nor_if_it_left_and_came_back():
    state = turn(0, 1, kinds=("rapid_progress",), others=((5, (2,)),))
    state.ice[3] = 0b010
    put(state, 2, "land")
    cubes(state, "land", 4, 0, 0)
    cubes(state, "dark_upper", 5, 0, 0)
    answer(state, "play rapid_progress on land", "move none", "move ship 2 of 3 to 6", "move none")
    answer(state, "sail to 2", "research on dark_upper", "move none", "move ship 1 of 6 to 3", "move none")
    answer(state, "end turn")
    assert [ship // 6 for ship in state.queues[3]] == [1]
    assert (state.sun, waiting(state)) == (5, 2)


def test_an_11_12_the_third_ship_never_plays():
    state = turn(0, 1, 2, others=((5, (0,)),))
    state.ice[3] = 0b111
    go(state, 2)
    assert waiting(state) == 1
    go(answer(state, "use icebreaker"), 1)
    assert state.sun == 5


def test_an_11_13_once_the_game_is_ending_a_waiting_icebreaker_has_no_effect():
    state = turn(0, 1, kinds=("place_scientist",), others=((5, (2,)),))
    state.ice[3] = 0b010
    state.teams[0].personnel, state.teams[0].reserve = 1, 0
    answer(state, "sail to 2", "play place_scientist")
    assert GAME.over(state)
    assert done(state)[-1] == "ended"


def test_an_11_14_at_most_one_per_player_and_zone():
    state = turn(0, kinds=("icebreaker", "icebreaker"), others=((5, (1, 0)),))
    state.ice[5] = 0b001
    state.forget()
    assert starting(state, "play") == []
    state.ice[5] = 0b010
    state.forget()
    assert starting(state, "play") == ["play icebreaker on 5"]
