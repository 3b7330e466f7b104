"""The large field: the auction, the disaster, or one's country, under the banner of rounds and phases."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, clip, fit, wrap
from ....drawing.markup import Markup
from ....drawing.shapes import disc, put, text
from .banner import HIGH as BANNER
from .banner import banner
from .country import BOARD, around, country, grid
from .disaster import disaster
from .look import GLOW, GLOW_INK, RED, finish
from .market import block, market
from .pieces import heading, pill, sheet, stamp, tinted
from .reading import Reading
from .workshop import workshop

WIDE: Final = 844
HIGH: Final = 498
_TOP: Final = BANNER + 8
_KEY: Final = 186
"""How wide the key to the marks is."""
_STEPS: Final = (("dump",), ("attach", "site", "facing", "settle"), ("tools", "target"), ("centre",))


def board(table: Reading) -> Markup:
    body = banner(table, WIDE)
    if table.stage == "auction":
        body += put(0, _TOP, _auction(table))
    elif table.stage == "disaster":
        body += put(0, _TOP, disaster(table, WIDE, HIGH - _TOP))
    else:
        body += put(0, _TOP, own_country(table, WIDE, HIGH - _TOP))
    return finish(BOARD, WIDE, HIGH, table.say("svg-board"), body)


def _auction(table: Reading) -> str:
    dealt = len(table.view["territories"]) + sum([len(nation["new"]) for nation in table.view["nations"]])
    columns = 4 if dealt > 6 else 3
    size, high = 102.0, 252.0
    left = columns * (size + 9) + 16
    found = put(0, 0, market(table, left, high, columns, size))
    found += put(left + 8, 0, block(table, WIDE - left - 8, high))
    return found + put(0, high + 8, workshop(table, WIDE, HIGH - _TOP - high - 8, 6, 128))


def own_country(table: Reading, w: float, h: float) -> str:
    """A country with the steps of the consolidation above it."""
    title = table.say("svg-country-of", name=table.player(table.eyes))
    found = sheet(table.light, w, h)
    if w > 500:
        found += heading(table.light, 12, 18, title, w - 440) + put(w - 420, 18, steps(table, 408))
    else:
        found += put(8, 18, steps(table, w - 16))
    cells = grid(table.nation, around(table), w - 16, h - 44, 150)
    if cells.x > _KEY:
        found += put(14, h - 112, _legend(table))
    return found + put(8, 36, country(table, table.eyes, w - 16, h - 44, BOARD, 150))


def _legend(table: Reading) -> str:
    """What the marks on a country mean, where there is room beside it."""
    marks = (
        (put(14, 0, '<use href="#&~coupler"/>', 0.5), "coupled"),
        (pill(14, 0, "+1", 9.5, GLOW, GLOW_INK, GLOW_INK), "raised"),
        (stamp("recycling", 14, 0, 0.55), "reached"),
        (stamp("place", 14, 0, 0.58), "empty"),
    )
    found = ""
    for i, (sign, name) in enumerate(marks):
        rows = wrap(table.say(f"svg-key-{name}"), _KEY - 42, 10.5, 2, PLAIN)
        lines = [
            text(32, (k - (len(rows) - 1) / 2) * 12, row, 10.5, table.light.soft, "start", PLAIN)
            for k, row in enumerate(rows)
        ]
        found += put(0, 12 + i * 27, sign + "".join(lines))
    return found


def steps(table: Reading, w: float) -> str:
    """Waste, tiles, technologies, recycling: what is done, what is asked, what comes; all in one size."""
    asked = [table.question in each for each in _STEPS]
    now = asked.index(True) if True in asked else -1
    over = now < 0 and table.eyes not in table.view["waiting"]
    said = [table.say(f"svg-step-{name}") for name in ("dump", "attach", "tools", "recycle")]
    step = w / 4
    size = min([fit(each, step - 30, 12, 8) for each in said])
    found = ""
    for i, each in enumerate(said):
        state = "done" if over or i < now else "now" if i == now else "later"
        found += put(i * step, 0, _step(table, i + 1, clip(each, step - 30, size), size, state))
    return found


def _step(table: Reading, number: int, said: str, size: float, state: str) -> str:
    light = table.light
    ground = {"done": light.good, "now": RED, "later": light.sunk}[state]
    found = disc(12, 0, 10.5, ground, light.line, 1.2)
    if state == "done":
        found += tinted("tick", 12, 0, 0.58, light.panel)
    else:
        found += text(12, 0.3, number, 12, "#fff8e6" if state == "now" else light.soft)
    if state == "now":
        return found + text(27, 0.3, said, size, light.ink, "start")
    return found + text(27, 0.3, said, size, light.soft, "start", PLAIN)


if __name__ == "__main__":
    from .demo import show

    show("board")
