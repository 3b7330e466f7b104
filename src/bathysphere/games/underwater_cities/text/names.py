"""Names of things, amounts and places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.message import Message
from ..components import COLOURS, Board, Box, Card, Contract, Slot, Tile
from ..state import State
from ..words import (
    GAINS,
    NONSYMBIOTIC,
    ON_CARD,
    ON_CONTRACT,
    ON_SLOT,
    ON_TILE,
    THINGS,
    TUNNEL,
    Bundle,
)

_HEXES: Final = ("brown", "blue_1", "blue_2")


def name(thing: Card | Tile | Contract | Board) -> Message:
    """A name as it is written in the pack, in the language of the reader."""
    return Message("uc-name", {"en": thing.name_en, "fr": thing.name_fr})


def slot_name(slot: Slot, message: str = "uc-slot") -> Message:
    """A slot by its colour and the code that is drawn on it."""
    return Message(message, {"id": slot.id, "colour": COLOURS[slot.colour]})


def amount(kind: int, n: int) -> Message:
    return Message(f"uc-n-{GAINS[kind]}", {"n": n})


def amounts(bundle: Bundle) -> list[Message]:
    """What a bundle holds; nothing is said in words too."""
    found = [amount(kind, n) for kind, n in enumerate(bundle) if n]
    return found or [Message("uc-nothing")]


def ways(costs: tuple[Bundle, ...]) -> Message:
    """One of several costs."""
    said = [Message("uc-text-all", {"texts": amounts(cost)}) for cost in costs]
    return either(said)


def either(said: list[Message]) -> Message:
    if len(said) == 1:
        return said[0]
    return Message("uc-or", {"one": said[0], "other": either(said[1:])})


def any_of(said: list[Message]) -> Message:
    """A list of which one is chosen: commas, and the last "or" once."""
    found = said[-1]
    for number, each in enumerate(reversed(said[:-1])):
        found = Message("uc-comma" if number else "uc-or", {"one": each, "other": found})
    return found


def nouns(things: tuple[int, ...]) -> list[str]:
    """The shortest words for some kinds of things."""
    groups = {(1, 2, 3): "building", (0, 1, 2, 3): "structure", (4, 5): "city"}
    return [groups[things]] if things in groups else [THINGS[thing] for thing in things]


def counted(things: tuple[int, ...], n: int) -> Message:
    return either([Message(f"uc-n-{noun}", {"n": n}) for noun in nouns(things)])


def many(things: tuple[int, ...]) -> Message:
    return either([Message(f"uc-things-{noun}") for noun in nouns(things)])


def thing_name(thing: int, article: str = "thing") -> Message:
    """A kind of thing; `article` is "a" or "the"."""
    return Message(f"uc-{article}-{THINGS[thing]}")


def city_name(board: Board, city: int) -> Message:
    return Message(f"uc-place-{board.city_names[city].replace('_', '-')}")


def place(board: Board, thing: int, site: int, tiles: Sequence[Message | str]) -> Message:
    """Where something stands; `tiles` are the names of the metropolises on the three spaces."""
    if thing == TUNNEL:
        one, other = [_end(end, tiles) for end in board.tunnel_names[site].split("-")]
        return Message("uc-place-tunnel", {"one": one, "other": other})
    if thing >= NONSYMBIOTIC:
        return city_name(board, site)
    city = city_name(board, board.homes[site])
    if board.expansion[site]:
        return Message("uc-place-expansion", {"city": city})
    return Message("uc-place-site", {"city": city, "n": int(board.site_names[site].split(".")[1])})


def _end(end: str, tiles: Sequence[Message | str]) -> Message | str:
    if end in _HEXES:
        return tiles[_HEXES.index(end)]
    return Message(f"uc-place-{end.replace('_', '-')}")


def place_of(state: State, seat: int, thing: int, site: int) -> Message:
    """Where something stands on the board of a seat."""
    nation, box = state.nations[seat], state.box
    return place(box.boards[nation.board], thing, site, [name(box.tiles[tile]) for tile in nation.hexes])


def source(box: Box, text: int) -> Message:
    """What a text is printed on, as a sentence begins with it."""
    found = box.texts[text]
    if found.place == ON_CARD:
        return name(box.cards[found.source])
    if found.place == ON_SLOT:
        return slot_name(box.slots[found.source], "uc-source-slot")
    if found.place == ON_TILE:
        return name(box.tiles[found.source])
    if found.place == ON_CONTRACT:
        return name(box.contracts[found.source])
    return Message("uc-source-site")
