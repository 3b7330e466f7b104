"""A player board in play: what is built, and the metropolises round it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ....drawing.markup import words
from ....drawing.memory import kept
from ....drawing.shapes import box, disc, put
from ....drawing.targets import piece
from ....drawing.tongue import Tongue
from ....kernel.message import Message
from ..components import Tile
from ..view import NationView
from .icons import use
from .lights import lights
from .look import GOLD
from .pieces import building, hexagon, metropolis, tile_about, tile_name, tube, tunnel
from .places import Names, whereabouts
from .plan import HEXES, HIGH, WIDE, Spot
from .reading import Printed, Reading
from .seabed import seabed, spare

_HEX: Final = 66
_GAINED: Final = 50


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
    gained: tuple[str, ...]


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
        tuple(nation["gained"]),
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
    if not scenic:
        return found
    tiles = tuple([tile_name(printed.tiles[each], tongue) for each in have.metropolises])
    stands = have.tunnels + have.cities + have.buildings
    return found + whereabouts(where, tongue, tiles, stands, have.connected)


def _metropolises(printed: Printed, have: Built, tongue: Tongue) -> str:
    """The tiles on the three spaces, with the tunnels they want; gold round those that are connected.

    Tiles from the supply lie where there is room.
    """
    where, found = printed.plans[have.board], ""
    there = {name for name, _ in have.tunnels}
    for i, each in enumerate(have.metropolises):
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
        found += _tile(where.spot(HEXES[i]), said, body)
    for each, spot in zip(have.gained, spare(where, len(have.gained), _GAINED), strict=True):
        found += _tile(spot, tile_about(printed.tiles[each], tongue), _gained(printed.tiles[each], tongue))
    return found


def _tile(spot: Spot, said: str, body: str) -> str:
    about = words(said)
    told = f'role="img" aria-label="{about}" data-help="{about}" data-large=""'
    return f'<g transform="translate({spot[0]:g} {spot[1]:g})" {told}>{body}</g>'


@kept
def _gained(tile: Tile, tongue: Tongue) -> str:
    """UC-22.7  A metropolis from the supply lies beside the three spaces and counts as connected."""
    rim = f'<polygon points="{hexagon(_GAINED + 3)}" fill="none" stroke="{GOLD}" stroke-width="4"/>'
    return metropolis(tile, _GAINED, tongue) + rim


def framed(body: str, w: float) -> str:
    """A board scaled into a frame with round corners, `w` wide."""
    h = w * HIGH / WIDE
    inner = f'<svg width="{w:g}" height="{h:g}" viewBox="0 0 {WIDE} {HIGH}">{body}</svg>'
    return inner + box(0.7, 0.7, w - 1.4, h - 1.4, 9, "none", "#8fd3e6", 1.4, ' stroke-opacity=".6"')


def own_board(table: Reading, w: float) -> str:
    """The board that is drawn large, with its lights."""
    have = built(table.nation, table.eyes)
    return framed(still(table.printed, have, table.tongue, True) + lights(table), w)


if __name__ == "__main__":
    from .demo import show

    show("nation")
