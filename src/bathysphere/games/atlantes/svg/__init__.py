"""The drawings of Atlantes: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from typing import Final

from ....drawing.layout import Spot, lay_out
from ....drawing.scene import Panel, Scene
from .board import board
from .clocks import clocks_panel
from .desk import desk
from .narrow import (
    characters_panel,
    hand_panel,
    locations_panel,
    realm_panel,
    reserve_panel,
    turn_panel,
)
from .reading import Reading
from .rivals import rivals_panel
from .solo import solo_panel
from .tracks import tracks_panel

__all__ = ["draw"]

_WIDE: Final = (
    Spot("board", "board", board),
    Spot("desk", "foot", desk),
    Spot("clocks", "side", clocks_panel),
)
_NARROW: Final = (
    Spot("turn", "foot", turn_panel, "svg-purse"),
    Spot("realm", "foot", realm_panel),
    Spot("hand", "foot", hand_panel),
    Spot("locations", "foot", locations_panel),
    Spot("characters", "foot", characters_panel),
    Spot("tracks", "side", tracks_panel),
    Spot("clocks", "side", clocks_panel),
)
_RIVALS: Final = (Spot("rivals", "side", rivals_panel),)
_SOLO: Final = (Spot("solo", "side", solo_panel),)
_RESERVE: Final = (Spot("reserve", "side", reserve_panel),)


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    others = _SOLO if len(table.view["realms"]) == 1 else _RIVALS
    return lay_out(table, _NARROW + others + _RESERVE if scene.narrow else _WIDE + others)
