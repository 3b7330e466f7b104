"""How a search looks; by measurement, game by game."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Style:
    """From a leaf the seat that is asked plays on to the end of its turn, at most `finish` answers, each the
    best of `tries`. A question deep in the tree is given `width` answers at first and more with its visits.
    `explore` is how strongly answers that were tried little are tried.
    """

    finish: int = 0
    tries: int = 3
    width: int = 3
    widen: float = 1.0
    explore: float = 1.2
