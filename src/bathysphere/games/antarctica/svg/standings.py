"""Who leads where: every majority with pieces and points, as if it were scored now (AN-16)."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import clip
from ....drawing.markup import Markup, words
from ....drawing.shapes import box, disc, picture, put, text
from ..view import MajorityView
from .icons import sign
from .look import INK, SUN, Pen
from .pieces import asterisk, badge, pip, sheet, tile
from .reading import Reading
from .stamps import BOOK

_HALF: Final = 8


def _items(table: Reading) -> list[MajorityView]:
    """Zones in the order of their numbers, then open tracks, asterisks and discarded pieces."""
    items = table.view["majorities"]
    zones = sorted([each for each in items if each["category"] == "zone"], key=lambda each: int(each["what"]))
    return zones + [each for each in items if each["category"] != "zone"]


def standings(table: Reading) -> Markup:
    """Wide: teams are rows; the items stand in two banks."""
    pen = Pen("standings", table.theme)
    items = _items(table)
    count = len(table.view["teams"])
    row = {2: 34.0, 3: 25.0}.get(count, 20.0)
    half = (len(items) + 2) // 2
    bank = 20 + row * count
    high = 26 + 2 * bank + 5
    body = sheet(pen, 400, high, table.say("svg-standings"), table.say("svg-standings-note"))
    body += put(0, 26, _bank(table, pen, items[:half], half, row, False))
    body += put(0, 28 + bank, _bank(table, pen, items[half:], half, row, True))
    return picture("drawing-standings", 400, high, table.say("svg-standings"), pen.definitions(BOOK) + body)


def _bank(table: Reading, pen: Pen, items: list[MajorityView], columns: int, row: float, last: bool) -> str:
    light, label = pen.light, 84.0
    per = (400 - label - 8) / columns
    count = len(table.view["teams"])
    found = ""
    for i, item in enumerate(items):
        found += _head(table, pen, item, label + per * (i + 0.5), 9)
    if last:
        x = label + per * (columns - 0.5)
        found += text(x, 9, "Σ", 13, light.muted)
    for seat in range(count):
        y = 20 + row * (seat + 0.5)
        if seat % 2 == 0:
            found += box(5, y - row / 2, 390, row, 5, light.soft)
        found += badge(pen, seat, 17, y, 7.5)
        found += text(29, y + 0.5, clip(table.names[seat], label - 34, 10), 10, light.text, "start")
        for i, item in enumerate(items):
            found += _cell(table, pen, item, seat, label + per * (i + 0.5), y, per, row)
        if last:
            found += text(
                label + per * (columns - 0.5),
                y + 0.5,
                table.view["teams"][seat]["points"],
                12.5,
                light.accent,
            )
    return found


def _head(table: Reading, pen: Pen, item: MajorityView, x: float, y: float) -> str:
    """The sign of an item: a zone's number, a track's centres, the asterisk, the red box."""
    match item["category"]:
        case "zone":
            zone = int(item["what"])
            here = disc(x, y, 10, "none", SUN, 2.4) if zone == table.view["sun"] else ""
            label, body = table.zone(zone), here + pip(pen, zone, x, y, 7.5)
        case "track":
            track = next(each for each in table.view["tracks"] if each["track"] == item["what"])
            number = table.view["tracks"].index(track)
            label, body = table.track(track), _track_sign(pen, track["centres"], number > 2, x, y)
        case "asterisk":
            label, body = table.say("line-asterisk"), asterisk(x, y, 8)
        case _:
            label = table.say("line-discarded")
            body = box(x - 8, y - 8, 16, 16, 4, "#fbe3e0", "#c97068", 1.2)
            body += put(x, y, sign("sacrifice", "#7d231b", "#fbe3e0"), 0.48)
    return f"<g><title>{words(label)}</title>{body}</g>"


def _track_sign(pen: Pen, centres: list[str], dark: bool, x: float, y: float) -> str:
    ground = box(x - 15, y - 9, 30, 18, 6, "#2b4a63") if dark else ""
    if not centres:
        return ground + put(x, y, sign("research", "#eaf4fa" if dark else INK, "none"), 0.6)
    first = x - 6.5 * (len(centres) - 1)
    return ground + "".join([tile(pen, kind, first + 13 * i, y, 13.5) for i, kind in enumerate(centres)])


def _cell(
    table: Reading, pen: Pen, item: MajorityView, seat: int, x: float, y: float, w: float, row: float
) -> str:
    """Pieces small, points large; the first place is golden."""
    light, n = pen.light, item["counts"][seat]
    if not n:
        return text(x, y, "–", 10, light.muted)
    leads = item["places"][seat] == 1
    tone = light.lead_text if leads else light.text
    ground = (
        box(x - w / 2 + 1, y - row / 2 + 1.5, w - 2, row - 3, 7, light.lead, light.lead_line) if leads else ""
    )
    small = text(x - w / 2 + 9, y + 0.5, n, 9, light.muted if not leads else light.lead_text)
    return ground + small + text(x + w / 2 - 5, y + 0.5, item["points"][seat], 11.5, tone, "end")


def standings_panel(table: Reading) -> Markup:
    """Narrow: items are rows, teams are columns."""
    pen = Pen("standings", table.theme)
    items, light = _items(table), pen.light
    count = len(table.view["teams"])
    label, row = 132.0, 24.0
    per = (366 - label - 8) / count
    high = 50 + row * (len(items) + 1) + 8
    body = sheet(pen, 366, high, table.say("svg-standings"), table.say("svg-standings-note"))
    for seat in range(count):
        body += badge(pen, seat, label + per * (seat + 0.5), 38, 9)
    for i, item in enumerate(items):
        y = 50 + row * (i + 0.5)
        if i % 2 == 0:
            body += box(5, y - row / 2, 356, row, 5, light.soft)
        body += _head(table, pen, item, 22, y) + _item_name(table, pen, item, y)
        for seat in range(count):
            body += _cell(table, pen, item, seat, label + per * (seat + 0.5), y, min(per, 62), row)
    y = 50 + row * (len(items) + 0.5) + 2
    body += f'<path d="M8 {y - row / 2:g}H358" stroke="{light.line}" stroke-width="1.5"/>'
    body += text(12, y + 0.5, table.say("svg-total"), 11.5, light.text, "start")
    for seat in range(count):
        points = table.view["teams"][seat]["points"]
        body += text(label + per * (seat + 0.5), y + 0.5, points, 14, light.accent)
    return picture("drawing-standings", 366, high, table.say("svg-standings"), pen.definitions(BOOK) + body)


def _item_name(table: Reading, pen: Pen, item: MajorityView, y: float) -> str:
    match item["category"]:
        case "zone":
            name = table.zone(int(item["what"]))
        case "track":
            name = table.track(next(each for each in table.view["tracks"] if each["track"] == item["what"]))
        case other:
            name = table.say(f"svg-item-{other}")
    return text(42, y + 0.5, clip(name, 92, 10), 10, pen.light.text, "start")


if __name__ == "__main__":
    from .demo import show

    show("standings")
