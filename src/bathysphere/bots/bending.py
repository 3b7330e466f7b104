"""Bends from self-play: what features turned out to be worth together, beyond their weights."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .columns import Columns
from .samples import Sample
from .weights import Bends, Weights

Floats = NDArray[np.float64]

BATCH: Final = 512
"""So many positions are looked at at a time."""
RENEWED: Final = 10
"""How often in all passes it is worked out anew what positions should have been thought to be worth."""
PATIENCE: Final = 0.8
"""How much of that comes from behind the next position of a game, up to its end; the rest is what the next
one is thought to be worth.

How a game ended tells of all its luck: bends learnt from the ends alone (1.0) learn games by heart.
"""
RATE: Final = 0.002
"""How far a step goes at first; from there it goes down to nothing."""
DECAY: Final = 0.001
"""How strongly weights are held back towards zero at every step."""
MEAN: Final = 0.9
SQUARE: Final = 0.999
"""How much of the slopes before it a step remembers, and of their squares (Adam)."""
TINY: Final = 1e-8
SCALE: Final = 10.0
"""Points are so many times as large as the numbers of the fit, which are all near one."""
NARROWEST: Final = 0.05
"""A feature that hardly ever differs counts as if it spread so much."""


@dataclass
class Lessons:
    """Positions of games with as many seats each, game after game in the order of play.

    Of every position and seat: its features, the lead that the weights alone foresee, and the lead when the
    game had ended; alone, points are leads. `last` are the last positions of games; `sure` is how much a
    position counts.
    """

    rows: Floats
    foreseen: Floats
    ended: Floats
    last: NDArray[np.bool_]
    sure: Floats

    def missed(self, fit: Fit) -> Floats:
        """What bends should add to the weights: the lead one should have foreseen, less what they do.

        Each position learns from the next one, as it is thought of now, and from what that one learns.
        """
        thought = self.foreseen + fit.leads(self.rows)[0]
        found = self.ended.copy()
        for i in range(len(found) - 2, -1, -1):
            if not self.last[i]:
                found[i] = PATIENCE * found[i + 1] + (1 - PATIENCE) * thought[i + 1]
        return found - self.foreseen


class Fit:
    """Bends on the way to fit: of features that are all spread alike, and with points near one."""

    def __init__(self, into: Floats, zeros: Floats, worths: Floats) -> None:
        self.parts = [into, zeros, worths]
        self.means = [np.zeros_like(part) for part in self.parts]
        self.squares = [np.zeros_like(part) for part in self.parts]
        self.steps = 0

    def leads(self, rows: Floats) -> tuple[Floats, Floats]:
        """By position and seat the lead that the bends foresee; and the sums above zero."""
        into, zeros, worths = self.parts
        above = np.maximum(rows @ into + zeros, 0.0)
        return _against_the_mean(above @ worths), above

    def step(self, rows: Floats, missed: Floats, sure: Floats, rate: float) -> None:
        """Move all parts a little towards what was missed (Adam, with decay)."""
        found, above = self.leads(rows)
        off = _against_the_mean((found - missed) * sure[:, None] / len(rows))
        back = off[:, :, None] * self.parts[2] * (above > 0)
        slopes = [
            np.tensordot(rows, back, axes=([0, 1], [0, 1])),
            back.sum(axis=(0, 1)),
            np.tensordot(above, off, axes=([0, 1], [0, 1])),
        ]
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.means[i] += (1 - MEAN) * (slope - self.means[i])
            self.squares[i] += (1 - SQUARE) * (slope * slope - self.squares[i])
            mean = self.means[i] / (1 - MEAN**self.steps)
            square = self.squares[i] / (1 - SQUARE**self.steps)
            self.parts[i] -= rate * (mean / (np.sqrt(square) + TINY) + DECAY * self.parts[i])


def bent(
    weights: Weights, columns: Columns, games: list[list[Sample]], count: int, seed: int, passes: int
) -> Weights:
    """The weights with bends, those they had mended or so many new ones, by what forecasts missed.

    Every position is looked at in so many passes.
    """
    rows = np.array([row for game in games for sample in game for row in sample.rows])
    spread = rows.std(axis=0)
    live = spread > 1e-6
    middle, spread = rows.mean(axis=0), np.where(live, np.maximum(spread, NARROWEST), 1.0)
    lots = np.random.default_rng(seed)
    fit = _begin(weights.bends, columns, middle, spread, count, lots)
    fit.parts[0][~live] = 0.0
    groups = []
    for seats in sorted({len(game[0].rows) for game in games}):
        alike = [game for game in games if len(game[0].rows) == seats]
        groups.append(_lessons(weights, columns, alike, middle, spread))
    _learn(fit, groups, lots, passes)
    return replace(weights, bends=_bends(fit, columns, middle, spread))


def _learn(fit: Fit, groups: list[Lessons], lots: np.random.Generator, passes: int) -> None:
    sizes = np.array([len(group.rows) for group in groups])
    steps = max(RENEWED, passes * int(sizes.sum()) // BATCH)
    missed: list[Floats] = []
    for step in range(steps):
        if step % (steps // RENEWED) == 0:
            missed = [group.missed(fit) for group in groups]
        which = int(lots.choice(len(groups), p=sizes / sizes.sum()))
        group = groups[which]
        places = lots.integers(len(group.rows), size=min(BATCH, len(group.rows)))
        rate = RATE * (1 - step / steps)
        fit.step(group.rows[places], missed[which][places], group.sure[places], rate)


def _begin(
    bends: Bends, columns: Columns, middle: Floats, spread: Floats, count: int, lots: np.random.Generator
) -> Fit:
    if not bends.worths:
        width = len(columns.names)
        into = lots.uniform(-1, 1, (width, count)) / np.sqrt(width)
        return Fit(into, np.zeros(count), lots.uniform(-1, 1, count) / (10 * np.sqrt(count)))
    none = [0.0] * len(bends.worths)
    raw = np.array([bends.weights.get(name, none) for name in columns.names])
    return Fit(raw * spread[:, None], np.array(bends.zeros) + middle @ raw, np.array(bends.worths) / SCALE)


def _bends(fit: Fit, columns: Columns, middle: Floats, spread: Floats) -> Bends:
    into, zeros, worths = fit.parts
    raw = into / spread[:, None]
    weights = {name: row.tolist() for name, row in zip(columns.names, raw, strict=True) if row.any()}
    return Bends((zeros - middle @ raw).tolist(), (worths * SCALE).tolist(), weights)


def _lessons(
    weights: Weights, columns: Columns, games: list[list[Sample]], middle: Floats, spread: Floats
) -> Lessons:
    """What the weights alone say of every position. Late forecasts are closer and count for more."""
    rows = np.array([sample.rows for game in games for sample in game])
    clock = np.array([weights.clock.get(name, 0.0) for name in columns.names])
    now = np.clip(weights.clock_zero + rows.mean(axis=1) @ clock, 0, 1)
    pairs = np.array([weights.worth.get(name, (0.0, 0.0)) for name in columns.names])
    pairs[columns.points] += 1
    early, late = weights.base[0] + rows @ pairs[:, 0], weights.base[1] + rows @ pairs[:, 1]
    sure = 1 / (weights.spread[0] + now * (weights.spread[1] - weights.spread[0]))
    return Lessons(
        (rows - middle) / spread,
        _leads(early + now[:, None] * (late - early)),
        _leads(np.array([sample.final for game in games for sample in game])),
        np.array([sample is game[-1] for game in games for sample in game]),
        np.clip(sure / sure.mean(), 0.3, 2.0),
    )


def _leads(points: Floats) -> Floats:
    return _against_the_mean(points) / SCALE


def _against_the_mean(numbers: Floats) -> Floats:
    """By position: of each seat against the mean of all; of the only seat as they are."""
    if numbers.shape[1] == 1:
        return numbers
    found: Floats = numbers - numbers.mean(axis=1, keepdims=True)
    return found
