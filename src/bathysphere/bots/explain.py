"""What a search thinks of the answers, for hints and analysis."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .tree import Edge, Node

LINE: Final = 6
"""How many of the expected next answers are told."""


@dataclass(frozen=True)
class Estimate:
    """One answer: chance to win after it, expected points, how often it was followed.

    `line` holds the expected next answers, each with the seat that gives it.
    """

    key: str
    win: float
    points: float
    visits: int
    line: list[tuple[int, str]]


def estimates(root: Node) -> list[Estimate]:
    """Of every answer that was followed at least once, best first."""
    edges = [edge for edge in root.edges.values() if edge.visits]
    edges.sort(key=lambda edge: (edge.visits, edge.value(root.seat)), reverse=True)
    return [
        Estimate(edge.key, edge.wins / edge.visits, edge.points / edge.visits, edge.visits, _line(edge))
        for edge in edges
    ]


def _line(edge: Edge) -> list[tuple[int, str]]:
    """The answers followed most often."""
    found: list[tuple[int, str]] = []
    while edge.next and len(found) < LINE:
        node = max(edge.next.values(), key=lambda each: each.visits)
        if not node.edges:
            break
        edge = max(node.edges.values(), key=lambda each: each.visits)
        if not edge.visits:
            break
        found.append((node.seat, edge.key))
    return found
