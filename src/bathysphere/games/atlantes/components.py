"""What is in the box: cards, mantas, objectives, and the words they are written in. Data only."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bathysphere.kernel.moves import Move

SHARK: Final = 0
WRECK: Final = 1
VOLCANO: Final = 2
CIV: Final = 3
TYPES: Final = ("shark", "wreck", "volcano", "civ")

GOLD: Final = 0
POWER: Final = 1
AGAINST: Final = 2
"""Power against one type is resource AGAINST + type."""
RESOURCES: Final = ("gold", "power", "against-shark", "against-wreck", "against-volcano", "against-civ")
NO_RESOURCE: Final = -1

CHARACTER: Final = 0
LOCATION: Final = 1
MANTA: Final = 2
"""Where printed text stands."""

STARTING: Final = 0
OCEAN: Final = 1
KING: Final = 2
GROUPS: Final = ("starting", "ocean", "king")

SLOTS: Final = 5
CENTRAL: Final = 6
EXPLORED: Final = 4
ROW: Final = 6
TRACKS: Final = 4
DISCOUNT: Final = 1
STARTING_MANTAS: Final = 4
GHOST: Final = 4
"""The owner number of the solo opponent on the tracks."""
ALL: Final = 0
"""Reactivate ALL: every manta, not a number of them."""


@dataclass(frozen=True)
class Gold:
    n: int


@dataclass(frozen=True)
class Power:
    n: int


@dataclass(frozen=True)
class PowerVs:
    """Power that counts only when conquering a location of this type."""

    type: int
    n: int


@dataclass(frozen=True)
class Raise:
    """Notches, split as the owner likes."""

    n: int


@dataclass(frozen=True)
class RaiseFull:
    """One location to the end."""


@dataclass(frozen=True)
class RecruitFree:
    """Any character of the row, without paying."""


@dataclass(frozen=True)
class Retrieve:
    """Characters from the own discard to the hand."""

    n: int


@dataclass(frozen=True)
class Score:
    """Completely raised locations from the board to the pile."""

    n: int


@dataclass(frozen=True)
class Empty:
    """A level without an icon."""


@dataclass(frozen=True)
class Explore:
    """Clear the exploration row, move the central row up, draw six."""


@dataclass(frozen=True)
class Recruit:
    """One character of the row, for gold."""


@dataclass(frozen=True)
class Buy:
    """One location, for gold."""


@dataclass(frozen=True)
class Conquer:
    """One location, for power."""


@dataclass(frozen=True)
class TakeBackAll:
    """The whole discard to the hand."""


@dataclass(frozen=True)
class Reactivate:
    """So many inactive mantas of the own reserve, or ALL."""

    n: int


@dataclass(frozen=True)
class Opponents:
    """Every opponent, clockwise, must do this."""

    effect: Effect


@dataclass(frozen=True)
class Replay:
    """Play one character of the own discard inside the running main action."""


@dataclass(frozen=True)
class BoxForManta:
    """Set-up of a king: back to the box, for a bonus manta of this kind."""

    kind: int


Effect: TypeAlias = (
    "Gold | Power | PowerVs | Raise | RaiseFull | RecruitFree | Retrieve | Score | Empty | Explore"
    " | Recruit | Buy | Conquer | TakeBackAll | Reactivate | Opponents | Replay | BoxForManta"
)


DEEDS: Final = (
    *("buys", "conquests", "recruits", "notches", "scores", "explorations"),
    *("gold", "power", "readies", "replays"),
)
"""What characters do and give: notches, gold and power by their number, the others by how often."""
DEED_BITS: Final = 6
"""So many bits for how much a hand does of a deed: what all cards do is added up in one number."""
FULL_RISE: Final = 4
"""Raising a location to the end counts as so many notches."""

HAND: Final = 0
BOARD: Final = 1
PILE: Final = 2
BONUS_MANTAS: Final = 3
REALM: Final = 4
PILE_POINTS: Final = 5
DISCARD: Final = 6
CONQUERORS: Final = 7
RAISED: Final = 8
PAID: Final = 9
ONE_TYPE: Final = 10
EVERY_TYPE: Final = 11
ONLY_MATRONA: Final = 12
COUNTS: Final = (
    "hand",
    "board",
    "pile",
    "bonus_mantas",
    "realm",
    "pile_points",
    "discard",
    "conquerors",
    "raised",
    "paid",
    "one_type",
    "every_type",
    "only_matrona",
)
"""What an objective counts; the last two need no number in the pack."""


@dataclass(frozen=True)
class Location:
    """`levels` from the top; `manta` is a kind of bonus manta or -1; `number` is the place in the box."""

    id: str
    number: int
    name_en: str
    name_fr: str
    type: int
    gold: int
    power: int
    levels: tuple[Effect, ...]
    points: int
    manta: int
    src: str


@dataclass(frozen=True)
class Character:
    """One card. Copies share `id` and `kind`; `king` is the number on a king, else 0.

    `returns`: goes back to the hand when played (Matrona). `solo`: this copy is in the deck of a solo game.
    """

    id: str
    number: int
    kind: int
    copy: int
    group: int
    name_en: str
    name_fr: str
    known_as: str
    effects: tuple[Effect, ...]
    king: int
    setup: BoxForManta | None
    returns: bool
    solo: bool
    src: str


@dataclass(frozen=True)
class Manta:
    """One manta. The starting mantas are the first four; every player owns one of each."""

    id: str
    number: int
    kind: int
    copy: int
    name_en: str
    name_fr: str
    effect: Effect
    src: str


@dataclass(frozen=True)
class Objective:
    """A condition: `what` is counted and must reach `least`. `token` is 0 for the printed ones."""

    id: str
    number: int
    name_en: str
    name_fr: str
    what: int
    least: int
    token: int
    src: str


@dataclass(frozen=True)
class Totem:
    """The rank of a solo game with up to `most` points."""

    id: str
    name_en: str
    name_fr: str
    most: int


@dataclass(frozen=True)
class Box:
    """All printed matter in play, and what is looked up often, by number. Never copied, never saved."""

    locations: tuple[Location, ...]
    characters: tuple[Character, ...]
    mantas: tuple[Manta, ...]
    objectives: tuple[Objective, ...]
    totems: tuple[Totem, ...]
    prices: tuple[int, ...]
    track_points: tuple[int, ...]
    # by location and level, then by manta: which resource, how much; NO_RESOURCE for abilities and empties
    level_resource: tuple[tuple[int, ...], ...]
    level_amount: tuple[tuple[int, ...], ...]
    manta_resource: tuple[int, ...]
    manta_amount: tuple[int, ...]
    # by location and level, then by manta: an ability stands there
    level_ability: tuple[tuple[bool, ...], ...]
    manta_ability: tuple[bool, ...]
    depth: tuple[int, ...]
    # by character: whether it conquers, and the place of its first effect that is no plain gain
    conquers: tuple[bool, ...]
    first_deed: tuple[int, ...]
    # by character: how much it does of each of DEEDS, DEED_BITS for each
    deeds: tuple[int, ...]
    # by character: the most gold it gives for one purchase, and power for one conquest; -1 if it has none
    buys_for: tuple[int, ...]
    conquers_for: tuple[int, ...]
    # by objective: what is counted, and how much of it is needed
    needs_what: tuple[int, ...]
    needs_least: tuple[int, ...]
    kings: tuple[int, ...]
    """The card of king n at n - 1."""
    printed: tuple[int, ...]
    """The objectives printed on the board, in the order of the tracks."""
    tokens: tuple[tuple[int, int], ...]
    """The objectives on the two faces of each token."""
    # by character, manta and location: the moves of a turn, made once
    plays: list[Move] = field(default_factory=list)
    uses: list[Move] = field(default_factory=list)
    exploits: list[Move] = field(default_factory=list)
