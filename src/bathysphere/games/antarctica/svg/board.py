"""The board: continent, eight zones, the sun's road, docks and ships, the station on the pole."""

from __future__ import annotations

from ....drawing.markup import Markup
from ....drawing.shapes import picture
from .docks import docks, sun, sun_spaces
from .layout import HIGH, WIDE
from .look import Pen
from .reading import Reading
from .scenery import road, scenery
from .stamps import BOOK
from .station import board_station
from .zones import grounds, wedges


def board(table: Reading) -> Markup:
    """The wide board."""
    pen = Pen("board", table.theme)
    clip = '<clipPath id="board-frame"><rect width="844" height="424" rx="12"/></clipPath>'
    body = (
        scenery(pen, table.view["sun"])
        + road()
        + wedges(table, pen)
        + sun_spaces(table, pen)
        + sun(table, pen)
        + docks(table, pen)
        + board_station(table, pen)
        + grounds(table, pen)
    )
    drawn = f'{pen.definitions(BOOK)}{clip}<g clip-path="url(#board-frame)">{body}</g>'
    return picture("drawing-board", WIDE, HIGH, table.say("svg-board"), drawn)


if __name__ == "__main__":
    from .demo import show

    show("board")
