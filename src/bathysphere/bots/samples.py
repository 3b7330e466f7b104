"""Games of a bot against itself, looked at in some of their positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position
from ..kernel.rng import Rng, seeded
from .bot import Budget, ask
from .evaluation import Evaluation
from .greedy import Greedy
from .weights import Sheet

LOOKS: Final = 24
"""Positions remembered per game."""
ASTRAY: Final = 12
"""One answer in so many is random, so that the fit sees more than the paths of its own play."""


@dataclass(frozen=True)
class Sample:
    """One position: features and points of every seat, how far the game was, and how it ended."""

    rows: list[list[float]]
    points: list[float]
    over: float
    final: list[float]
    shares: list[float]


class Judges:
    """Evaluations from a sheet of weights, made once per game and seat count."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.known: dict[tuple[str, int], Evaluation] = {}

    def __call__(self, game: AnyGame, seats: int) -> Evaluation:
        if (game.name, seats) not in self.known:
            self.known[game.name, seats] = Evaluation(game, seats, self.sheet.of(seats))
        return self.known[game.name, seats]


def watch(game: AnyGame, seats: int, seed: int, sheet: Sheet) -> list[Sample]:
    """Play one game greedily, with a random answer now and then, and remember some positions of it."""
    state: Position = game.setup(seats, seed)
    judges = Judges(sheet)
    bots = [Greedy(seed * 31 + seat, judges) for seat in range(seats)]
    rng = seeded(seed + 1)
    kept: list[tuple[int, list[list[float]], list[float]]] = []
    answers = 0
    while not game.over(state):
        seat = game.waiting(state)[0]
        if rng.below(ASTRAY) == 0:
            options = game.options(state, seat)
            move = options[rng.below(len(options))]
        else:
            move = ask(bots[seat], game, state, seat, Budget())
        game.answer(state, seat, move)
        answers += 1
        _remember(game, state, seats, answers, kept, rng)
    result = game.result(state)
    final = [float(points) for points in result.points]
    share = 1 / max(1, len(result.winners))
    shares = [share if seat in result.winners else 0.0 for seat in range(seats)]
    return [Sample(rows, points, at / answers, final, shares) for at, rows, points in kept]


def _remember(
    game: AnyGame,
    state: Position,
    seats: int,
    answers: int,
    kept: list[tuple[int, list[list[float]], list[float]]],
    rng: Rng,
) -> None:
    """Every position of the game is equally likely to be among those kept, however long the game becomes."""
    place = answers - 1 if answers <= LOOKS else rng.below(answers)
    if place >= LOOKS:
        return
    waiting = game.waiting(state)
    rows = [[*game.features(state, seat), float(seat in waiting)] for seat in range(seats)]
    found = (answers, rows, [float(points) for points in game.result(state).points])
    if place < len(kept):
        kept[place] = found
    else:
        kept.append(found)
