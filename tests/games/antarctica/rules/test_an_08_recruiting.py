"""AN-8: recruiting."""

from __future__ import annotations

from games.antarctica.table import answer, bare, hand, keys, put, refused, ships, stop


def camp(own_ships=1, scientists=0, reserve=12):
    state = bare()
    ships(state, 3, 0)
    if own_ships > 1:
        ships(state, 2, *[0] * (own_ships - 1))
    put(state, 2, "camp")
    state.scientists[2] = [scientists, 5, 0]
    state.teams[0].reserve = reserve
    return answer(stop(state, 3), "sail to 2")


def recruited(state):
    before = state.teams[0].personnel
    answer(state, "recruit")
    return state.teams[0].personnel - before


def test_an_8_1_takes_a_camp_in_the_target_zone():
    state = bare()
    ships(state, 3, 0)
    ships(state, 4, 0)
    put(state, 4, "camp")
    answer(stop(state, 3), "sail to 2")
    assert "recruit" not in keys(state)
    assert refused(state, "recruit") == ["AN-8.1"]


def test_an_8_2_as_many_as_ships_and_scientists_there():
    assert recruited(camp(2, 3)) == 5


def test_an_vector_tv_1_a_scientist_placed_by_card_counts_at_once():
    state = camp()
    hand(state, 0, "place_scientist")
    state.forget()
    assert recruited(state.copy()) == 1
    answer(state, "play place_scientist", "recruit")
    assert state.scientists[2][0] == 1
    assert state.teams[0].personnel == 2 - 1 + 2
    assert state.teams[0].reserve == 10


def test_an_vector_tv_2_two_ships_and_a_scientist_recruit_three_or_advance_three():
    state = camp(2, 1)
    put(state, 2, "land")
    state.forget()
    assert recruited(state.copy()) == 3
    answer(state, "research on land")
    assert state.cubes[0][0] == 3


def test_an_8_3_never_more_than_the_reserve():
    assert recruited(camp(1, 3, reserve=2)) == 2
    state = camp(reserve=0)
    assert "recruit" not in keys(state)
    assert refused(state, "recruit") == ["AN-8.3"]


def test_an_vector_tv_27_count_four_and_reserve_two_gives_two():
    assert recruited(camp(1, 3, reserve=2)) == 2


def test_an_8_4_the_active_ship_counts_while_it_is_there():
    assert recruited(camp()) == 1
    state = answer(camp(), "sacrifice", "sacrifice ship 1 of 2")
    assert "recruit" not in keys(state)
    assert refused(state, "recruit") == ["AN-8.2"]


def test_an_8_5_the_number_is_not_a_choice():
    state = camp(2, 1)
    assert [key for key in keys(state) if key.startswith("recruit")] == ["recruit"]
    assert recruited(state) == 3
