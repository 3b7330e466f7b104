"""Sample pictures: `python -m bathysphere.games.atlantes.svg.board > board.svg`."""

from __future__ import annotations

from ....drawing.demo import Demonstration
from . import draw

_LIKED = ("play", "buy", "conquer", "recruit", "claim", "exploit", "raise", "score", "pay", "explore")


def show(panel: str) -> None:
    """Write one panel of a sample game."""
    Demonstration("atlantes", draw, _LIKED).show(panel)
