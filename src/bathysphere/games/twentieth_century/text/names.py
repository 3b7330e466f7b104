"""What things are called: names from the pack, kinds and short signs from the messages."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import (
    CITY_LETTERS,
    KINDS,
    SIDES,
    TO_CITY,
    TO_SIDE,
    City,
    Disaster,
    Part,
    Piece,
    Plan,
    ScoreCard,
    Technology,
)
from ..rules.country import column_of, row_of
from ..state import State


def name(printed: Piece | Technology | Disaster | ScoreCard) -> Message:
    """Packs bring their names in both languages; each voice picks its own."""
    return Message("tc-name", {"en": printed.name_en, "fr": printed.name_fr})


def piece(state: State, number: int) -> Message:
    return name(state.box.pieces[number])


def city(state: State, number: int, at: int) -> Message:
    """A city of a tile, by the name of the tile and its own letter."""
    return Message("tc-city", {"tile": piece(state, number), "letter": CITY_LETTERS[at]})


def cell(at: int) -> Message:
    """A cell, as steps east and south of the start tile."""
    return Message("tc-cell", {"x": str(column_of(at)), "y": str(row_of(at))})


def kind(part: Part) -> Message:
    return Message(f"tc-kind-{KINDS[part.kind].replace('_', '-')}")


def element(end: tuple[int, int], plan: Plan, turn: int) -> Message:
    """What a bridge ends at: a city, a side, or a line told by the sides and cities it joins."""
    what, number = end
    if what == TO_CITY:
        return Message("tc-end-city", {"letter": CITY_LETTERS[number]})
    if what == TO_SIDE:
        return Message("tc-end-side", {"side": SIDES[number]})
    return Message("tc-end-line", {"line": line(plan, turn, number)})


def line(plan: Plan, turn: int, zone: int) -> str:
    """The sides and cities of a zone: `N-a-b`."""
    sides = [SIDES[side] for side in range(4) if plan.facing[turn * 4 + side] == zone]
    cities = [CITY_LETTERS[at] for at, zones in enumerate(plan.touches) if zone in zones]
    hub = ["x"] if plan.hub == zone else []
    return "-".join(sides + cities + hub)


def lines(plan: Plan, turn: int) -> str:
    """All zones of a tile: `N-a, b-S`; a city without rail stands alone."""
    found = [line(plan, turn, zone) for zone in range(plan.zones)]
    lonely = [CITY_LETTERS[at] for at, zones in enumerate(plan.touches) if not zones]
    return ", ".join(found + lonely)


def icons(printed: City) -> str:
    """What a city makes, in signs: `2c 1s R`."""
    signs = [f"{n}{sign}" for n, sign in zip(printed.goods, "csv", strict=True) if n]
    return " ".join(signs + (["R"] if printed.recycling else []))


def cities(printed: Piece, people: int) -> str:
    """The cities of a tile in signs, a star where people live: `a* 2c, b 1v R`."""
    found = []
    for at, each in enumerate(printed.cities):
        star = "*" if people >> at & 1 else ""
        found.append(f"{CITY_LETTERS[at]}{star} {icons(each)}")
    return ", ".join(found)
