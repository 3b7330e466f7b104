"""What things are called: names from the pack, kinds and short signs from the messages."""

from __future__ import annotations

from ....kernel.message import Message
from ..components import (
    CITY_LETTERS,
    GOODS,
    KINDS,
    SIDES,
    TO_CITY,
    TO_SIDE,
    Box,
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
    """Packs bring their names in both languages; each voice picks its own. A start tile is just home: seats
    have colours of their own, and nobody owns two.
    """
    if isinstance(printed, Piece) and not printed.era:
        return Message("tc-home")
    return Message("tc-name", {"en": printed.name_en, "fr": printed.name_fr})


def piece(state: State, number: int) -> Message:
    return name(state.box.pieces[number])


def city(state: State, number: int, at: int) -> Message:
    """A city of a tile, by the name of the tile and what it makes."""
    printed = state.box.pieces[number]
    return Message("tc-city", {"tile": name(printed), "goods": goods(printed.cities[at])})


def goods(printed: City) -> list[Message]:
    """What a city makes: no two cities of a tile make the same."""
    made = [
        Message(f"tc-svg-good-{good}", {"n": n}) for good, n in zip(GOODS, printed.goods, strict=True) if n
    ]
    return [*made, Message("tc-svg-good-recycling")] if printed.recycling else made


def cell(at: int) -> Message:
    """A cell, as steps east and south of the start tile."""
    return Message("tc-cell", {"x": str(column_of(at)), "y": str(row_of(at))})


def place(at: int) -> Message:
    """A cell, told by the way to it from the start tile."""
    east, south = column_of(at), row_of(at)
    steps: list[Message] = []
    if south:
        steps.append(Message(f"tc-step-{'south' if south > 0 else 'north'}", {"n": abs(south)}))
    if east:
        steps.append(Message(f"tc-step-{'east' if east > 0 else 'west'}", {"n": abs(east)}))
    return Message("tc-place", {"steps": steps})


def kinds(box: Box, technology: Technology) -> list[Message]:
    """What stands on the tile of a technology."""
    return [kind(box.parts[each]) for each in technology.parts]


def kind(part: Part) -> Message:
    return Message(f"tc-kind-{KINDS[part.kind].replace('_', '-')}")


def element(end: tuple[int, int], printed: Piece, plan: Plan, turn: int) -> Message:
    """What a bridge ends at: a city, a side, or a line told by the sides and cities it joins."""
    what, number = end
    if what == TO_CITY:
        return Message("tc-end-city", {"goods": goods(printed.cities[number])})
    if what == TO_SIDE:
        return Message("tc-end-side", {"side": SIDES[number]})
    ends = [
        Message("tc-end-side", {"side": SIDES[side]})
        for side in range(4)
        if plan.facing[turn * 4 + side] == number
    ]
    for at, zones in enumerate(plan.touches):
        if number in zones:
            ends.append(Message("tc-end-city", {"goods": goods(printed.cities[at])}))
    ends += [Message("tc-end-hub")] if plan.hub == number else []
    return Message("tc-end-line", {"ends": ends}) if ends else Message("tc-end-line-bare")


def line(plan: Plan, turn: int, zone: int) -> str:
    """The sides and cities of a zone: `N-a-b`."""
    sides = [SIDES[side] for side in range(4) if plan.facing[turn * 4 + side] == zone]
    cities = [CITY_LETTERS[at] for at, zones in enumerate(plan.touches) if zone in zones]
    hub = ["x"] if plan.hub == zone else []
    return "-".join(sides + cities + hub)


def lines(plan: Plan, turn: int) -> Message:
    """All zones of a tile: `N-a, b-S`; a city without rail stands alone. In French west is O."""
    found = [line(plan, turn, zone) for zone in range(plan.zones)]
    lonely = [CITY_LETTERS[at] for at, zones in enumerate(plan.touches) if not zones]
    said = ", ".join(found + lonely)
    return Message("tc-name", {"en": said, "fr": said.replace("W", "O")})


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
