"""The sequential test: games are played until a bot is shown stronger, or not, and no longer."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from .arena import Seat

RISK: Final = 0.05
"""How often either verdict may be wrong."""
FEWEST: Final = 8
"""Deals below which there is no verdict: the spread is not known yet."""


@dataclass(frozen=True)
class Sprt:
    """Whether a share of wins is at least `high` (stronger) or at most `low` (not)."""

    low: float
    high: float

    def evidence(self, shares: Sequence[float]) -> float:
        """The logarithm of how much likelier `high` makes what was seen than `low` does.

        One share per deal, the mean over its rotations, so that the luck of the deal cancels. The spread is
        taken from the deals themselves, with a few imaginary ones against early overconfidence.
        """
        n = len(shares)
        if not n:
            return 0.0
        middle = fmean(shares)
        guess = (self.low + self.high) / 2
        spread = (sum((share - middle) ** 2 for share in shares) + 4 * guess * (1 - guess)) / (n + 4)
        return n * (self.high - self.low) * (2 * middle - self.low - self.high) / (2 * spread)

    def verdict(self, shares: Sequence[float]) -> str:
        """`stronger`, `not stronger`, or nothing yet."""
        if len(shares) < FEWEST:
            return ""
        bound = math.log((1 - RISK) / RISK)
        evidence = self.evidence(shares)
        return "stronger" if evidence >= bound else "not stronger" if evidence <= -bound else ""


def shares_by_deal(rows: list[Seat], bot: str, rotations: int) -> list[float]:
    """The bot's mean share of wins in each deal that was played in all its rotations, in order."""
    deals: dict[int, dict[int, float]] = {}
    for row in rows:
        games = deals.setdefault(row.deal, {})
        games[row.number] = games.get(row.number, 0.0) + (row.share if row.bot == bot else 0.0)
    return [fmean(deals[deal].values()) for deal in sorted(deals) if len(deals[deal]) == rotations]
