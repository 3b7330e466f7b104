"""Light on every place of one's own board where something can be done now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....drawing.shapes import box, put
from ..words import RESOURCES, THINGS
from .look import GLOW
from .pieces import ring, tile_name
from .places import CITY, Tiles, place_told, printed_told
from .reading import Reading

_NONE: Final[list[str]] = []
_POINTS: Final = ("D9", "D10")
"""Where something on the board is pressed."""
_SITE_HIT: Final = '<rect x="-23" y="-23" width="46" height="46" rx="10"/>'
_SITE_LIGHT: Final = (
    '<g class="legal-glow">'
    + box(-21, -21, 42, 42, 10, "none", GLOW, 12, ' stroke-opacity=".4"')
    + "</g>"
    + box(-21, -21, 42, 42, 10, GLOW, GLOW, 5, ' fill-opacity=".1"')
)


def lights(table: Reading) -> str:
    """Only one's own board can be pressed."""
    if not any([choice.point in _POINTS for choice in table.choices]):
        return ""
    where, board = table.plan(table.eyes), table.board(table.eyes)
    found, thumb = "", '<circle r="56"/>'
    for i, name in enumerate(board.tunnel_names):
        x, y, turn = where.at[name]
        hit = thumb if table.narrow else _plate_hit(turn)
        found += put(x, y, _spot(table, 0, i, name, _plate_light(turn), hit))
    for i, name in enumerate(board.city_names):
        hit = thumb if table.narrow else '<circle r="42"/>'
        found += put(*where.spot(name), _spot(table, CITY, i, name, ring(41), hit))
    for i, name in enumerate(board.site_names):
        hit = "" if table.narrow else _SITE_HIT
        found += put(*where.spot(name), _spot(table, 1, i, name, _SITE_LIGHT, hit))
    return found


@lru_cache(256)
def _plate_light(turn: float) -> str:
    soft = box(-31, -18, 62, 36, 12, "none", GLOW, 12, ' stroke-opacity=".4"')
    near = box(-31, -18, 62, 36, 12, GLOW, GLOW, 5, ' fill-opacity=".1"')
    return f'<g transform="rotate({turn:g})"><g class="legal-glow">{soft}</g>{near}</g>'


def _plate_hit(turn: float) -> str:
    return f'<rect x="-34" y="-21" width="68" height="42" rx="12" transform="rotate({turn:g})"/>'


def _keys(thing: int, name: str) -> list[str]:
    things = {0: (0,), 1: (1, 2, 3), CITY: (4, 5)}[thing]
    keys = [f"{verb} {THINGS[each]} at {name}" for verb in ("build", "upgrade") for each in things]
    return keys + ([f"convert {name}"] if thing == CITY else [])


def alike(table: Reading, site: int) -> list[str]:
    """UC-15.1  The building sites that are the same to the rules as this one: only one of them is offered.

    UC-18.1  Empty sites of one city are alike, and plain buildings of a kind that yield alike.
    """
    board, built = table.board(table.eyes), table.nation["buildings"]
    there = built.get(board.site_names[site])
    found = []
    for other, name in enumerate(board.site_names):
        if there is None:
            same = board.twin[other] == board.twin[site]
        else:
            near = board.homes[other] == board.homes[site]
            same = near and board.site_times[other] == board.site_times[site]
        if same and built.get(name) == there:
            found.append(name)
    return found


def _spot(table: Reading, thing: int, site: int, name: str, light: str, hit: str) -> str:
    """A place that can be pressed. `thing` is 0 for tunnels, 1 for buildings, 4 for cities.

    Without a shape to press it only gives light: building sites are too close together for a thumb. A site
    that is like an offered one is pressed in its place; it has no name of its own, as the other is named.
    """
    legal = table.targets.offers(*_keys(thing, name)) if name in table.mentioned else _NONE
    own = bool(legal)
    if thing == 1 and not own:
        legal = table.targets.offers(*[key for each in alike(table, site) for key in _keys(1, each)])
    if not legal:
        return ""
    if not hit:
        return light
    about = place_told(table.board(table.eyes), table.tongue, thing, site, tiles_told(table, table.eyes))
    told = help_told(table, legal, thing, site)
    if own:
        return table.aim(about, legal, _NONE, told).control(f"uc-site-{name}", light, hit)
    aim = table.aim(about, legal, _NONE, f"{told}. {table.say('svg-alike')}")
    clear = hit.replace("/>", ' fill="#fff" fill-opacity="0"/>')
    return f'<g id="uc-site-{name}">{aim.echo(light + clear)}</g>'


def tiles_told(table: Reading, seat: int) -> Tiles:
    """The names of the metropolises round a board."""
    ids = table.view["nations"][seat]["metropolises"]
    return tuple([tile_name(table.tile(each), table.tongue) for each in ids])


def help_told(table: Reading, keys: list[str], thing: int, site: int) -> str:
    """What the options at a place cost, every way, and what is printed there."""
    found = []
    for key in keys:
        ways = [way_told(table, way) for way in table.costs.get(key, [])]
        if ways:
            told = f" {table.say('svg-or')} ".join(ways)
            found.append(f"{table.targets.words[key]}: {told}")
    costs, building = "; ".join(found), any([key.startswith("build ") for key in keys])
    printed = printed_told(table.plan(table.eyes), table.tongue, thing, site) if building else ""
    return f"{costs}. {printed}" if costs and printed else costs or printed


def way_told(table: Reading, way: dict[str, int]) -> str:
    said = [table.say(f"n-{kind}", n=way[kind]) for kind in RESOURCES if kind in way]
    return " + ".join(said) or table.say("nothing")
