"""How many lines of play there are from an opening, by depth: any change of the rules shows here."""

from __future__ import annotations

import pytest

from games.atlantes.table import GAME


def lines(state, depth):
    if depth == 0 or GAME.over(state):
        return 1
    seat = GAME.waiting(state)[0]
    found = 0
    for i in range(len(GAME.options(state, seat))):
        copy = state.copy()
        GAME.answer(copy, seat, GAME.options(copy, seat)[i])
        found += lines(copy, depth - 1)
    return found


COUNTS = {
    (1, 1): {1: 3, 2: 20, 3: 73, 4: 340},
    (2, 1): {1: 6, 2: 24, 3: 103, 4: 435},
    (4, 7): {1: 6, 2: 23, 3: 105, 4: 452},
}


@pytest.mark.parametrize(("seats", "seed"), COUNTS)
def test_the_lines_of_an_opening(seats, seed):
    state = GAME.setup(seats, seed)
    for depth, count in COUNTS[seats, seed].items():
        assert lines(state, depth) == count
