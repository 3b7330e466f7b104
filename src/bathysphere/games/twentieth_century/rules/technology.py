"""Single-use and multi-use technologies (TC-12, TC-14, TC-15, TC-16)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import COIN, Part
from ..state import FROM_QUALITY, State
from .consolidation import empty_cities, settle, unsettle
from .country import city_zones, spanned, spans_of
from .production import earn, put_waste, take_waste


def can_pay(state: State, seat: int, part: Part) -> bool:
    """TC-12.5  A printed cost is paid in full, once, from the own hand."""
    nation = state.nations[seat]
    return (nation.coins if part.pays == COIN else nation.science) >= part.price


def pay(state: State, seat: int, part: Part) -> None:
    """TC-12.5  It is paid in consolidation, before the income of the round."""
    if part.price:
        if part.pays == COIN:
            state.nations[seat].coins -= part.price
        else:
            state.nations[seat].science -= part.price
        state.facts.append(Fact("paid", seat, part.number, part.pays, part.price))


def spend(state: State, seat: int, part: int) -> None:
    """TC-7.14  A single-use part is used once per game; a multi-use part stays."""
    nation = state.nations[seat]
    nation.once = [each for each in nation.once if each != part]


def send_workers(state: State, seat: int, tile: int, city: int) -> None:
    """TC-14.1  Once, put the stored token in any empty city of the country."""
    settle(state, seat, tile, city)


def bridge_sites(state: State, seat: int) -> list[int]:
    """TC-14.2  Once, place a bridge on any tile of the country where it changes anything."""
    country = state.nations[seat].country
    return [tile for tile in range(len(country.cells)) if spans_of(state.box, country, tile)]


def build_bridge(state: State, seat: int, tile: int, pick: int) -> None:
    """TC-15.1  A bridge acts as rail from then on and never moves.
    TC-15.6  It is there at once for the locomotives of the same consolidation.
    """
    nation = state.nations[seat]
    nation.country = spanned(state.box, nation.country, tile, pick)
    state.facts.append(Fact("bridged", seat, nation.country.pieces[tile], pick))


def sort_waste(state: State, seat: int, tile: int) -> None:
    """TC-14.3  Once per game and free, take one waste off any own territory."""
    take_waste(state, seat, tile)
    state.facts.append(Fact("sorted", seat, state.nations[seat].country.pieces[tile]))


def departures(state: State, seat: int) -> list[tuple[int, int]]:
    """TC-16.1  A locomotive moves a token from its city to an empty city.
    TC-16.3  Nothing else moves a settled token.
    """
    goals: list[int] = []
    for tile, city in empty_cities(state, seat):
        goals += city_zones(state.box, state.nations[seat].country, tile, city)
    if not goals:
        return []
    found: list[tuple[int, int]] = []
    country = state.nations[seat].country
    for tile, settled in enumerate(state.nations[seat].people):
        city = 0
        while settled >> city:
            if settled >> city & 1 and any(
                [zone in goals for zone in city_zones(state.box, country, tile, city)]
            ):
                found.append((tile, city))
            city += 1
    return found


def arrivals(state: State, seat: int, tile: int, city: int) -> list[tuple[int, int]]:
    """TC-16.2  Rails and bridges must join the two cities through no other city; facilities may be crossed.
    TC-16.4  An empty city in between blocks as well.
    TC-13.8  People may travel through a facility.
    """
    country = state.nations[seat].country
    zones = city_zones(state.box, country, tile, city)
    found: list[tuple[int, int]] = []
    for other in empty_cities(state, seat):
        if any([zone in zones for zone in city_zones(state.box, country, other[0], other[1])]):
            found.append(other)
    return found


def move_people(state: State, seat: int, start: tuple[int, int], goal: tuple[int, int]) -> None:
    """TC-16.5  Every locomotive is a move of its own, also of the same token."""
    pieces = state.nations[seat].country.pieces
    unsettle(state, seat, start[0], start[1])
    state.facts.append(Fact("departed", seat, pieces[start[0]], start[1]))
    settle(state, seat, goal[0], goal[1])


def move_waste(state: State, seat: int, start: int, goal: int) -> None:
    """TC-16.6  Move one waste from any own territory to another one; no rail is needed."""
    put_waste(state, seat, start, -1)
    put_waste(state, seat, goal, 1)
    pieces = state.nations[seat].country.pieces
    state.facts.append(Fact("carted", seat, pieces[start], pieces[goal]))


def remove_waste(state: State, seat: int, tile: int) -> None:
    """TC-16.7  For its cost, recycling removes one waste from any own territory; no centre needed."""
    take_waste(state, seat, tile)
    state.facts.append(Fact("removed", seat, state.nations[seat].country.pieces[tile]))


def can_clean(state: State, seat: int) -> bool:
    """TC-16.8  At the clean end of the track depollution is not offered."""
    return state.nations[seat].pollution < len(state.box.pollution) - 1


def clean(state: State, seat: int) -> None:
    """TC-16.8  For its cost, depollution moves the marker one step to the better."""
    state.nations[seat].pollution += 1
    state.facts.append(Fact("cleaned", seat, state.nations[seat].pollution, n=1))


def enjoy(state: State, seat: int, part: Part) -> None:
    """TC-16.9  For its cost, quality of life gives the printed points."""
    earn(state, seat, FROM_QUALITY, part.vp)
    state.facts.append(Fact("enjoyed", seat, part.number, n=part.vp))
