"""Sample pictures: `python -m bathysphere.games.twentieth_century.svg.board > board.svg`."""

from __future__ import annotations

from ....drawing.demo import Demonstration
from . import draw

_LIKED = ("open", "bid", "buy", "use", "attach", "city", "tile", "join")


def show(panel: str) -> None:
    """Write one panel of a sample game."""
    Demonstration("twentieth_century", draw, _LIKED).show(panel)
