"""Sample pictures: `python -m bathysphere.games.underwater_cities.svg.board > board.svg`."""

from __future__ import annotations

from ....drawing.demo import Demonstration
from . import draw

_LIKED = ("build", "upgrade", "claim", "use", "choose", "part", "pay", "advance", "take", "slot", "discard")


def show(panel: str) -> None:
    """Write one panel of a sample game."""
    Demonstration("underwater_cities", draw, _LIKED).show(panel)
