"""What is left beside the board: building pieces by type, shipyard cards by kind, Expertise cards."""

from __future__ import annotations

from ....drawing.lettering import PLAIN, width
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, picture, put, text
from .icons import sign
from .look import KIND_HUES, Pen
from .pieces import sheet, tile
from .reading import Reading
from .stamps import BOOK


def supply(table: Reading, pen: Pen, w: float) -> str:
    """Everything in one row, 28 high."""
    things = _things(table)
    said = table.say("svg-rest")
    start = width(said, 9, PLAIN) + 6
    per = (w - start) / len(things)
    row = [_thing(table, pen, *each, start + per * (i + 0.5), 8, 15) for i, each in enumerate(things)]
    return text(0, 15, said, 9, pen.light.muted, "start", PLAIN) + "".join(row)


def _things(table: Reading) -> list[tuple[str, int]]:
    view = table.view
    return [*view["supply"].items(), *view["shipyard"].items(), ("expertise", view["expertise"])]


def _thing(table: Reading, pen: Pen, kind: str, n: int, x: float, y: float, size: float) -> str:
    light = pen.light
    if kind in KIND_HUES:
        name, hue = table.kind(kind), KIND_HUES[kind]
        mark = box(x - size * 0.42, y - size / 2, size * 0.84, size, size * 0.2, hue)
        mark += put(x, y, sign(kind, "#fff", hue), size / 34)
    else:
        name, mark = table.building(kind), tile(pen, kind, x, y, size)
    label = words(table.say("svg-supply-of", what=name, n=n))
    faint = "" if n else ' opacity=".38"'
    number = text(x, y + size / 2 + 7, n, 9.5, light.text if n else light.muted)
    return f"<g><title>{label}</title><g{faint}>{mark}</g>{number}</g>"


def supply_panel(table: Reading) -> Markup:
    """Narrow screens: two rows of buildings, one of cards."""
    pen = Pen("supply", table.theme)
    things = _things(table)
    body = sheet(pen, 366, 146, table.say("svg-supply"))
    for i, each in enumerate(things):
        row = min(i // 7, 2)
        n = 7 if row < 2 else len(things) - 14
        x = 366 / n * (i - 7 * row + 0.5)
        body += _thing(table, pen, *each, x, 40 + 39 * row, 22)
    return picture("drawing-supply", 366, 146, table.say("svg-supply"), pen.definitions(BOOK) + body)


if __name__ == "__main__":
    from .demo import show

    show("supply")
