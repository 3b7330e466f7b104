"""The drawings of Antarctica: one seat's scene in, panels of SVG out."""

from __future__ import annotations

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


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    return _narrow(table) if scene.narrow else _wide(table)


def _wide(table: Reading) -> list[Panel]:
    return [
        Panel("board", "board", table.say("svg-board"), board(table)),
        Panel("desk", "foot", table.say("svg-desk"), desk(table)),
        Panel("tracks", "side", table.say("svg-tracks"), tracks(table)),
        Panel("standings", "side", table.say("svg-standings"), standings(table)),
    ]


def _narrow(table: Reading) -> list[Panel]:
    return [
        Panel("board", "board", table.say("svg-board"), narrow_board(table)),
        Panel("turn", "foot", table.say("svg-turn"), turn_panel(table)),
        Panel("offers", "foot", table.say("svg-offers"), offers_panel(table)),
        Panel("hand", "foot", table.say("svg-hand"), hand_panel(table)),
        Panel("tracks", "side", table.say("svg-tracks"), tracks(table)),
        Panel("forecast", "side", table.say("svg-forecast"), forecast_panel(table)),
        Panel("standings", "side", table.say("svg-standings"), standings_panel(table)),
        Panel("teams", "side", table.say("svg-teams"), teams_panel(table)),
        Panel("supply", "side", table.say("svg-supply"), supply_panel(table)),
    ]
