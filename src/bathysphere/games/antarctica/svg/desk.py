"""The strip under the wide board: offers, the turn, cards in hand, the sun's next stops, the supply."""

from __future__ import annotations

from typing import Final

from ....drawing.markup import Markup
from ....drawing.shapes import picture, put
from .cards import W
from .forecast import forecast
from .hand import hand
from .look import Pen
from .offers import GAP, choosing, offers
from .pieces import sheet
from .reading import Reading
from .stamps import BOOK
from .supply import supply
from .turn import turn

WIDE: Final = 844
HIGH: Final = 202


def desk(table: Reading) -> Markup:
    pen = Pen("desk", table.theme)
    left = (4 if choosing(table) else 3) * (W + GAP - 1) + 18
    w = WIDE - left - 10
    rows = (
        put(0, 9, turn(table, pen, w, 46))
        + put(0, 63, hand(table, pen, w, 36))
        + put(-2, 106, forecast(table, pen, w, 54))
        + put(0, 167, supply(table, pen, w))
    )
    body = sheet(pen, WIDE, HIGH, "") + put(4, 4, offers(table, pen)) + put(left, 0, rows)
    return picture("drawing-desk", WIDE, HIGH, table.say("svg-desk"), pen.definitions(BOOK) + body)


if __name__ == "__main__":
    from .demo import show

    show("desk")
