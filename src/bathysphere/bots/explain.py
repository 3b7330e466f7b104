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

    `line` holds the seat's own expected next answers; what others answer in between is not told.
    """

    key: str
    win: float
    points: float
    visits: int
    line: list[tuple[int, str]]


def estimates(root: Node, seat: int) -> list[Estimate]:
    """Of every answer that was followed at least once, best first."""
    edges = [edge for edge in root.edges.values() if edge.visits]
    edges.sort(key=lambda edge: (edge.visits, edge.found), reverse=True)
    return [
        Estimate(edge.key, edge.wins / edge.visits, edge.points / edge.visits, edge.visits, _line(edge, seat))
        for edge in edges
    ]


def _line(edge: Edge, seat: int) -> list[tuple[int, str]]:
    """The answers followed most often, each with its seat."""
    found: list[tuple[int, str]] = []
    while len(found) < LINE:
        nodes = [node for node in (edge.soon, edge.later) if node is not None and node.visits]
        if not nodes:
            break
        node = max(nodes, key=lambda each: each.visits)
        edge = max(node.edges.values(), key=lambda each: each.visits)
        found.append((seat, edge.key))
    return found
