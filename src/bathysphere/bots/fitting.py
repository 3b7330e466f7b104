"""Least squares in plain Python: small enough to need no library."""

from __future__ import annotations

import math
from collections.abc import Sequence
from operator import mul


class Squares:
    """Numbers and what they should foretell, worked out as far as it is the same for every strength.

    Columns are scaled to the same spread, so that a strength means the same for each of them; a column
    that never differs from zero gets no weight.
    """

    def __init__(self, rows: Sequence[Sequence[float]], targets: Sequence[float]) -> None:
        columns = [list(column) for column in zip(*rows, strict=True)]
        self.sizes = [math.sqrt(sum(map(mul, column, column)) / len(rows)) for column in columns]
        self.live = [i for i, size in enumerate(self.sizes) if size > 1e-9]
        scaled = [[x / self.sizes[i] for x in columns[i]] for i in self.live]
        self.matrix = _gram(scaled)
        self.right = [sum(map(mul, column, targets)) for column in scaled]

    def weights(self, strength: float) -> list[float]:
        """The weights that foretell the targets best, held back towards zero."""
        held = [row[:] for row in self.matrix]
        for i in range(len(held)):
            held[i][i] += strength
        found = [0.0] * len(self.sizes)
        for place, weight in zip(self.live, solve(held, self.right), strict=True):
            found[place] = weight / self.sizes[place]
        return found


def ridge(rows: Sequence[Sequence[float]], targets: Sequence[float], strength: float) -> list[float]:
    """The weights that foretell the targets best, held back towards zero."""
    return Squares(rows, targets).weights(strength) if rows else []


def best_ridge(
    rows: Sequence[Sequence[float]], targets: Sequence[float], strengths: Sequence[float]
) -> list[float]:
    """The weights held back as strongly as lets each half of the rows foretell the other half best."""
    half = len(rows) // 2
    parts = [(rows[:half], targets[:half]), (rows[half:], targets[half:])]
    squares = [Squares(*part) for part in parts]
    errors = [
        _error(squares[0].weights(strength), *parts[1]) + _error(squares[1].weights(strength), *parts[0])
        for strength in strengths
    ]
    best = strengths[errors.index(min(errors))]
    return Squares(rows, targets).weights(2 * best)


def _error(weights: list[float], rows: Sequence[Sequence[float]], targets: Sequence[float]) -> float:
    misses = [target - sum(map(mul, weights, row)) for row, target in zip(rows, targets, strict=True)]
    return float(sum(map(mul, misses, misses)))


def _gram(columns: list[list[float]]) -> list[list[float]]:
    matrix = [[0.0] * len(columns) for _ in columns]
    for i, left in enumerate(columns):
        for j in range(i + 1):
            matrix[i][j] = matrix[j][i] = sum(map(mul, left, columns[j]))
    return matrix


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations with a positive definite matrix (Gauss)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    n = len(rows)
    for i in range(n):
        top = max(range(i, n), key=lambda row: abs(rows[row][i]))
        rows[i], rows[top] = rows[top], rows[i]
        for j in range(i + 1, n):
            share = rows[j][i] / rows[i][i]
            if share:
                rows[j] = [below - share * above for below, above in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * n
    for i in range(n - 1, -1, -1):
        found[i] = (rows[i][n] - sum(map(mul, rows[i][i + 1 : n], found[i + 1 :]))) / rows[i][i]
    return found
