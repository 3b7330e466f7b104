"""What a search remembers: questions as nodes, answers as edges, values by seat. Compiled."""

from __future__ import annotations

import math
from typing import Final

from .evaluation import Appraisal

NARROW: Final = 0.002
"""Values closer together than this are not told apart."""


class Edge:
    """One answer. `seen` is what one look ahead says of it; `totals` sums what the search found behind it.

    Where it leads depends on chance and hidden things, so there is a node for every seat that may be next.
    """

    __slots__ = ("key", "next", "points", "seen", "totals", "visits", "wins")

    def __init__(self, key: str, seen: Appraisal) -> None:
        self.key = key
        self.seen = seen
        self.totals = seen.values[:]
        self.visits = 0
        self.wins = 0.0
        self.points = 0.0
        self.next: dict[int, Node] = {}

    def value(self, seat: int) -> float:
        """The mean of everything found, with the first look as the first finding."""
        return self.totals[seat] / (self.visits + 1)

    def look_again(self, seen: Appraisal, worlds: int) -> None:
        """One more look, in another world: what counts is the mean of all of them."""
        self.seen = Appraisal(
            _moved(self.seen.values, seen.values, worlds),
            _moved(self.seen.chances, seen.chances, worlds),
            _moved(self.seen.points, seen.points, worlds),
        )
        if not self.visits:
            self.totals = self.seen.values[:]

    def learn(self, values: list[float]) -> None:
        self.visits += 1
        totals = self.totals
        for seat in range(len(values)):
            totals[seat] += values[seat]


class Node:
    """A question to a seat. `aside` are the questions that other seats answer at the same time, unseen."""

    __slots__ = ("aside", "edges", "seat", "visits")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.visits = 0
        self.edges: dict[str, Edge] = {}
        self.aside: dict[int, Node] = {}

    def most_promising(self) -> Edge:
        """The edge that looked best."""
        seat = self.seat
        best, found = -1.0, None
        for edge in self.edges.values():
            if edge.seen.values[seat] > best:
                best, found = edge.seen.values[seat], edge
        assert found is not None
        return found

    def best(self, edges: list[Edge], explore: float) -> Edge:
        """The edge to try next: good so far, or promising at first sight and little tried (PUCT).

        Values are stretched to the range of the edges at hand, so that small leads early in a game
        weigh as much as large ones late.
        """
        seat = self.seat
        values = [edge.totals[seat] / (edge.visits + 1) for edge in edges]
        low = min(values)
        reach = max(max(values) - low, NARROW)
        priors = _priors([edge.seen.values[seat] for edge in edges])
        tries = explore * math.sqrt(1 + sum([edge.visits for edge in edges]))
        best, found = -1.0, edges[0]
        for i in range(len(edges)):
            score = (values[i] - low) / reach + tries * priors[i] / (1 + edges[i].visits)
            if score > best:
                best, found = score, edges[i]
        return found


def _moved(old: list[float], new: list[float], n: int) -> list[float]:
    """A mean of n numbers, of which the last is new."""
    return [(old[i] * (n - 1) + new[i]) / n for i in range(len(old))]


def _priors(values: list[float]) -> list[float]:
    """How likely each answer is worth following: by its first look, in the spread of all of them."""
    best = max(values)
    spread = max(sum([best - value for value in values]) / len(values), NARROW)
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
