"""A scene as the drawings read it: the view, the printed matter, words, and what can be pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, cast

from ....drawing.reading import Reader
from ....drawing.scene import Scene
from ....drawing.tongue import Tongue
from ....kernel import packs
from ....kernel.message import Message, Param
from .. import pack
from ..components import GOODS, KINDS, Box, City, Disaster, Part, Piece, ScoreCard, Technology
from ..text import names
from ..view.kinds import NationView, View
from .look import light
from .plots import Plot, Rail, plot
from .tiles import LINE_BED, OFFER, facility, territory

FACILITIES: Final = KINDS[:3]
"""By the good that they raise."""
KEPT: Final = 4096


class Printed:
    """The printed matter of a pack by id, and where everything lies on its tiles."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.pieces = {each.id: each for each in box.pieces}
        self.technologies = {each.id: each for each in box.technologies}
        self.disasters = {each.id: each for each in box.disasters}
        self.cards = {each.id: each for each in box.cards}
        self.plots: dict[tuple[int, int], Plot] = {}
        self.kept: dict[tuple[object, ...], str] = {}

    def plot(self, piece: Piece, turn: int) -> Plot:
        key = (piece.number, turn)
        if key not in self.plots:
            self.plots[key] = plot(self.box.plans[piece.layout].drawing, piece.cities, turn, piece.number)
        return self.plots[key]

    def face(
        self,
        piece: Piece,
        turn: int,
        people: int,
        owner: int,
        kind: str,
        bridges: tuple[Rail, ...],
        lit: tuple[Rail, ...],
        bed: str,
    ) -> str:
        """A tile of the map as it looks; `kind` names a facility."""
        plot = self.plot(piece, turn)
        if piece.raises < 0:
            return territory(piece, plot, turn, people, owner, bridges, lit, bed)
        sign, good = FACILITIES[piece.raises], GOODS[piece.raises]
        return facility(sign, good, piece.bonus, kind, plot, bridges, lit, bed)

    def keep(self, key: tuple[object, ...], draw: Callable[[], str]) -> str:
        """What was drawn once is kept under everything that it depends on."""
        found = self.kept.get(key)
        if found is None:
            if len(self.kept) >= KEPT:
                self.kept.clear()
            found = self.kept[key] = draw()
        return found


@cache
def printed(name: str) -> Printed:
    """The pack that a view names, or the one of the house."""
    return Printed(pack.load(packs.find("twentieth_century", name)))


class Reading(Reader):
    """One scene."""

    prefix = "tc"

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.view = cast(View, scene.view)
        self.light = light(scene.theme)
        self.printed = printed(str(scene.view.get("pack", "house")))
        self.keys = [choice.key for choice in scene.choices]
        self.asked = self.view["asked"] if scene.choices else []
        waiting = self.view["waiting"] or [self.view["first"]]
        self.eyes = waiting[0] if scene.seat is None else scene.seat
        """Whose country is drawn large: one's own, or for an onlooker that of the first who is asked."""

    @property
    def question(self) -> str:
        return self.asked[0] if self.asked else ""

    @property
    def stage(self) -> str:
        """What the large field shows: the auction, the disaster or a country."""
        phase = self.view["phase"]
        if phase in ("auction", "opening", "bidding", "workshop"):
            return "auction"
        return "disaster" if phase == "prevention" else "country"

    @property
    def nation(self) -> NationView:
        return self.view["nations"][self.eyes]

    def piece(self, id: str) -> Piece:
        return self.printed.pieces[id]

    def technology(self, id: str) -> Technology:
        return self.printed.technologies[id]

    def parts(self, technology: Technology) -> list[Part]:
        return [self.printed.box.parts[each] for each in technology.parts]

    def name(self, thing: Piece | Technology | Disaster | ScoreCard) -> str:
        return self.tongue.say(names.name(thing))

    def kind(self, part: Part) -> str:
        said = self.say(f"kind-{KINDS[part.kind].replace('_', '-')}")
        return said[:1].upper() + said[1:]

    def tile(
        self,
        id: str,
        turn: int,
        people: int = 0,
        owner: int = OFFER,
        bridges: tuple[Rail, ...] = (),
        lit: tuple[Rail, ...] = (),
        bed: str = LINE_BED,
    ) -> str:
        """A tile of the map, 240 units square, without its waste."""
        piece = self.piece(id)
        kind = "" if piece.raises < 0 else self.facility_name(piece)
        key = (id, turn, people, owner, kind, bridges, lit, bed)
        book = self.printed
        return book.keep(key, lambda: book.face(piece, turn, people, owner, kind, bridges, lit, bed))

    def facility_name(self, piece: Piece) -> str:
        said = self.say(f"kind-{FACILITIES[piece.raises]}")
        return said[:1].upper() + said[1:]

    def piece_help(self, piece: Piece) -> str:
        """Everything printed on a tile of the map."""
        return _piece_help(self.tongue, self.printed, piece.number)

    def technology_help(self, technology: Technology) -> str:
        return _technology_help(self.tongue, self.printed, technology.number)

    def city_help(self, piece: Piece, city: int) -> str:
        return _city_help(self.tongue, self.printed, piece.number, city)


def _city(printed: City) -> Message:
    return Message("tc-svg-city", {"goods": names.goods(printed)})


@cache
def _city_help(tongue: Tongue, book: Printed, piece: int, city: int) -> str:
    return tongue.say(_city(book.box.pieces[piece].cities[city]))


@cache
def _piece_help(tongue: Tongue, book: Printed, number: int) -> str:
    piece = book.box.pieces[number]
    if piece.raises >= 0:
        good = Message(f"tc-good-{GOODS[piece.raises]}")
        return tongue.say(
            Message("tc-svg-facility", {"name": names.name(piece), "n": piece.bonus, "good": good})
        )
    cities = [_city(each) for each in piece.cities]
    return tongue.say(Message("tc-svg-territory", {"name": names.name(piece), "cities": cities}))


@cache
def _technology_help(tongue: Tongue, book: Printed, number: int) -> str:
    box = book.box
    technology = box.technologies[number]
    impact = [
        Message(f"tc-impact-{icon}", {"n": n})
        for icon, n in (("waste", technology.waste), ("smoke", technology.smoke), ("tree", technology.tree))
        if n
    ]
    parts = [_part(box, technology, box.parts[each]) for each in technology.parts]
    params: dict[str, Param] = {"name": names.name(technology), "parts": parts}
    if not impact:
        return tongue.say(Message("tc-svg-technology", params))
    return tongue.say(Message("tc-svg-technology-impact", params | {"impact": impact}))


def _part(box: Box, technology: Technology, part: Part) -> Message:
    said = f"tc-part-{KINDS[part.kind].replace('_', '-')}"
    if technology.piece >= 0:
        piece = box.pieces[technology.piece]
        return Message(said, {"n": piece.bonus, "lines": names.lines(box.plans[piece.layout], 0)})
    if not part.price:
        return Message(said)
    cost = Message(f"tc-cost-{GOODS[part.pays]}", {"n": part.price})
    return Message(said, {"cost": cost, "n": part.vp} if part.vp else {"cost": cost})
