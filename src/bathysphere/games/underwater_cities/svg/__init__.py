"""The drawings of Underwater Cities: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from ....drawing.scene import Panel, Scene
from .board import board
from .desk import desk
from .narrow import claimed_panel, hand_panel, means_panel, nation_panel, slots_panel
from .panels import forecast_panel, market_panel, score_panel, solo_panel, turn_panel, width_of
from .reading import Reading
from .rivals import rival

__all__ = ["draw"]


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    return _narrow(table) if scene.narrow else _wide(table)


def _wide(table: Reading) -> list[Panel]:
    drawn = [
        Panel("board", "board", table.say("svg-board"), board(table)),
        Panel("desk", "foot", table.say("svg-desk"), desk(table)),
        Panel("market", "side", table.say("svg-market"), market_panel(table)),
        *_others(table),
        Panel("forecast", "side", table.say("svg-forecast"), forecast_panel(table)),
        Panel("score", "side", table.say("svg-score"), score_panel(table)),
    ]
    return [*drawn[:2], Panel("turn", "side", table.say("svg-turn"), turn_panel(table)), *drawn[2:]]


def _narrow(table: Reading) -> list[Panel]:
    drawn = [
        Panel("means", "foot", table.say("svg-means"), means_panel(table)),
        Panel("slots", "foot", table.say("svg-slots"), slots_panel(table)),
        Panel("nation", "foot", table.say("svg-nation"), nation_panel(table)),
        Panel("hand", "foot", table.say("svg-hand"), hand_panel(table)),
        Panel("claimed", "foot", table.say("svg-claimed"), claimed_panel(table)),
        Panel("market", "side", table.say("svg-market"), market_panel(table)),
        *_others(table),
        Panel("forecast", "side", table.say("svg-forecast"), forecast_panel(table)),
        Panel("score", "side", table.say("svg-score"), score_panel(table)),
    ]
    return [Panel("turn", "foot", table.say("svg-turn"), turn_panel(table)), *drawn]


def _others(table: Reading) -> list[Panel]:
    if table.alone:
        return [Panel("solo", "side", table.say("svg-solo"), solo_panel(table))]
    seats = [seat for seat in table.view["order"] if seat != table.eyes]
    return [
        Panel(f"rival-{seat}", "side", table.player(seat), rival(table, seat, width_of(table)))
        for seat in sorted(seats)
    ]
