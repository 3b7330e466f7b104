"""Which of a game's features an evaluation looks at: those of a seat itself and of the table.

Features about the others are left out, because every seat is looked at and compared with the rest anyway.
"""

from __future__ import annotations

import re
from operator import itemgetter
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position

OTHERS: Final = re.compile(r"^(best|mean) other |\bof player [1-9]$")
OWN: Final = " of player 0"
POINTS: Final = ("points", "score")
"""A feature of such a name is what the seat has scored so far: a forecast starts from it."""
ON_TURN: Final = "on turn"
"""A column that every game gets: whether the seat owes an answer."""


class Columns:
    """The columns of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        names = game.feature_names()
        self.places = [i for i, name in enumerate(names) if not OTHERS.search(name)]
        self.names = [names[i].removesuffix(OWN) for i in self.places]
        self.scored = any(name in POINTS for name in self.names)
        self.names += [ON_TURN] if self.scored else [ON_TURN, POINTS[0]]
        self.points = next(i for i, name in enumerate(self.names) if name in POINTS)
        self._pick = itemgetter(*self.places) if len(self.places) > 1 else tuple

    def rows(self, state: Position, seats: int) -> list[tuple[float, ...]]:
        """By seat: its columns. Without points among the features the result is asked, which is slower."""
        waiting = self.game.waiting(state)
        features = self.game.features
        pick = self._pick
        found = [(*pick(features(state, seat)), float(seat in waiting)) for seat in range(seats)]
        if self.scored:
            return found
        points = self.game.result(state).points
        return [(*row, float(score)) for row, score in zip(found, points, strict=True)]
