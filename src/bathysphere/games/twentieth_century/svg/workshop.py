"""Technologies on offer under their price strip; a seat buys one when it leaves the auction."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, TITLE, clip, fit, width, wrap
from ....drawing.markup import words
from ....drawing.shapes import box, put, text
from ....drawing.strokes import path
from ....drawing.targets import enlarged
from .disaster import threats
from .look import BRASS, GLOW_INK
from .pieces import badge, halo, heading, sheet, veil
from .plots import SIDE
from .reading import Reading
from .technologies import technology_card

_THREAT: Final = 424
"""How wide the coming disaster is beside the prices."""


def workshop(table: Reading, w: float, h: float, columns: int, size: float) -> str:
    light = table.light
    title = table.say("svg-technologies")
    found = sheet(light, w, h) + heading(light, 12, 24, title, 150)
    left = min(170.0, 26 + width(title, 14, TITLE))
    room = w - left - 12
    if w > 500:
        found += put(w - _THREAT - 8, 4, _threat(table, _THREAT, 44))
        room -= _THREAT + 8
    found += put(left, 11, prices(table, room))
    ids = [each["id"] for each in table.view["technologies"]]
    gap = min(14.0, (w - 20 - columns * size) / max(1, columns - 1))
    start = (w - columns * size - (columns - 1) * gap) / 2
    for i, name in enumerate(ids):
        x, y = start + i % columns * (size + gap), 52 + i // columns * (size + 8)
        found += put(x, y, on_sale(table, name, size))
    return found


def _threat(table: Reading, w: float, h: float) -> str:
    """TC-3.6  The disaster that comes after the auction, in view through all of it."""
    card = table.printed.disasters.get(table.view["disaster"])
    if card is None:
        return ""
    size = fit(table.name(card), 80, 11.5, 9)
    found = path(f"M0 4V{h - 4:g}", "none", table.light.line, 1.4)
    rows = wrap(table.name(card), 80, size, 2)
    lines = [*rows, table.say("svg-soon")]
    for i, line in enumerate(lines):
        y = h / 2 + (i - (len(lines) - 1) / 2) * 13
        if i < len(rows):
            found += text(8, y, line, size, table.light.ink, "start")
        else:
            found += text(8, y, clip(line, 80, 9.5, PLAIN), 9.5, table.light.soft, "start", PLAIN)
    return found + put(92, 2, threats(table, w - 92, h - 4))


def prices(table: Reading, w: float) -> str:
    """The price falls by one ticket with every territory sold; the brass pointer stands on the one of now."""
    view, light = table.view, table.light
    n, gap, h = len(view["prices"]), 9, 32
    wide = (w - gap * (n - 1)) / n if n else 0
    found = ""
    for i, price in enumerate(view["prices"]):
        x, now = i * (wide + gap), i == view["slot"]
        ground, line = ("#dcebf7", "#123f6d") if now else (light.sunk, light.line)
        found += box(x, 0, wide, h, 7, ground, line, 2.4 if now else 1.2)
        faded = ' opacity=".4"' if i < view["slot"] else ""
        found += f"<g{faded}>{badge('science', price, x + wide / 2, h / 2, 0.92)}</g>"
        if i < n - 1:
            found += path(f"M{x + wide + 2:.1f} {h / 2 - 4}l5 4l-5 4", "none", light.soft, 1.6)
        if now:
            found += path(f"M{x + wide / 2 - 8:.1f}-8h16l-8 11Z", BRASS, GLOW_INK, 1.6)
    said = words(table.say("svg-price", n=view["price"]))
    return f'<g role="img" aria-label="{said}" data-help="{said}">{found}</g>'


def on_sale(table: Reading, id: str, size: float) -> str:
    technology = table.technology(id)
    about = table.technology_help(technology)
    aim = table.aim(about, [f"buy {id}"], [f"technology {id}"], about)
    body = halo(0, 0, size, size, 6) if aim.legal else ""
    body += enlarged(about, put(0, 0, technology_card(table, technology), size / SIDE))
    body += veil(0, 0, size, size, 6, 0.24) if aim.denied else ""
    hit = f'<rect width="{size:g}" height="{size:g}" rx="6"/>'
    return f'<g data-piece="technology-{words(id)}">{aim.control(f"tc-sale-{id}", body, hit)}</g>'
