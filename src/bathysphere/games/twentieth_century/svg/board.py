"""The large field: the auction, the disaster, or one's country, under the banner of rounds and phases."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, clip, width, wrap
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
    """Waste, tiles, technologies, recycling: what is done, what is asked, what comes."""
    light = table.light
    asked = [table.question in each for each in _STEPS]
    now = asked.index(True) if True in asked else -1
    seats = table.view["waiting"]
    over = now < 0 and table.eyes not in seats
    found, step = "", w / 4
    for i, name in enumerate(("dump", "attach", "tools", "recycle")):
        done = over or i < now
        ground = light.good if done else RED if i == now else light.sunk
        found += disc(i * step + 12, 0, 10.5, ground, light.line, 1.2)
        if done:
            found += tinted("tick", i * step + 12, 0, 0.58, light.panel)
        else:
            found += text(i * step + 12, 0.3, i + 1, 12, "#fff8e6" if i == now else light.soft)
        said = table.say(f"svg-step-{name}")
        size = 12.0
        while size > 8 and width(said, size) > step - 32:
            size -= 0.5
        said = clip(said, step - 30, size)
        found += text(
            i * step + 27,
            0.3,
            said,
            size,
            light.ink if i == now else light.soft,
            "start",
            None if i == now else PLAIN,
        )
    return found


if __name__ == "__main__":
    from .demo import show

    show("board")
