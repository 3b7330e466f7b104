"""What is in the box: tiles and their rails, technologies, disasters, score cards, tracks. Data only.

TC-12.1  A technology is a facility for the map, a single-use or a multi-use part beside the player board.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

COIN: Final = 0
SCIENCE: Final = 1
VP: Final = 2
GOODS: Final = ("coin", "science", "vp")

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("N", "E", "S", "W")

PORT: Final = 0
CITY: Final = 1
BUILDING: Final = 2
JUNCTION: Final = 3
BEND: Final = 4
SPOTS: Final = {"a": CITY, "b": CITY, "c": CITY, "d": CITY, "x": BUILDING} | dict.fromkeys("jklm", JUNCTION)
BENDS: Final = "pqrs"
CITY_LETTERS: Final = "abcd"

SIZE: Final = 24
RADIUS_SQUARED: Final = 8
"""Of the disc of a city or building, on the square of 24 by 24 on which tiles are drawn."""

MINE: Final = 0
LABORATORY: Final = 1
HOSPITAL: Final = 2
WORKERS: Final = 3
BRIDGE: Final = 4
SORTING: Final = 5
PARK: Final = 6
LOCOMOTIVE: Final = 7
TRANSPORT: Final = 8
RECYCLING: Final = 9
DEPOLLUTION: Final = 10
QUALITY: Final = 11
KINDS: Final = (
    "mine",
    "laboratory",
    "hospital",
    "workers",
    "bridge",
    "sorting_centre",
    "park",
    "locomotive",
    "waste_transport",
    "recycling",
    "depollution",
    "quality_of_life",
)

FACILITY: Final = 0
ONCE: Final = 1
EACH_ROUND: Final = 2
USES: Final = (0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2)
"""By kind: facility, single use, multi use."""

PER_COIN: Final = 0
PER_SCIENCE: Final = 1
PER_VP: Final = 2
PER_SCORE: Final = 3
PER_CLEAN: Final = 4
PER_CENTRE: Final = 5
PER_TREES: Final = 6
PER_SECTION: Final = 7
PER_WASTE: Final = 8
MEASURES: Final = ("coin", "science", "vp", "score", "clean", "centre", "trees", "section", "waste")


@dataclass(frozen=True)
class City:
    """TC-7.13  A city makes coins, science or points, or holds a recycling centre, or both."""

    goods: tuple[int, int, int]
    recycling: bool


@dataclass(frozen=True)
class Drawing:
    """Rails as a planar straight-line drawing. Spots 0 to 3 are the middles of the sides N E S W."""

    kinds: tuple[int, ...]
    xs: tuple[int, ...]
    ys: tuple[int, ...]
    rails: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Plan:
    """A drawing worked out: its zones, pieces of track that can be run over without entering a city.

    `facing` and `reaches` are by turn: which zone ends at a side (turn * 4 + side; -1: no rail), and to which
    sides a centre can send a train (turn * cities + city, a mask), also when it may not run through a city.
    """

    drawing: Drawing
    rail_zones: tuple[int, ...]
    zones: int
    cities: int
    hub: int
    facing: tuple[int, ...]
    touches: tuple[tuple[int, ...], ...]
    reaches: tuple[int, ...]
    strict_reaches: tuple[int, ...]


@dataclass(frozen=True)
class Span:
    """One entry of the menu of bridges: which two elements it joins, and along which straight line.

    An element is a kind (`TO_CITY`, `TO_ZONE`, `TO_SIDE`) and a number; sides are as drawn, not as turned.
    """

    one: tuple[int, int]
    other: tuple[int, int]
    line: tuple[int, int, int, int]


TO_CITY: Final = 0
TO_ZONE: Final = 1
TO_SIDE: Final = 2


@dataclass(frozen=True)
class Piece:
    """A tile of the map. Territories come first in the box, then facilities; `bonus` is what those raise.

    TC-13.1  A mine raises coins, a laboratory science, a hospital points.
    """

    id: str
    number: int
    era: int
    layout: int
    name_en: str
    name_fr: str
    src: str
    cities: tuple[City, ...]
    people: int
    raises: int
    bonus: int
    turns: tuple[int, ...]


@dataclass(frozen=True)
class Part:
    """TC-12.2  On a mixed tile each part is a technology of its own.
    TC-12.4  Copies of the same kind are independent uses. `like` is the first part that does the same.
    """

    number: int
    technology: int
    kind: int
    use: int
    pays: int
    price: int
    vp: int
    like: int


@dataclass(frozen=True)
class Technology:
    """TC-12.3  The impact icons act once, when the tile is bought. `piece` is the map tile, or -1."""

    id: str
    number: int
    era: int
    name_en: str
    name_fr: str
    src: str
    waste: int
    smoke: int
    tree: int
    parts: tuple[int, ...]
    piece: int


@dataclass(frozen=True)
class Column:
    """One column of a disaster: what it costs, and the smallest table that uses it."""

    waste: int
    smoke: int
    seats: int


@dataclass(frozen=True)
class Disaster:
    id: str
    number: int
    era: int
    name_en: str
    name_fr: str
    src: str
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class ScoreCard:
    """`scores` pairs a measure with points per unit of it."""

    id: str
    number: int
    round: int
    name_en: str
    name_fr: str
    src: str
    scores: tuple[tuple[int, int], ...]


@dataclass(frozen=True)
class Round:
    """One of the five full rounds."""

    era: int
    minimum: int
    prices: tuple[int, ...]


@dataclass(frozen=True)
class Table:
    """What depends on the seat count; `columns` are the disaster columns in play."""

    seats: int
    territories: int
    technologies: int
    slot: int
    columns: tuple[int, ...]


@dataclass(frozen=True)
class Space:
    """One space of the pollution track."""

    vp: int
    clean: int


@dataclass(frozen=True)
class Start:
    coins: int
    science: int
    waste: int
    pollution: int


@dataclass(frozen=True)
class Box:
    """All printed matter in play. Never copied, never saved: named by its hash.

    `bridged` and `menus` keep what was worked out about bridged tiles; they hold nothing that the drawings do
    not imply, and only grow.
    """

    pieces: tuple[Piece, ...]
    territories: int
    plans: tuple[Plan, ...]
    technologies: tuple[Technology, ...]
    parts: tuple[Part, ...]
    disasters: tuple[Disaster, ...]
    cards: tuple[ScoreCard, ...]
    rounds: tuple[Round, ...]
    tables: tuple[Table, ...]
    pollution: tuple[Space, ...]
    start: Start
    highest_bid: int
    prizes: tuple[int, ...]
    bridges: int
    bridged: dict[int, Plan]
    menus: dict[int, tuple[Span, ...]]
