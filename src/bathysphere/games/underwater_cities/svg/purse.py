"""What a seat has, what the next Production adds to it, and what everything costs."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from ....drawing.markup import words
from ....drawing.memory import kept
from ....drawing.shapes import box, line, put, text
from ....drawing.tongue import Tongue
from ..components import USUAL, Board
from ..text.names import thing_name
from ..view import NationView
from ..words import GAINS, RESOURCES, THINGS, Bundle
from .boxes import TIGHT, Box, arrow, bundle, cost, say, thing
from .icons import count, points, use
from .look import Light
from .pieces import locked
from .reading import Reading
from .setting import strip

_ALL: Final = tuple(range(len(THINGS)))


def yields(nation: NationView) -> Counter[str]:
    """All that the next Production gives, before feeding."""
    found: Counter[str] = Counter()
    for item in nation["forecast"]["production"]:
        found.update(item["yields"])
    return found


def purse(table: Reading, w: float, h: float) -> str:
    """Points, resources with what Production will add, connected cities, cards in hand."""
    nation, shade = table.nation, table.light
    coming = Counter() if table.over else yields(nation)
    found = box(0.5, 0.5, w - 1, h - 1, 9, shade.soft, shade.line, 1)
    found += _told(table.say("n-point", n=nation["points"]), points(19, h / 2, nation["points"], 1.02))
    step = (w - 44 - 96) / 5
    for k, kind in enumerate(RESOURCES):
        x, n = 50 + k * step, nation["supply"][kind]
        more = coming[kind]
        body = use(kind, x, h / 2, 0.8) + text(
            x + 12, h / 2 - (4.5 if more else -0.4), n, 13.5, shade.text, "start"
        )
        body += text(x + 12, h / 2 + 8, f"+{more}", 9, shade.accent, "start") if more else ""
        said = table.say("svg-have", what=table.say(f"n-{kind}", n=n), more=more)
        found += _told(said, body + _area(x - 12, step, h))
    x = w - 88
    cities = len(nation["connected"])
    found += _told(table.say("svg-connected", n=cities), count("city", x, h / 2, cities, shade.text, 0.7, 13))
    held = f"{len(nation['backs'])}/{nation['limit']}"
    said = table.say("svg-hand-limit", n=len(nation["backs"]), most=nation["limit"])
    return found + _told(said, count("hand", x + 42, h / 2, held, shade.text, 0.74, 12.5))


def _area(x: float, w: float, h: float) -> str:
    return f'<rect x="{x:g}" width="{w:g}" height="{h:g}" fill="#fff" fill-opacity="0"/>'


def _told(said: str, body: str) -> str:
    about = words(said)
    return f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>'


def prices(table: Reading, w: float, h: float, things: tuple[int, ...] = _ALL) -> str:
    """The usual cost of what can be built; what cannot be built now says why."""
    wides = [sum([each.w for each in _price_row(i)]) for i in things]
    size = (w - 3 * (len(things) - 1) - 8 * len(things)) / sum(wides)
    x, found = 0.0, ""
    for i, own in zip(things, wides, strict=True):
        wide, name = own * size + 8, THINGS[i]
        said = f"{_named(table.tongue, i)}: {_usual(table, i)}"
        aim = table.aim(said, [], [f"build {name}"], said)
        body = _price(i, table.light, round(wide, 1), h)
        body += locked(5, 5, 0.6) if aim.denied else ""
        hit = f'<rect width="{wide:.1f}" height="{h:g}" rx="7"/>'
        found += put(x, 0, aim.control(f"uc-price-{name}", body, hit))
        x += wide + 3
    return found


def _price_row(thing_: int) -> list[Box]:
    return [thing(THINGS[thing_], 1, "plus"), *[each.held() for each in bundle(USUAL[thing_])]]


@cache
def _named(tongue: Tongue, thing_: int) -> str:
    return tongue.say(thing_name(thing_))


def _usual(table: Reading, thing_: int) -> str:
    return " + ".join([table.say(f"n-{GAINS[i]}", n=n) for i, n in enumerate(USUAL[thing_]) if n])


@cache
def _price(thing_: int, shade: Light, w: float, h: float) -> str:
    found = box(0.5, 0.5, w - 1, h - 1, 7, shade.soft, shade.line, 1)
    row = _price_row(thing_)
    row.insert(1, Box(3, line("M1-9V9", shade.muted, 1), TIGHT))
    return found + strip([row], w / 2, h / 2, w - 5, h - 3, 0.8, shade.text)


@kept
def site_keys(board: Board) -> frozenset[str]:
    """All answers that name a place of a board and what is done there."""
    places = (*board.tunnel_names, *board.site_names, *board.city_names)
    return frozenset(
        [f"{verb} {name} at {place}" for verb in ("build", "upgrade") for name in THINGS for place in places]
    )


def preview(table: Reading) -> list[tuple[str, str, tuple[Bundle, ...]]]:
    """For everything that can be built or upgraded now: the different ways to pay, cheapest first."""
    if not table.costs:
        return []
    board = table.board(table.eyes)
    places = (*board.tunnel_names, *board.site_names, *board.city_names)
    found = []
    for verb in ("build", "upgrade"):
        for name in THINGS:
            keys = [f"{verb} {name} at {place}" for place in places]
            ways = {
                tuple([way.get(kind, 0) for kind in RESOURCES])
                for key in keys
                for way in table.costs.get(key, [])
            }
            if ways:
                found.append((verb, name, tuple(sorted(ways, key=lambda way: (sum(way), way[4], way)))))
    return found


@cache
def preview_row(verb: str, name: str, ways: tuple[Bundle, ...], w: float, h: float) -> str:
    """One thing and the ways to pay for it."""
    row = [thing(name, 1, "plus" if verb == "build" else "up"), arrow().held()]
    for i, way in enumerate(ways[:4]):
        row += [say("/", 15)] if i else []
        row.append(cost((way,)).held())
    return strip([row], w / 2, h / 2, w, h, 0.9)
