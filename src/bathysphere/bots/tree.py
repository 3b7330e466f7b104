"""What a search remembers: questions to one seat as nodes, its answers as edges. Compiled."""

from __future__ import annotations

import math
from typing import Final

NARROW: Final = 0.002
"""Values closer together than this are not told apart."""


class Edge:
    """One answer. `seen` is what one look ahead says of it; `found` sums what the search found behind it.

    Where it leads is a question of its own if the same seat is asked again at once (`soon`), and another one
    after others have answered (`later`).
    """

    __slots__ = ("found", "key", "later", "points", "seen", "soon", "visits", "wins")

    def __init__(self, key: str, seen: float) -> None:
        self.key = key
        self.seen = seen
        self.found = 0.0
        self.visits = 0
        self.wins = 0.0
        self.points = 0.0
        self.soon: Node | None = None
        self.later: Node | None = None

    def look_again(self, seen: float, worlds: int) -> None:
        """One more look, in another world: what counts is the mean of all of them."""
        self.seen += (seen - self.seen) / worlds

    def lead_on(self, at_once: bool) -> Node:
        """To a question that was never asked before."""
        node = Node()
        if at_once:
            self.soon = node
        else:
            self.later = node
        return node

    def learn(self, value: float) -> None:
        self.visits += 1
        self.found += value


class Node:
    """A question to the seat that searches."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}

    def best(self, edges: list[Edge], explore: float) -> Edge:
        """The edge to try next: good so far, or promising at first sight and little tried (PUCT).

        Values are stretched to the range of the edges at hand, so that small leads early in a game
        weigh as much as large ones late.
        """
        values = worths(edges)
        low = min(values)
        reach = max(max(values) - low, NARROW)
        priors = _priors([edge.seen for edge in edges])
        tries = explore * math.sqrt(1 + sum([edge.visits for edge in edges]))
        best, found = -1.0, edges[0]
        for i in range(len(edges)):
            score = (values[i] - low) / reach + tries * priors[i] / (1 + edges[i].visits)
            if score > best:
                best, found = score, edges[i]
        return found


def worths(edges: list[Edge]) -> list[float]:
    """What answers are worth: the mean of everything found, with the first look as the first finding.

    Looks are off to one side, as all go a certain way and no further: a bid that stands is not yet outbid. By
    how much they were off where answers were followed they are moved, so that they can be compared.
    """
    visits = 1
    off = 0.0
    for edge in edges:
        visits += edge.visits
        off += edge.found - edge.visits * edge.seen
    shift = off / visits
    return [(edge.seen + shift + edge.found) / (edge.visits + 1) for edge in edges]


def _priors(values: list[float]) -> list[float]:
    """How likely each answer is worth following: by its first look, in the spread of all of them."""
    best = max(values)
    spread = max(sum([best - value for value in values]) / len(values), NARROW)
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
