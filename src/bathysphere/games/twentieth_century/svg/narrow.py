"""The same table on a narrow screen: one thing per panel, large enough for a thumb."""

from __future__ import annotations

from math import ceil
from typing import Final

from ....drawing.layout import Spot
from ....drawing.markup import Markup
from ....drawing.shapes import box, put
from ..view.kinds import ColumnView
from .banner import HIGH as BANNER
from .banner import banner
from .board import own_country
from .country import around, grid
from .desk import hand_row, work
from .disaster import column_aim, coming, harm, ladder
from .look import finish
from .market import MENU, bid_numbers, bids, block, bystanders, market, sold, way, ways
from .pieces import heading, lettered, sheet, veil
from .reading import Reading
from .turning import spinners
from .workshop import workshop

WIDE: Final = 366
_RUNGS: Final = 6
"""Bids for a column side by side, so that each is wide enough for a thumb."""


def _banner(table: Reading) -> Markup:
    return finish("banner", WIDE, BANNER, table.say("svg-banner"), banner(table, WIDE))


def _hand(table: Reading) -> Markup:
    return finish("hand", WIDE, 56, table.say("svg-hand"), hand_row(table, WIDE))


def _buttons(table: Reading, y: float, high: float) -> tuple[str, float]:
    """The ways on side by side; and where they end."""
    offered = ways(table)
    if not offered:
        return "", y
    wide = (WIDE - 16 + 10) / len(offered) - 10
    found = "".join(
        [put(8 + i * (wide + 10), y, way(table, each, wide, high)) for i, each in enumerate(offered)]
    )
    return found, y + high + 8


def _block(table: Reading) -> Markup:
    body, y = block(table, WIDE, 250), 250.0
    if table.view["auction"] is None:
        body, y = bystanders(table, WIDE)
    y += 10
    many = min(len(bid_numbers(table)), MENU)
    if many:
        rows = ceil(many / 7)
        body += put(8, y, bids(table, WIDE - 16, rows * 50, rows))
        y += rows * 50 + 14
    buttons, y = _buttons(table, y, 48)
    return finish("block", WIDE, y + 2, table.say("svg-block"), body + buttons)


def _coming(table: Reading) -> Markup:
    return finish("coming", WIDE, 84, table.say("svg-phase-disaster"), coming(table, WIDE, 84))


def _market(table: Reading) -> Markup:
    many = len(table.view["territories"]) + len(sold(table))
    high = 36 + ceil(many / 3) * 120
    return finish("market", WIDE, high, table.say("svg-territories"), market(table, WIDE, high, 3, 112))


def _workshop(table: Reading) -> Markup:
    high = 56 + ceil(len(table.view["technologies"]) / 3) * 120
    body = workshop(table, WIDE, high, 3, 112)
    return finish("workshop", WIDE, high, table.say("svg-technologies"), body)


def _disaster(table: Reading) -> Markup:
    """Column under column: what it costs at the left, its bids at the right."""
    card = table.printed.disasters[table.view["disaster"]]
    open_ = {each["column"]: each for each in table.view["columns"]}
    title = heading(table.light, 12, 17, table.say("svg-disaster", name=table.name(card)), WIDE - 24)
    body, y = "", 32.0
    for number, column in enumerate(card.columns):
        seen = open_.get(number)
        rungs = _rungs(table, seen)
        high = rungs / _RUNGS * 42 + 6 if seen is not None else 52.0
        aim = column_aim(table, number, column)
        face = box(0, 0, WIDE - 16, high, 8, table.light.sunk, table.light.line, 1.2)
        face += put(4, 4, harm(column, 76, high - 8, number, table.say("svg-spared")))
        if seen is None:
            face += veil(0, 0, WIDE - 16, high, 8, 0.6)
            said = table.say("svg-column-out", n=column.seats)
            face += lettered(88 + (WIDE - 104) / 2, high / 2, said, WIDE - 120, "#3a2a20", 12, 9)
        wide = WIDE - 16 if seen is None else 84
        block = aim.control(f"tc-column-{number}", face, f'<rect width="{wide}" height="{high:g}" rx="8"/>')
        if seen is not None:
            block += put(86, 3, ladder(table, seen, WIDE - 106, high - 6, _RUNGS, False, rungs))
        body += put(8, y, block)
        y += high + 8
    sheet_ = sheet(table.light, WIDE, y)
    return finish("disaster", WIDE, y, table.say("svg-stakes"), sheet_ + title + body)


def _rungs(table: Reading, seen: ColumnView | None) -> int:
    """As many bids as matter: up to one's science, or to what stands there; in full rows."""
    stakes = [stake["bid"] for stake in seen["stakes"]] if seen is not None else []
    most = min(max([table.nation["science"] or 0, *stakes]) + 2, table.printed.box.highest_bid + 1)
    return max(2, ceil(most / _RUNGS)) * _RUNGS


def _country(table: Reading) -> Markup:
    cells = grid(table.nation, around(table), WIDE - 16, 1000, 116)
    high = cells.rows * cells.size + 46
    return finish("country", WIDE, high, table.say("svg-country"), own_country(table, WIDE, high))


def _work(table: Reading) -> Markup:
    """Tiles, turns, bridges and technologies, three to a row; the ways on below them."""
    size = 108.0
    body, y = "", 10.0
    things = work(table, size)
    for i, each in enumerate(things):
        body += put(10 + i % 3 * (size + 11), 10 + i // 3 * (size + 12), each)
    y += ceil(len(things) / 3) * (size + 12)
    if table.question == "facing":
        body += put(8, y, spinners(table, WIDE - 16, 48))
        y += 56
    buttons, y = _buttons(table, y, 48)
    return finish("work", WIDE, y, table.say("svg-desk"), sheet(table.light, WIDE, y) + body + buttons)


_HEAD: Final = (Spot("banner", "foot", _banner), Spot("hand", "foot", _hand))
_COUNTRY: Final = Spot("country", "foot", _country)
_WORK: Final = Spot("work", "foot", _work, "svg-desk")
_BLOCK: Final = Spot("block", "foot", _block)
_COMING: Final = Spot("coming", "foot", _coming, "svg-phase-disaster")
_MARKET: Final = Spot("market", "foot", _market, "svg-territories")
_WORKSHOP: Final = Spot("workshop", "foot", _workshop, "svg-technologies")


def spots(table: Reading) -> tuple[Spot[Reading], ...]:
    """What a phone shows: what is asked first, then what may be looked up."""
    if table.stage == "auction":
        buying = table.question == "workshop"
        one, other = (_WORKSHOP, _MARKET) if buying else (_MARKET, _WORKSHOP)
        return (*_HEAD, _BLOCK, one, _COMING, other)
    if table.stage == "disaster":
        return (*_HEAD, Spot("disaster", "foot", _disaster, "svg-phase-disaster"))
    return (*_HEAD, _WORK, _COUNTRY) if _at_the_bench(table) else (*_HEAD, _COUNTRY, _WORK)


def _at_the_bench(table: Reading) -> bool:
    """Whether the answers are among tiles, turns, bridges and technologies, and not on the map."""
    if table.question == "target":
        return table.asked[1] in ("workers", "locomotive") or (
            table.asked[1] == "bridge" and len(table.asked) > 2
        )
    waiting = table.question == "dump" and bool(table.nation["new"])
    return waiting or table.question in ("attach", "facing", "settle", "tools")


if __name__ == "__main__":
    from .demo import show

    show("market")
