"""Each bot beats the one below it."""

from __future__ import annotations

import pytest

import bathysphere
from bots.tables import GAME, share


def test_greedy_beats_uniform():
    assert share(GAME, "greedy", "uniform", 100) > 0.58


@pytest.mark.slow
def test_search_beats_greedy_with_few_iterations():
    assert share(GAME, "search@60", "greedy", 24) > 0.55


@pytest.mark.slow
@pytest.mark.parametrize("game", bathysphere.games())
def test_greedy_beats_uniform_in_a_real_game(game):
    door = bathysphere.game(game)
    if 2 in door.seats:
        assert share(door, "greedy", "uniform", 6) >= 0.8
