"""The answers to questions that printed text asks."""

from __future__ import annotations

from ....kernel.moves import Move
from ..components import Board, Card, Contract, Slot, Tile
from ..words import NONSYMBIOTIC, RESOURCES, THINGS, TUNNEL, Bundle


def amounts(cost: Bundle) -> str:
    """A cost in words for keys."""
    said = [f"{cost[kind]} {RESOURCES[kind]}" for kind in range(5) if cost[kind]]
    return " ".join(said) or "nothing"


def site_name(board: Board, thing: int, site: int) -> str:
    if thing == TUNNEL:
        return board.tunnel_names[site]
    return board.city_names[site] if thing >= NONSYMBIOTIC else board.site_names[site]


class Part(Move):
    """The next part of a text."""

    def __init__(self, text: int, number: int) -> None:
        self.text = text
        self.number = number

    def key(self) -> str:
        return f"part {self.number + 1}"

    def point(self) -> str:
        return "D7"


class Also(Move):
    """A part that a permanent adds to a slot."""

    def __init__(self, text: int, place: int, card: Card) -> None:
        self.text = text
        self.place = place
        self.card = card

    def key(self) -> str:
        return f"also {self.card.id} {self.place + 1}"

    def point(self) -> str:
        return "D7"


class Stop(Move):
    """Leave the rest of a text."""

    def key(self) -> str:
        return "stop"

    def point(self) -> str:
        return "D7"


class Skip(Move):
    """Leave this part."""

    def key(self) -> str:
        return "skip"

    def point(self) -> str:
        return "D7"


class Step(Move):
    """One step on the Federation track."""

    def key(self) -> str:
        return "advance"

    def point(self) -> str:
        return "D7"


class Branch(Move):
    def __init__(self, text: int, number: int) -> None:
        self.text = text
        self.number = number

    def key(self) -> str:
        return f"choose {self.number + 1}"

    def point(self) -> str:
        return "D8"


class Site(Move):
    """Build a thing on a site."""

    def __init__(self, board: Board, thing: int, site: int) -> None:
        self.board = board
        self.thing = thing
        self.site = site

    def key(self) -> str:
        return f"build {THINGS[self.thing]} at {site_name(self.board, self.thing, self.site)}"

    def point(self) -> str:
        return "D9"


class Way(Move):
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


class Improve(Move):
    """Upgrade a structure."""

    def __init__(self, board: Board, thing: int, site: int) -> None:
        self.board = board
        self.thing = thing
        self.site = site

    def key(self) -> str:
        return f"upgrade {THINGS[self.thing]} at {site_name(self.board, self.thing, self.site)}"

    def point(self) -> str:
        return "D10"


class Transform(Move):
    """Turn a city symbiotic."""

    def __init__(self, board: Board, city: int) -> None:
        self.board = board
        self.city = city

    def key(self) -> str:
        return f"convert {self.board.city_names[self.city]}"

    def point(self) -> str:
        return "D10"


class UseCard(Move):
    def __init__(self, card: Card, place: int) -> None:
        self.card = card
        self.place = place

    def key(self) -> str:
        return f"use {self.card.id}"

    def point(self) -> str:
        return "D11"


class ReadyCard(Move):
    def __init__(self, card: Card, place: int) -> None:
        self.card = card
        self.place = place

    def key(self) -> str:
        return f"ready {self.card.id}"

    def point(self) -> str:
        return "D18"


class TakeDisplayed(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"take {self.card.id}"

    def point(self) -> str:
        return "D12"


class TakeOpen(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"take open {self.card.id}"

    def point(self) -> str:
        return "D12"


class LookDeeper(Move):
    def key(self) -> str:
        return "look at three"

    def point(self) -> str:
        return "D12"


class KeepSpecial(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"keep {self.card.id}"

    def point(self) -> str:
        return "D12"


class PutUnder(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"put under {self.card.id}"

    def point(self) -> str:
        return "D12"


class KeepCard(Move):
    """One of the cards that were drawn to choose from."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"keep {self.card.id}"

    def point(self) -> str:
        return "D7"


class TakeTile(Move):
    def __init__(self, tile: Tile) -> None:
        self.tile = tile

    def key(self) -> str:
        return f"take {self.tile.id}"

    def point(self) -> str:
        return "D17"


class Take(Move):
    """Resources of one's choice."""

    def __init__(self, kinds: tuple[int, ...]) -> None:
        self.kinds = kinds

    def key(self) -> str:
        return "take " + " and ".join([RESOURCES[kind] for kind in self.kinds])

    def point(self) -> str:
        return "D13"


class Give(Move):
    """One side of an exchange, or one of several costs."""

    def __init__(self, number: int, cost: Bundle) -> None:
        self.number = number
        self.cost = cost

    def key(self) -> str:
        return f"pay {amounts(self.cost)}"

    def point(self) -> str:
        return "D7"


class First(Move):
    """The next of several triggered texts."""

    def __init__(self, text: int, place: int) -> None:
        self.text = text
        self.place = place

    def key(self) -> str:
        return f"trigger {self.place + 1}"

    def point(self) -> str:
        return "D14"


class Ability(Move):
    """A once-per-turn ability."""

    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"ability {self.card.id}"

    def point(self) -> str:
        return "D15"


class PerformSlot(Move):
    def __init__(self, slot: Slot) -> None:
        self.slot = slot

    def key(self) -> str:
        return f"perform {self.slot.id}"

    def point(self) -> str:
        return "D16"


class ProduceOne(Move):
    def __init__(self, thing: int) -> None:
        self.thing = thing

    def key(self) -> str:
        return f"produce {THINGS[self.thing]}"

    def point(self) -> str:
        return "D17"


class TakeContract(Move):
    def __init__(self, contract: Contract) -> None:
        self.contract = contract

    def key(self) -> str:
        return f"claim {self.contract.id}"

    def point(self) -> str:
        return "D19"
