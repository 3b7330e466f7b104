"""AN-17: the winner."""

from __future__ import annotations

from games.antarctica.table import CARDS, GAME, bare, put


def level():
    """Both have five points; seat 0 by one majority, seat 1 by two."""
    state = bare(2)
    put(state, 0, "camp", "crane", "well")
    state.scientists[0] = [1, 0]
    put(state, 1, "camp")
    state.scientists[1] = [0, 1]
    state.scientists[2] = [0, 1]
    return state


def test_an_17_1_most_points_wins():
    state = bare()
    state.scientists[0] = [1, 2, 0]
    result = GAME.result(state)
    assert (result.points, result.ranking, result.winners) == ([2, 4, 0], [2, 1, 3], [1])


def test_an_17_2_a_tie_goes_to_most_majorities():
    result = GAME.result(level())
    assert result.points == [5, 5]
    assert (result.ranking, result.winners) == ([2, 1], [1])


def test_an_17_2_shared_first_ranks_count():
    state = bare(2)
    state.scientists[0] = [1, 1]
    state.scientists[1] = [2, 0]
    put(state, 2, "camp")
    state.scientists[2] = [0, 1]
    result = GAME.result(state)
    assert result.points == [3 + 3, 3 + 3]
    assert result.ranking == [1, 1]


def test_an_17_3_then_to_most_building_cards():
    state = level()
    state.scientists[2] = [0, 0]
    put(state, 1, "crane", "well")
    assert GAME.result(state).winners == [0, 1]
    state.teams[0].built = [CARDS["coal_crane"].number]
    assert (GAME.result(state).points, GAME.result(state).winners) == ([5, 5], [0])


def test_an_17_4_then_there_are_several_winners():
    state = bare()
    result = GAME.result(state)
    assert (result.ranking, result.winners) == ([1, 1, 1], [0, 1, 2])
