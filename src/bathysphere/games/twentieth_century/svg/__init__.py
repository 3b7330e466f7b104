"""The drawings of 20th Century: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from typing import Final

from ....drawing.layout import Spot, lay_out
from ....drawing.scene import Panel, Scene
from .board import board
from .desk import desk
from .narrow import spots
from .reading import Reading
from .scores import air_panel, scores_panel
from .seats import seat_spots

__all__ = ["draw"]

_WIDE: Final = (Spot("board", "board", board), Spot("desk", "foot", desk))
_LOW: Final = (Spot("scores", "side", scores_panel), Spot("air", "side", air_panel))


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    upper = spots(table) if scene.narrow else _WIDE
    return lay_out(table, (*upper, *seat_spots(table), *_LOW))
