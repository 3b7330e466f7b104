"""Technologies on offer under their price strip; a seat buys one when it leaves the auction."""

from __future__ import annotations

from ....drawing.lettering import TITLE, width
from ....drawing.markup import words
from ....drawing.shapes import box, put
from ....drawing.strokes import path
from .look import BRASS, GLOW_INK
from .pieces import badge, halo, heading, sheet, veil
from .plots import SIDE
from .reading import Reading
from .technologies import technology_card


def workshop(table: Reading, w: float, h: float, columns: int, size: float) -> str:
    light = table.light
    title = table.say("svg-technologies")
    found = sheet(light, w, h) + heading(light, 12, 24, title, 150)
    left = min(170.0, 26 + width(title, 14, TITLE))
    found += put(left, 11, prices(table, w - left - 12))
    ids = [each["id"] for each in table.view["technologies"]]
    gap = min(14.0, (w - 20 - columns * size) / max(1, columns - 1))
    start = (w - columns * size - (columns - 1) * gap) / 2
    for i, name in enumerate(ids):
        x, y = start + i % columns * (size + gap), 52 + i // columns * (size + 8)
        found += put(x, y, on_sale(table, name, size))
    return found


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
    body += put(0, 0, technology_card(table, technology), size / SIDE)
    body += veil(0, 0, size, size, 6, 0.24) if aim.denied else ""
    hit = f'<rect width="{size:g}" height="{size:g}" rx="6"/>'
    return f'<g data-piece="technology-{words(id)}">{aim.control(f"tc-sale-{id}", body, hit)}</g>'
