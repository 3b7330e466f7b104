"""The drawings of Antarctica: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from typing import Final

from ....drawing.layout import Spot, lay_out
from ....drawing.scene import Panel, Scene
from .board import board
from .desk import desk
from .forecast import forecast_panel
from .hand import hand_panel
from .narrow import narrow_board
from .offers import offers_panel
from .reading import Reading
from .standings import standings, standings_panel
from .supply import supply_panel
from .teams import teams_panel
from .tracks import tracks
from .turn import turn_panel

__all__ = ["draw"]

_WIDE: Final = (
    Spot("board", "board", board),
    Spot("desk", "foot", desk),
    Spot("tracks", "side", tracks),
    Spot("standings", "side", standings),
)
_NARROW: Final = (
    Spot("board", "board", narrow_board),
    Spot("turn", "foot", turn_panel),
    Spot("offers", "foot", offers_panel),
    Spot("hand", "foot", hand_panel),
    Spot("tracks", "side", tracks),
    Spot("forecast", "side", forecast_panel),
    Spot("standings", "side", standings_panel),
    Spot("teams", "side", teams_panel),
    Spot("supply", "side", supply_panel),
)


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    return lay_out(Reading(scene), _NARROW if scene.narrow else _WIDE)
