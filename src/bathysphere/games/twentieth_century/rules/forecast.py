"""What would come of it: questions about answers not yet given. Pure; nothing is changed."""

from __future__ import annotations

from ..state import Country, State
from .auction import this_round
from .country import STEPS, sketched
from .production import facilities, icons, output, reach, served, working_centres


def price_after_sale(state: State) -> int:
    """The price of a technology once one more territory is won."""
    prices = this_round(state).prices
    return prices[min(state.slot + 1, len(prices) - 1)]


def production_settled(
    state: State, seat: int, tile: int, city: int, left: tuple[int, int] = (-1, -1)
) -> list[int]:
    """What the country would make with people in one more city, who may have `left` another for it."""
    nation = state.nations[seat]
    people = nation.people[:]
    if left[0] >= 0:
        people[left[0]] &= ~(1 << left[1])
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
    """Turn, city and production of every way to put a tile on a cell (city -1: nobody moves in)."""
    nation = state.nations[seat]
    shown = icons(state.box, nation.country, nation.people)
    found: list[tuple[int, int, list[int]]] = []
    for turn in state.box.pieces[piece].turns:
        country = sketched(state.box, nation.country, piece, cell, turn)
        found += _by_city(state, country, nation.people, turn, shown)
    return found


def _by_city(
    state: State, country: Country, people: list[int], turn: int, shown: list[int]
) -> list[tuple[int, int, list[int]]]:
    """By city of the newest tile: what all cities make that `shown` counts, and that city with people in it.

    Facilities are looked at once, as if all cities of the tile had people; a bonus goes where it falls.
    """
    box, new = state.box, len(people)
    cities = box.pieces[country.pieces[new]].cities
    made = [[a + b for a, b in zip(shown, city.goods, strict=True)] for city in cities] or [shown[:]]
    for tile in facilities(box, country):
        piece = box.pieces[country.pieces[tile]]
        full = [*people, (1 << len(cities)) - 1]
        for where, city in served(box, country, full, tile, state.rules.direct_only):
            for each in [made[city]] if where == new else made:
                each[piece.raises] += piece.bonus
    return [(turn, city if cities else -1, goods) for city, goods in enumerate(made)]


def best_placements(state: State, seat: int, piece: int) -> list[tuple[int, int, int, list[int]]]:
    """Cell, turn, city and production of the most productive way to put a tile on each open cell.

    Where a tile touches corners only, no rail meets another: one such cell speaks for all. So does any cell
    where there is no facility that rails could join to a city.
    """
    country = state.nations[seat].country
    apart = piece < state.box.territories and not facilities(state.box, country)
    lonely: list[tuple[int, int, list[int]]] = []
    found: list[tuple[int, int, int, list[int]]] = []
    for cell in country.open:
        if not apart and any([cell + step in country.cells for step in STEPS]):
            ways = placements(state, seat, piece, cell)
        else:
            lonely = lonely or placements(state, seat, piece, cell)
            ways = lonely
        turn, city, made = max(ways, key=_total)
        found.append((cell, turn, city, made))
    return found


def _total(way: tuple[int, int, list[int]]) -> int:
    return sum(way[2])
