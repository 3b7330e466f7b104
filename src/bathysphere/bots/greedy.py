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
from .rollout import look, settle

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
        """The value of every option, summed over the same imagined states for all of them.

        Where no answer tells anybody anything, the states differ only in what is the same for every option,
        and one of them is enough; so it is where looks go to the end of a turn, which is dear.
        """
        game, seat = dealer.game, dealer.seat
        world = dealer.deal(self.rng)
        judge = self.evaluate(game, dealer.seats())
        joint = len(game.waiting(world)) > 1
        values, revealing = self._trial(judge, world, seat)
        if (revealing or joint) and not judge.finish:
            for _ in range(WORLDS - 1):
                more, _ = self._trial(judge, dealer.deal(self.rng), seat)
                values = [value + other for value, other in zip(values, more, strict=True)]
        return values

    def _trial(self, judge: Evaluation, world: Position, seat: int) -> tuple[list[float], bool]:
        """What each option leads to in one world, and whether any of them reveals something."""
        settle(judge.game, world, seat, self.rng)
        judge.game.prepare(world)
        looks = [look(judge, world, seat, move) for move in judge.game.options(world, seat)]
        return [seen.values[seat] for seen, _ in looks], any(
            after.reveals != world.reveals for _, after in looks
        )
