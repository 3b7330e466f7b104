"""Setup: what lies where before the first stop (AN-2)."""

from __future__ import annotations

from typing import Final

from ....kernel.position import Fact
from ....kernel.rng import Rng
from ..components import (
    BOXED_FOR_TWO,
    BUILDINGS,
    COLOURS_IN_BOX,
    DEALS,
    DECKS,
    EXPERTISE,
    KINDS,
    PIECES,
    SETUP_PIECES,
    SHIPS,
    SHIPYARD_KINDS,
    SIMPLE,
    ZONES,
    Box,
)
from ..state import NOWHERE, PLAYING, State, Team
from .ships import join

EDGES: Final = (3, 7)


def new_table(box: Box, seats: int, rng: Rng, shared: bool, circuits: int, random_pair: bool) -> State:
    """AN-2.17  The sun starts in zone 0, the round space at the bottom left, whether or not it is open.
    AN-2.12  The first player is drawn at random.
    """
    first = rng.below(seats)
    closed = closed_zones(seats, rng, random_pair)
    zones = [zone for zone in range(ZONES) if zone not in closed]
    return State(
        rng,
        0,
        [],
        box,
        [new_team(seats) for _ in range(seats)],
        first,
        shared,
        circuits,
        zones,
        0,
        [[] for _ in range(ZONES)],
        [NOWHERE] * (SHIPS * seats),
        buildings_on(zones, seats, rng),
        supply(),
        [[0] * seats for _ in range(ZONES)],
        [[0] * seats for _ in box.tracks],
        [0] * len(box.tracks),
        [0] * ZONES,
        decks(box, seats, rng),
        piles(box, seats),
        [0] * SHIPYARD_KINDS,
        boxed_cards(seats),
        NOWHERE,
        0,
        0,
        0,
        PLAYING,
        [],
    )


def closed_zones(seats: int, rng: Rng, random_pair: bool) -> list[int]:
    """AN-2.1  With two players two opposite zones are closed and not used at all.
    AN-1.2  There are eight zones in a ring; opposite means four apart.
    """
    if seats > 2:
        return []
    if random_pair:
        zone = rng.below(ZONES // 2)
        return [zone, zone + ZONES // 2]
    return list(EDGES)


def buildings_on(zones: list[int], seats: int, rng: Rng) -> list[int]:
    """AN-2.2  Eight buildings start on the board, one per zone, at random."""
    start = start_buildings(seats)
    rng.shuffle(start)
    found = [0] * ZONES
    for zone, building in zip(zones, start, strict=True):
        found[zone] = 1 << building
    return found


def start_buildings(seats: int) -> list[int]:
    """AN-2.3  Two players use six of the eight: a camp and the marine centre stay in the box."""
    found = [building for building in range(len(BUILDINGS)) for _ in range(SETUP_PIECES[building])]
    if seats == 2:
        for building in BOXED_FOR_TWO:
            found.remove(building)
    return found


def supply() -> list[int]:
    """AN-2.4  All other buildings form the supply."""
    return [PIECES[building] - SETUP_PIECES[building] for building in range(len(BUILDINGS))]


def decks(box: Box, seats: int, rng: Rng) -> list[list[int]]:
    """AN-2.6  Building cards with a mark above the number of players are left out.
    AN-2.7  Each deck is shuffled and forms a face-up pile, its top card (the last one) on offer.
    """
    found: list[list[int]] = []
    for deck in range(len(DECKS)):
        cards = [card.number for card in box.cards if card.deck == deck and card.mark <= seats]
        rng.shuffle(cards)
        found.append(cards)
    return found


def piles(box: Box, seats: int) -> list[int]:
    """AN-2.8  All shipyard cards form a pile, whatever the number of players.
    AN-2.9  One Expertise card per player forms a pile; every player holds a Simple card, so none is left.
    AN-2.10  With the three building piles that makes five piles.
    """
    found = [box.kinds[kind].count for kind in range(SHIPYARD_KINDS)]
    return [*found, 0, seats]


def boxed_cards(seats: int) -> list[int]:
    """AN-2.9  Resource cards that are not used go to the box."""
    found = [0] * len(KINDS)
    found[SIMPLE] = found[EXPERTISE] = COLOURS_IN_BOX - seats
    return found


def new_team(seats: int) -> Team:
    """AN-2.11  Every player takes scientists, ships and cubes by the number of players, and a Simple card.
    AN-2.18  Scores begin at 0; the cube on the score track is used for nothing else and is not counted here.
    AN-2.19  Ships and cubes that are not placed go to Available.
    """
    deal = DEALS[seats]
    cards = [0] * len(KINDS)
    cards[SIMPLE] = 1
    return Team(deal.personnel, deal.reserve, deal.ships, deal.cubes, 0, 0, 0, cards, [])


def place_ship(state: State, seat: int, zone: int) -> None:
    """AN-2.16  A placed ship takes the next free position of its zone."""
    team = state.teams[seat]
    ship = seat * SHIPS + team.launched
    team.launched += 1
    join(state, ship, zone)
    state.facts.append(Fact("placed ship", seat, ship, zone))


def marked_zone(state: State, number: int) -> int:
    """AN-2.14  In a first game the ships go round the open zones in the direction of the sun, beginning after
    its start; the ninth ship of three players shares the first zone."""
    around = [zone % ZONES for zone in range(1, ZONES + 1) if zone % ZONES in state.zones]
    return around[number % len(around)]


def place_first_cube(state: State, seat: int, track: int) -> None:
    """AN-2.20  With two players, player B starts with a cube on the first space of a track of choice."""
    state.teams[seat].cubes -= 1
    state.cubes[track][seat] = 1
    state.facts.append(Fact("placed cube", seat, track, 1))
