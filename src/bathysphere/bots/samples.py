"""Games of a bot against itself, looked at in some of their positions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position
from ..kernel.rng import Rng, seeded
from .bot import Budget, Dealer
from .columns import Columns
from .evaluation import Evaluation
from .search import Search
from .weights import Sheet

LOOKS: Final = 24
"""Positions remembered per game."""
ASTRAY: Final = 12
"""One answer in so many is random, so that the fit sees more than the paths of its own play."""

THINK: Final = Budget(iterations=24)
"""How long a seat thinks about an answer."""
MOST: Final = 3000
"""Answers after which a game counts as over: weights that know nothing yet may never end one."""


@dataclass(frozen=True)
class Sample:
    """One position: the columns of every seat, how far the game was, and how it ended."""

    rows: list[list[float]]
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
    """Play one game of a short search, with a random answer now and then, and remember some positions."""
    state: Position = game.setup(seats, seed)
    judges = Judges(sheet)
    bots = [Search(seed * 31 + seat, THINK, evaluate=judges) for seat in range(seats)]
    rng = seeded(seed + 1)
    columns = Columns(game)
    kept: list[tuple[int, list[list[float]]]] = []
    answers = 0
    while not game.over(state) and answers < MOST:
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        move = options[rng.below(len(options))]
        if len(options) > 1 and rng.below(ASTRAY):
            move = bots[seat].choose({}, options, Dealer(game, state, seat), THINK)
        game.answer(state, seat, move)
        answers += 1
        place = _place(answers, rng)
        if place < LOOKS:
            kept[place : place + 1] = [(answers, columns.rows(state, seats))]
    result = game.result(state)
    final = [float(points) for points in result.points]
    share = 1 / max(1, len(result.winners))
    shares = [share if seat in result.winners else 0.0 for seat in range(seats)]
    return [Sample(rows, at / answers, final, shares) for at, rows in kept]


def _place(answers: int, rng: Rng) -> int:
    """Every position is equally likely to be among those kept, however long the game becomes."""
    return answers - 1 if answers <= LOOKS else rng.below(answers)
