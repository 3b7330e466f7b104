"""What a network produces, and feeding (UC-25, UC-27, UC-32)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.position import Fact
from ..components import PURPLE, UPGRADE, Board
from ..state import FEEDING, Nation, State
from ..words import BIOMATTER, CREDIT, KELP, LAB, NOTHING, POINT, TUNNEL, Bundle
from .counting import pairs_at
from .metropolises import connected_tiles
from .network import connected_cities, touches_city
from .supply import score

PLAIN: Final[tuple[Bundle, ...]] = (
    (1, 0, 0, 0, 0, 0, 0),
    (0, 1, 0, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0, 0),
    (0, 0, 0, 1, 0, 0, 0),
)
UPGRADED: Final[tuple[Bundle, ...]] = (
    (1, 0, 0, 0, 0, 1, 0),
    (0, 1, 0, 0, 0, 1, 0),
    (1, 0, 0, 0, 1, 0, 0),
    (0, 0, 1, 1, 0, 0, 0),
)
PAIR: Final[tuple[Bundle, ...]] = (
    NOTHING,
    (0, 1, 0, 0, 0, 1, 0),
    (1, 0, 0, 0, 0, 0, 0),
    (0, 0, 1, 0, 0, 0, 0),
)
"""What tunnel, farm, desalination plant and laboratory yield plain, upgraded, and as a pair."""

PER_SYMBIOTIC: Final = 2
FINE: Final = 3


@dataclass(init=False, eq=False)
class Item:
    """One line of a production: where it comes from (`what` decides what `thing` and `place` mean)."""

    what: str
    thing: int
    place: int
    bundle: Bundle

    def __init__(self, what: str, thing: int, place: int, bundle: Bundle) -> None:
        self.what = what
        self.thing = thing
        self.place = place
        self.bundle = bundle


def network(state: State, seat: int) -> list[Item]:
    """UC-25.2  Every tunnel at a city and every connected building produces, upgraded ones more.

    UC-25.10  Farm: kelp, upgraded a point, a pair both. Desalination plant: credit, upgraded biomatter,
    a pair a credit. Laboratory: science, upgraded steelplast, a pair the same. Tunnel: as a farm, in credits.
    UC-18.8  That is what upgrades are for.
    UC-25.8  What is unconnected yields nothing.
    UC-15.5  Nor does a building before it is connected.
    UC-15.9  A building that waited at an empty city site works once a connected city stands there.
    """
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    found = _of_tunnels(board, nation)
    for city in range(len(board.sites)):
        if connected_cities(nation) & (1 << city):
            found += _of_city(board, nation, city)
    for pair, (one, other) in enumerate(board.pairs):
        if _works(board, nation, one) and _works(board, nation, other):
            found.append(Item("pair", -1, pair, board.pair_gains[pair]))
    return found


def _works(board: Board, nation: Nation, tunnel: int) -> bool:
    """UC-32.11  Both tunnels of a pair must be built, and each must touch a connected city."""
    return nation.tunnels[tunnel] > 0 and touches_city(board, nation, tunnel)


def _of_tunnels(board: Board, nation: Nation) -> list[Item]:
    """UC-25.3  A tunnel between two cities produces once.

    UC-32.10  A tunnel site may multiply what its tunnel yields.
    """
    found: list[Item] = []
    for tunnel, built in enumerate(nation.tunnels):
        if built and touches_city(board, nation, tunnel):
            one = UPGRADED[TUNNEL] if built == 2 else PLAIN[TUNNEL]
            found.append(Item("thing", TUNNEL, tunnel, multiplied(one, board.tunnel_times[tunnel])))
    return found


def _of_city(board: Board, nation: Nation, city: int) -> list[Item]:
    """UC-25.4  A connected symbiotic city yields 2 points, a nonsymbiotic one nothing.

    UC-14.5  Either kind is fed and counts at the end.
    UC-32.9  A city site may multiply the points of a symbiotic city, and of nothing else.
    UC-32.6  A multiplier lets a structure produce its usual amount so many times.
    UC-32.7  Plain and upgraded production are multiplied, the pair bonus is not.
    UC-25.6  The pair bonus is given once per city and kind.
    UC-25.7  One city may earn it for several kinds.
    """
    found: list[Item] = []
    if nation.cities[city] == PURPLE:
        points = PER_SYMBIOTIC * board.city_times[city]
        found.append(Item("city", -1, city, (0, 0, 0, 0, 0, points, 0)))
    for site in board.sites[city]:
        built = nation.buildings[site]
        if built:
            one = UPGRADED[built - UPGRADE] if built > LAB else PLAIN[built]
            kind = built - UPGRADE if built > LAB else built
            found.append(Item("thing", kind, site, multiplied(one, board.site_times[site])))
    for kind in pairs_at(board, nation, city):
        found.append(Item("pair of buildings", kind, city, PAIR[kind]))
    return found


def more_of_metropolises(state: State, seat: int) -> list[Item]:
    """UC-32.12  A tunnel site at a metropolis may let it yield more once connected, whichever it is."""
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    found: list[Item] = []
    for tunnel, more in enumerate(board.tunnel_more):
        one, other = board.ends[tunnel]
        if nation.tunnels[tunnel] and (one < 0 or other < 0):
            hexagon = -1 - min(one, other)
            if nation.joined & (1 << hexagon) and any(more):
                found.append(Item("more", nation.hexes[hexagon], tunnel, more))
    return found


def producing_tiles(state: State, seat: int) -> list[int]:
    """UC-22.5  A connected metropolis with a production effect works in every Production."""
    tiles = state.box.tiles
    return [tile for tile in connected_tiles(state, seat) if tiles[tile].production is not None]


def single(thing: int) -> Bundle:
    """UC-30.6  What one upgraded structure yields by itself: no pair bonus, no multiplier.

    UC-32.8  Multipliers work in the Production phase only.
    """
    return UPGRADED[thing]


def producers(state: State, seat: int, thing: int, what: int) -> int:
    """UC-7.3  How many structures of a kind produce a resource now: a modifier needs one that does."""
    nation = state.nations[seat]
    board = state.box.boards[nation.board]
    if thing == TUNNEL:
        if what != CREDIT:
            return 0
        return len(_of_tunnels(board, nation))
    found = 0
    for site, built in enumerate(nation.buildings):
        if built in (thing, thing + UPGRADE) and connected_cities(nation) & (1 << board.homes[site]):
            one = UPGRADED[thing] if built > LAB else PLAIN[thing]
            found += 1 if one[what] else 0
    return found


def multiplied(bundle: Bundle, times: int) -> Bundle:
    if times == 1:
        return bundle
    return tuple([n * times for n in bundle])


def total(items: list[Item]) -> Bundle:
    found = [0] * 7
    for item in items:
        for kind, n in enumerate(item.bundle):
            if n:
                found[kind] += n
    return tuple(found)


def feed(state: State, seat: int) -> None:
    """UC-27.1  Every connected city, the starting city too, needs 1 kelp.

    UC-27.2  All kelp is spent first.
    UC-27.3  Then 1 biomatter per city still unfed.
    UC-27.4  Then 3 points per city still unfed.
    UC-27.5  Points never fall below 0; the rest of the debt is forgiven.
    UC-27.6  Nobody may keep kelp or biomatter back.
    UC-27.7  Unconnected cities need nothing.
    UC-27.8  k = min(kelp, c); b = min(biomatter, c - k); the score falls by 3 for each of the others.
    """
    nation = state.nations[seat]
    kelp, biomatter, points = feeding(nation)
    nation.supply[KELP] -= kelp
    nation.supply[BIOMATTER] -= biomatter
    score(state, seat, -points, FEEDING)
    state.facts.append(Fact("fed", seat, kelp, biomatter, points))


def feeding(nation: Nation, coming: Bundle = NOTHING) -> tuple[int, int, int]:
    """UC-27.8  What feeding takes: kelp, biomatter, points. `coming`: what Production brings before."""
    cities = connected_cities(nation).bit_count()
    kelp = min(nation.supply[KELP] + coming[KELP], cities)
    biomatter = min(nation.supply[BIOMATTER] + coming[BIOMATTER], cities - kelp)
    return kelp, biomatter, min(nation.points + coming[POINT], FINE * (cities - kelp - biomatter))
