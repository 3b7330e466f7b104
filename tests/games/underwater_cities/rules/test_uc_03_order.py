"""UC-3  Order of play."""

from __future__ import annotations

from games.underwater_cities.table import GAME, play, table


def placed(seats, seed=3):
    """By place in the order: Federation space and supply."""
    state = GAME.setup(seats, seed)
    return [(state.nations[seat].space, state.nations[seat].supply) for seat in state.order]


def test_uc_3_1_the_order_of_the_track_is_played():
    state = table(seats=3)
    state.order = (0, 2, 1)
    play(state, "AA")
    assert GAME.waiting(state) == [2]


def test_uc_3_2_the_order_stays_within_a_round():
    state = table(seats=4, supply="C9")
    play(state, "G1", "advance")
    assert state.order == (0, 1, 2, 3)


def test_uc_3_3_play_follows_the_track_not_the_seats():
    state = table(seats=4)
    state.order = (0, 3, 1, 2)
    play(state, "AA")
    assert GAME.waiting(state) == [3]


def test_uc_3_4_the_first_order_is_random():
    assert len({GAME.setup(4, seed).order for seed in range(12)}) > 4


def test_uc_3_5_the_start_on_the_track_is_staggered():
    assert [space for space, _ in placed(4)] == [0, 4, 3, 2]


def test_uc_3_6_the_third_and_fourth_have_more():
    assert [supply for _, supply in placed(4)] == [
        [2, 1, 1, 1, 0],
        [2, 1, 1, 1, 0],
        [3, 1, 1, 1, 0],
        [3, 1, 2, 1, 0],
    ]


def test_uc_vector_tv_01_first_round_placement():
    assert [space for space, _ in placed(4, 11)] == [0, 4, 3, 2]
    assert placed(4, 11)[3][1] == [3, 1, 2, 1, 0]


def test_uc_3_7_these_are_ordinals():
    assert [space for space, _ in placed(2)] == [0, 4]
    assert placed(3)[2] == (3, [3, 1, 1, 1, 0])


def test_uc_3_8_later_rounds_start_below_the_track():
    state = table(seats=2)
    state.nations[1].space = 4
    for _ in range(3):
        for seat in (0, 1):
            while GAME.waiting(state) == [seat]:
                found = [m for m in GAME.options(state, seat) if "AA" in m.key()]
                GAME.answer(state, seat, (found or GAME.options(state, seat))[0])
                if found:
                    break
    assert state.round == 2
    assert [nation.space for nation in state.nations] == [0, 0]
    assert state.order == (1, 0)


def test_uc_3_9_steps_go_on_from_the_start_position():
    state = table(seats=4)
    state.nations[0].space = 2
    play(state, "G1")
    assert state.nations[0].space == 1
