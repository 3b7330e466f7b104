"""Sample pictures: `python -m bathysphere.games.antarctica.svg.board > board.svg`."""

from __future__ import annotations

from ....drawing.demo import Demonstration
from . import draw

_LIKED = ("build", "recruit", "research", "sail", "place", "advance", "play", "take", "pick", "move", "use")


def show(panel: str) -> None:
    """Write one panel of a sample game."""
    Demonstration("antarctica", draw, _LIKED).show(panel)
