"""UC-24  End of the round."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.phases.era import EndOfRound
from bathysphere.games.underwater_cities.rules.federation import next_order
from games.underwater_cities.table import SLOTS, frames, table


def ended(seats=4, spaces=(), order=None, round=1):
    state = table(seats=seats)
    for seat, (space, arrival) in enumerate(spaces):
        state.nations[seat].space, state.nations[seat].arrival = space, arrival
    state.order = tuple(order or range(seats))
    state.tiles[SLOTS["R3"]] = 1
    state.cloner = 2 if seats == 4 else -2
    state.round = round
    state.stack = [EndOfRound(0)]
    run(state, 0, None)
    return state


def test_uc_24_1_all_tiles_return():
    assert not any(ended().tiles)


def test_uc_24_2_so_does_the_cloning_tile():
    assert ended().cloner == -1


def test_uc_24_3_farthest_ahead_plays_first():
    assert ended(spaces=((4, 1), (1, 2), (3, 3), (2, 4))).order == (1, 3, 2, 0)


def test_uc_24_4_upper_before_lower():
    assert ended(spaces=((2, 1), (2, 3), (2, 2), (0, 0))).order == (1, 2, 0, 3)


def test_uc_24_5_those_below_come_last_in_their_old_order():
    assert ended(spaces=((0, 0), (0, 0), (4, 1), (0, 0)), order=(3, 1, 0, 2)).order == (2, 3, 1, 0)


def test_uc_vector_tv_24_new_order():
    orange, purple, black, blue = 0, 1, 2, 3
    state = ended(spaces=((2, 5), (2, 4), (0, 0), (0, 0)), order=(black, purple, blue, orange), round=2)
    assert state.order == (orange, purple, black, blue)
    assert [nation.space for nation in state.nations] == [0, 0, 0, 0]


def test_uc_vector_tv_56_round_one_nobody_advances():
    state = ended(spaces=((0, 0), (4, 0), (3, 0), (2, 0)))
    assert state.order == (3, 2, 1, 0)


def test_uc_24_6_all_markers_go_back():
    assert [nation.space for nation in ended(spaces=((1, 1), (2, 2), (3, 3), (4, 4))).nations] == [0] * 4


def test_uc_24_7_the_marker_goes_on_and_production_may_follow():
    assert ended(round=1).round == 2
    state = ended(round=4)
    assert "KeepCards" in frames(state)
    assert state.era == 2


def test_uc_24_8_the_order_is_determined_after_the_last_round_too():
    state = table(seats=2)
    state.nations[1].space = 4
    assert next_order(state) == [1, 0]
    assert ended(seats=2, spaces=((0, 0), (4, 1)), round=4).order == (1, 0)
