"""Lines of play from an opening, by depth: any change of what is legal shows here."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.antarctica.table import GAME

COUNTS = Path(__file__).parent / "counts" / "opening.count"


def lines(state, depth):
    """How many different sequences of answers there are from here."""
    if GAME.over(state):
        return 1
    seat = GAME.waiting(state)[0]
    options = GAME.options(state, seat)
    if depth == 1:
        return len(options)
    found = 0
    for move in options:
        copy = state.copy()
        GAME.answer(copy, seat, move)
        found += lines(copy, depth - 1)
    return found


def counts():
    rows = [
        line.split() for line in COUNTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")
    ]
    return [
        (int(seats), placement == "first_game", int(depth), int(n)) for seats, placement, depth, n in rows
    ]


@pytest.mark.parametrize(("seats", "first_game", "depth", "n"), counts())
def test_the_number_of_lines_of_play(seats, first_game, depth, n):
    assert lines(GAME.setup(seats, 1, first_game=first_game), depth) == n
