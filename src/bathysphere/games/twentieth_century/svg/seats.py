"""Everybody's strip: what they do, make and score; opened, it shows their country and technologies."""

from __future__ import annotations

from functools import partial
from math import ceil
from typing import Final

from ....drawing.layout import Spot
from ....drawing.lettering import clip, fit
from ....drawing.markup import Markup, words
from ....drawing.players import livery
from ....drawing.shapes import box, put, text
from ....drawing.targets import enlarged
from ..components import GOODS
from ..view.kinds import NationView
from .country import country, grid, reach_of
from .look import BRASS, GLOW, GLOW_INK, finish
from .pieces import badge, seat_disc, sheet, signed, stamp, tinted
from .plots import SIDE
from .previews import people_on
from .reading import Reading
from .standing import standing
from .technologies import part_frames, spent, technology_card

HIGH: Final = 54
_CARD: Final = 84


def seat_spots(table: Reading) -> tuple[Spot[Reading], ...]:
    """One panel per seat."""
    return tuple(
        [
            Spot(f"seat-{seat}", "side", partial(_panel, seat=seat), name=table.player(seat))
            for seat in range(len(table.view["nations"]))
        ]
    )


def _panel(table: Reading, seat: int) -> Markup:
    """The browser opens and closes it by itself, one at a time."""
    top, inside = _strip(table, seat), _inside(table, seat)
    return Markup(f'<details id="tc-seat-{seat}" name="tc-seats"><summary>{top}</summary>{inside}</details>')


def _wide(table: Reading) -> int:
    return 366 if table.narrow else 400


def _strip(table: Reading, seat: int) -> Markup:
    light, w = table.light, _wide(table)
    nation, at = table.view["nations"][seat], standing(table, seat)
    acting = at.tone == "act"
    body = box(
        1,
        1,
        w - 2,
        HIGH - 2,
        9,
        light.lit if acting else light.panel,
        GLOW if acting else light.line,
        2.6 if acting else 1.2,
    )
    body += box(1, 1, 7, HIGH - 2, 3.5, livery(seat).colour) + seat_disc(seat, 26, 21, 12)
    tone = {"act": light.ink, "lead": light.good, "in": light.good, "out": light.soft}[at.tone]
    left = w - 230
    room = left - 50 - (16 if seat == table.view["first"] else 0)
    name = clip(table.player(seat), room, 13)
    body += text(46, 17, name, 13, light.ink, "start")
    if seat == table.view["first"]:
        body += stamp("first", left - 14, 16, 0.56)
    small = fit(at.words, left - 68, 11, 8.5)
    body += tinted(at.sign, 52, 37, 0.56, tone) + text(
        64, 37, clip(at.words, left - 68, small), small, tone, "start"
    )
    body += tinted("look", 26, 43.5, 0.42, light.soft)
    body += _goods(nation, left, open_hands(table))
    air = nation["pollution_points"]
    body += f'<path d="M{left + 96} 14V40" stroke="{light.line}" stroke-width="1.2"/>'
    body += stamp("tree" if air > 0 else "smoke", left + 111, 27, 0.62) + text(
        left + 122, 27.4, signed(air), 12, light.ink, "start"
    )
    body += stamp("waste", left + 157, 27, 0.66) + text(
        left + 166, 27.4, nation["waste"], 12, light.ink, "start"
    )
    body += badge("vp", nation["score"], w - 26, 27, 1.14)
    return finish(f"seat-{seat}", w, HIGH, _told(table, seat), body)


def open_hands(table: Reading) -> bool:
    return all([nation["coins"] is not None for nation in table.view["nations"]])


def _goods(nation: NationView, left: float, shown: bool) -> str:
    """What a country makes; above it, on brass, what is in hand where all hands are open."""
    made = zip(GOODS, nation["tracks"], strict=True)
    coins, science = nation["coins"], nation["science"]
    if not shown or coins is None or science is None:
        return "".join([badge(good, n, left + 12 + i * 31, 27, 0.82) for i, (good, n) in enumerate(made)])
    found = box(left, 4, 58, 22, 11, BRASS, GLOW_INK, 1, ' fill-opacity=".55"')
    found += badge("coin", coins, left + 15, 15, 0.66) + badge("science", science, left + 43, 15, 0.66)
    return found + "".join([badge(good, n, left + 12 + i * 29, 39, 0.66) for i, (good, n) in enumerate(made)])


def _told(table: Reading, seat: int) -> str:
    nation = table.view["nations"][seat]
    made = nation["tracks"]
    makes = table.say("svg-production", coins=made[0], science=made[1], points=made[2])
    stands = table.say(
        "svg-standing", score=nation["score"], air=signed(nation["pollution_points"]), waste=nation["waste"]
    )
    if open_hands(table) and nation["coins"] is not None and nation["science"] is not None:
        stands += " " + table.say("svg-holding", coins=nation["coins"], science=nation["science"])
    return f"{table.player(seat)}: {standing(table, seat).words}. {makes} {stands}"


def _inside(table: Reading, seat: int) -> str:
    """The same country is drawn once; most of them change once in a round."""
    nation = table.view["nations"][seat]
    tiles = [
        (
            tile["id"],
            tile["x"],
            tile["y"],
            tile["turn"],
            tile["waste"],
            people_on(tile),
            tuple(tile["serves"]),
            tuple([tuple(line) for line in tile["bridges"]]),
        )
        for tile in nation["tiles"]
    ]
    parts = [(each["id"], *[part["ready"] for part in each["parts"]]) for each in nation["technologies"]]
    new = [each["id"] for each in nation["new"]]
    looks = (table.tongue, table.theme, table.narrow, table.player(seat))
    reached = tuple(reach_of(table, seat))
    key = (seat, looks, reached, tuple(tiles), tuple(parts), tuple(new))
    return table.printed.keep(key, lambda: _drawn(table, seat))


def _drawn(table: Reading, seat: int) -> Markup:
    """A country and, below it, tiles that wait and technologies."""
    light, w = table.light, _wide(table)
    nation = table.view["nations"][seat]
    cells = grid(nation, [], w - 16, 1000, 112)
    high = cells.rows * cells.size
    things = [put(0, 0, _waiting(table, new["id"]), _CARD / SIDE) for new in nation["new"]]
    things += [_technology(table, seat, i) for i in range(len(nation["technologies"]))]
    columns = (w - 8) // (_CARD + 6)
    below = ceil(len(things) / columns) * (_CARD + 6)
    total = high + 16 + (below + 4 if things else 0)
    body = sheet(light, w, total) + put(8, 8, country(table, seat, w - 16, high, f"seat-{seat}", 112))
    for i, each in enumerate(things):
        body += put(10 + i % columns * (_CARD + 6), high + 14 + i // columns * (_CARD + 6), each)
    return finish(f"seat-{seat}-map", w, total, table.say("svg-country-of", name=table.player(seat)), body)


def _waiting(table: Reading, id: str) -> str:
    about = table.piece_help(table.piece(id))
    return f'<g role="img" aria-label="{words(about)}">{enlarged(about, table.tile(id, 0))}</g>'


def _technology(table: Reading, seat: int, index: int) -> str:
    seen = table.view["nations"][seat]["technologies"][index]
    technology = table.technology(seen["id"])
    body = technology_card(table, technology)
    for part, each, frame in zip(
        table.parts(technology), seen["parts"], part_frames(technology), strict=True
    ):
        if part.use == 1 and not each["ready"] and each["kind"] != "park":
            body += spent(frame)
    about = table.technology_help(technology)
    body = f'<g role="img" aria-label="{words(about)}">{enlarged(about, body)}</g>'
    return put(0, 0, body, _CARD / SIDE)
