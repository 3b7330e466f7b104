"""The teams on a narrow screen: personnel, reserve, Available, Discarded, with names."""

from __future__ import annotations

from ....drawing.markup import Markup
from ....drawing.shapes import box, picture, put
from .look import Pen
from .pieces import sheet
from .reading import Reading
from .stamps import BOOK
from .station import teams


def teams_panel(table: Reading) -> Markup:
    pen = Pen("teams", table.theme)
    high = 32 + 42 * len(table.view["teams"])
    body = sheet(pen, 366, high + 34, table.say("svg-teams"), table.say("svg-teams-note"))
    body += box(6, 26, 354, high, 10, "#fbfdfe", "#8fb4c8")
    body += put(6, 26, teams(table, pen, 354, high, 96, 42))
    return picture("drawing-teams", 366, high + 34, table.say("svg-teams"), pen.definitions(BOOK) + body)


if __name__ == "__main__":
    from .demo import show

    show("teams")
