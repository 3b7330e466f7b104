"""The drawings of Atlantes: one seat's scene in, panels of SVG out."""

from __future__ import annotations

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


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    return _narrow(table) if scene.narrow else _wide(table)


def _wide(table: Reading) -> list[Panel]:
    return [
        Panel("board", "board", table.say("svg-board"), board(table)),
        Panel("desk", "foot", table.say("svg-desk"), desk(table)),
        Panel("clocks", "side", table.say("svg-clocks"), clocks_panel(table)),
        *_others(table),
    ]


def _narrow(table: Reading) -> list[Panel]:
    return [
        Panel("turn", "foot", table.say("svg-purse"), turn_panel(table)),
        Panel("realm", "foot", table.say("svg-realm"), realm_panel(table)),
        Panel("hand", "foot", table.say("svg-hand"), hand_panel(table)),
        Panel("locations", "foot", table.say("svg-locations"), locations_panel(table)),
        Panel("characters", "foot", table.say("svg-characters"), characters_panel(table)),
        Panel("tracks", "side", table.say("svg-tracks"), tracks_panel(table)),
        Panel("clocks", "side", table.say("svg-clocks"), clocks_panel(table)),
        *_others(table),
        Panel("reserve", "side", table.say("svg-reserve"), reserve_panel(table)),
    ]


def _others(table: Reading) -> list[Panel]:
    if len(table.view["realms"]) == 1:
        return [Panel("solo", "side", table.say("svg-solo"), solo_panel(table))]
    return [Panel("rivals", "side", table.say("svg-rivals"), rivals_panel(table))]
