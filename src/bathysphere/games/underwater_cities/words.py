"""The closed words in which every card, tile, contract, slot and site is written. Data only.

UC-30.2  A building is a farm, a desalination plant or a laboratory; a structure is one of these or a tunnel;
a city is of either kind.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

CREDIT: Final = 0
KELP: Final = 1
STEELPLAST: Final = 2
SCIENCE: Final = 3
BIOMATTER: Final = 4
POINT: Final = 5
CARD: Final = 6
RESOURCES: Final = ("credit", "kelp", "steelplast", "science", "biomatter")
GAINS: Final = (*RESOURCES, "point", "card")

TUNNEL: Final = 0
FARM: Final = 1
DESAL: Final = 2
LAB: Final = 3
NONSYMBIOTIC: Final = 4
SYMBIOTIC: Final = 5
THINGS: Final = ("tunnel", "farm", "desal", "lab", "nonsymbiotic", "symbiotic")

Bundle: TypeAlias = "tuple[int, ...]"
"""Amounts in the order of GAINS; a cost is a bundle without points and cards."""

NOTHING: Final[Bundle] = (0, 0, 0, 0, 0, 0, 0)

# Where a text is printed.
ON_CARD: Final = 0
ON_SLOT: Final = 1
ON_TILE: Final = 2
ON_CONTRACT: Final = 3
ON_SITE: Final = 4
PLACES: Final = ("card", "slot", "metropolis", "contract", "site")

# Which slots `perform` reaches.
AVAILABLE: Final = 0
OCCUPIED: Final = 1
ANY: Final = 2
REACHES: Final = ("available", "occupied", "any")

# What `whenever` answers to.
BUILT: Final = 0
UPGRADED: Final = 1
CONNECTED: Final = 2
ENTERED: Final = 3
MISMATCHED: Final = 4
MATCHED: Final = 5
CHOSEN: Final = 6
USED: Final = 7
GAVE: Final = 8
SLOT: Final = 9
PAID: Final = 10
ENDED: Final = 11
FACTS: Final = (
    *("built", "upgraded", "connected", "entered", "mismatched", "matched"),
    *("chosen", "used", "gave", "slot", "paid", "ended"),
)

COLOUR_WORDS: Final = ("green", "red", "yellow", "none")

# How the nth thing of a fact is counted.
EACH: Final = 0
OF_CITY: Final = 1
OF_TURN: Final = 2

# Classes of slots, told by what their text holds.
UPGRADES: Final = 0
BUILDS_LAB: Final = 1
SLOT_CLASSES: Final = ("upgrades", "builds lab")

# What a count counts: a noun, and marks that narrow it.
TUNNELS: Final = 0
FARMS: Final = 1
DESALS: Final = 2
LABS: Final = 3
BUILDINGS: Final = 4
STRUCTURES: Final = 5
CITY_TUNNELS: Final = 6
CITIES: Final = 7
SYMBIOTICS: Final = 8
NONSYMBIOTICS: Final = 9
METROPOLISES: Final = 10
FULL_CITIES: Final = 11
PAIRED_CITIES: Final = 12
ACTION_CARDS: Final = 13
PRODUCTION_CARDS: Final = 14
SPECIAL_CARDS: Final = 15
NOUNS: Final = (
    "tunnel",
    "farm",
    "desal",
    "lab",
    "building",
    "structure",
    "city tunnel",
    "city",
    "symbiotic",
    "nonsymbiotic",
    "metropolis",
    "full city",
    "paired city",
    "action card",
    "production card",
    "special card",
)

# What can be done with a slot, as bits beside those of the things it builds at the usual cost.
USES_CARD: Final = 1 << 6
DRAWS_SPECIAL: Final = 1 << 7
OTHERWISE: Final = 1 << 8
AMENDED: Final = 1 << 9
SURE: Final = 1 << 10

# What a text can bring beyond the bits of resources.
BUILDS: Final = 1 << 8
IMPROVES: Final = 1 << 9
ADVANCES: Final = 1 << 10
USES: Final = 1 << 11
PERFORMS: Final = 1 << 12
COUNTS: Final = 1 << 13
LAYS_TUNNELS: Final = 1 << 14
FOUNDS_CITIES: Final = 1 << 15
READIES: Final = 1 << 16
CONNECTS: Final = 1 << 17
REPEATS: Final = 1 << 18
CONSTRUCTS: Final = BUILDS | LAYS_TUNNELS | FOUNDS_CITIES
ALL_RESOURCES: Final = 31
PLENTY: Final = 20
"""More of a resource than any cost takes."""
STEP_CREDIT: Final = 1 << 5
STEP_STEELPLAST: Final = 1 << 6
"""One credit, one steelplast: all that a round's steps on the Federation track bring."""
EVERYTHING: Final = ALL_RESOURCES | 0x7FF00

# What an answer that was given has changed, beside what it brings.
NEW_TUNNEL: Final = 1 << 20
NEW_CITY: Final = 1 << 21
NEW_BUILDING: Final = 1 << 22


@dataclass(frozen=True)
class Count:
    noun: int
    connected: bool
    upgraded: bool
    new: bool


@dataclass(frozen=True)
class Text:
    """A list of parts: any order, each optional. `number` is its place in the box; frames name it by that.

    `plain`  it only gives, without any choice: nobody is asked whether to take it
    `sure`   some part of it can be used in every position (ledger 3.5)
    `brings` the resources it can bring, as bits, and what else it does that can bring some (UC-10.4)
    `tame`   it gives, steps and offers resources, and nothing in it depends on the order of its parts
    `most`   how much of each resource its own words give at most; what its doings bring is not in it
    `wants`  what makes it usable on a slot, as bits: one of them is enough, and `SURE` is always there
    """

    number: int
    place: int
    source: int
    parts: tuple[Effect, ...]
    plain: bool
    sure: bool
    tame: bool
    brings: int
    most: Bundle
    wants: int


@dataclass(frozen=True)
class Gain:
    bundle: Bundle


@dataclass(frozen=True)
class Choose:
    n: int
    kinds: tuple[int, ...]
    different: bool


@dataclass(frozen=True)
class Build:
    """`bits` are the things. `cost` is None if usual, one of nothing if free; `usual`: that, nothing off."""

    things: tuple[int, ...]
    bits: int
    n: int
    cost: tuple[Bundle, ...] | None
    off: Bundle
    expansion: bool
    usual: bool


@dataclass(frozen=True)
class Upgrade:
    """`it` is the thing just built in this sequence."""

    things: tuple[int, ...]
    n: int
    cost: tuple[Bundle, ...]
    different: bool
    it: bool


@dataclass(frozen=True)
class Convert:
    cost: tuple[Bundle, ...]


@dataclass(frozen=True)
class Advance:
    n: int


@dataclass(frozen=True)
class Use:
    n: int


@dataclass(frozen=True)
class Ready:
    n: int


@dataclass(frozen=True)
class Perform:
    reach: int


@dataclass(frozen=True)
class Produce:
    things: tuple[int, ...]


@dataclass(frozen=True)
class Metropolis:
    look: int


@dataclass(frozen=True)
class Sift:
    n: int
    keep: int


@dataclass(frozen=True)
class Exchange:
    one: Bundle
    other: Bundle


@dataclass(frozen=True)
class DrawSpecial:
    n: int


@dataclass(frozen=True)
class Seq:
    """In this order, all or nothing; only `may` and `if` steps can be left out."""

    steps: Text


@dataclass(frozen=True)
class May:
    do: Text


@dataclass(frozen=True)
class Either:
    branches: tuple[Text, ...]


@dataclass(frozen=True)
class Pay:
    cost: tuple[Bundle, ...]
    do: Text
    times: int


@dataclass(frozen=True)
class Per:
    """As often as `n` goes into the count, or into the smallest of several; `most` 0 is no limit."""

    n: int
    of: tuple[Count, ...]
    do: Text
    most: int


@dataclass(frozen=True)
class If:
    condition: Condition
    do: Text
    otherwise: Text | None


@dataclass(frozen=True)
class Instead:
    """In Production only: up to n structures yield `gain` in place of `what`."""

    what: int
    thing: int
    n: int
    gain: Bundle


@dataclass(frozen=True)
class Table:
    """In final scoring only: the points of the highest step that is reached."""

    of: Count
    steps: tuple[tuple[int, int], ...]


Effect: TypeAlias = (
    "Gain | Choose | Build | Upgrade | Convert | Advance | Use | Ready | Perform | Produce | Metropolis"
    " | Sift | Exchange | DrawSpecial | Seq | May | Either | Pay | Per | If | Instead | Table"
)


@dataclass(frozen=True)
class Least:
    n: int
    of: Count


@dataclass(frozen=True)
class Most:
    n: int
    of: Count


@dataclass(frozen=True)
class OnSpace:
    spaces: tuple[int, ...]


@dataclass(frozen=True)
class Have:
    bundle: Bundle


@dataclass(frozen=True)
class Produced:
    bundle: Bundle


Condition: TypeAlias = "Least | Most | OnSpace | Have | Produced"


@dataclass(frozen=True)
class Whenever:
    """`arg` is a thing, space, colour, resource or slot class, as the fact decides; `nth` 0 is every time."""

    fact: int
    args: tuple[int, ...]
    nth: int
    of: int
    condition: Condition | None
    do: Text


@dataclass(frozen=True)
class Discount:
    bundle: Bundle
    on: tuple[int, ...]
    by_slot: bool


@dataclass(frozen=True)
class Substitute:
    what: int
    by: int
    on: tuple[int, ...]


@dataclass(frozen=True)
class Hand:
    n: int


@dataclass(frozen=True)
class Open:
    """Every build may use expansion sites."""


Static: TypeAlias = "Discount | Substitute | Hand | Open"
