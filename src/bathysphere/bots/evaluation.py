"""What a position is worth to each seat, without looking ahead."""

from __future__ import annotations

import math
from functools import cache
from operator import mul
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position
from . import weights as files
from .columns import Columns
from .weights import Weights

MARGIN: Final = 0.1
"""How much of a value is the lead itself and not the chance to win: decided games are played on as well."""


class Appraisal:
    """What a position looks like, by seat: value (0 to 1), chance to win, points at the end."""

    __slots__ = ("chances", "points", "values")

    def __init__(self, values: list[float], chances: list[float], points: list[float]) -> None:
        self.values = values
        self.chances = chances
        self.points = points


class Evaluation:
    """The weights of one game at one seat count, laid out for speed."""

    def __init__(self, game: AnyGame, seats: int, weights: Weights) -> None:
        self.game = game
        self.seats = seats
        self.numbers = weights
        self.columns = Columns(game)
        names = self.columns.names
        worth = [weights.worth.get(name, (0.0, 0.0)) for name in names]
        self.early = [start for start, _ in worth]
        self.slide = [end - start for start, end in worth]
        self.early[self.columns.points] += 1
        self.clock = [weights.clock.get(name, 0.0) / seats for name in names]
        self.fitted = bool(weights.worth)

    def forecast(self, state: Position) -> tuple[list[float], float]:
        """The points each seat is expected to end with, and how much of the game is over (0 to 1)."""
        if not self.fitted:
            return [float(points) for points in self.game.result(state).points], 0.0
        rows = self.columns.rows(state, self.seats)
        now = self.numbers.clock_zero
        for row in rows:
            now += sum(map(mul, self.clock, row))
        now = min(1.0, max(0.0, now))
        early, late = self.numbers.base
        base = early + now * (late - early)
        return [
            base + sum(map(mul, self.early, row)) + now * sum(map(mul, self.slide, row)) for row in rows
        ], now

    def appraise(self, state: Position) -> Appraisal:
        """Mostly the chance to win; at the end of the game whether it was won."""
        if not self.game.waiting(state):
            return self._final(state)
        points, now = self.forecast(state)
        chances = self.chances(points, now)
        return Appraisal(self._mixed(points, chances), chances, points)

    def chances(self, points: list[float], now: float) -> list[float]:
        """The chance of each seat to win, when these are the points it is expected to make."""
        spread = self.numbers.spread[0] + now * (self.numbers.spread[1] - self.numbers.spread[0])
        if self.seats == 1:
            return [_squash((points[0] - self.numbers.goal) / spread)]
        best = max(points)
        shares = [math.exp((each - best) / spread) for each in points]
        total = sum(shares)
        return [share / total for share in shares]

    def _final(self, state: Position) -> Appraisal:
        result = self.game.result(state)
        share = 1 / len(result.winners) if result.winners else 0.0
        wins = [share if seat in result.winners else 0.0 for seat in range(self.seats)]
        points = [float(each) for each in result.points]
        return Appraisal(self._mixed(points, wins), wins, points)

    def _mixed(self, points: list[float], wins: list[float]) -> list[float]:
        spread = 4 * max(self.numbers.spread)
        if self.seats == 1:
            return [(1 - MARGIN) * wins[0] + MARGIN * _squash((points[0] - self.numbers.goal) / spread)]
        total = sum(points)
        leads = [(each * self.seats - total) / (self.seats - 1) for each in points]
        return [
            (1 - MARGIN) * win + MARGIN * _squash(lead / spread)
            for win, lead in zip(wins, leads, strict=True)
        ]


def _squash(x: float) -> float:
    """From 0 to 1, steepest at 0."""
    return 0.5 + 0.5 * math.tanh(x / 2)


@cache
def evaluation(game: AnyGame, seats: int) -> Evaluation:
    """The evaluation of a game with the weights of the package."""
    return Evaluation(game, seats, files.load(game.name).of(seats))
