"""What would come of it: questions about answers not yet given. Pure; nothing is changed."""

from __future__ import annotations

from ..state import State
from .auction import this_round
from .country import STEPS, attached
from .production import output, reach, working_centres


def price_after_sale(state: State) -> int:
    """The price of a technology once one more territory is won."""
    prices = this_round(state).prices
    return prices[min(state.slot + 1, len(prices) - 1)]


def production_with(state: State, seat: int, piece: int, cell: int, turn: int, city: int) -> list[int]:
    """What the country would make with one more tile, people in one of its cities (-1: nowhere)."""
    nation = state.nations[seat]
    country = attached(state.box, nation.country, piece, cell, turn)
    people = [*nation.people, 0 if city < 0 else 1 << city]
    return output(state.box, country, people, state.rules.direct_only)


def production_settled(state: State, seat: int, tile: int, city: int) -> list[int]:
    """What the country would make with people in one more city."""
    nation = state.nations[seat]
    people = nation.people[:]
    people[tile] |= 1 << city
    return output(state.box, nation.country, people, state.rules.direct_only)


def centres_within_reach(state: State, seat: int) -> list[list[tuple[int, int]]]:
    """By placed tile: the working centres that can remove waste from it."""
    found: list[list[tuple[int, int]]] = [[] for _ in state.nations[seat].waste]
    for tile, city in working_centres(state, seat):
        for each in reach(state, seat, tile, city):
            found[each].append((tile, city))
    return found


def placements(state: State, seat: int, piece: int, cell: int) -> list[tuple[int, int, list[int]]]:
    """Turn, city and production of every way to put a tile on a cell."""
    printed = state.box.pieces[piece]
    cities = list(range(len(printed.cities))) or [-1]
    return [
        (turn, city, production_with(state, seat, piece, cell, turn, city))
        for turn in printed.turns
        for city in cities
    ]


def best_placements(state: State, seat: int, piece: int) -> list[tuple[int, int, int, list[int]]]:
    """Cell, turn, city and production of the most productive way to put a tile on each open cell.

    Where a tile touches corners only, no rail meets another, so one such cell speaks for all.
    """
    country = state.nations[seat].country
    lonely: list[tuple[int, int, list[int]]] = []
    found: list[tuple[int, int, int, list[int]]] = []
    for cell in country.open:
        if any([cell + step in country.cells for step in STEPS]):
            ways = placements(state, seat, piece, cell)
        else:
            lonely = lonely or placements(state, seat, piece, cell)
            ways = lonely
        turn, city, made = max(ways, key=_total)
        found.append((cell, turn, city, made))
    return found


def _total(way: tuple[int, int, list[int]]) -> int:
    return sum(way[2])
