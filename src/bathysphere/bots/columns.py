"""Which of a game's features an evaluation looks at: those of the table, and of every seat its own.

Features about the others are left out, because every seat is looked at and compared with the rest anyway.
"""

from __future__ import annotations

from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import NOBODY, Position

OWN: Final = " of player 0"
POINTS: Final = "points"
"""What a seat would have if the game ended now: every game has it, and a forecast starts from it."""
ON_TURN: Final = "on turn"
"""A column that every game gets: whether the seat owes an answer."""


class Columns:
    """The columns of one game: `table` of them are the same for every seat, `width` are its own."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        names = game.feature_names()
        own = [name.removesuffix(OWN) for name in names if name.endswith(OWN)]
        self.table = names.index(own[0] + OWN)
        self.width = len(own)
        self.names = [*names[: self.table], *own, ON_TURN]
        self.points = self.table + own.index(POINTS)

    def rows(self, state: Position, seats: int) -> list[list[float]]:
        """By seat: its columns."""
        waiting = self.game.waiting(state)
        seen = self.game.features(state, NOBODY)
        firsts = [self.table + seat * self.width for seat in range(seats)]
        return [
            [*seen[: self.table], *seen[first : first + self.width], float(seat in waiting)]
            for seat, first in enumerate(firsts)
        ]
