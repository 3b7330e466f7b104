"""Recycling centre by centre (TC-8; D9)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import Piece
from ..rules.production import recyclable, recycle, working_centres
from ..state import State, Task


class Clear(Move):
    def __init__(self, tile: int, piece: Piece) -> None:
        self.tile = tile
        self.piece = piece

    def key(self) -> str:
        return f"recycle from {self.piece.id}"

    def point(self) -> str:
        return "D9"


class Idle(Move):
    def key(self) -> str:
        return "recycle nothing"

    def point(self) -> str:
        return "D9"


@dataclass(init=False, eq=False)
class Centre(Task):
    """TC-8.3  Every working centre may remove one waste in each production phase; here one of them."""

    tile: int
    city: int

    def __init__(self, seat: int, tile: int, city: int) -> None:
        super().__init__(seat)
        self.tile = tile
        self.city = city

    def options(self, state: State) -> list[Move]:
        found: list[Move] = []
        country = state.nations[self.seat].country
        for tile in recyclable(state, self.seat, self.tile, self.city):
            found.append(Clear(tile, state.box.pieces[country.pieces[tile]]))
        if found:
            found.append(Idle())
        return found

    def step(self, state: State, move: Move | None) -> list[Task]:
        if isinstance(move, Clear):
            recycle(state, self.seat, move.tile, (self.tile, self.city))
        return []


def centres(state: State, seat: int) -> list[Task]:
    """One task per working centre, the first one last."""
    found: list[Task] = [Centre(seat, tile, city) for tile, city in working_centres(state, seat)]
    found.reverse()
    return found
