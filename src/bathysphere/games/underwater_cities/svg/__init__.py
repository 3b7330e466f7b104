"""The drawings of Underwater Cities: one seat's scene in, panels of SVG out."""

from __future__ import annotations

from functools import partial
from typing import Final

from ....drawing.layout import Spot, lay_out
from ....drawing.scene import Panel, Scene
from .board import board
from .desk import desk
from .narrow import claimed_panel, hand_panel, means_panel, nation_panel, slots_panel
from .panels import forecast_panel, market_panel, score_panel, solo_panel, turn_panel
from .reading import Reading
from .rivals import rival

__all__ = ["draw"]

_WIDE: Final = (
    Spot("board", "board", board),
    Spot("desk", "foot", desk),
    Spot("turn", "side", turn_panel, late=True),
    Spot("market", "side", market_panel),
)
_NARROW: Final = (
    Spot("turn", "foot", turn_panel, late=True),
    Spot("means", "foot", means_panel),
    Spot("slots", "foot", slots_panel),
    Spot("nation", "foot", nation_panel),
    Spot("hand", "foot", hand_panel),
    Spot("claimed", "foot", claimed_panel),
    Spot("market", "side", market_panel),
)
_SOLO: Final = (Spot("solo", "side", solo_panel),)
_FORECAST: Final = (Spot("forecast", "side", forecast_panel),)
_SCORE: Final = (Spot("score", "side", score_panel),)


def draw(scene: Scene) -> list[Panel]:
    """All panels of the table: few and dense on a wide screen, one thing each on a narrow one."""
    table = Reading(scene)
    upper = _NARROW if scene.narrow else _WIDE
    others = _SOLO if table.alone else _rivals(table)
    return lay_out(table, (*upper, *others, *(() if table.over else _FORECAST), *_SCORE))


def _rivals(table: Reading) -> tuple[Spot[Reading], ...]:
    seats = sorted([seat for seat in table.view["order"] if seat != table.eyes])
    return tuple(
        [Spot(f"rival-{seat}", "side", partial(rival, seat=seat), name=table.player(seat)) for seat in seats]
    )
