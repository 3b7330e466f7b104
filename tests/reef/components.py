"""What is in the box: cards, and the words their text is written in. Data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

COIN: Final = 0
CORAL: Final = 1
BIOLOGY: Final = 2
THINGS: Final = ("coin", "coral", "biology")

ON_PLAY: Final = 0
ON_DIVE: Final = 1
MOMENTS: Final = ("played", "dived")


@dataclass(frozen=True)
class Gain:
    what: int
    n: int


@dataclass(frozen=True)
class Pay:
    """Coins, in full or not at all."""

    n: int


@dataclass(frozen=True)
class Either:
    """The seat picks one branch it can carry out in full."""

    branches: tuple[tuple[Effect, ...], ...]
    optional: bool


@dataclass(frozen=True)
class Parts:
    """All of these, in an order that the seat chooses."""

    items: tuple[Effect, ...]


Effect: TypeAlias = "Gain | Pay | Either | Parts"


@dataclass(frozen=True)
class Card:
    """`when` is indexed by moment; `number` is the card's place in the box."""

    id: str
    number: int
    name_en: str
    name_fr: str
    cost: int
    vp: int
    src: str
    when: tuple[tuple[Effect, ...], ...]


@dataclass(frozen=True)
class Box:
    """All printed matter in play. Never copied, never saved: named by its hash."""

    cards: tuple[Card, ...]
