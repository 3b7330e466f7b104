"""One answer ahead: try every option on a few imagined states and take the best."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import seeded
from .bot import Budget, Dealer
from .evaluation import Evaluation, evaluation

WORLDS: Final = 4
"""Imagined states per question in which an answer draws, rolls or turns something over."""

Evaluate = Callable[[AnyGame, int], Evaluation]


class Greedy:
    """Plays what looks best right after the answer."""

    def __init__(self, seed: int, evaluate: Evaluate = evaluation) -> None:
        self.rng = seeded(seed)
        self.evaluate = evaluate

    def choose(self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget) -> Move:
        values = self.appraise(dealer)
        best = max(values)
        ties = [i for i, value in enumerate(values) if value >= best - 1e-9]
        return options[ties[self.rng.below(len(ties))]]

    def appraise(self, dealer: Dealer) -> list[float]:
        """The value of every option, averaged over the same imagined states for all of them.

        Where no answer tells anybody anything, the states differ only in what is the same for every option,
        and one of them is enough.
        """
        game, seat = dealer.game, dealer.seat
        world = dealer.deal(self.rng)
        judge = self.evaluate(game, seats_of(game, world))
        values, revealing = trial(judge, world, seat)
        if revealing:
            for _ in range(WORLDS - 1):
                more, _ = trial(judge, dealer.deal(self.rng), seat)
                values = [value + other for value, other in zip(values, more, strict=True)]
        return values


def trial(judge: Evaluation, world: Position, seat: int) -> tuple[list[float], bool]:
    """What each option of a seat leads to in one world, and whether any of them reveals something."""
    game = judge.game
    reveals = world.reveals
    found = []
    revealing = False
    for move in game.options(world, seat):
        after = game.copy(world)
        game.answer(after, seat, move)
        follow(game, after)
        revealing = revealing or after.reveals != reveals
        found.append(judge.values(after)[seat])
    return found, revealing


def follow(game: AnyGame, state: Position) -> None:
    """Give every answer that is the only one."""
    while True:
        waiting = game.waiting(state)
        if len(waiting) != 1:
            return
        options = game.options(state, waiting[0])
        if len(options) != 1:
            return
        game.answer(state, waiting[0], options[0])


def seats_of(game: AnyGame, state: Position) -> int:
    """How many seats a table has."""
    return len(game.result(state).points)
