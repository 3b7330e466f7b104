"""The disaster: what every column costs, and who bids how much science for it."""

from __future__ import annotations

from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import box, disc, put, text
from ....drawing.targets import Aim, piece
from ..components import Column
from ..view.kinds import ColumnView, StakeView
from .look import GLOW, GLOW_INK
from .pieces import heading, lettered, pawn, sheet, stamp, tinted, veil
from .reading import Reading

_TONES: Final = ("#e9d9c9", "#ecdfd0", "#efe5d8", "#f1ead9", "#e3eed2")
_GAP: Final = 10


def disaster(table: Reading, w: float, h: float) -> str:
    """Five columns side by side, each with its ladder of bids, two to a rung."""
    card = table.printed.disasters[table.view["disaster"]]
    title = table.say("svg-disaster", name=table.name(card))
    found = sheet(table.light, w, h) + heading(
        table.light, 12, 17, title, w - 24, table.say("svg-stakes"), w - 12
    )
    wide = (w - 20 - 4 * _GAP) / 5
    for i, column in enumerate(card.columns):
        found += put(10 + i * (wide + _GAP), 32, _column(table, i, column, wide, h - 40))
    return found


def harm(column: Column, w: float, h: float, tone: int, spared: str) -> str:
    """The number of a column, and what it costs in barrels and clouds."""
    found = box(0, 0, w, h, 8, _TONES[tone], "#3a2a20", 1.6)
    found += disc(10.5, 10.5, 7.5, "#3a2a20") + text(10.5, 10.8, tone + 1, 10.5, "#fff8e6")
    row = ["waste"] * column.waste + ["smoke"] * column.smoke
    if not row:
        y = h * 0.38 if spared else h / 2
        found += tinted("tick", w / 2, y, min(1.3, h / 50), "#1f6b41")
        return found + lettered(w / 2, h * 0.76, spared, w - 8, "#1f6b41", 12, 8)
    middle, room = (w / 2, w - 8) if w > 100 else (w / 2 + 7, w - 22)
    per = len(row) if len(row) < 3 else 3 if len(row) < 7 else 4
    rows = [row[k : k + per] for k in range(0, len(row), per)]
    step = min(30, room / per, (h - 6) / len(rows))
    for i, each in enumerate(rows):
        y = h / 2 + (i - (len(rows) - 1) / 2) * step * 1.02
        for k, sign in enumerate(each):
            found += stamp(sign, middle + (k - (len(each) - 1) / 2) * step, y, step / 31)
    return found


def _seen(table: Reading, number: int) -> ColumnView | None:
    return next((each for each in table.view["columns"] if each["column"] == number), None)


def column_aim(table: Reading, number: int, column: Column) -> Aim:
    """The whole column, where it says why no bid is possible."""
    said = table.say("svg-column", n=number + 1, waste=column.waste, smoke=column.smoke)
    return table.aim(said, [], [f"column {number + 1}"], said)


def _column(table: Reading, number: int, column: Column, w: float, h: float) -> str:
    light, seen = table.light, _seen(table, number)
    aim = column_aim(table, number, column)
    head = harm(column, w, 62, number, table.say("svg-spared"))
    body = head + box(0, 70, w, h - 70, 8, light.sunk, light.line, 1.4)
    if seen is None:
        body += veil(0, 0, w, h, 8, 0.6)
        lines = table.say("svg-column-out", n=column.seats)
        body += lettered(w / 2, h / 2, lines, w - 12, "#5e4c3a", 12, 8)
        return aim.control(f"tc-column-{number}", body, f'<rect width="{w:.1f}" height="{h:.1f}" rx="8"/>')
    found = aim.control(f"tc-column-{number}", body, f'<rect width="{w:.1f}" height="70" rx="8"/>')
    return found + put(5, 75, ladder(table, seen, w - 10, h - 80, 2, True, table.printed.box.highest_bid + 1))


def ladder(
    table: Reading, seen: ColumnView, w: float, h: float, columns: int, upwards: bool, rungs: int
) -> str:
    """All bids of a column; what stands there already is marked by pawns."""
    rows = -(-rungs // columns)
    wide, high = w / columns, h / rows
    found, pawns = "", ""
    for n in range(min(rungs, table.printed.box.highest_bid + 1)):
        row = rows - 1 - n // columns if upwards else n // columns
        x, y = n % columns * wide, row * high
        found += put(x, y, _rung(table, seen, n, wide, high))
        for stake in seen["stakes"]:
            if stake["bid"] == n:
                pawns += put(x + wide - 15, y + high / 2 - 4, _pawn(table, seen, stake, min(1, high / 30)))
    return found + pawns


def _rung(table: Reading, seen: ColumnView, n: int, w: float, h: float) -> str:
    light, name = table.light, f"column {seen['column'] + 1} bid {n}"
    aim = table.aim(table.say("svg-stake", n=n), [name], [name])
    size = min(13.0, h * 0.5)
    best = max([stake["bid"] for stake in seen["stakes"]], default=-1)
    if aim.legal:
        first = n == best + 1
        body = box(1, 1, w - 2, h - 2, 5, GLOW if first else light.chip, GLOW_INK, 1.8 if first else 1)
        body += box(2.5, 2.5, w - 5, h - 5, 4, "none", GLOW, 1.4)
        body += text(w * 0.34, h / 2, n, size, "#2b2118" if first else light.chip_ink)
    else:
        line = ' stroke-dasharray="4 3"' if aim.denied else ' stroke-opacity=".4"'
        body = box(1.5, 1.5, w - 3, h - 3, 5, light.panel, light.line, 0.9, line + ' fill-opacity=".5"')
        body += f'<g opacity=".7">{text(w * 0.34, h / 2, n, size, light.soft)}</g>'
    if not aim.legal and not aim.denied:
        return _why(table, seen, n, best).echo(body)
    return aim.control(
        f"tc-stake-{seen['column']}-{n}", body, f'<rect width="{w:.1f}" height="{h:.1f}" rx="5"/>'
    )


def _why(table: Reading, seen: ColumnView, n: int, best: int) -> Aim:
    """TC-6.3  A bid too low is refused like the one that stands, a bid too high like the first of these."""
    column, most = f"column {seen['column'] + 1}", table.nation["science"] or 0
    limit = best if n <= best else most + 1
    near = table.aim("", [], [f"{column} bid {limit}"])
    return near if near.denied else table.aim("", [], [column])


def _pawn(table: Reading, seen: ColumnView, stake: StakeView, scale: float) -> str:
    best = max([each["bid"] for each in seen["stakes"]])
    said = "svg-holds" if stake["bid"] == best else "svg-outbid"
    told = words(
        f"{table.player(stake['seat'])}: {table.say(said, n=stake['bid'], column=seen['column'] + 1)}"
    )
    faded = "" if stake["bid"] == best else ' opacity=".55"'
    body = (
        f'<g role="img" aria-label="{told}" data-help="{told}"{faded}>{pawn(stake["seat"], 0, 0, scale)}</g>'
    )
    return piece(f"pawn-{stake['seat']}", body)


def coming(table: Reading, w: float, h: float) -> str:
    """TC-3.6  The disaster of this round in small: it lies open while the auction still runs."""
    light = table.light
    card = table.printed.disasters.get(table.view["disaster"])
    if card is None:
        return sheet(light, w, h)
    note = table.say("svg-coming")
    found = sheet(light, w, h) + heading(light, 9, 14, table.name(card), w * 0.64, note, w - 9)
    return found + put(7, 26, threats(table, w - 11, h - 32))


def threats(table: Reading, w: float, h: float) -> str:
    """What the columns of the coming disaster cost, side by side."""
    card = table.printed.disasters.get(table.view["disaster"])
    found, wide = "", w / 5
    for i, column in enumerate(card.columns if card else ()):
        body = harm(column, wide - 3, h, i, "")
        body += veil(0, 0, wide - 3, h, 8, 0.75) if _seen(table, i) is None else ""
        about = words(table.say("svg-column", n=i + 1, waste=column.waste, smoke=column.smoke))
        found += put(i * wide, 0, f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>')
    return found
