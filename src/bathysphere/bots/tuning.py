"""Weights from self-play: what each feature turned out to be worth by the end of the game."""

from __future__ import annotations

import math
from dataclasses import replace
from statistics import mean, median, pstdev
from typing import Final

from .columns import Columns
from .fitting import best_ridge, ridge
from .samples import Sample, leads
from .weights import Bends, Weights, Worth

STRENGTH: Final = 30.0
"""How much the fit of the clock is held back, in samples."""
STRENGTHS: Final = (0.3, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, 10000.0)
"""How much the fit of the worth may be held back: what few games show is not taken for the truth."""
SPREADS: Final = (0.5, 1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 11.0, 15.0, 20.0, 30.0, 45.0)


def fit(columns: Columns, samples: list[Sample]) -> Weights:
    """The weights that these samples speak for. All samples have the same kind of table: one seat or more."""
    found = Weights()
    _fit_clock(found, columns.names, samples)
    return measured(taught(found, lesson(found, columns, samples), 1.0), columns, samples)


def taught(weights: Weights, lesson: Worth, part: float) -> Weights:
    """The weights with part of a lesson added. Fines stay as they are."""
    worth = dict(weights.worth)
    for name, (early, late) in lesson.items():
        if name not in weights.fines:
            start, end = worth.get(name, (0.0, 0.0))
            worth[name] = (start + part * early, end + part * late)
    return replace(weights, worth=worth)


def partway(before: Weights, after: Weights, part: float) -> Weights:
    """Part of what a lesson changed in the bends; of new ones part of their worth."""
    old, new = before.bends, after.bends
    if not old.worths:
        return replace(after, bends=replace(new, worths=[part * worth for worth in new.worths]))
    none = [0.0] * len(new.worths)
    weights = {name: _between(old.weights.get(name, none), row, part) for name, row in new.weights.items()}
    zeros, worths = _between(old.zeros, new.zeros, part), _between(old.worths, new.worths, part)
    return replace(after, bends=Bends(zeros, worths, weights))


def levelled(several: list[Weights]) -> Weights:
    """The last of several weights with the mean of the bends of all of them.

    Bends that were mended step by step stay alike, and what single steps learnt by chance cancels.
    """
    bends = [each.bends for each in several]
    none = [0.0] * len(bends[-1].worths)
    weights = {name: _means([each.weights.get(name, none) for each in bends]) for name in bends[-1].weights}
    zeros, worths = _means([each.zeros for each in bends]), _means([each.worths for each in bends])
    return replace(several[-1], bends=Bends(zeros, worths, weights))


def _means(rows: list[list[float]]) -> list[float]:
    return [mean(numbers) for numbers in zip(*rows, strict=True)]


def _between(old: list[float], new: list[float], part: float) -> list[float]:
    return [one + part * (other - one) for one, other in zip(old, new, strict=True)]


def known(weights: Weights, columns: Columns) -> Weights:
    """The weights without those of features that the game no longer has."""
    names = columns.names
    return replace(
        weights,
        worth={name: pair for name, pair in weights.worth.items() if name in names},
        clock={name: n for name, n in weights.clock.items() if name in names},
    )


def measured(weights: Weights, columns: Columns, samples: list[Sample]) -> Weights:
    """The same weights, with what everyone makes and how far forecasts are off taken from these samples."""
    found = replace(weights)
    clocks = [_clock(found, columns.names, sample) for sample in samples]
    forecasts = [_forecast(found, columns, sample, now) for sample, now in zip(samples, clocks, strict=True)]
    _fit_base(found, samples, clocks, forecasts)
    _fit_spread(found, samples, clocks, forecasts)
    return found


def _fit_clock(found: Weights, names: list[str], samples: list[Sample]) -> None:
    """How much of the game is over, told from the mean of each feature over the seats."""
    rows = [[1.0, *(mean(column) for column in zip(*sample.rows, strict=True))] for sample in samples]
    weights = ridge(rows, [sample.over for sample in samples], STRENGTH)
    found.clock_zero = weights[0]
    found.clock = {name: n for name, n in zip(names, weights[1:], strict=True) if n}


def _clock(found: Weights, names: list[str], sample: Sample) -> float:
    now = found.clock_zero
    for name, column in zip(names, zip(*sample.rows, strict=True), strict=True):
        now += found.clock.get(name, 0.0) * mean(column)
    return min(1.0, max(0.0, now))


def lesson(found: Weights, columns: Columns, samples: list[Sample]) -> Worth:
    """What features are worth beyond their weights, by what forecasts missed in these samples.

    Points are those of each seat against the mean of all, so that luck that everybody shares cancels; of the
    only seat as they are, beside what it makes anyway. Late forecasts are closer and count for more.
    """
    rows, targets = [], []
    for sample in samples:
        now = _clock(found, columns.names, sample)
        rest = [1 - now, now] if len(sample.rows) == 1 else []
        sure = 1 / (found.spread[0] + now * (found.spread[1] - found.spread[0]))
        foreseen = _forecast(found, columns, sample, now)
        misses = leads([final - each for final, each in zip(sample.final, foreseen, strict=True)])
        ahead = zip(*[leads(column) for column in zip(*sample.rows, strict=True)], strict=True)
        for row, miss in zip(ahead, misses, strict=True):
            wide = [x * (1 - now) for x in row] + [x * now for x in row] + rest
            rows.append([sure * x for x in wide])
            targets.append(sure * miss)
    width = len(columns.names)
    more = best_ridge(rows, targets, STRENGTHS)
    pairs = zip(columns.names, zip(more[:width], more[width : 2 * width], strict=True), strict=True)
    return {name: pair for name, pair in pairs if any(pair)}


def _forecast(found: Weights, columns: Columns, sample: Sample, now: float) -> list[float]:
    """The points of each seat that the weights foresee, without what everybody still makes."""
    worth = [found.worth.get(name, (0.0, 0.0)) for name in columns.names]
    return [
        row[columns.points]
        + sum(x * (start + now * (end - start)) for x, (start, end) in zip(row, worth, strict=True))
        for row in sample.rows
    ]


def _fit_base(
    found: Weights, samples: list[Sample], clocks: list[float], forecasts: list[list[float]]
) -> None:
    rows = [[1 - now, now] for now in clocks]
    targets = [mean(sample.final) - mean(points) for sample, points in zip(samples, forecasts, strict=True)]
    early, late = ridge(rows, targets, 1.0)
    found.base = (early, late)


def _fit_spread(
    found: Weights, samples: list[Sample], clocks: list[float], forecasts: list[list[float]]
) -> None:
    """The spreads under which the real winners were likeliest."""
    found.goal = _goal(samples, found.goal)
    alone = len(samples[0].rows) == 1
    if alone and not 0 < sum(sample.shares[0] for sample in samples) < len(samples):
        made = [sample.final[0] for sample in samples]
        wide = max(1.0, pstdev(made), (found.goal - mean(made)) / 2)
        found.spread = (wide, wide)
        return
    early, late = found.base
    cases = []
    for sample, now, points in zip(samples, clocks, forecasts, strict=True):
        base = early + now * (late - early)
        cases.append(([base + each for each in points], now, sample))
    some = cases[:: max(1, len(cases) // 2000)]
    pairs = [(wide, narrow) for wide in SPREADS for narrow in SPREADS if narrow <= wide]
    found.spread = max(pairs, key=lambda pair: _likelihood(found.goal, pair, some))


def _goal(samples: list[Sample], before: float) -> float:
    """Alone: the points at which winning and losing are equally likely.

    Before anybody has won, or where nobody can, it is an aim out of reach: within reach a chance to win would
    be near one whatever the answer.
    """
    won = [sample.final[0] for sample in samples if sample.shares[0]]
    lost = [sample.final[0] for sample in samples if not sample.shares[0]]
    if won and lost:
        return (median(won) + median(lost)) / 2
    return max([before, *lost, *won])


def _likelihood(
    goal: float, spread: tuple[float, float], cases: list[tuple[list[float], float, Sample]]
) -> float:
    total = 0.0
    for points, now, sample in cases:
        wide = spread[0] + now * (spread[1] - spread[0])
        rivals = points if len(points) > 1 else [points[0], goal]
        shares = sample.shares if len(points) > 1 else [sample.shares[0], 1 - sample.shares[0]]
        best = max(rivals)
        whole = math.log(sum(math.exp((each - best) / wide) for each in rivals))
        total += sum(
            share * ((each - best) / wide - whole) for each, share in zip(rivals, shares, strict=True)
        )
    return total
