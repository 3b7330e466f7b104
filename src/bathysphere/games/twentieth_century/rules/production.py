"""What a country makes: cities raised by facilities (TC-7, TC-8, TC-13)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import COIN, SCIENCE, VP, Box
from ..state import FROM_PRODUCTION, Country, State
from .country import STEPS, city_zones, is_territory, piece_of, plan_of, zone_at


def production(state: State, seat: int) -> list[int]:
    """TC-7.15  Coins, science and points: the icons of occupied cities and what facilities add, unlimited."""
    nation = state.nations[seat]
    return output(state.box, nation.country, nation.people, state.rules.direct_only)


def output(box: Box, country: Country, people: list[int], direct_only: bool) -> list[int]:
    """TC-13.4  A facility raises occupied cities beside it that show its icon and that its rail reaches."""
    found = icons(box, country, people)
    for tile in facilities(box, country):
        piece = box.pieces[country.pieces[tile]]
        found[piece.raises] += piece.bonus * len(served(box, country, people, tile, direct_only))
    return found


def icons(box: Box, country: Country, people: list[int]) -> list[int]:
    """TC-7.12  An empty city makes nothing. What occupied cities show, without facilities."""
    found = [0, 0, 0]
    for tile, settled in enumerate(people):
        if settled:
            for city, printed in enumerate(box.pieces[country.pieces[tile]].cities):
                if settled >> city & 1:
                    goods = printed.goods
                    found[0] += goods[0]
                    found[1] += goods[1]
                    found[2] += goods[2]
    return found


def facilities(box: Box, country: Country) -> list[int]:
    """The placed tiles that are facilities."""
    return [tile for tile, piece in enumerate(country.pieces) if piece >= box.territories]


def served(
    box: Box, country: Country, people: list[int], facility: int, direct_only: bool
) -> list[tuple[int, int]]:
    """TC-13.5  A forked rail serves every city that it reaches before any other city.
    TC-13.6  A facility raises a city once, however many lines join them; different facilities add up.
    TC-13.7  Goods of different kinds of one city are raised independently.
    """
    raises = piece_of(box, country, facility).raises
    found: list[tuple[int, int]] = []
    for side in range(4):
        beside = country.cells[facility] + STEPS[side]
        if beside not in country.cells:
            continue
        tile = country.cells.index(beside)
        for city, printed in enumerate(piece_of(box, country, tile).cities):
            if (
                people[tile] >> city & 1
                and printed.goods[raises]
                and _joined(box, country, facility, side, tile, city, direct_only)
            ):
                found.append((tile, city))
    return found


def _joined(
    box: Box, country: Country, facility: int, side: int, tile: int, city: int, direct_only: bool
) -> bool:
    """Whether a rail joins a building to a city with no city between; directly: over the two tiles only."""
    hub = plan_of(box, country, facility).hub
    if hub < 0:
        return False
    if not direct_only:
        return country.zones[country.firsts[facility] + hub] in city_zones(box, country, tile, city)
    theirs = zone_at(box, country, tile, (side + 2) % 4)
    touched = plan_of(box, country, tile).touches[city]
    return zone_at(box, country, facility, side) == hub and theirs in touched


def update_tracks(state: State, seat: int) -> None:
    """TC-7.15  At the end of consolidation the tracks show what the country makes."""
    nation = state.nations[seat]
    found = production(state, seat)
    if found != nation.tracks:
        nation.tracks = found
        state.facts.append(Fact("made", seat, found[COIN], found[SCIENCE], found[VP]))


def take_income(state: State, seat: int) -> None:
    """TC-8.1  In rounds one to five take coins, science and points as the tracks show.
    TC-8.2  In round six take points only.
    """
    nation = state.nations[seat]
    coins, science, points = nation.tracks
    if state.round == 6:
        coins = science = 0
    nation.coins += coins
    nation.science += science
    earn(state, seat, FROM_PRODUCTION, points)
    state.facts.append(Fact("produced", seat, coins, science, points))


def earn(state: State, seat: int, source: int, points: int) -> None:
    """Points, with where they are from."""
    earned = state.nations[seat].earned[:]
    earned[source] += points
    state.nations[seat].earned = earned


def working_centres(state: State, seat: int) -> list[tuple[int, int]]:
    """TC-7.12  A recycling centre works while its city is occupied."""
    nation = state.nations[seat]
    found: list[tuple[int, int]] = []
    for tile, settled in enumerate(nation.people):
        if settled:
            for city, printed in enumerate(piece_of(state.box, nation.country, tile).cities):
                if printed.recycling and settled >> city & 1:
                    found.append((tile, city))
    return found


def reach(state: State, seat: int, tile: int, city: int) -> list[int]:
    """TC-8.4  A centre serves its own tile, and territories that share a side with it and are joined by rail.
    TC-8.5  The rail must come from the city of the centre, not merely from its tile.
    TC-8.6  Rails must meet at the shared side; a corner is no link.
    TC-8.7  On the other tile the rail at the shared side is enough: waste belongs to the whole tile.
    TC-8.8  Waste never travels through a facility, nor over a third tile.
    TC-8.9  Bridges count as rails.
    """
    country = state.nations[seat].country
    plan = plan_of(state.box, country, tile)
    masks = plan.reaches if state.rules.via_city else plan.strict_reaches
    mask = masks[country.turns[tile] * plan.cities + city]
    found = [tile]
    for side in range(4):
        beside = country.cells[tile] + STEPS[side]
        if mask >> side & 1 and beside in country.cells:
            other = country.cells.index(beside)
            if (
                is_territory(state.box, country, other)
                and zone_at(state.box, country, other, (side + 2) % 4) >= 0
            ):
                found.append(other)
    return found


def recyclable(state: State, seat: int, tile: int, city: int) -> list[int]:
    """The tiles from which a centre can remove waste now."""
    waste = state.nations[seat].waste
    return [each for each in reach(state, seat, tile, city) if waste[each]]


def recycle(state: State, seat: int, tile: int, centre: tuple[int, int]) -> None:
    """TC-8.10  The token goes to the bank; several centres may serve one tile."""
    take_waste(state, seat, tile)
    where = state.nations[seat].country.pieces
    state.facts.append(Fact("recycled", seat, where[centre[0]], where[tile], centre[1]))


def take_waste(state: State, seat: int, tile: int) -> None:
    put_waste(state, seat, tile, -1)


def put_waste(state: State, seat: int, tile: int, n: int) -> None:
    """TC-7.5  Waste lies on territories only and belongs to the whole tile."""
    waste = state.nations[seat].waste[:]
    waste[tile] += n
    state.nations[seat].waste = waste
