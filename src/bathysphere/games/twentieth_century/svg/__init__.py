"""The drawings of 20th Century: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from ....drawing.scene import Panel, Scene
from .board import board
from .desk import desk
from .narrow import phone_panels
from .reading import Reading
from .scores import air_panel, scores_panel
from .seats import seat_panels

__all__ = ["draw"]


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    middle = phone_panels(table) if scene.narrow else _wide(table)
    return [
        *middle,
        *seat_panels(table),
        Panel("scores", "side", table.say("svg-scores"), scores_panel(table)),
        Panel("air", "side", table.say("svg-air"), air_panel(table)),
    ]


def _wide(table: Reading) -> list[Panel]:
    return [
        Panel("board", "board", table.say("svg-board"), board(table)),
        Panel("desk", "foot", table.say("svg-desk"), desk(table)),
    ]
