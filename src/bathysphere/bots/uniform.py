"""Every option equally likely."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.moves import Move
from ..kernel.rng import seeded
from .bot import Budget, Dealer


class Uniform:
    """The weakest of all players, and the yardstick."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def choose(self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget) -> Move:
        return options[self.rng.below(len(options))]
