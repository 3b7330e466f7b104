"""A player board in play: what is built, and light on what can be built where."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ....drawing.markup import words
from ....drawing.memory import kept
from ....drawing.shapes import box, disc, put
from ....drawing.targets import piece
from ....drawing.tongue import Tongue
from ....kernel.message import Message
from ..components import Board
from ..text.names import city_name, place
from ..view import NationView
from ..words import RESOURCES, THINGS
from .icons import use
from .look import GLOW, GOLD
from .pieces import building, hexagon, metropolis, ring, tile_about, tube, tunnel
from .plan import HEXES, HIGH, WIDE
from .reading import Printed, Reading
from .seabed import seabed

_HEX: Final = 66
_NONE: Final[list[str]] = []
_POINTS: Final = ("D9", "D10")
"""Where something on the board is pressed."""
Names = tuple[tuple[str, str], ...]


class Built(NamedTuple):
    """Everything that can be seen on the board of a seat."""

    seat: int
    board: str
    cities: Names
    tunnels: Names
    buildings: Names
    connected: tuple[str, ...]
    metropolises: tuple[str, ...]
    joined: tuple[bool, ...]


def built(nation: NationView, seat: int) -> Built:
    return Built(
        seat,
        nation["board"],
        tuple(nation["cities"].items()),
        tuple(nation["tunnels"].items()),
        tuple(nation["buildings"].items()),
        tuple(nation["connected"]),
        tuple(nation["metropolises"]),
        tuple(nation["joined"]),
    )


@lru_cache(512)
def still(printed: Printed, have: Built, tongue: Tongue, scenic: bool) -> str:
    """The board of a seat without any light, 1000 by 700."""
    where, seat = printed.plans[have.board], have.seat
    found = seabed(where, scenic)
    found += "".join([tube(where.ways[name], kind.startswith("upgraded")) for name, kind in have.tunnels])
    found += _metropolises(printed, have, tongue)
    for name, kind in have.tunnels:
        x, y, turn = where.at[name]
        tile = tunnel(kind.startswith("upgraded"), turn)
        found += put(x, y, piece(f"tunnel-{seat}-{name}", tile))
    for name, kind in have.cities:
        body = piece(f"city-{seat}-{name}", use(f"t-{kind}"))
        if name not in have.connected:
            body += disc(0, 0, 43, "none", "#ff9c86", 3, ' stroke-dasharray="5 6"')
        found += put(*where.spot(name), body)
    for name, kind in have.buildings:
        found += put(*where.spot(name), piece(f"building-{seat}-{name}", building(kind, 0, 0)))
    return found


def _metropolises(printed: Printed, have: Built, tongue: Tongue) -> str:
    """The tiles on the three spaces, with the tunnels they want; gold round those that are connected."""
    where, found = printed.plans[have.board], ""
    there = {name for name, _ in have.tunnels}
    for i, each in enumerate(have.metropolises):
        x, y = where.spot(HEXES[i])
        tile = printed.tiles[each]
        body = metropolis(tile, _HEX, tongue)
        if have.joined[i]:
            body += f'<polygon points="{hexagon(_HEX + 3)}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
        else:
            body += f'<polygon points="{hexagon(_HEX)}" fill="#02121b" fill-opacity=".2"/>'
        wanted = [where.board.tunnel_names[one] in there for one in where.board.hex_tunnels[i]]
        for k, done in enumerate(wanted):
            left = (k - len(wanted) / 2) * 24 + 2
            body += box(left, _HEX * 0.79, 20, 10, 5, "#bcd3dc" if done else "#0c3a4e", "#fff", 1.5)
        said = tile_about(tile, tongue)
        if len(wanted) > 1 and not have.joined[i]:
            said += " " + tongue.say(Message("uc-svg-both-tunnels"))
        about = words(said)
        told = f'role="img" aria-label="{about}" data-help="{about}" data-large=""'
        found += f'<g transform="translate({x:g} {y:g})" {told}>{body}</g>'
    return found


def _lights(table: Reading) -> str:
    """Light on every place where something can be done now. Only one's own board can be pressed."""
    if not any([choice.point in _POINTS for choice in table.choices]):
        return ""
    where, board = table.plan(table.eyes), table.board(table.eyes)
    found, thumb = "", '<circle r="56"/>'
    for i, name in enumerate(board.tunnel_names):
        x, y, turn = where.at[name]
        found += _spot(
            table, 0, i, name, x, y, _plate_light(turn), thumb if table.narrow else _plate_hit(turn)
        )
    for i, name in enumerate(board.city_names):
        hit = thumb if table.narrow else '<circle r="42"/>'
        found += _spot(table, 4, i, name, *where.spot(name), ring(41), hit)
    for i, name in enumerate(board.site_names):
        hit = "" if table.narrow else _SITE_HIT
        found += _spot(table, 1, i, name, *where.spot(name), _SITE_LIGHT, hit)
    return found


_SITE_HIT: Final = '<rect x="-23" y="-23" width="46" height="46" rx="10"/>'
_SITE_LIGHT: Final = (
    '<g class="legal-glow">'
    + box(-21, -21, 42, 42, 10, "none", GLOW, 12, ' stroke-opacity=".4"')
    + "</g>"
    + box(-21, -21, 42, 42, 10, GLOW, GLOW, 5, ' fill-opacity=".1"')
)


@lru_cache(256)
def _plate_light(turn: float) -> str:
    soft = box(-31, -18, 62, 36, 12, "none", GLOW, 12, ' stroke-opacity=".4"')
    near = box(-31, -18, 62, 36, 12, GLOW, GLOW, 5, ' fill-opacity=".1"')
    return f'<g transform="rotate({turn:g})"><g class="legal-glow">{soft}</g>{near}</g>'


def _plate_hit(turn: float) -> str:
    return f'<rect x="-34" y="-21" width="68" height="42" rx="12" transform="rotate({turn:g})"/>'


def _spot(table: Reading, thing: int, site: int, name: str, x: float, y: float, light: str, hit: str) -> str:
    """A place that can be pressed. `thing` is 0 for tunnels, 1 for buildings, 4 for cities.

    Without a shape to press it only gives light: building sites are too close together for a thumb.
    """
    things = {0: (0,), 1: (1, 2, 3), 4: (4, 5)}[thing]
    keys = [f"{verb} {THINGS[each]} at {name}" for verb in ("build", "upgrade") for each in things]
    keys += [f"convert {name}"] if thing == 4 else []
    legal = table.targets.offers(*keys)
    if not legal:
        return ""
    if not hit:
        return put(x, y, light)
    about = place_told(table.board(table.eyes), table.tongue, thing, site)
    aim = table.aim(about, legal, _NONE, costs_told(table, legal))
    return put(x, y, aim.control(f"uc-site-{name}", light, hit))


@kept
def place_told(board: Board, tongue: Tongue, thing: int, site: int) -> str:
    return tongue.say(place(board, thing, site))


@kept
def city_told(board: Board, tongue: Tongue, city: int) -> str:
    return tongue.say(city_name(board, city))


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


def framed(body: str, w: float) -> str:
    """A board scaled into a frame with round corners, `w` wide."""
    h = w * HIGH / WIDE
    inner = f'<svg width="{w:g}" height="{h:g}" viewBox="0 0 {WIDE} {HIGH}">{body}</svg>'
    return inner + box(0.7, 0.7, w - 1.4, h - 1.4, 9, "none", "#8fd3e6", 1.4, ' stroke-opacity=".6"')


def own_board(table: Reading, w: float) -> str:
    """The board that is drawn large, with its lights."""
    have = built(table.nation, table.eyes)
    return framed(still(table.printed, have, table.tongue, True) + _lights(table), w)


if __name__ == "__main__":
    from .demo import show

    show("nation")
