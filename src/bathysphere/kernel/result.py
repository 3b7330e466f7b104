"""How a game ended, line by line."""

from __future__ import annotations

from dataclasses import dataclass

from .message import Message


@dataclass(frozen=True)
class Line:
    """One entry of the breakdown: the rule that gives the points, what for, and how many."""

    rule: str
    what: Message
    points: int


@dataclass(frozen=True)
class Result:
    """Indexed by seat. `ranking` is the place of each seat (1 = first; shared places are equal numbers)."""

    points: list[int]
    ranking: list[int]
    winners: list[int]
    breakdown: list[list[Line]]
    reason: Message
