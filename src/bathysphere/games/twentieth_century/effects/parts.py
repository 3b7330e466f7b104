"""What the parts of technologies do when they are used (TC-14, TC-15, TC-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ..components import (
    BRIDGE,
    CITY_LETTERS,
    DEPOLLUTION,
    LOCOMOTIVE,
    QUALITY,
    RECYCLING,
    SIDES,
    SORTING,
    TO_CITY,
    TO_SIDE,
    TRANSPORT,
    WORKERS,
    Part,
    Piece,
)
from ..rules.consolidation import empty_cities, littered, territories
from ..rules.country import spans_of, turned_side
from ..rules.technology import (
    arrivals,
    bridge_sites,
    build_bridge,
    can_clean,
    can_pay,
    clean,
    departures,
    enjoy,
    move_people,
    move_waste,
    pay,
    remove_waste,
    send_workers,
    sort_waste,
    spend,
)
from ..state import State, Task


class ToTile(Move):
    def __init__(self, tile: int, piece: Piece) -> None:
        self.tile = tile
        self.piece = piece

    def key(self) -> str:
        return f"tile {self.piece.id}"

    def point(self) -> str:
        return "D8"


class ToCity(Move):
    def __init__(self, tile: int, city: int, piece: Piece) -> None:
        self.tile = tile
        self.city = city
        self.piece = piece

    def key(self) -> str:
        return f"city {self.piece.id} {CITY_LETTERS[self.city]}"

    def point(self) -> str:
        return "D8"


class Build(Move):
    """A bridge of the menu; `one` and `other` are what it joins, as the tile lies."""

    def __init__(self, pick: int, one: tuple[int, int], other: tuple[int, int]) -> None:
        self.pick = pick
        self.one = one
        self.other = other

    def key(self) -> str:
        return f"join {element_key(self.one)} and {element_key(self.other)}"

    def point(self) -> str:
        return "D8"


_TWICE: Final = (BRIDGE, LOCOMOTIVE, TRANSPORT)


def element_key(element: tuple[int, int]) -> str:
    kind, number = element
    if kind == TO_CITY:
        return f"city {CITY_LETTERS[number]}"
    return f"side {SIDES[number]}" if kind == TO_SIDE else f"line {number + 1}"


def usable(state: State, seat: int, part: Part) -> bool:
    """TC-12.5  A part is offered if its cost can be paid and it would change something."""
    if part.price and not can_pay(state, seat, part):
        return False
    if part.kind == WORKERS:
        return bool(empty_cities(state, seat))
    if part.kind == BRIDGE:
        return bool(bridge_sites(state, seat))
    if part.kind == LOCOMOTIVE:
        return bool(departures(state, seat))
    if part.kind == DEPOLLUTION:
        return can_clean(state, seat)
    if part.kind == QUALITY:
        return True
    if part.kind == TRANSPORT and len(territories(state, seat)) < 2:
        return False
    return bool(littered(state, seat))


def begin_part(state: State, seat: int, part: Part) -> list[Task]:
    """Pay, then do it, or ask where."""
    pay(state, seat, part)
    if part.kind == DEPOLLUTION:
        clean(state, seat)
    elif part.kind == QUALITY:
        enjoy(state, seat, part)
    else:
        return [Target(seat, part.number, -1, -1)]
    return []


@dataclass(init=False, eq=False)
class Target(Task):
    """Where a part acts. Some ask twice: `tile` and `city` are then the first answer."""

    part: int
    tile: int
    city: int

    def __init__(self, seat: int, part: int, tile: int, city: int) -> None:
        super().__init__(seat)
        self.part = part
        self.tile = tile
        self.city = city

    def options(self, state: State) -> list[Move]:
        kind = state.box.parts[self.part].kind
        if kind == WORKERS:
            return _cities(state, self.seat, empty_cities(state, self.seat))
        if kind == LOCOMOTIVE:
            if self.tile < 0:
                return _cities(state, self.seat, departures(state, self.seat))
            return _cities(state, self.seat, arrivals(state, self.seat, self.tile, self.city))
        if kind == BRIDGE:
            if self.tile < 0:
                return _tiles(state, self.seat, bridge_sites(state, self.seat))
            return _bridges(state, self.seat, self.tile)
        if self.tile < 0:
            return _tiles(state, self.seat, littered(state, self.seat))
        return _tiles(state, self.seat, [each for each in territories(state, self.seat) if each != self.tile])

    def step(self, state: State, move: Move | None) -> list[Task]:
        kind = state.box.parts[self.part].kind
        if self.tile < 0 and kind in _TWICE:
            city = move.city if isinstance(move, ToCity) else -1
            return [Target(self.seat, self.part, _tile_of(move), city)]
        if isinstance(move, Build):
            build_bridge(state, self.seat, self.tile, move.pick)
        elif isinstance(move, ToCity):
            self._settle(state, kind, move)
        elif kind == SORTING:
            sort_waste(state, self.seat, _tile_of(move))
        elif kind == RECYCLING:
            remove_waste(state, self.seat, _tile_of(move))
        else:
            move_waste(state, self.seat, self.tile, _tile_of(move))
        spend(state, self.seat, self.part)
        return []

    def _settle(self, state: State, kind: int, move: ToCity) -> None:
        if kind == WORKERS:
            send_workers(state, self.seat, move.tile, move.city)
        else:
            move_people(state, self.seat, (self.tile, self.city), (move.tile, move.city))


def _tile_of(move: Move | None) -> int:
    assert isinstance(move, ToTile | ToCity)
    return move.tile


def _tiles(state: State, seat: int, tiles: list[int]) -> list[Move]:
    pieces = state.nations[seat].country.pieces
    return [ToTile(tile, state.box.pieces[pieces[tile]]) for tile in tiles]


def _cities(state: State, seat: int, cities: list[tuple[int, int]]) -> list[Move]:
    pieces = state.nations[seat].country.pieces
    return [ToCity(tile, city, state.box.pieces[pieces[tile]]) for tile, city in cities]


def _bridges(state: State, seat: int, tile: int) -> list[Move]:
    country = state.nations[seat].country
    found: list[Move] = []
    for pick, span in enumerate(spans_of(state.box, country, tile)):
        one, other = turned_side(country, tile, span.one), turned_side(country, tile, span.other)
        found.append(Build(pick, one, other))
    return found
