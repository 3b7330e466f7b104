"""What a search remembers: questions to one seat as nodes, its answers as edges. Compiled."""

from __future__ import annotations

import math
from typing import Final

NARROW: Final = 0.002
"""Values closer together than this are not told apart."""

LEAST_TRUST: Final = 0.5
MOST_TRUST: Final = 30.0
"""A look weighs as much as at least and at most so many findings."""


class Edge:
    """One answer. `seen` is what looks ahead say of it, `looks` of them on average; `found` sums what the
    search found behind it, `squares` the squares of that.

    Where it leads is a question of its own if the same seat is asked again at once (`soon`), and another one
    after others have answered (`later`).
    """

    __slots__ = ("found", "key", "later", "looks", "points", "seen", "soon", "squares", "visits", "wins")

    def __init__(self, key: str, seen: float) -> None:
        self.key = key
        self.seen = seen
        self.looks = 1
        self.found = 0.0
        self.squares = 0.0
        self.visits = 0
        self.wins = 0.0
        self.points = 0.0
        self.soon: Node | None = None
        self.later: Node | None = None

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
        self.squares += value * value

    def scatter(self) -> float:
        """By how much the findings differ among themselves: the sum of the squares."""
        return self.squares - self.found * self.found / self.visits


class Node:
    """A question to the seat that searches."""

    __slots__ = ("edges", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.edges: dict[str, Edge] = {}

    def look_anew(self, values: dict[str, float]) -> int:
        """What one look says of answers; gives how many of them were not known before."""
        before = len(self.edges)
        for key, value in values.items():
            edge = self.edges.get(key)
            if edge is None:
                self.edges[key] = Edge(key, value)
            else:
                edge.seen, edge.looks = value, 1
        return len(self.edges) - before

    def look_again(self, values: dict[str, float]) -> None:
        """One more look at some answers, in another world: what counts is the mean of all their looks.

        Worlds are better or worse for all answers: by how much this one is, it is levelled, so that
        answers seen in more worlds and in fewer can be compared.
        """
        level = sum([value - self.edges[key].seen for key, value in values.items()]) / len(values)
        for key, value in values.items():
            edge = self.edges[key]
            edge.looks += 1
            edge.seen += (value - level - edge.seen) / edge.looks

    def likings(self) -> dict[str, float]:
        """By how much each answer looks better than all of them do on average."""
        middle = sum([edge.seen for edge in self.edges.values()]) / len(self.edges)
        return {key: edge.seen - middle for key, edge in self.edges.items()}

    def promising(self, most: int) -> list[str]:
        """The answers that look best."""
        return sorted(self.edges, key=self._seen, reverse=True)[:most]

    def _seen(self, key: str) -> float:
        return self.edges[key].seen

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
    """What answers are worth: the mean of everything found, with the first look as some of the findings.

    Looks are off to one side, as all go a certain way and no further: a bid that stands is not yet outbid. By
    how much they were off where answers were followed they are moved, so that they can be compared.
    """
    shift, trust = reliance(edges)
    return [(trust * (edge.seen + shift) + edge.found) / (edge.visits + trust) for edge in edges]


def reliance(edges: list[Edge]) -> tuple[float, float]:
    """By how much looks are off to one side, and how many findings a look weighs as much as.

    Findings differ by the luck of their worlds, looks are off by what they cannot see. Both are measured:
    where luck is the larger part, a look is worth many findings.
    """
    visits = 1
    off = 0.0
    for edge in edges:
        visits += edge.visits
        off += edge.found - edge.visits * edge.seen
    shift = off / visits
    followed = [edge for edge in edges if edge.visits]
    if len(followed) < 2 or visits < len(followed) + 3:
        return shift, 1.0
    luck = sum([edge.scatter() for edge in followed]) / (visits - 1 - len(followed))
    gaps = [(edge.found / edge.visits - edge.seen - shift) ** 2 - luck / edge.visits for edge in followed]
    error = sum(gaps) / (len(followed) - 1)
    if luck >= error * MOST_TRUST:
        return shift, MOST_TRUST
    return shift, max(LEAST_TRUST, luck / error)


def _priors(values: list[float]) -> list[float]:
    """How likely each answer is worth following: by its first look, in the spread of all of them."""
    best = max(values)
    spread = max(sum([best - value for value in values]) / len(values), NARROW)
    weights = [math.exp((value - best) / spread) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
