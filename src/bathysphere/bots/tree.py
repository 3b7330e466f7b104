"""What a search remembers: questions as nodes, answers as edges, values by seat. Compiled."""

from __future__ import annotations

import math
from typing import Final

NARROW: Final = 0.002
"""Values closer together than this are not told apart."""


class Edge:
    """One answer. `guess` is what one look ahead says of it; `totals` sums what the search found behind it.

    Where it leads depends on chance and hidden things, so there is a node for every seat that may be next.
    """

    __slots__ = ("guess", "key", "next", "points", "totals", "visits", "wins")

    def __init__(self, key: str, guess: list[float]) -> None:
        self.key = key
        self.guess = guess
        self.totals = guess[:]
        self.visits = 0
        self.wins = 0.0
        self.points = 0.0
        self.next: dict[int, Node] = {}

    def value(self, seat: int) -> float:
        """The mean of everything found, with the guess as the first finding."""
        return self.totals[seat] / (self.visits + 1)

    def guess_again(self, values: list[float], worlds: int) -> None:
        """One more look, in another world: the guess is the mean of all of them."""
        self.guess = [
            (old * (worlds - 1) + new) / worlds for old, new in zip(self.guess, values, strict=True)
        ]
        if not self.visits:
            self.totals = self.guess[:]

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
        """The edge with the best guess."""
        seat = self.seat
        best, found = -1.0, None
        for edge in self.edges.values():
            if edge.guess[seat] > best:
                best, found = edge.guess[seat], edge
        assert found is not None
        return found

    def best(self, edges: list[Edge], explore: float) -> Edge:
        """The edge to try next: good so far, or promising by its guess and little tried (PUCT).

        Values are stretched to the range of the edges at hand, so that small leads early in a game
        weigh as much as large ones late.
        """
        seat = self.seat
        values = [edge.totals[seat] / (edge.visits + 1) for edge in edges]
        low = min(values)
        reach = max(max(values) - low, NARROW)
        priors = _priors([edge.guess[seat] for edge in edges])
        tries = explore * math.sqrt(1 + sum([edge.visits for edge in edges]))
        best, found = -1.0, edges[0]
        for i in range(len(edges)):
            score = (values[i] - low) / reach + tries * priors[i] / (1 + edges[i].visits)
            if score > best:
                best, found = score, edges[i]
        return found


def _priors(guesses: list[float]) -> list[float]:
    """How likely each answer is worth a look: by its guess, measured in the spread of all of them."""
    best = max(guesses)
    spread = max(sum([best - guess for guess in guesses]) / len(guesses), NARROW)
    weights = [math.exp((guess - best) / spread) for guess in guesses]
    total = sum(weights)
    return [weight / total for weight in weights]
