"""A player board in play: what is built, what can be built where, and why not."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import box, disc, put
from ....drawing.targets import Aim, piece
from ....drawing.tongue import Tongue
from ..components import Board
from ..text.names import city_name, place, thing_name
from ..words import RESOURCES, THINGS
from .icons import use
from .look import GLOW, GOLD
from .pieces import building, hexagon, metropolis, ring, tile_about, tube, tunnel
from .plan import HEXES, HIGH, WIDE, plan
from .reading import Reading
from .seabed import seabed

_HEX: Final = 66
_NONE: Final[list[str]] = []


def nation_board(table: Reading, seat: int, scenic: bool = True) -> str:
    """The whole board of a seat, 1000 by 700. Only one's own can be pressed."""
    board, nation = table.board(seat), table.view["nations"][seat]
    where = plan(board)
    found = seabed(table.printed.box, board, scenic)
    for name, kind in nation["tunnels"].items():
        found += tube(where.ways[name], kind.startswith("upgraded"))
    found += _metropolises(table, seat)
    live = seat == table.seat
    for i, name in enumerate(board.tunnel_names):
        kind = nation["tunnels"].get(name, "")
        x, y = where.spot(name)
        turn = where.at[name][2]
        body = piece(f"tunnel-{seat}-{name}", tunnel(kind.startswith("upgraded"), turn)) if kind else ""
        aim = _aim(table, board, 0, i, kind) if live else None
        found += _spot(f"{seat}-t-{name}", aim, x, y, body, _plate_light(turn), _plate_hit(turn))
    for i, name in enumerate(board.city_names):
        x, y = where.spot(name)
        kind = nation["cities"].get(name, "")
        body = piece(f"city-{seat}-{name}", use(f"t-{kind}")) if kind else ""
        if kind and name not in nation["connected"]:
            body += disc(0, 0, 43, "none", "#ff9c86", 3, ' stroke-dasharray="5 6"')
        aim = _aim(table, board, 4, i, kind) if live else None
        found += _spot(f"{seat}-c-{name}", aim, x, y, body, ring(41), '<circle r="42"/>')
    for i, name in enumerate(board.site_names):
        x, y = where.spot(name)
        kind = nation["buildings"].get(name, "")
        body = piece(f"building-{seat}-{name}", building(kind, 0, 0)) if kind else ""
        aim = _aim(table, board, 1, i, kind) if live else None
        found += _spot(f"{seat}-s-{name}", aim, x, y, body, _site_light(), _SITE_HIT)
    return found


_SITE_HIT: Final = '<rect x="-23" y="-23" width="46" height="46" rx="10"/>'


@cache
def _site_light() -> str:
    soft = box(-21, -21, 42, 42, 10, "none", GLOW, 12, ' stroke-opacity=".4"')
    return f'<g class="legal-glow">{soft}</g>' + box(
        -21, -21, 42, 42, 10, GLOW, GLOW, 5, ' fill-opacity=".1"'
    )


@cache
def _plate_light(turn: float) -> str:
    soft = box(-31, -18, 62, 36, 12, "none", GLOW, 12, ' stroke-opacity=".4"')
    near = box(-31, -18, 62, 36, 12, GLOW, GLOW, 5, ' fill-opacity=".1"')
    return f'<g transform="rotate({turn:g})"><g class="legal-glow">{soft}</g>{near}</g>'


@cache
def _plate_hit(turn: float) -> str:
    return f'<rect x="-34" y="-21" width="68" height="42" rx="12" transform="rotate({turn:g})"/>'


def _spot(name: str, aim: Aim | None, x: float, y: float, body: str, light: str, hit: str) -> str:
    """Something on a site; with light round it if it can be pressed."""
    if aim is None or not aim.legal:
        return put(x, y, body) if body else ""
    return put(x, y, aim.control(f"uc-{name}", body + light, hit))


def _aim(table: Reading, board: Board, thing: int, site: int, kind: str) -> Aim | None:
    """What can be done at a site. `thing` is 0 for tunnels, 1 for buildings, 4 for cities."""
    names = (board.tunnel_names, board.site_names, board.site_names, board.site_names, board.city_names)
    name = names[thing][site]
    things = {0: (0,), 1: (1, 2, 3), 4: (4, 5)}[thing]
    keys = [f"build {THINGS[each]} at {name}" for each in things]
    if kind:
        keys = [f"upgrade {THINGS[each]} at {name}" for each in things] if thing < 4 else [f"convert {name}"]
    legal = table.targets.offers(*keys)
    if not legal:
        return None
    return table.aim(_place(table.tongue, board, thing, site), keys, _NONE, costs_told(table, legal))


@cache
def _place(tongue: Tongue, board: Board, thing: int, site: int) -> str:
    return tongue.say(place(board, thing, site))


def costs_told(table: Reading, keys: list[str]) -> str:
    """What the options at a place cost, every way."""
    found = []
    for key in keys:
        ways = [way_told(table, way) for way in table.costs.get(key, [])]
        if ways:
            told = f" {table.say('svg-or')} ".join(ways)
            found.append(f"{table.targets.words[key]}: {told}")
    return "; ".join(found)


def way_told(table: Reading, way: dict[str, int]) -> str:
    said = [table.say(f"n-{kind}", n=way[kind]) for kind in RESOURCES if kind in way]
    return " + ".join(said) or table.say("nothing")


def _metropolises(table: Reading, seat: int) -> str:
    """The tiles on the three spaces, with the tunnels they want; gold round those that are connected."""
    board, nation = table.board(seat), table.view["nations"][seat]
    where, found = plan(board), ""
    for i, each in enumerate(nation["metropolises"]):
        x, y = where.spot(HEXES[i])
        tile, joined = table.tile(each), nation["joined"][i]
        body = metropolis(tile, _HEX, table.tongue)
        if joined:
            body += f'<polygon points="{hexagon(_HEX + 3)}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
        else:
            body += f'<polygon points="{hexagon(_HEX)}" fill="#02121b" fill-opacity=".2"/>'
        wanted = [board.tunnel_names[one] in nation["tunnels"] for one in board.hex_tunnels[i]]
        for k, there in enumerate(wanted):
            left = (k - len(wanted) / 2) * 24 + 2
            body += box(left, _HEX * 0.79, 20, 10, 5, "#bcd3dc" if there else "#0c3a4e", "#fff", 1.5)
        about = words(tile_about(tile, table.tongue))
        told = f'role="img" aria-label="{about}" data-help="{about}"'
        found += f'<g transform="translate({x:g} {y:g})" {told}>{body}</g>'
    return found


def city_told(table: Reading, board: Board, city: int) -> str:
    return table.tongue.say(city_name(board, city))


def thing_told(table: Reading, thing: int) -> str:
    return table.tongue.say(thing_name(thing))


def framed(table: Reading, seat: int, w: float, scenic: bool = True) -> str:
    """A board scaled into a frame with round corners, `w` wide."""
    h = w * HIGH / WIDE
    body = nation_board(table, seat, scenic)
    inner = f'<svg width="{w:g}" height="{h:g}" viewBox="0 0 {WIDE} {HIGH}">{body}</svg>'
    return inner + box(0.7, 0.7, w - 1.4, h - 1.4, 9, "none", "#8fd3e6", 1.4, ' stroke-opacity=".6"')
