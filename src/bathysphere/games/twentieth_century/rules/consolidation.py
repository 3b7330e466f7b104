"""Waste, new tiles and their people (TC-7)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State
from .country import attached, is_territory
from .production import put_waste


def litter_fresh(state: State, seat: int, territory: int) -> None:
    """TC-7.4  Whoever won territories this round puts pending waste on those, split freely.
    TC-7.6  Waste that came with a territory stays on it.
    """
    nation = state.nations[seat]
    waste = nation.fresh_waste[:]
    waste[nation.fresh.index(territory)] += 1
    nation.fresh_waste = waste
    nation.pending -= 1
    state.facts.append(Fact("dumped", seat, territory))


def litter_country(state: State, seat: int, tile: int) -> None:
    """TC-7.4  Whoever won none puts pending waste on any territories of the country, split freely."""
    put_waste(state, seat, tile, 1)
    state.nations[seat].pending -= 1
    state.facts.append(Fact("dumped", seat, state.nations[seat].country.pieces[tile]))


def dumps(state: State, seat: int) -> list[int]:
    """TC-7.5  Waste never lies on a facility. The pieces that may take pending waste."""
    nation = state.nations[seat]
    if nation.fresh:
        return nation.fresh
    return [piece for piece in nation.country.pieces if piece < state.box.territories]


def attach(state: State, seat: int, piece: int, cell: int, turn: int) -> None:
    """TC-7.7  Every territory and facility acquired this round is attached now, in any order.
    TC-13.2  Facilities are attached like territories.
    """
    nation = state.nations[seat]
    nation.country = attached(state.box, nation.country, piece, cell, turn)
    nation.people = [*nation.people, 0]
    if piece in nation.fresh:
        at = nation.fresh.index(piece)
        nation.waste = [*nation.waste, nation.fresh_waste[at]]
        nation.fresh = nation.fresh[:at] + nation.fresh[at + 1 :]
        nation.fresh_waste = nation.fresh_waste[:at] + nation.fresh_waste[at + 1 :]
    else:
        nation.waste = [*nation.waste, 0]
        nation.plants = [each for each in nation.plants if each != piece]
    state.facts.append(Fact("attached", seat, piece, cell, turn))


def settle(state: State, seat: int, tile: int, city: int) -> None:
    """TC-7.11  The token of a new territory goes to one city of that tile.
    TC-7.12  A city holds at most one token.
    """
    people = state.nations[seat].people[:]
    people[tile] |= 1 << city
    state.nations[seat].people = people
    state.facts.append(Fact("settled", seat, state.nations[seat].country.pieces[tile], city))


def unsettle(state: State, seat: int, tile: int, city: int) -> None:
    people = state.nations[seat].people[:]
    people[tile] &= ~(1 << city)
    state.nations[seat].people = people


def empty_cities(state: State, seat: int) -> list[tuple[int, int]]:
    """Every city of a country without a token, as tile and city."""
    nation = state.nations[seat]
    found: list[tuple[int, int]] = []
    for tile, settled in enumerate(nation.people):
        for city in range(len(state.box.pieces[nation.country.pieces[tile]].cities)):
            if not settled >> city & 1:
                found.append((tile, city))
    return found


def littered(state: State, seat: int) -> list[int]:
    """The placed tiles with waste."""
    return [tile for tile, waste in enumerate(state.nations[seat].waste) if waste]


def territories(state: State, seat: int) -> list[int]:
    """The placed tiles that are territories."""
    country = state.nations[seat].country
    return [tile for tile in range(len(country.cells)) if is_territory(state.box, country, tile)]
