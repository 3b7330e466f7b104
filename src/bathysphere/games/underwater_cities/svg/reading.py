"""A scene as the drawings read it: the view, the printed matter, words, and what can be pressed."""

from __future__ import annotations

from functools import cache
from typing import Final, cast

from ....drawing.book import Book
from ....drawing.memory import kept
from ....drawing.reading import Reader
from ....drawing.scene import Scene
from ....drawing.targets import Aim
from ....drawing.tongue import Tongue
from ....kernel import packs
from .. import pack
from ..components import Board, Box, Card, Contract, Slot, Tile
from ..text.cards import contract_text, slot_text
from ..text.names import name, slot_name
from ..view import NationView, SlotView, View
from .look import light
from .paints import PAINTS
from .pieces import PIECES
from .plan import Plan
from .stamps import ICONS

BOOK: Final = Book(
    {**PAINTS, **{name: f'<g id="&~{name}">{body}</g>' for name, body in {**ICONS, **PIECES}.items()}}
)
finish = BOOK.finish


class Printed:
    """The printed matter of a pack by id."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = {each.id: each for each in box.cards}
        self.slots = {each.id: each for each in box.slots}
        self.tiles = {each.id: each for each in box.tiles}
        self.contracts = {each.id: each for each in box.contracts}
        self.plans = {each.id: Plan(each, box.texts) for each in box.boards}


@cache
def printed(name: str) -> Printed:
    """The pack that a view names, or the one of the house."""
    return Printed(pack.load(packs.find("underwater_cities", name)))


class Reading(Reader):
    """One scene."""

    prefix = "uc"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.view = cast(View, scene.view)
        self.light = light(scene.theme)
        self.choices = scene.choices
        self.mentioned = {word for choice in scene.choices for word in choice.key.split(" ")}
        """The words of all answers: a place or slot that none of them names cannot be pressed."""
        self.printed = printed(str(scene.view.get("pack", "house")))
        self.costs = {each["key"]: each["ways"] for each in self.view["costs"]}
        self.meanings = {each["key"]: each for each in self.view["meanings"]}
        self.offered: set[str] = set()
        """The keys that some piece stands for; what is left is asked in words."""
        self.faces: list[str] = []
        """Small cards, whose whole faces are shown when they are pointed at."""
        asked = self.view["waiting"] or self.view["order"]
        self.eyes = asked[0] if scene.seat is None else scene.seat
        """Whose table area is drawn large: one's own, or that of the asked seat for an onlooker."""

    @property
    def nation(self) -> NationView:
        return self.view["nations"][self.eyes]

    @property
    def over(self) -> bool:
        return not self.view["waiting"]

    @property
    def side(self) -> int:
        """How wide the panels beside the board are."""
        return 366 if self.narrow else 400

    @property
    def alone(self) -> bool:
        return len(self.view["nations"]) == 1

    def card(self, id: str) -> Card:
        return self.printed.cards[id]

    def tile(self, id: str) -> Tile:
        return self.printed.tiles[id]

    def plan(self, seat: int) -> Plan:
        return self.printed.plans[self.view["nations"][seat]["board"]]

    def board(self, seat: int) -> Board:
        return self.plan(seat).board

    def columns(self) -> list[list[SlotView]]:
        """The slots in the fixed order yellow, red, green, each in the order of the ring."""
        found: list[list[SlotView]] = [[], [], []]
        for each in self.view["slots"]:
            colour = self.printed.slots[each["id"]].colour
            if colour < len(found):
                found[2 - colour].append(each)
        return found

    def aim(self, label: str, keys: list[str], targets: list[str], help: str = "") -> Aim:
        """A target of this name; `help` says more about it while nothing forbids it."""
        found = super().aim(label, keys, targets, help)
        self.offered.update(found.keys)
        return found


@kept
def slot_about(slot: Slot, tongue: Tongue) -> str:
    """A slot in words."""
    return f"{tongue.say(slot_name(slot, 'uc-source-slot'))}. {tongue.say(slot_text(slot))}"


@kept
def contract_about(contract: Contract, tongue: Tongue) -> str:
    """A contract in words."""
    return f"{tongue.say(name(contract))}. {tongue.say(contract_text(contract))}"
