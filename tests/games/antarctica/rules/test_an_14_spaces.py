"""AN-14: coloured spaces and track effects."""

from __future__ import annotations

import dataclasses

import pytest

from bathysphere.games.antarctica.components import (
    ADVANCE_THREE,
    DRAFT,
    EFFECTS,
    EXPERTISE,
    MOVE_SHIP,
    NEW_SHIP,
    RECRUIT_ONE,
    SIMPLE,
)
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
    holds,
    keys,
    pile,
    put,
    refused,
    ships,
    starting,
    stop,
    waiting,
)


def arrive(track, start, steps=1, seats=3, game=GAME, prepare=None):
    """Seat 0 researches on a track from this space by these steps; other ships in zones 5 and 6."""
    state = bare(seats, game)
    ships(state, 4, 0)
    ships(state, 5, 1)
    if seats > 2:
        ships(state, 6, 2)
    put(state, 2, "land", "coastal", "marine")
    state.scientists[2][0] = steps - 1
    cubes(state, track, start, *[0] * (seats - 1))
    if prepare is not None:
        prepare(state)
    return answer(stop(state, 4), "sail to 2", f"research on {track}")


def reached(state):
    """The symbols that were set off since the last answer, with their spaces."""
    return [(fact.place, EFFECTS[fact.n]) for fact in GAME.facts(state) if fact.what == "reached"]


def test_an_14_1_a_red_space_works_for_the_moving_player_alone_every_time():
    state = arrive("land", 2)
    assert reached(state) == [(3, "recruit_one")]
    assert [team.personnel for team in state.teams] == [3, 2, 2]
    put(state, 7, "land")
    state.scientists[7][1] = 2
    answer(state, "end turn", "sail to 7", "research on land")
    assert reached(state) == [(3, "recruit_one")]
    assert state.teams[1].personnel == 3


def test_an_vector_tv_24_a_red_space_that_is_jumped_works_for_the_jumper():
    state = arrive("land", 2, prepare=lambda state: cubes(state, "land", 2, 3, 0))
    assert cube(state, "land", 0) == 4
    assert reached(state) == [(3, "recruit_one")]


def test_an_14_2_a_blue_space_works_once_for_everybody_beginning_with_who_reached_it():
    state = arrive("land", 5, seats=4)
    asked = []
    while starting(state, "move"):
        asked.append(waiting(state))
        answer(state, "move none")
    assert asked == [0, 1, 2]
    assert GAME.view(state, 0)["tracks"][0]["spaces"][1] == {
        "space": 6,
        "colour": "blue",
        "effect": "move_ship",
        "used": True,
    }


def test_an_14_3_a_used_blue_space_does_nothing():
    state = arrive("land", 5)
    answer(state, "move none", "move none", "move none", "end turn")
    put(state, 7, "land")
    state.scientists[7][1] = 6
    answer(state, "sail to 7", "research on land")
    assert cube(state, "land", 1) > 6
    assert reached(state) == [(3, "recruit_one")]


def test_an_14_4_passing_over_is_reaching():
    assert reached(arrive("land", 5, steps=2)) == [(6, "move_ship")]


def test_an_vector_tv_23_a_blue_space_fires_when_passed_and_not_when_landed_on_later():
    state = arrive("land", 5, steps=3)
    assert cube(state, "land", 0) == 8
    answer(state, "move none", "move none", "move none", "end turn")
    put(state, 7, "land")
    state.scientists[7][1] = 0
    cubes(state, "land", 8, 5, 0)
    answer(state, "sail to 7", "research on land")
    assert cube(state, "land", 1) == 6
    assert reached(state) == []


def test_an_14_5_several_spaces_are_resolved_in_the_order_of_the_track():
    state = arrive("land", 2, steps=8)
    assert reached(state) == [(3, "recruit_one"), (6, "move_ship")]
    hand(state, 0)
    state.pile[SIMPLE] = 1
    answer(state, "move none", "move none", "move none")
    assert reached(state) == [(10, "simple_card")]
    assert holds(state, 0, "simple") == 1


def test_an_14_6_the_cube_makes_its_whole_advance_first():
    state = arrive("land", 2, steps=9)
    facts = [fact.what for fact in GAME.facts(state)]
    assert facts.index("advanced") < facts.index("reached")
    assert cube(state, "land", 0) == 11


def test_an_14_7_what_a_symbol_sets_off_comes_before_the_spaces_still_to_come():
    state = arrive("marine", 2, steps=8)
    assert [what for _, what in reached(state)] == ["simple_card", "advance_three"]
    answer(state, "advance on land")
    assert "launched" not in done(state)
    answer(state, "advance on coastal", "advance on dark_upper")
    assert [what for _, what in reached(state)] == ["recruit_one", "recruit_one", "new_ship"]


def test_an_14_8_everybody_may_move_one_own_ship_to_another_zone_that_is_not_full():
    state = arrive("land", 5, prepare=lambda state: ships(state, 7, 1, 1, 2))
    assert starting(state, "move ship") == [f"move ship 1 of 2 to {zone}" for zone in (0, 1, 3, 4, 5, 6)]
    assert keys(state)[-1] == "move none"
    assert "AN-14.8" in refused(state, "zone 7")
    answer(state, "move ship 1 of 2 to 5")
    assert [ship // 6 for ship in state.queues[5]] == [1, 0]
    assert waiting(state) == 1


def test_an_14_8_no_action_follows():
    state = arrive("land", 5, prepare=lambda state: put(state, 5, "camp"))
    answer(state, "move ship 1 of 2 to 5", "move none", "move none")
    assert keys(state) == ["sacrifice", "end turn"]


def test_an_14_9_a_ship_built_in_this_turn_cannot_be_moved():
    state = bare()
    ships(state, 4, 0)
    ships(state, 5, 1)
    put(state, 2, "land")
    hand(state, 0, "rapid_progress")
    cubes(state, "marine", 7, 0, 0)
    cubes(state, "land", 5, 0, 0)
    answer(stop(state, 4), "sail to 2", "play rapid_progress on marine", "take none", "take none")
    (fresh,) = state.queues[4]
    answer(state, "research on land")
    assert {key.split(" to ")[0] for key in starting(state, "move ship")} == {"move ship 1 of 2"}
    assert refused(state, f"ship {fresh}") == ["AN-14.9"]


def test_an_14_9_a_ship_built_in_an_earlier_turn_can_be_moved():
    state = arrive("marine", 8)
    answer(state, "take none", "take none", "end turn")
    put(state, 7, "land")
    cubes(state, "land", 0, 5, 0)
    answer(state, "sail to 7", "research on land", "move none", "move none")
    assert "move ship 1 of 4 to 0" in keys(state)


def test_an_14_10_each_keeps_one_of_the_revealed_cards_and_passes_the_rest():
    state = arrive(
        "coastal", 6, prepare=lambda state: pile(state, icebreaker=1, rapid_progress=1, two_scientists=1)
    )
    assert keys(state) == ["pick icebreaker", "pick two_scientists", "pick rapid_progress"]
    reveals = state.reveals
    answer(state, "pick two_scientists")
    assert (waiting(state), keys(state)) == (1, ["pick icebreaker", "pick rapid_progress"])
    answer(state, "pick rapid_progress")
    assert holds(state, 2, "icebreaker") == 1
    assert sum(state.pile[:4]) == sum(state.revealed) == 0
    assert state.reveals == reveals == 1


def test_an_14_10_the_cards_are_drawn_at_random():
    seen = set()
    for seed in range(12):

        def reseed(state, seed=seed):
            for _ in range(seed):
                state.rng.word()

        seen.add(tuple(keys(arrive("coastal", 6, prepare=reseed))))
    assert len(seen) > 2


def test_an_14_10_with_fewer_cards_than_players_nothing_happens():
    state = arrive("coastal", 6, prepare=lambda state: pile(state, icebreaker=2))
    assert reached(state) == [(7, "draft")]
    assert state.pile[0] == 2
    assert keys(state) == ["sacrifice", "end turn"]


def test_an_14_11_each_advances_three_on_a_track_of_its_own_and_effects_wait():
    state = arrive("marine", 5)
    assert waiting(state) == 0
    assert "advance on marine" in keys(state)
    answer(state, "advance on land")
    assert cube(state, "land", 0) == 3
    assert "advance on land" not in keys(state)
    assert refused(state, "track land") == ["AN-14.11"]
    assert [team.personnel for team in state.teams] == [2, 2, 2]
    answer(state, "advance on dark_upper")
    assert [team.personnel for team in state.teams] == [2, 2, 2]
    answer(state, "advance on marine")
    assert [fact.seat for fact in GAME.facts(state) if fact.what == "reached"] == [0, 1, 2]
    assert [team.personnel for team in state.teams] == [3, 3, 2]


def test_an_vector_tv_29_four_players_choose_four_tracks_and_effects_fire_after_the_fourth():
    state = arrive("marine", 5, seats=4)
    for track in ("land", "coastal", "dark_upper"):
        answer(state, f"advance on {track}")
        assert reached(state) == []
    assert set(keys(state)) == {"advance on marine", "advance on dark_lowest"}
    answer(state, "advance on dark_lowest")
    assert reached(state) == [(3, "recruit_one"), (3, "recruit_one")]


def test_an_14_11_whoever_cannot_advance_anywhere_is_skipped():
    def without_cubes(state):
        state.teams[1].cubes = 0

    state = arrive("marine", 5, prepare=without_cubes)
    answer(state, "advance on land")
    assert waiting(state) == 2


def test_an_14_12_recruit_one_does_nothing_with_an_empty_reserve():
    def empty(state):
        state.teams[0].reserve = 0

    state = arrive("land", 2, prepare=empty)
    assert state.teams[0].personnel == 2
    assert "recruited" not in done(state)


def test_an_14_13_a_new_ship_goes_to_the_end_of_the_sun_zone():
    state = arrive("marine", 8, prepare=lambda state: ships(state, 4, 2))
    assert [ship // 6 for ship in state.queues[4]] == [2, 0]
    assert state.teams[0].ships == 1


@pytest.mark.parametrize("full", [True, False])
def test_an_14_13_nothing_happens_without_room_or_ship(full):
    def prepare(state):
        if full:
            ships(state, 4, 1, 2)
            state.queues[4].append(17)
            state.where[17] = 4
        else:
            state.teams[0].ships = 0

    state = arrive("marine", 8, prepare=prepare)
    assert reached(state) == [(9, "new_ship")]
    assert "launched" not in done(state)
    assert waiting(state) == 0


def test_an_14_14_after_a_new_ship_the_others_choose_a_card():
    state = arrive("marine", 8)
    assert waiting(state) == 1
    answer(state, "take icebreaker", "take two_scientists")
    assert (holds(state, 1, "icebreaker"), holds(state, 2, "two_scientists")) == (1, 1)


def test_an_14_14_too_few_cards_are_boxed_here_as_well():
    state = arrive("marine", 8, prepare=lambda state: pile(state, icebreaker=1))
    assert "boxed" in done(state)
    assert sum(state.pile[:4]) == 0


def test_an_14_15_an_expertise_card_if_the_pile_has_one():
    state = arrive("coastal", 3)
    assert holds(state, 0, "expertise") == 1

    def empty(state):
        state.pile[EXPERTISE] = 0

    assert holds(arrive("coastal", 3, prepare=empty), 0, "expertise") == 0


def test_an_14_16_a_simple_card_unless_the_player_holds_one():
    def used(state):
        hand(state, 0)
        state.pile[SIMPLE] = 1

    assert holds(arrive("marine", 2, prepare=used), 0, "simple") == 1
    state = arrive("marine", 2)
    assert holds(state, 0, "simple") == 1
    assert "took" not in done(state)


def test_an_vector_tv_14_the_simple_card_comes_back_only_after_use():
    state = bare()
    ships(state, 4, 0)
    put(state, 2, "marine")
    cubes(state, "marine", 2, 0, 0)
    answer(stop(state, 4), "sail to 2", "build coal_crane with simple", "advance on marine")
    assert holds(state, 0, "simple") == 1
    assert state.pile[SIMPLE] == 0


def test_an_14_17_no_symbol_ends_the_game():
    for effect in range(len(EFFECTS)):
        state = arrive("land", 5, game=with_symbol(effect, "blue"))
        while "end turn" not in keys(state):
            answer(state, keys(state)[-1])
        assert not GAME.over(answer(state, "end turn"))


def test_an_14_18_a_new_ship_by_symbol_does_not_end_the_turn():
    state = arrive("marine", 8)
    answer(state, "take none", "take none")
    assert (waiting(state), keys(state)) == (0, ["sacrifice", "end turn"])


def with_symbol(effect, colour):
    """A game in which space 6 of the land track bears this symbol in this colour."""
    game = Antarctica(packs.find("antarctica", "house"))
    land = game.box.tracks[0]
    effects, colours = list(land.effects), list(land.colours)
    effects[6], colours[6] = effect, {"red": 1, "blue": 2}[colour]
    made = dataclasses.replace(land, effects=tuple(effects), colours=tuple(colours))
    game.box = dataclasses.replace(game.box, tracks=(made, *game.box.tracks[1:]))
    return game


def test_an_14_19_any_symbol_works_on_blue_for_everybody():
    state = arrive("land", 5, game=with_symbol(RECRUIT_ONE, "blue"))
    assert [team.personnel for team in state.teams] == [3, 3, 3]
    state = arrive("land", 5, game=with_symbol(NEW_SHIP, "blue"))
    answer(state, "take none", "take none")
    assert [ship // 6 for ship in state.queues[4]] == [0, 1]
    answer(state, "take none", "take none", "take none", "take none")
    assert [ship // 6 for ship in state.queues[4]] == [0, 1, 2]


def test_an_14_19_any_symbol_works_on_red_for_the_moving_player_alone():
    state = arrive("land", 5, game=with_symbol(MOVE_SHIP, "red"))
    assert waiting(state) == 0
    answer(state, "move none")
    assert keys(state) == ["sacrifice", "end turn"]
    state = arrive("land", 5, game=with_symbol(DRAFT, "red"))
    assert sum(state.teams[0].cards[:4]) == 1
    state = arrive("land", 5, game=with_symbol(ADVANCE_THREE, "red"))
    answer(state, "advance on coastal")
    assert (cube(state, "coastal", 0), cube(state, "coastal", 1)) == (3, 0)
