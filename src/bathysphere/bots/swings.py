"""Weights by trial: every seat plays with weights that are a little off, at random, and what did well stays.

What goes together with winning need not be what wins: whoever leads has more of everything. Weights that
were off by lot show what each of them does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from statistics import pstdev
from typing import Final

from ..kernel.rng import seeded
from .columns import Columns
from .samples import Sample, leads
from .weights import Weights

SWING: Final = 0.4
"""By how many points a weight is off, for a feature of its usual spread."""
RARE: Final = 0.5
"""A feature that hardly ever differs counts as if it spread so much."""
STEP: Final = 0.5
FARTHEST: Final = 2.0
"""How far a weight moves for every standard error beyond the first, and at most: in swings."""


@dataclass(frozen=True)
class Trial:
    """How those fared whose weights were off: the seed that says how, and the points.

    They sat at one table, or played the same deal alone, one after the other.
    """

    seed: int
    points: list[float]


def swings(columns: Columns, samples: list[Sample]) -> dict[str, float]:
    """By feature: how far a weight may be off. A feature that never differs between seats gets none."""
    found = {}
    for place, name in enumerate(columns.names):
        spread = pstdev([lead for sample in samples for lead in leads([row[place] for row in sample.rows])])
        if spread > 1e-9:
            found[name] = SWING / max(spread, RARE)
    return found


def signs(seed: int, seat: int, reach: dict[str, float]) -> list[int]:
    """Which weights of a seat are too high (1) and which too low (-1).

    Neighbours are off the opposite way: luck that they share cancels.
    """
    rng = seeded(seed * 64 + seat // 2)
    flip = 1 if seat % 2 == 0 else -1
    return [flip * (1 if rng.word() & 1 else -1) for _ in range(2 * len(reach))]


def moved(weights: Weights, reach: dict[str, float], moves: Sequence[float]) -> Weights:
    """The weights, each moved by so many swings: the early one and the late one of every feature."""
    worth = dict(weights.worth)
    for i, (name, far) in enumerate(reach.items()):
        early, late = worth.get(name, (0.0, 0.0))
        worth[name] = (early + far * moves[2 * i], late + far * moves[2 * i + 1])
    return replace(weights, worth=worth)


def mended(weights: Weights, reach: dict[str, float], trials: list[Trial]) -> Weights:
    """The weights moved towards what did better, as far as it is more than chance. Nothing shows nothing."""
    if not trials:
        return weights
    sums = [0.0] * (2 * len(reach))
    all_leads: list[float] = []
    for trial in trials:
        for seat, lead in enumerate(leads(trial.points)):
            all_leads.append(lead)
            for i, sign in enumerate(signs(trial.seed, seat, reach)):
                sums[i] += sign * lead
    error = max(pstdev(all_leads) * math.sqrt(len(all_leads)), 1e-9)
    moves = [_move(each / error) for each in sums]
    return moved(weights, reach, moves)


def _move(evidence: float) -> float:
    """By how many swings a weight moves, when its effect is so many standard errors from nothing."""
    size = min(FARTHEST, STEP * max(0.0, abs(evidence) - 1))
    return math.copysign(size, evidence)
