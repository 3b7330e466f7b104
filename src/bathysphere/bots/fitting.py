"""Least squares in plain Python: small enough to need no library."""

from __future__ import annotations

import math
from operator import mul


def ridge(rows: list[list[float]], targets: list[float], strength: float) -> list[float]:
    """The weights that forecast the targets best, held back towards zero.

    Columns are scaled to the same spread first, so that the strength means the same for each of them;
    a column that never differs from zero gets no weight.
    """
    if not rows:
        return []
    columns = [list(column) for column in zip(*rows, strict=True)]
    sizes = [math.sqrt(sum(map(mul, column, column)) / len(rows)) for column in columns]
    live = [i for i, size in enumerate(sizes) if size > 1e-9]
    scaled = [[x / sizes[i] for x in columns[i]] for i in live]
    matrix = _gram(scaled)
    for i in range(len(live)):
        matrix[i][i] += strength
    found = solve(matrix, [sum(map(mul, column, targets)) for column in scaled])
    weights = [0.0] * len(columns)
    for place, weight in zip(live, found, strict=True):
        weights[place] = weight / sizes[place]
    return weights


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
