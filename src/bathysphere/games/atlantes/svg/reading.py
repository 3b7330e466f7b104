"""A scene as the drawings read it: the view, the printed matter, words, and what can be pressed."""

from __future__ import annotations

import re
from functools import cache
from typing import cast

from ....drawing.markup import words
from ....drawing.reading import Reader
from ....drawing.scene import Scene
from ....drawing.targets import Aim
from ....drawing.tongue import Tongue
from ....kernel import packs
from ....kernel.message import Message, Param
from .. import pack
from ..components import TYPES, Box, Character, Location, Manta, Objective
from ..text import names
from ..view.table import ForSaleView, RealmView, View
from .look import light


class Printed:
    """The printed matter of a pack by id."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.locations = {each.id: each for each in box.locations}
        self.characters = {each.id: each for each in box.characters}
        self.mantas = {each.id: each for each in box.mantas}
        self.kinds = {each.kind: each for each in box.mantas}
        self.objectives = {each.id: each for each in box.objectives}


@cache
def printed(name: str) -> Printed:
    """The pack that a view names, or the one of the house."""
    return Printed(pack.load(packs.find("atlantes", name)))


class Reading(Reader):
    """One scene."""

    prefix = "at"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.view = cast(View, scene.view)
        self.light = light(scene.theme)
        self.parted = self._part_mantas()
        self.printed = printed(str(scene.view.get("pack", "house")))
        self.keys = [choice.key for choice in scene.choices]
        self.eyes = self.view["active"] if scene.seat is None else scene.seat
        """Whose realm is drawn large: one's own, or that of the active seat for an onlooker."""

    def _part_mantas(self) -> list[str]:
        """Two mantas of a kind are refused under one name: what is said of a spent one is kept apart."""
        found: list[str] = []
        for target in [each for each in self.targets.denials if each.startswith("manta ")]:
            denials = self.targets.denials[target]
            spent = [each for each in denials if each.rule == "AT-7.3"]
            if spent and len(spent) < len(denials):
                found.append(target)
            self.targets.denials[f"spent {target}"] = spent
            self.targets.denials[target] = [each for each in denials if each.rule != "AT-7.3"]
        return found

    @property
    def realm(self) -> RealmView:
        return self.view["realms"][self.eyes]

    def location(self, id: str) -> Location:
        return self.printed.locations[id]

    def character(self, piece: str) -> Character:
        return self.printed.characters[bare(piece)]

    def manta(self, piece: str) -> Manta:
        return self.printed.mantas[bare(piece)]

    def objective(self, id: str) -> Objective:
        return self.printed.objectives[id]

    def place_name(self, location: Location) -> str:
        return self.say("name", en=location.name_en, fr=location.name_fr)

    def card_name(self, card: Character) -> str:
        return self.say("name", en=card.name_en, fr=card.name_fr)

    def manta_name(self, manta: Manta) -> str:
        return self.say("name", en=manta.name_en, fr=manta.name_fr)

    def place_help(self, location: Location, sale: ForSaleView | None = None) -> str:
        """Everything printed on a location; in a row, with what it costs there."""
        manta = None if location.manta < 0 else self.printed.kinds[location.manta]
        power = location.power if sale is None else sale["power"]
        return _place_help(self.tongue, location, manta, power)

    def card_help(self, card: Character) -> str:
        manta = None if card.setup is None else self.printed.kinds[card.setup.kind]
        return _card_help(self.tongue, card, manta)

    def manta_help(self, manta: Manta) -> str:
        return _manta_help(self.tongue, manta)

    def condition(self, objective: Objective) -> str:
        return _condition(self.tongue, objective)

    def aim(self, label: str, keys: list[str], targets: list[str], help: str = "") -> Aim:
        """A target of this name; `help` says more about it while nothing forbids it."""
        found = super().aim(label, keys, targets, help)
        if found.denied and found.denials[0].target in self.parted:
            why = words(" ".join([each.words for each in found.denials]))
            return Aim(found.keys, found.denials, f'{found.press} data-why="{why}"', found.name)
        return found


def bare(piece: str) -> str:
    """The printed thing of a piece, without its owner or copy."""
    return re.split("[@.]", piece)[0]


@cache
def _place_help(tongue: Tongue, location: Location, manta: Manta | None, power: int) -> str:
    params: dict[str, Param] = {
        "location": names.location(location),
        "type": names.named("type", TYPES[location.type]),
        "gold": location.gold,
        "power": power,
        "points": location.points,
        "levels": names.levels(location) or names.named("effect", "empty"),
        "manta": Message("at-board-no-manta") if manta is None else names.manta(manta),
    }
    return tongue.say(Message("at-svg-place", params))


@cache
def _card_help(tongue: Tongue, card: Character, manta: Manta | None) -> str:
    effects: list[Message] = names.effects(card.effects)
    if manta is not None:
        effects = [Message("at-svg-boxed", {"manta": names.manta(manta)})]
    found = tongue.say(Message("at-board-card", {"card": names.character(card), "effects": effects}))
    return f"{found}. {tongue.say(Message('at-svg-returns'))}" if card.returns else f"{found}."


@cache
def _manta_help(tongue: Tongue, manta: Manta) -> str:
    params: dict[str, Param] = {"card": names.manta(manta), "effects": names.effects((manta.effect,))}
    return tongue.say(Message("at-board-card", params))


@cache
def _condition(tongue: Tongue, objective: Objective) -> str:
    return tongue.say(names.condition(objective))
