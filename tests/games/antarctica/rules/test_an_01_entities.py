"""AN-1: entities and invariants."""

from __future__ import annotations

import pytest

from bathysphere.kernel.errors import BadSetup
from bathysphere.kernel.rng import seeded
from games.antarctica.table import (
    GAME,
    answer,
    bare,
    cube,
    cubes,
    has,
    keys,
    offer,
    put,
    ships,
    starting,
    stop,
    waiting,
)


def played(seats, seed, answers=10_000):
    """The states of a random game."""
    state = GAME.setup(seats, seed, first_game=True)
    rng = seeded(seed)
    for _ in range(answers):
        yield state
        if GAME.over(state):
            return
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        GAME.answer(state, seat, options[rng.below(len(options))])


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_an_1_1_only_two_three_or_four_players(seats):
    with pytest.raises(BadSetup, match="allowed are: 2, 3, 4"):
        GAME.setup(seats, 1)


def test_an_1_2_two_players_close_two_opposite_zones():
    assert GAME.setup(2, 1).zones == [0, 1, 2, 4, 5, 6]
    assert GAME.setup(3, 1).zones == list(range(8))
    for seed in range(20):
        closed = [zone for zone in range(8) if zone not in GAME.setup(2, seed, closed_zones="random").zones]
        assert closed[1] - closed[0] == 4


def test_an_1_3_a_zone_holds_three_ships_in_order():
    state = bare(4)
    ships(state, 1, 0)
    ships(state, 4, 1, 2, 3)
    assert "sail to 4" not in keys(stop(state, 1))
    assert [ship // 6 for ship in state.queues[4]] == [1, 2, 3]


def test_an_1_4_a_zone_holds_one_building_of_each_type():
    state = bare()
    ships(state, 1, 0)
    put(state, 2, "well", "crane")
    put(state, 3, "well")
    stop(state, 1)
    assert "build coal_crane" not in keys(answer(state.copy(), "sail to 2"))
    assert "build coal_crane" in keys(answer(state.copy(), "sail to 3"))


def test_an_1_5_a_zone_holds_any_number_of_scientists():
    state = bare()
    ships(state, 1, 0)
    put(state, 2, "well")
    state.scientists[2] = [9, 8, 7]
    answer(stop(state, 1), "sail to 2", "build coal_crane")
    assert state.scientists[2] == [10, 8, 7]


def test_an_1_6_anybody_may_use_a_building():
    state = bare()
    ships(state, 1, 0)
    ships(state, 2, 2)
    put(state, 4, "well", "derrick")
    offer(state, "smelter", "coal_crane")
    answer(stop(state, 1), "sail to 4", "build coal_crane", "advance on land", "end turn")
    assert has(state, 4, "crane")
    assert waiting(state) == 2
    assert "build smelter" in keys(answer(state, "sail to 4"))


def test_an_1_7_a_space_holds_one_cube_and_a_track_one_cube_per_player():
    state = bare()
    ships(state, 1, 0)
    put(state, 2, "land")
    cubes(state, "land", 1, 2, 3)
    answer(stop(state, 1), "sail to 2", "research on land")
    assert state.cubes[0] == [4, 2, 3]
    assert state.teams[0].cubes == 4


@pytest.mark.parametrize(("seats", "each"), [(2, (16, 6, 3)), (3, (14, 5, 4)), (4, (12, 4, 5))])
def test_an_1_8_pieces_of_a_player_are_conserved(seats, each):
    for state in played(seats, 3):
        for seat, team in enumerate(state.teams):
            zones = sum(row[seat] for row in state.scientists)
            board = sum(ship // 6 == seat for queue in state.queues for ship in queue)
            tracks = sum(row[seat] > 0 for row in state.cubes)
            assert team.personnel + team.reserve + zones == each[0]
            assert team.ships + board + team.lost_ships == each[1]
            assert team.cubes + tracks + team.lost_cubes == each[2]


def test_an_1_9_scientists_buildings_and_cards_stay_where_they_are():
    before = None
    for state in played(3, 5):
        now = (
            [n for row in state.scientists for n in row],
            state.buildings[:],
            [-len(deck) for deck in state.decks],
        )
        if before is not None:
            assert all(new >= old for new, old in zip(now[0], before[0], strict=True))
            assert all(new & old == old for new, old in zip(now[1], before[1], strict=True))
            assert all(new >= old for new, old in zip(now[2], before[2], strict=True))
        before = now


def test_an_1_10_sun_and_players_go_counter_clockwise():
    state = bare(4)
    ships(state, 1, 2)
    ships(state, 2, 0)
    put(state, 5, "shipyard")
    answer(stop(state, 1), "sail to 5", "build ship")
    asked = []
    for _ in range(3):
        asked.append(GAME.waiting(state)[0])
        answer(state, "take none")
    assert asked == [3, 0, 1]
    assert state.sun == 2


def test_an_1_11_points_are_only_what_the_table_would_score_now():
    state = bare()
    assert GAME.result(state).points == [0, 0, 0]
    state.scientists[1] = [1, 0, 0]
    assert GAME.result(state).points == [2, 0, 0]
    state.scientists[1] = [1, 2, 0]
    assert GAME.result(state).points == [2, 4, 0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_1_12_a_ship_always_has_somewhere_to_go(seats):
    state = bare(seats)
    fleet = [seat for seat in range(seats) for _ in range({2: 6, 3: 5, 4: 4}[seats])]
    for number, seat in enumerate(fleet):
        ships(state, state.zones[number // 3], seat)
    for zone in state.zones:
        if state.queues[zone]:
            assert starting(stop(state.copy(), zone), "sail to")


def test_an_1_8_the_box_is_conserved_as_a_whole():
    census = GAME.census(GAME.setup(3, 2))
    whole = {"buildings": 47, "cards": 60, "ships": 24, "scientists": 64, "cubes": 24}
    assert {what: census[what] for what in whole} == whole


def test_an_1_7_a_cube_that_enters_leaves_available():
    state = bare()
    ships(state, 1, 0)
    put(state, 2, "land")
    answer(stop(state, 1), "sail to 2", "research on land")
    assert (cube(state, "land", 0), state.teams[0].cubes) == (1, 3)
