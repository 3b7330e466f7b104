"""The answers to questions that printed text asks."""

from __future__ import annotations

from ....kernel.moves import Move
from ..components import Board, Box, Card, Contract, Slot, Tile
from ..words import (
    ADVANCES,
    ALL_RESOURCES,
    EVERYTHING,
    IMPROVES,
    NONSYMBIOTIC,
    READIES,
    RESOURCES,
    THINGS,
    TUNNEL,
    Bundle,
)


def amounts(cost: Bundle) -> str:
    """A cost in words for keys."""
    said = [f"{cost[kind]} {RESOURCES[kind]}" for kind in range(5) if cost[kind]]
    return " ".join(said) or "nothing"


def site_name(board: Board, thing: int, site: int) -> str:
    if thing == TUNNEL:
        return board.tunnel_names[site]
    return board.city_names[site] if thing >= NONSYMBIOTIC else board.site_names[site]


class Answer(Move):
    """An answer of which it is known what it could bring, as bits, in the sense of `Text.brings`."""

    def brings(self, box: Box) -> int:
        return 0


class Opens(Answer):
    text: int

    def brings(self, box: Box) -> int:
        return box.texts[self.text].brings


class Part(Opens):
    """The next part of a text."""

    def __init__(self, text: int, number: int) -> None:
        self.text = text
        self.number = number

    def key(self) -> str:
        return f"part {self.number + 1}"

    def point(self) -> str:
        return "D7"


class Also(Opens):
    """A part that a permanent adds to a slot."""

    def __init__(self, text: int, place: int, card: Card) -> None:
        self.text = text
        self.place = place
        self.card = card

    def key(self) -> str:
        return f"also {self.card.id} {self.place + 1}"

    def point(self) -> str:
        return "D7"


class Stop(Answer):
    """Leave the rest of a text."""

    def key(self) -> str:
        return "stop"

    def point(self) -> str:
        return "D7"


class Skip(Answer):
    """Leave this part."""

    def key(self) -> str:
        return "skip"

    def point(self) -> str:
        return "D7"


class Step(Answer):
    """One step on the Federation track."""

    def key(self) -> str:
        return "advance"

    def brings(self, box: Box) -> int:
        return ADVANCES

    def point(self) -> str:
        return "D7"


class Branch(Opens):
    def __init__(self, text: int, number: int) -> None:
        self.text = text
        self.number = number

    def key(self) -> str:
        return f"choose {self.number + 1}"

    def point(self) -> str:
        return "D8"


class Site(Answer):
    """Build a thing on a site."""

    def __init__(self, board: Board, thing: int, site: int) -> None:
        self.board = board
        self.thing = thing
        self.site = site

    def key(self) -> str:
        return f"build {THINGS[self.thing]} at {site_name(self.board, self.thing, self.site)}"

    def point(self) -> str:
        return "D9"


class Way(Answer):
    """A way to pay for what is built."""

    def __init__(self, cost: Bundle) -> None:
        self.cost = cost

    def key(self) -> str:
        return f"pay {amounts(self.cost)}"

    def point(self) -> str:
        return "D9"


class UpgradeWay(Way):
    """A way to pay for an upgrade."""

    def point(self) -> str:
        return "D10"


class Improve(Answer):
    """Upgrade a structure."""

    def __init__(self, board: Board, thing: int, site: int) -> None:
        self.board = board
        self.thing = thing
        self.site = site

    def key(self) -> str:
        return f"upgrade {THINGS[self.thing]} at {site_name(self.board, self.thing, self.site)}"

    def brings(self, box: Box) -> int:
        return IMPROVES

    def point(self) -> str:
        return "D10"


class Transform(Answer):
    """Turn a city symbiotic."""

    def __init__(self, board: Board, city: int) -> None:
        self.board = board
        self.city = city

    def key(self) -> str:
        return f"convert {self.board.city_names[self.city]}"

    def brings(self, box: Box) -> int:
        return EVERYTHING

    def point(self) -> str:
        return "D10"


class UseCard(Answer):
    def __init__(self, card: Card, place: int) -> None:
        self.card = card
        self.place = place

    def key(self) -> str:
        return f"use {self.card.id}"

    def brings(self, box: Box) -> int:
        return self.card.text.brings if self.card.text is not None else 0

    def point(self) -> str:
        return "D11"


class ReadyCard(Answer):
    def __init__(self, card: Card, place: int) -> None:
        self.card = card
        self.place = place

    def key(self) -> str:
        return f"ready {self.card.id}"

    def brings(self, box: Box) -> int:
        return READIES | (self.card.text.brings if self.card.text is not None else 0)

    def point(self) -> str:
        return "D18"


class TakeDisplayed(Answer):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"take {self.card.id}"

    def point(self) -> str:
        return "D12"


class TakeOpen(Answer):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"take open {self.card.id}"

    def point(self) -> str:
        return "D12"


class LookDeeper(Answer):
    def key(self) -> str:
        return "look at three"

    def point(self) -> str:
        return "D12"


class KeepSpecial(Answer):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"keep {self.card.id}"

    def point(self) -> str:
        return "D12"


class PutUnder(Answer):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"put under {self.card.id}"

    def point(self) -> str:
        return "D12"


class KeepCard(Answer):
    """One of the cards that were drawn to choose from."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"keep {self.card.id}"

    def point(self) -> str:
        return "D7"


class TakeTile(Answer):
    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def key(self) -> str:
        return f"take {self.tile.id}"

    def brings(self, box: Box) -> int:
        return EVERYTHING

    def point(self) -> str:
        return "D17"


class Take(Answer):
    """Resources of one's choice."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def key(self) -> str:
        return "take " + " and ".join([RESOURCES[kind] for kind in self.kinds])

    def brings(self, box: Box) -> int:
        return sum([1 << kind for kind in set(self.kinds)])

    def point(self) -> str:
        return "D13"


class Give(Answer):
    """One side of an exchange, or one of several costs."""

    def __init__(self, number: int, cost: Bundle) -> None:
        self.number = number
        self.cost = cost

    def key(self) -> str:
        return f"pay {amounts(self.cost)}"

    def point(self) -> str:
        return "D7"


class First(Opens):
    """The next of several triggered texts."""

    def __init__(self, text: int, place: int) -> None:
        self.text = text
        self.place = place

    def key(self) -> str:
        return f"trigger {self.place + 1}"

    def point(self) -> str:
        return "D14"


class Ability(Answer):
    """A once-per-turn ability."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"ability {self.card.id}"

    def brings(self, box: Box) -> int:
        return self.card.once.brings if self.card.once is not None else 0

    def point(self) -> str:
        return "D15"


class PerformSlot(Answer):
    def __init__(self, slot: Slot) -> None:
        self.slot = slot

    def key(self) -> str:
        return f"perform {self.slot.id}"

    def brings(self, box: Box) -> int:
        return self.slot.text.brings

    def point(self) -> str:
        return "D16"


class ProduceOne(Answer):
    def __init__(self, thing: int) -> None:
        self.thing = thing

    def key(self) -> str:
        return f"produce {THINGS[self.thing]}"

    def brings(self, box: Box) -> int:
        return ALL_RESOURCES

    def point(self) -> str:
        return "D17"


class TakeContract(Answer):
    def __init__(self, contract: Contract) -> None:
        self.contract = contract

    def key(self) -> str:
        return f"claim {self.contract.id}"

    def brings(self, box: Box) -> int:
        return self.contract.text.brings

    def point(self) -> str:
        return "D19"
