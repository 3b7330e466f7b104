"""The same table on a narrow screen: one thing per panel, large enough for a thumb."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN
from ....drawing.markup import Markup
from ....drawing.shapes import box, put, text
from .board import sea
from .claimed import actions, chips, lasting
from .desk import heading
from .hand import rows
from .nation import own_board
from .plan import HIGH as BOARD_H
from .plan import WIDE as BOARD_W
from .purse import prices, purse
from .reading import Reading, finish
from .slots import slots
from .tracks import eras, federation

WIDE: Final = 366


def nation_panel(table: Reading) -> Markup:
    high = WIDE * BOARD_H / BOARD_W
    return finish("nation", WIDE, high, table.say("svg-nation"), own_board(table, WIDE))


def means_panel(table: Reading) -> Markup:
    """What one has, and what things cost."""
    body = purse(table, WIDE, 38) + put(0, 43, prices(table, WIDE, 40, (0, 1, 2, 3)))
    return finish(
        "means", WIDE, 130, table.say("svg-means"), body + put(0, 88, prices(table, WIDE, 40, (4, 5)))
    )


def slots_panel(table: Reading) -> Markup:
    rows = len(table.columns()[0])
    high = 84 + 20 + rows * 53 + 48
    body = sea(WIDE, high) + put(6, 8, eras(table, WIDE - 12, 24))
    body += put(6, 42, federation(table, WIDE - 12, 40))
    body += put(6, 90, slots(table, WIDE - 12, high - 96, 46))
    return finish("slots", WIDE, high, table.say("svg-slots"), body)


def hand_panel(table: Reading) -> Markup:
    """One card below the other, readable."""
    body, high = rows(table, WIDE - 8, 96)
    return finish("hand", WIDE, high + 10, table.say("svg-hand"), put(4, 5, body))


def claimed_panel(table: Reading) -> Markup:
    many = -(-len(lasting(table.nation)) // 2)
    high = 130 + many * 43
    body = box(0.6, 0.6, WIDE - 1.2, high - 1.2, 10, table.light.panel, table.light.line, 1.2)
    body += put(8, 8, actions(table, WIDE - 16, 96))
    body += text(9, 116, heading(table), 10, table.light.muted, "start", PLAIN)
    body += put(8, 126, chips(table, WIDE - 16, many * 43))
    return finish("claimed", WIDE, high, table.say("svg-claimed"), body)


if __name__ == "__main__":
    from .demo import show

    show("slots")
