"""Games of a bot against itself, looked at in some of their positions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from statistics import fmean
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng, seeded
from .bot import Budget, Dealer
from .columns import Columns
from .evaluation import Evaluation
from .match import MOST
from .rollout import look, settle
from .search import Search
from .weights import Sheet

LOOKS: Final = 24
"""Positions remembered per game, where nothing else is said."""
ASTRAY: Final = 12
"""Of the answers of scouts one in so many is random, so that a fit sees more than the paths of their play.

Where nothing else is said: in long games that is many.
"""

TRIES: Final = 8
"""Options looked at per answer."""


Player = Callable[[list[Move], Dealer], Move]
"""Who answers a question of a game that is watched."""


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


def watch(
    game: AnyGame, judges: list[Evaluation], seed: int, astray: int, most: int = LOOKS, ways: int = 0
) -> list[Sample]:
    """Play one game nearly greedily and remember some positions of it, at most so many, in order.

    With `ways` it is played by searches that go so many. One of `astray` answers is random; if none is, and
    there are seams, only positions at those count: in the middle of an auction whoever has bought has less to
    buy with. Alone, fines are points lost.
    """
    seats = len(judges)
    state: Position = game.setup(seats, seed)
    rng = seeded(seed + 1)
    columns = Columns(game)
    players = _players(judges, seed, ways, rng)
    kept: list[tuple[int, list[list[float]]]] = []
    seams = [] if astray else judges[0].seams
    answers, looks = 0, 0
    part = -1.0
    while not game.over(state) and answers < MOST:
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        move = options[rng.below(len(options))]
        if len(options) > 1 and not (astray and rng.below(astray) == 0):
            move = players[seat](options, Dealer(game, state, seat))
        game.answer(state, seat, move)
        answers += 1
        rows = columns.rows(state, seats)
        before, part = part, sum([rows[0][place] for place in seams])
        if seams and part == before:
            continue
        looks += 1
        place = _place(looks, most, rng)
        if place < most:
            kept[place : place + 1] = [(answers, rows)]
    result = game.result(state)
    final = outcomes(state, judges)
    share = 1 / max(1, len(result.winners))
    shares = [share if seat in result.winners else 0.0 for seat in range(seats)]
    kept.sort(key=lambda look: look[0])
    return [Sample(rows, at / answers, final, shares) for at, rows in kept]


def _players(judges: list[Evaluation], seed: int, ways: int, rng: Rng) -> list[Player]:
    """By seat: who answers for it, and values positions as its judge does."""
    if not ways:
        return [partial(_good, judge, rng) for judge in judges]
    return [_searching(judge, 31 * seed + seat, ways) for seat, judge in enumerate(judges)]


def _searching(judge: Evaluation, seed: int, ways: int) -> Player:
    bot = Search(seed, Budget(iterations=ways), evaluate=lambda game, seats: judge)
    return lambda options, dealer: bot.choose({}, options, dealer, Budget())


def outcomes(state: Position, judges: list[Evaluation]) -> list[float]:
    """The points of every seat at the end, less its fines."""
    columns = Columns(judges[0].game)
    found = []
    for judge, row in zip(judges, columns.rows(state, len(judges)), strict=True):
        fined = sum(row[i] * (judge.early[i] + judge.slide[i]) for i in judge.fines)
        found.append(row[columns.points] + fined)
    return found


def leads(numbers: Sequence[float]) -> list[float]:
    """Of each seat against the mean of all; of the only seat as they are."""
    middle = fmean(numbers) if len(numbers) > 1 else 0.0
    return [number - middle for number in numbers]


def _good(judge: Evaluation, rng: Rng, options: list[Move], dealer: Dealer) -> Move:
    """The best of a few options in one imagined state: nearly greedy, and quick where options are many."""
    world = dealer.deal(rng)
    settle(judge.game, world, dealer.seat, rng)
    known = judge.game.options(world, dealer.seat)
    places = list(range(len(options)))
    rng.shuffle(places)
    looks = [(look(judge, world, dealer.seat, known[i])[0].values[dealer.seat], i) for i in places[:TRIES]]
    return options[max(looks)[1]]


def _place(looks: int, most: int, rng: Rng) -> int:
    """Every position is equally likely to be among those kept, however long the game becomes."""
    return looks - 1 if looks <= most else rng.below(looks)
