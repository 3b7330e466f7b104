"""Alone: the goal, and the neutral tiles on their way round the slots."""

from __future__ import annotations

import math

from ....drawing.lettering import PLAIN
from ....drawing.markup import words
from ....drawing.shapes import box, disc, line, put, text
from ..rules.solo import GOAL_CITIES, GOAL_POINTS
from .icons import NEUTRAL, badge, count, fitted, points, shape
from .look import HUES
from .reading import Reading


def solo(table: Reading, w: float) -> tuple[str, float]:
    """Two bars and the ring."""
    nation, shade = table.nation, table.light
    ended = sum(nation["forecast"]["ended"].values())
    found = fitted(8, 12, table.say("svg-goal"), w - 130, 11, 8, shade.text, "start")
    cities = len(nation["connected"])
    found += put(8, 24, _bar(table, "city", cities, GOAL_CITIES, w - 160))
    found += put(8, 54, _bar(table, "point", ended, GOAL_POINTS, w - 160))
    found += text(8, 92, table.say("svg-goal-now"), 9.5, shade.muted, "start", PLAIN)
    return found + put(w - 66, 62, _ring(table)), 126


def _bar(table: Reading, sign: str, have: int, wanted: int, w: float) -> str:
    shade = table.light
    full = min(1.0, max(0, have) / wanted)
    reached = have >= wanted
    found = points(11, 11, "", 0.9) if sign == "point" else count(sign, 11, 11, "", shade.text, 0.85)
    found += box(28, 3, w - 74, 16, 8, shade.soft, shade.line, 1)
    found += box(28, 3, max(10, (w - 74) * full), 16, 8, "#27804a" if reached else shade.accent)
    return found + text(w - 40, 11.4, f"{have} / {wanted}", 12.5, shade.text, "start")


def _ring(table: Reading) -> str:
    """The slots in clockwise order; arrows show where the three tiles go next."""
    ring = table.view["slots"][:-1]
    r, shade = 46.0, table.light
    found = disc(0, 0, r, "none", shade.line, 1.5)
    for k, each in enumerate(ring):
        turn = 2 * math.pi * k / len(ring) - math.pi / 2
        x, y = r * math.cos(turn), r * math.sin(turn)
        hue = HUES[table.printed.slots[each["id"]].colour]
        found += disc(x, y, 7.5, hue.base, shade.panel, 1) + shape(
            table.printed.slots[each["id"]].colour, x, y, 0.4, hue.deep
        )
        if each["neutral"]:
            found += badge(NEUTRAL, x, y, 8.5)
            if each["id"] == table.view["fourth"]:
                found += disc(x, y, 10.5, "none", shade.warn, 1.6, ' stroke-dasharray="3 2"')
            else:
                turn += 0.26
                found += disc(r * math.cos(turn), r * math.sin(turn), 2.4, shade.text)
    found += line("M-9-5A10 10 0 1 1-9 5M-13 2L-9 6L-5 2", shade.muted, 2)
    about = words(table.say("svg-ring"))
    return f'<g role="img" aria-label="{about}" data-help="{about}">{found}</g>'
