"""Recycling centre by centre (TC-8; D9)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import Piece
from ..rules.production import recyclable, recycle, working_centres
from ..state import State, Task


class Clear(Move):
    def __init__(self, piece: Piece) -> None:
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
    """TC-8.3  Every working centre may remove one waste in each production phase. `at` counts the centres."""

    at: int

    def __init__(self, seat: int, at: int) -> None:
        super().__init__(seat)
        self.at = at

    def options(self, state: State) -> list[Move]:
        centres = working_centres(state, self.seat)
        if self.at >= len(centres):
            return []
        tile, city = centres[self.at]
        pieces = state.nations[self.seat].country.pieces
        found: list[Move] = [
            Clear(state.box.pieces[pieces[each]]) for each in recyclable(state, self.seat, tile, city)
        ]
        if found:
            found.append(Idle())
        return found

    def step(self, state: State, move: Move | None) -> list[Task]:
        centres = working_centres(state, self.seat)
        if self.at >= len(centres):
            return []
        if isinstance(move, Clear):
            tile = state.nations[self.seat].country.pieces.index(move.piece.number)
            recycle(state, self.seat, tile, centres[self.at])
        return [Centre(self.seat, self.at + 1)]
