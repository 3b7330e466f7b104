"""Which of a game's features an evaluation looks at: those of a seat itself and of the table.

Features about the others are left out, because every seat is looked at and compared with the rest anyway.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from operator import itemgetter
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position

OTHERS: Final = re.compile(r"^(best|mean) other |\bof player [1-9]$")
OWN: Final = " of player 0"
POINTS: Final = ("points if ended now", "points", "score")
"""A feature of such a name is what the seat has so far: a forecast starts from the first that a game has."""
ON_TURN: Final = "on turn"
"""A column that every game gets: whether the seat owes an answer."""


class Columns:
    """The columns of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        names = game.feature_names()
        places = [i for i, name in enumerate(names) if not OTHERS.search(name)]
        self.names = [names[i].removesuffix(OWN) for i in places]
        self.scored = any(name in POINTS for name in self.names)
        self.names += [ON_TURN] if self.scored else [ON_TURN, "points"]
        self.points = next(self.names.index(name) for name in POINTS if name in self.names)
        self.picks = [_pick(group) for group in _players(names, places)]

    def rows(self, state: Position, seats: int) -> list[tuple[float, ...]]:
        """By seat: its columns. Without points among the features the result is asked, which is slower."""
        waiting = self.game.waiting(state)
        if len(self.picks) >= seats:
            seen = self.game.features(state, 0)
            found = [(*self.picks[seat](seen), float(seat in waiting)) for seat in range(seats)]
        else:
            pick, features = self.picks[0], self.game.features
            found = [(*pick(features(state, seat)), float(seat in waiting)) for seat in range(seats)]
        if self.scored:
            return found
        points = self.game.result(state).points
        return [(*row, float(score)) for row, score in zip(found, points, strict=True)]


def _players(names: list[str], own: list[int]) -> list[list[int]]:
    """The places of the same columns for every player whom one list of features tells of.

    Features that are named `… of player 0`, `… of player 1` and so on, from the seat on, tell of all at once;
    otherwise every seat has to be asked.
    """
    found = [own]
    while True:
        suffix = f" of player {len(found)}"
        twins = [names[i].removesuffix(OWN) + suffix if names[i].endswith(OWN) else names[i] for i in own]
        if not all(name in names for name in twins) or twins == [names[i] for i in own]:
            return found
        found.append([names.index(name) for name in twins])


def _pick(places: list[int]) -> Callable[[list[float]], tuple[float, ...]]:
    return itemgetter(*places) if len(places) > 1 else tuple
