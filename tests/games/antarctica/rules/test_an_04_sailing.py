"""AN-4: moving the active ship."""

from __future__ import annotations

from games.antarctica.table import GAME, answer, bare, cubes, hand, keys, put, refused, ships, starting, stop


def test_an_4_1_the_ship_must_sail_before_the_turn_can_end():
    state = bare()
    ships(state, 1, 0)
    stop(state, 1)
    assert "end turn" not in keys(state)
    assert refused(state, "end turn") == ["AN-4.1"]
    assert "end turn" in keys(answer(state, "sail to 3"))


def test_an_4_2_it_never_stays_where_it_is():
    state = bare()
    ships(state, 1, 0)
    stop(state, 1)
    assert "sail to 1" not in keys(state)
    assert refused(state, "zone 1") == ["AN-4.2"]


def test_an_4_2_a_ship_moved_away_by_a_symbol_still_has_to_sail_from_where_it_is():
    state = bare()
    ships(state, 1, 0)
    hand(state, 0, "rapid_progress")
    cubes(state, "land", 4, 0, 0)
    answer(stop(state, 1), "play rapid_progress on land", "move ship 1 of 1 to 5")
    assert starting(state, "sail to") == [f"sail to {zone}" for zone in (0, 1, 2, 3, 4, 6, 7)]
    assert "end turn" not in keys(state)


def test_an_4_3_any_other_open_zone_will_do():
    state = bare()
    ships(state, 1, 0)
    assert starting(stop(state, 1), "sail to") == [f"sail to {zone}" for zone in (0, 2, 3, 4, 5, 6, 7)]


def test_an_4_4_a_full_zone_cannot_be_chosen():
    state = bare()
    ships(state, 1, 0)
    ships(state, 6, 1, 1, 2)
    stop(state, 1)
    assert "sail to 6" not in keys(state)
    assert refused(state, "zone 6") == ["AN-4.4"]


def test_an_4_5_it_takes_the_position_after_the_ships_already_there():
    state = bare()
    (active,) = ships(state, 1, 0)
    others = ships(state, 6, 1, 2)
    answer(stop(state, 1), "sail to 6")
    assert state.queues[6] == [*others, active]


def test_an_4_6_the_zone_moved_to_is_the_target_zone():
    state = bare()
    ships(state, 1, 0)
    put(state, 6, "camp")
    answer(stop(state, 1), "sail to 6")
    assert GAME.view(state, 0)["turn"]["target"] == 6
    assert "recruit" in keys(state)


def test_an_4_6_it_stays_the_target_zone_when_the_ship_leaves_it():
    state = bare()
    ships(state, 1, 0)
    put(state, 6, "well")
    put(state, 2, "well")
    ships(state, 2, 0)
    answer(stop(state, 1), "sail to 6", "sacrifice", "sacrifice ship 1 of 6", "build coal_crane")
    assert state.scientists[6][0] == 1
