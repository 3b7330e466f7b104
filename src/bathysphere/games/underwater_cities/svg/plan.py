"""Where the parts of a player board are drawn, and where there is room for labels."""

from __future__ import annotations

import math
import re
from typing import Final

from ....drawing.shapes import box, line, text
from ..components import FREE_SITE, Board
from ..words import GAINS, Bundle, Text
from .icons import use

WIDE: Final = 1000
HIGH: Final = 700
DOME: Final = 36
HEX: Final = 56
RED: Final = "#ff4d4d"
BLACK: Final = "#12060a"
Spot = tuple[float, float]
HEXES: Final = ("brown", "blue_1", "blue_2")


class Plan:
    """Where everything of a board is drawn, and the texts that its bonuses name."""

    def __init__(self, board: Board, texts: tuple[Text, ...]) -> None:
        self.board = board
        self.texts = texts
        self.at = {each.id: each.at for each in board.drawn}
        self.ways = {each.id: each.path for each in board.drawn if each.path}

    def spot(self, name: str) -> Spot:
        return self.at[name][0], self.at[name][1]


class Tags:
    """Finds free places for the labels of surcharges."""

    def __init__(self, where: Plan) -> None:
        board = where.board
        self.dots = [(*spot, 8.0) for way in where.ways.values() for spot in _along(way)]
        self.dots += [(*where.spot(name), HEX + 2.0) for name in HEXES]
        for name in board.tunnel_names:
            x, y, turn = where.at[name]
            slant = math.radians(turn)
            self.dots += [(x + d * math.cos(slant), y + d * math.sin(slant), 15.0) for d in (-18, 0, 18)]
        self.dots += [(*where.spot(name), DOME + 2.0) for name in board.city_names]
        self.dots += [(*where.spot(name), 19.0) for name in board.site_names]

    def room(self, x: float, y: float, w: float, h: float) -> float:
        if not (6 + w / 2 < x < 994 - w / 2 and 6 + h / 2 < y < 694 - h / 2):
            return -99
        gaps = [
            math.hypot(max(0, abs(left - x) - w / 2), max(0, abs(low - y) - h / 2)) - r
            for left, low, r in self.dots
        ]
        return min(gaps)

    def place(self, spot: Spot, w: float, h: float, near: int) -> Spot:
        best = (-1e9, 0.0, 0.0)
        for far in range(near, near + 70, 6):
            for k in range(24):
                x = spot[0] + far * math.cos(k * math.pi / 12)
                y = spot[1] + far * math.sin(k * math.pi / 12)
                best = max(best, (min(self.room(x, y, w, h), 5) - 0.12 * far, x, y))
        _, x, y = best
        self.dots += [(x + part * w / 2, y, h / 2 + 1) for part in (-0.8, -0.4, 0, 0.4, 0.8)]
        return x, y


def _along(way: str) -> list[Spot]:
    x0, y0, cx, cy, x1, y1 = [float(each) for each in re.findall(r"-?\d+\.?\d*", way)]
    found = []
    for i in range(13):
        t = i / 12
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * x0 + b * cx + c * x1, a * y0 + b * cy + c * y1))
    return found


def tagged(
    tags: Tags, spot: Spot, surcharge: Bundle, near: int, rim: float, leads: str, labels: str
) -> tuple[str, str]:
    """A black label with a red rim: what a site costs more; and the line to it."""
    if surcharge == FREE_SITE:
        return leads, labels
    items = ["+"]
    for i, n in enumerate(surcharge):
        items += ([str(n)] if n > 1 else []) + [GAINS[i]] if n else []
    wide = sum([11 if len(item) < 2 else 19 for item in items]) + 10
    x, y = tags.place(spot, wide, 22, near)
    far = math.dist(spot, (x, y)) / rim
    lead = line(
        f"M{spot[0] + (x - spot[0]) / far:.0f} {spot[1] + (y - spot[1]) / far:.0f}L{x:.0f} {y:.0f}", RED, 2
    )
    label, left = box(x - wide / 2, y - 11, wide, 22, 7, BLACK, RED, 1.6), x - wide / 2 + 5
    for item in items:
        w = 11 if len(item) < 2 else 19
        at = left + w / 2
        label += text(at, y + 0.5, item, 13, "#ffd9d9") if len(item) < 2 else use(item, at, y, 0.74)
        left += w
    return leads + lead, labels + label
