"""The auction: territories on offer and sold, the block with everybody's standing, and the bids."""

from __future__ import annotations

from math import ceil
from typing import Final

from ....drawing.lettering import PLAIN, TITLE, clip, fit
from ....drawing.markup import words
from ....drawing.shapes import box, put, text
from ....drawing.targets import enlarged
from .look import BAR_INK, BAR_SOFT, BRASS, GLOW, GLOW_INK, RED
from .pieces import (
    badge,
    button,
    citizen,
    halo,
    heading,
    lettered,
    seat_disc,
    sheet,
    stamp,
    tinted,
    veil,
)
from .plots import SIDE
from .reading import Reading
from .standing import standing

_TONES: Final = {"act": GLOW, "lead": "#8fe0ac", "in": "#8fe0ac", "out": "#b4c2b2"}
MENU: Final = 48
"""More bids than this share the last chip."""
_STRIP: Final = 26
"""How high the strip with the price is, under the tile of whoever buys alone."""


def sold(table: Reading) -> dict[str, int]:
    """The territories that were won in this auction, and by whom."""
    found: dict[str, int] = {}
    for seat, nation in enumerate(table.view["nations"]):
        for new in nation["new"]:
            if table.piece(new["id"]).raises < 0:
                found[new["id"]] = seat
    return found


def market(table: Reading, w: float, h: float, columns: int, size: float) -> str:
    """All territories of the round; those that were sold bear the seal of their owner."""
    light, won = table.light, sold(table)
    ids = sorted([each["id"] for each in table.view["territories"]] + list(won))
    note = table.say("svg-minimum", n=table.view["minimum"])
    found = sheet(light, w, h) + heading(light, 12, 17, table.say("svg-territories"), w - 24, note, w - 12)
    gap = (w - 20 - columns * size) / max(1, columns - 1) if columns > 1 else 0
    gap = min(gap, 14)
    left = (w - columns * size - (columns - 1) * gap) / 2
    for i, name in enumerate(ids):
        x, y = left + i % columns * (size + gap), 32 + i // columns * (size + 8)
        found += put(x, y, _sold(table, won[name], size) if name in won else offer(table, name, size))
    return found


def offer(table: Reading, id: str, size: float) -> str:
    """A territory that can be won, or its empty place while it is on the block."""
    auction = table.view["auction"]
    if auction is not None and auction["territory"] == id:
        said = table.say("svg-on-block")
        body = box(0, 0, size, size, 8, table.light.sunk, RED, 2.2, ' stroke-dasharray="7 4"')
        body += stamp("gavel", size / 2, size * 0.42, 1.2)
        return body + text(size / 2, size * 0.72, clip(said, size - 8, 11), 11, table.light.ink)
    about = table.piece_help(table.piece(id))
    bought = f"buy {id}" in table.keys
    if bought:
        waste = _wins(table, table.eyes)
        about = f"{about} {table.say('svg-lot', price=table.view['minimum'], waste=waste)}"
    aim = table.aim(about, [f"open {id}", f"buy {id}"], [f"territory {id}"], about)
    body = halo(0, 0, size, size, 6) if aim.legal else ""
    body += box(0, 0, size, size, 6, table.light.sunk) if bought else ""
    side = size - _STRIP if bought else size
    body += enlarged(about, put((size - side) / 2, 0, table.tile(id, 0), side / SIDE))
    body += veil(0, 0, size, size, 6) if aim.denied else ""
    body += _price(table, size) if bought else ""
    hit = f'<rect width="{size:g}" height="{size:g}" rx="6"/>'
    return f'<g data-piece="tile-{words(id)}">{aim.control(f"tc-offer-{id}", body, hit)}</g>'


def _price(table: Reading, size: float) -> str:
    """What a territory costs whoever is alone, and the waste that comes with it."""
    y = size - _STRIP / 2
    found = badge("coin", table.view["minimum"], size * 0.2, y, 0.78) + stamp("waste", size * 0.56, y, 0.66)
    said = f"×{_wins(table, table.eyes)}"
    return found + text(size * 0.56 + 12, y + 0.3, said, 12.5, table.light.ink, "start")


def _sold(table: Reading, seat: int, size: float) -> str:
    light = table.light
    said = clip(table.say("svg-sold", name=table.player(seat)), size - 8, 11, PLAIN)
    body = box(0, 0, size, size, 8, light.sunk, light.line, 1.4, ' stroke-dasharray="6 5"')
    return (
        body
        + seat_disc(seat, size / 2, size * 0.42, size * 0.13)
        + text(size / 2, size * 0.72, said, 11, light.soft, "middle", PLAIN)
    )


def block(table: Reading, w: float, h: float) -> str:
    """The tile that is bid for, the leading bid, and where everybody stands."""
    auction = table.view["auction"]
    found = box(0, 0, w, h, 12, "#1f4039", "#0c211d", 2) + box(5, 5, w - 10, h - 10, 9, "none", BRASS, 1.2)
    title = table.say("svg-block" if auction else "svg-block-empty")
    size = fit(title, w * 0.5, 14, 10.5, TITLE)
    found += text(18, 22, clip(title, w * 0.56, size, TITLE), size, BAR_INK, "start", TITLE)
    side = min(h - 88, w - 176)
    rows = put(30 + side, 0, _standings(table, w - side - 42, h))
    if auction is None:
        found += box(16, 40, side, side, 8, "#17332d", "#3c6257", 1.6, ' stroke-dasharray="7 5"')
        found += stamp("gavel", 16 + side / 2, 40 + side * 0.42, 1.8)
        said = turn_of(table)
        return found + lettered(16 + side / 2, 40 + side * 0.78, said, side - 12, BAR_SOFT, 11.5, 8.5) + rows
    name = auction["territory"]
    about = table.piece_help(table.piece(name))
    tile = enlarged(about, put(0, 0, table.tile(name, 0), side / SIDE))
    told = f'role="img" aria-label="{words(about)}"'
    found += put(16, 40, f'<g id="tc-block" data-piece="tile-{words(name)}" {told}>{tile}</g>')
    return found + put(16, 40 + side, _brings(table, auction["leader"], side, h - 46 - side)) + rows


def turn_of(table: Reading) -> str:
    """Who has the word while no territory is on the block."""
    seat = (table.view["waiting"] or [table.view["first"]])[0]
    buying = table.view["phase"] == "workshop"
    said = "svg-shops" if buying else "svg-alone" if is_alone(table) else "svg-opens"
    return table.say(said, name=table.player(seat))


def is_alone(table: Reading) -> bool:
    """TC-4.12  Whether one seat is left, which buys at the minimum."""
    return sum(table.view["inside"]) == 1


def _wins(table: Reading, seat: int) -> int:
    """TC-4.8  As many as a seat has won this round with the next one: so much waste comes with it."""
    return 1 + len([1 for owner in sold(table).values() if owner == seat])


def _brings(table: Reading, leader: int, w: float, h: float) -> str:
    """What a won territory brings along: people, and waste that grows with every one won this round."""
    eyes = table.eyes if table.seat is not None else leader
    n = _wins(table, eyes)
    said = clip(table.say("svg-brings"), w - 92, 11, PLAIN)
    found = text(2, h / 2, said, 11, BAR_SOFT, "start", PLAIN)
    found += citizen(eyes, w - 68, h / 2, 0.72) + stamp("waste", w - 40, h / 2, 0.85)
    return found + text(w - 24, h / 2, f"×{n}", 13, BAR_INK, "start")


def _standings(table: Reading, w: float, h: float) -> str:
    auction = table.view["auction"]
    found, top = "", 40.0
    if auction is not None and auction["bid"]:
        found += badge("coin", auction["bid"], 22, 58, 1.55) + seat_disc(auction["leader"], 58, 48, 9)
        found += text(48, 71, clip(table.player(auction["leader"]), w - 50, 13), 13, BAR_INK, "start")
        top = 92
    seats = range(len(table.view["nations"]))
    step = min(40, (h - top - 12) / len(seats))
    return found + "".join([put(0, top + (i + 0.5) * step, _stands(table, i, w)) for i in seats])


def _stands(table: Reading, seat: int, w: float) -> str:
    """One seat of the auction: name, what it does, and the sign of that."""
    at = standing(table, seat)
    tone, out = _TONES[at.tone], at.tone == "out"
    faded = ' opacity=".6"' if out else ""
    found = f"<g{faded}>{seat_disc(seat, 12, 0, 10)}</g>" + tinted(at.sign, w - 10, 0, 0.68, tone)
    name = clip(table.player(seat), w - 52, 12.5)
    found += text(28, -7, name, 12.5, "#b4c2b2" if out else BAR_INK, "start")
    return found + text(28, 7, clip(at.words, w - 52, 10.5, PLAIN), 10.5, tone, "start", PLAIN)


def bystanders(table: Reading, w: float) -> tuple[str, float]:
    """Where everybody stands while no territory is on the block, two to a row; and how high that is."""
    many = len(table.view["nations"])
    h = 40 + ceil(many / 2) * 36
    found = box(0, 0, w, h, 12, "#1f4039", "#0c211d", 2) + box(5, 5, w - 10, h - 10, 9, "none", BRASS, 1.2)
    said = turn_of(table)
    size = fit(said, w - 30, 13, 10, TITLE)
    found += text(16, 21, clip(said, w - 30, size, TITLE), size, BAR_INK, "start", TITLE)
    for seat in range(many):
        found += put(14 + seat % 2 * (w / 2 - 6), 52 + seat // 2 * 36, _stands(table, seat, w / 2 - 22))
    return found, h


def bid_numbers(table: Reading) -> list[int]:
    """Every bid that can be made, and those just too low or too high, which say why."""
    if table.question not in ("opening", "bidding"):
        return []
    targets, auction = table.targets, table.view["auction"]
    most = max(table.nation["coins"] or 0, auction["bid"] if auction else 0) + 2
    return [n for n in range(most) if f"bid {n}" in targets.words or f"bid {n}" in targets.denials]


def bids(table: Reading, w: float, h: float, rows: int = 0) -> str:
    """Bids as chips, in rows."""
    numbers = bid_numbers(table)
    if not numbers:
        return ""
    rest = numbers[MENU:]
    numbers = numbers[:MENU]
    rows = rows or (1 if len(numbers) <= 7 else 2 if len(numbers) <= 18 else 3)
    columns = ceil(len(numbers) / rows)
    gap = 8 if rows < 3 else 6
    wide, high = min(48.0, (w + gap) / columns - gap), min(46.0, (h + gap) / rows - gap)
    found = ""
    for i, n in enumerate(numbers):
        more = [f"bid {each}" for each in rest] if n == numbers[-1] else []
        x, y = (
            i % columns * (wide + gap),
            (h - rows * high - (rows - 1) * gap) / 2 + i // columns * (high + gap),
        )
        found += put(x, y, _chip(table, n, more, wide, high))
    return found


def _chip(table: Reading, n: int, more: list[str], w: float, h: float) -> str:
    light = table.light
    outlook = table.view["forecast"]
    about = ""
    for each in outlook["bids"] if outlook else []:
        if each["bid"] == n:
            about = table.say("svg-bid", coins=each["coins"], price=each["price_after"])
    aim = table.aim(table.say("svg-chip", n=n), [f"bid {n}", *more], [f"bid {n}"], about)
    said = f"{n}+" if more else str(n)
    size = fit(said, w - 4, min(19, h * 0.46), 9)
    if aim.legal:
        body = box(0, 0, w, h, 8, light.chip, GLOW_INK, 1.4) + box(2, 2, w - 4, h - 4, 6.5, "none", GLOW, 2.4)
        body += text(w / 2, h / 2, said, size, light.chip_ink)
    else:
        body = box(0, 0, w, h, 8, light.sunk, light.line, 1.4, ' stroke-dasharray="5 4"')
        body += text(w / 2, h / 2, said, size, light.soft)
    return aim.control(f"tc-bid-{n}", body, f'<rect width="{w:.1f}" height="{h:.1f}" rx="8"/>')


def ways(table: Reading) -> list[tuple[str, str, str]]:
    """The answers that stand on no piece: key, sign and kind of button."""
    found = [
        ("pass", "passed", "plain"),
        ("leave", "left", "plain"),
        ("buy nothing", "passed", "plain"),
        ("stop", "tick", "go"),
        ("recycle nothing", "passed", "plain"),
    ]
    return [each for each in found if each[0] in table.keys or each[0] in table.targets.denials]


def way(table: Reading, each: tuple[str, str, str], w: float, h: float) -> str:
    """A button for one of them; a screen reader hears the whole option."""
    key, sign, kind = each
    name = key.replace(" ", "-")
    said = table.say(f"svg-way-{name}")
    more = table.say(f"svg-more-{name}", price=table.view["price"]) if name in ("pass", "leave") else ""
    aim = table.aim(said, [key], [key])
    body = button(table.light, w, h, said, more, kind if aim.legal else "off", sign)
    return aim.control(f"tc-way-{name}", body, f'<rect width="{w:g}" height="{h:g}" rx="9"/>')
