"""What is in the box: zones, buildings, cards, tracks, and the symbols on them. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

ZONES: Final = 8
QUEUE: Final = 3
"""AN-1.3  A zone has room for three ships."""

CAMP: Final = 0
SHIPYARD: Final = 1
CRANE: Final = 2
WELL: Final = 3
DERRICK: Final = 4
TURBINE: Final = 5
LAB: Final = 6
FACTORY: Final = 7
LAND: Final = 8
COASTAL: Final = 9
MARINE: Final = 10
HQ: Final = 11
PLANKTON: Final = 12
DISH: Final = 13
BUILDINGS: Final = (
    *("camp", "shipyard", "crane", "well", "derrick", "turbine", "lab", "factory"),
    *("land", "coastal", "marine", "hq", "plankton", "dish"),
)
PIECES: Final = (4, 2, 3, 3, 3, 3, 2, 2, 3, 3, 3, 5, 7, 4)
"""Building pieces in the box, by type: 47."""
SETUP_PIECES: Final = (2, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0)
"""AN-2.2  Two camps, a marine and a coastal centre, and one of each resource building start on the board."""
BOXED_FOR_TWO: Final = (CAMP, MARINE)
"""AN-2.3  Two players put one of the camps and the marine centre back into the box."""
RESOURCES: Final = (CRANE, WELL, DERRICK, TURBINE)
EXPERTISES: Final = (LAB, FACTORY)
CENTRES: Final = (LAND, COASTAL, MARINE)
ASTERISKS: Final = (LAB, FACTORY, HQ, DISH)

DECKS: Final = ("base", "double", "advanced")

ICEBREAKER: Final = 0
PLACE_SCIENTIST: Final = 1
TWO_SCIENTISTS: Final = 2
RAPID_PROGRESS: Final = 3
SIMPLE: Final = 4
EXPERTISE: Final = 5
KINDS: Final = ("icebreaker", "place_scientist", "two_scientists", "rapid_progress", "simple", "expertise")
SHIPYARD_KINDS: Final = 4
"""The first four kinds are shipyard cards, the other two are resource cards."""

PLAIN: Final = 0
RED: Final = 1
BLUE: Final = 2
COLOURS: Final = ("plain", "red", "blue")

RECRUIT_ONE: Final = 0
NEW_SHIP: Final = 1
EXPERTISE_CARD: Final = 2
SIMPLE_CARD: Final = 3
MOVE_SHIP: Final = 4
DRAFT: Final = 5
ADVANCE_THREE: Final = 6
EFFECTS: Final = (
    *("recruit_one", "new_ship", "expertise_card", "simple_card", "move_ship", "draft", "advance_three"),
)

SHIPS: Final = 6
"""Ships of one colour; ship number = seat x SHIPS + its place in that colour."""
SCIENTISTS: Final = 16
CUBES: Final = 6
COLOURS_IN_BOX: Final = 4


@dataclass(frozen=True)
class Card:
    """A building card. `mark` is the smallest seat count that uses it; `need` holds `needs` as bits."""

    id: str
    number: int
    deck: int
    name_en: str
    name_fr: str
    builds: int
    needs: tuple[int, ...]
    need: int
    repeated: bool
    scientists: int
    steps: int
    asterisk: bool
    mark: int
    src: str


@dataclass(frozen=True)
class Kind:
    """A shipyard or resource card; cards of one kind are all alike. `covers` are building types as bits."""

    id: str
    number: int
    name_en: str
    name_fr: str
    count: int
    covers: int
    src: str


@dataclass(frozen=True)
class Track:
    """A research track. Spaces count from 1; the three tuples are indexed by space, with 0 for the start.

    `mark` is the smallest seat count for which the track is open; `centres` are building types as bits.
    """

    id: str
    number: int
    name_en: str
    name_fr: str
    length: int
    mark: int
    centres: int
    colours: tuple[int, ...]
    effects: tuple[int, ...]
    values: tuple[int, ...]
    src: str


@dataclass(frozen=True)
class Deal:
    """AN-2.11  What every player takes, and in which order ships are placed (0 is player A)."""

    personnel: int
    reserve: int
    board_ships: int
    ships: int
    cubes: int
    order: tuple[int, ...]


DEALS: Final = {
    2: Deal(2, 14, 3, 3, 3, (0, 1, 1, 0, 0, 1)),
    3: Deal(2, 12, 3, 2, 4, (0, 1, 2, 2, 0, 1, 1, 2, 0)),
    4: Deal(2, 10, 2, 2, 5, (0, 1, 2, 3, 3, 2, 1, 0)),
}


@dataclass(frozen=True)
class Box:
    """All printed matter in play. Never copied, never saved: named by its hash.

    `open_tracks` is indexed by seat count; `links` by the dark track switch (0 none, 1 shared) and track.
    """

    cards: tuple[Card, ...]
    kinds: tuple[Kind, ...]
    tracks: tuple[Track, ...]
    open_tracks: tuple[tuple[int, ...], ...]
    links: tuple[tuple[int, ...], ...]
