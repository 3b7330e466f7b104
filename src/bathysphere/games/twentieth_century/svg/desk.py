"""The strip under the board: one's hand and production, and what the question is about."""

from __future__ import annotations

from math import ceil
from typing import Final

from ....drawing.lettering import PLAIN, clip, wrap
from ....drawing.markup import Markup, words
from ....drawing.shapes import put, text
from ....drawing.targets import enlarged
from ..components import FACILITY, GOODS
from .country import country
from .disaster import coming
from .look import finish
from .market import bids, way, ways
from .pieces import badge, barrels, halo, lettered, seat_disc, sheet, square, stamp, veil
from .plots import SIDE
from .previews import city_cards, span_preview
from .reading import Reading
from .technologies import part_frames, spent, technology_card
from .turning import turns

WIDE: Final = 844
HIGH: Final = 124
_LEFT: Final = 168


def desk(table: Reading) -> Markup:
    body = hand(table, _LEFT, HIGH)
    room = WIDE - _LEFT - 8
    if table.stage == "country":
        body += put(
            _LEFT + 8, 0, sheet(table.light, room, HIGH) + put(8, 0, _workbench(table, room - 16, HIGH))
        )
    else:
        body += put(_LEFT + 8, 0, _bidding(table, room))
    return finish("desk", WIDE, HIGH, table.say("svg-desk"), body)


def hand(table: Reading, w: float, h: float) -> str:
    """Coins and science in hand, what the country makes, and waste that still waits for a place."""
    light, nation = table.light, table.nation
    found = sheet(light, w, h) + seat_disc(table.eyes, 18, 19, 9.5)
    found += text(
        34,
        19,
        clip(table.player(table.eyes), w - (80 if nation["pending"] else 44), 13),
        13,
        light.ink,
        "start",
    )
    held = [("coin", nation["coins"]), ("science", nation["science"])]
    for i, (good, n) in enumerate(held):
        x = 36 + i * 46
        found += stamp(good, x, 58, 1.4) if n is None else badge(good, n, x, 58, 1.4)
    found += badge("vp", nation["score"], 134, 58, 1.32)
    said = words(table.say("svg-hand"))
    found = f'<g role="img" aria-label="{said}" data-help="{said}">{found}</g>'
    found += f'<path d="M10 84H{w - 10:g}" stroke="{light.line}"/>'
    made = _made(table)
    row = "".join(
        [
            badge(good, n, 62 + i * 32, h - 20, 0.86)
            for i, (good, n) in enumerate(zip(("coin", "science", "vp"), made, strict=True))
        ]
    )
    row += text(10, h - 20, clip(table.say("svg-makes"), 38, 10, PLAIN), 10, light.soft, "start", PLAIN)
    about = words(table.say("svg-production", coins=made[0], science=made[1], points=made[2]))
    found += f'<g role="img" aria-label="{about}" data-help="{about}">{row}</g>'
    return found + (put(w - 24, 20, pending(table), 0.62) if nation["pending"] else "")


def _bidding(table: Reading, w: float) -> str:
    """Bids and ways on; while nothing is asked, what is coming."""
    left = 154.0
    found = sheet(table.light, left, HIGH) + put(
        5, 5, country(table, table.eyes, left - 10, HIGH - 10, "thumb", 60)
    )
    room = w - left - 8
    found += put(left + 8, 0, sheet(table.light, room, HIGH))
    offered = ways(table)
    wide = 128.0 if offered else 0.0
    for i, each in enumerate(offered):
        high = min(48, (HIGH - 16) / len(offered) - 8)
        y = HIGH / 2 - (len(offered) * (high + 8) - 8) / 2 + i * (high + 8)
        found += put(left + room - wide, y, way(table, each, wide, high))
    inner = room - 20 - (wide + 12 if wide else 0)
    chips = bids(table, inner, HIGH - 24)
    if chips:
        return found + put(left + 20, 12, chips)
    if table.stage == "disaster":
        return found + put(left + 22, 0, _reminder(table, inner, HIGH))
    return (
        found + put(left + 14, 6, coming(table, min(inner, 300), HIGH - 12))
        if table.stage == "auction"
        else found
    )


def _reminder(table: Reading, w: float, h: float) -> str:
    """How the bidding for columns ends."""
    found = ""
    for i, (sign, name) in enumerate((("gavel", "ends"), ("science", "paid"), ("first", "opens"))):
        y = h * (i + 0.6) / 3.2
        found += stamp(sign, 10, y, 0.72)
        lines = wrap(table.say(f"svg-stake-{name}"), w - 36, 11.5, 2, PLAIN)
        for k, line in enumerate(lines):
            at = y + (k - (len(lines) - 1) / 2) * 14
            found += text(30, at, line, 11.5, table.light.soft, "start", PLAIN)
    return found


def hand_row(table: Reading, w: float) -> str:
    """The same as one's hand, on a phone."""
    light, nation = table.light, table.nation
    found = sheet(light, w, 56) + seat_disc(table.eyes, 20, 28, 11)
    for i, (good, n) in enumerate((("coin", nation["coins"]), ("science", nation["science"]))):
        found += stamp(good, 58 + i * 42, 28, 1.25) if n is None else badge(good, n, 58 + i * 42, 28, 1.25)
    found += badge("vp", nation["score"], 142, 28, 1.2)
    said = words(table.say("svg-hand"))
    found = f'<g role="img" aria-label="{said}" data-help="{said}">{found}</g>'
    made = _made(table)
    row = text(220, 28, clip(table.say("svg-makes"), 44, 10.5, PLAIN), 10.5, light.soft, "end", PLAIN)
    row += "".join(
        [badge(good, n, 238 + i * 31, 28, 0.86) for i, (good, n) in enumerate(zip(GOODS, made, strict=True))]
    )
    about = words(table.say("svg-production", coins=made[0], science=made[1], points=made[2]))
    found += f'<path d="M170 14V42" stroke="{light.line}"/>'
    found += f'<g role="img" aria-label="{about}" data-help="{about}">{row}</g>'
    return found + (put(w - 26, 28, pending(table), 0.75) if nation["pending"] else "")


def pending(table: Reading) -> str:
    """Waste that still waits for a place."""
    n = table.nation["pending"]
    told = words(table.say("svg-pending", n=n))
    return f'<g role="img" aria-label="{told}" data-help="{told}">{barrels(n)}</g>'


def _made(table: Reading) -> list[int]:
    """What the country makes as it is now; of other countries, what their tracks show."""
    outlook = table.view["forecast"] if table.seat == table.eyes else None
    return table.nation["tracks"] if outlook is None else outlook["production"]


def work(table: Reading, size: float) -> list[str]:
    """What is placed, turned, bridged or used: pictures of one size."""
    if table.question == "facing":
        return turns(table, size)
    if table.asked[:2] == ["target", "bridge"] and len(table.asked) > 2:
        return _bridges(table, size)
    nation = table.nation
    cities = city_cards(table, size)
    if cities:
        return cities
    found = [new_tile(table, i, size) for i in range(len(nation["new"]))]
    return found + [owned(table, i, size) for i in range(len(nation["technologies"])) if _usable(table, i)]


def _usable(table: Reading, index: int) -> bool:
    """Facilities work where they stand and are shown there."""
    technology = table.technology(table.nation["technologies"][index]["id"])
    return any([part.use != FACILITY for part in table.parts(technology)])


def _workbench(table: Reading, w: float, h: float) -> str:
    """All of it in one row, or two where there are many; the ways on at the right."""
    offered = ways(table)
    wide = 120.0 if offered else 0.0
    room = w - (wide + 14 if offered else 0)
    many = len(work(table, 94))
    rows = 1 if many * 66 <= room else 2
    columns = max(1, ceil(many / rows))
    size = min(96.0, room / columns - 12, (h - 8) / rows - 8)
    found = ""
    for i, each in enumerate(work(table, size)):
        x = 6 + i % columns * (size + 12)
        found += put(x, (i // columns + 0.5) * h / rows - size / 2, each)
    if not many and not offered:
        found += lettered(w / 2, h / 2, table.say("svg-nothing"), w - 40, table.light.soft, 13, 10)
    for i, option in enumerate(offered):
        found += put(w - wide, (h - 52) / 2 + i * 60, way(table, option, wide, 52))
    return found


def _bridges(table: Reading, size: float) -> list[str]:
    """The tile with each bridge that could be built on it."""
    outlook = table.view["forecast"]
    assert outlook is not None
    tile = next(each for each in table.nation["tiles"] if each["id"] == table.asked[2])
    found: list[str] = []
    for i, span in enumerate(outlook["spans"]):
        aim = table.aim(span["join"], [span["join"]], [])
        body = halo(0, 0, size, size, 5) + put(0, 0, span_preview(table, tile, span["line"]), size / SIDE)
        found.append(aim.control(f"tc-span-{i}", body, square(size)))
    return found


def new_tile(table: Reading, index: int, size: float) -> str:
    """A tile that waits beside the country; waste may be put on it, and it is attached from here."""
    new = table.nation["new"][index]
    name = new["id"]
    about = table.piece_help(table.piece(name))
    aim = table.aim(about, [f"attach {name}", f"waste on {name}"], [f"new {name}"], about)
    placing = table.asked[1:2] == [name]
    plot = table.printed.plot(table.piece(name), 0)
    face = table.tile(name, 0) + put(*plot.heap, barrels(new["waste"]), plot.heap_scale)
    body = halo(0, 0, size, size, 6) if aim.legal or placing else ""
    body += enlarged(about, put(0, 0, face, size / SIDE))
    control = aim.control(f"tc-new-{name}", body, square(size))
    return f'<g data-piece="tile-{words(name)}">{control}</g>'


def owned(table: Reading, index: int, size: float) -> str:
    """A technology of the reader; each of its parts can be used on its own."""
    seen = table.nation["technologies"][index]
    technology = table.technology(seen["id"])
    scale = size / SIDE
    about = table.technology_help(technology)
    face = enlarged(about, put(0, 0, technology_card(table, technology), scale))
    found = f'<g role="img" aria-label="{words(about)}">{face}</g>'
    for part, each, frame in zip(
        table.parts(technology), seen["parts"], part_frames(technology), strict=True
    ):
        name = f"{seen['id']} {each['kind']}"
        aim = table.aim(table.kind(part), [f"use {name}"], [f"part {name}"], about)
        x, y, w, h = [value * scale for value in frame]
        body = ""
        if part.use == 1 and not each["ready"] and each["kind"] != "park":
            body = put(0, 0, spent(frame), scale)
        elif aim.denied:
            body = veil(x, y, w, h, 6, 0.55)
        body += halo(x + 1, y + 1, w - 2, h - 2, 6) if aim.legal else ""
        if aim.legal or aim.denied or body:
            hit = f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="6"/>'
            found += aim.control(f"tc-part-{seen['id']}-{each['kind']}", body, hit, True)
    return f'<g data-piece="technology-{words(seen["id"])}">{found}</g>'


if __name__ == "__main__":
    from .demo import show

    show("desk")
