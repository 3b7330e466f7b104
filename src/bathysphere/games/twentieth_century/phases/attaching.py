"""Pending waste, new tiles, their people (TC-7; D5 to D7)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import CITY_LETTERS, Piece
from ..rules.consolidation import attach, dumps, litter_country, litter_fresh, settle
from ..rules.country import column_of, row_of
from ..state import State, Task


class DumpOn(Move):
    def __init__(self, piece: Piece) -> None:
        self.piece = piece

    def key(self) -> str:
        return f"waste on {self.piece.id}"

    def point(self) -> str:
        return "D5"


class Take(Move):
    def __init__(self, piece: Piece) -> None:
        self.piece = piece

    def key(self) -> str:
        return f"attach {self.piece.id}"

    def point(self) -> str:
        return "D6"


class PutAt(Move):
    """Cells are named by steps east and south of the start tile."""

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def key(self) -> str:
        return f"at {column_of(self.cell)},{row_of(self.cell)}"

    def point(self) -> str:
        return "D6"


class Turn(Move):
    def __init__(self, turn: int) -> None:
        self.turn = turn

    def key(self) -> str:
        return f"turn {self.turn}"

    def point(self) -> str:
        return "D6"


class SettleIn(Move):
    def __init__(self, city: int) -> None:
        self.city = city

    def key(self) -> str:
        return f"settle {CITY_LETTERS[self.city]}"

    def point(self) -> str:
        return "D7"


@dataclass(init=False, eq=False)
class Dump(Task):
    """TC-7.3  All waste pending from technology and disaster is placed, token by token."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Move]:
        if not state.nations[self.seat].pending:
            return []
        return [DumpOn(state.box.pieces[piece]) for piece in dumps(state, self.seat)]

    def step(self, state: State, move: Move | None) -> list[Task]:
        if not isinstance(move, DumpOn):
            return []
        nation = state.nations[self.seat]
        if nation.fresh:
            litter_fresh(state, self.seat, move.piece.number)
        else:
            litter_country(state, self.seat, nation.country.pieces.index(move.piece.number))
        return [Dump(self.seat)]


@dataclass(init=False, eq=False)
class Attach(Task):
    """TC-7.7  New tiles are attached in the order of the owner's choice."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Move]:
        nation = state.nations[self.seat]
        return [Take(state.box.pieces[piece]) for piece in nation.fresh + nation.plants]

    def step(self, state: State, move: Move | None) -> list[Task]:
        if not isinstance(move, Take):
            return []
        return [Attach(self.seat), Site(self.seat, move.piece.number)]


@dataclass(init=False, eq=False)
class Site(Task):
    """TC-7.8  The cell: empty, and touching a tile in place by a side or a corner."""

    piece: int

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def options(self, state: State) -> list[Move]:
        return [PutAt(cell) for cell in state.nations[self.seat].country.open]

    def step(self, state: State, move: Move | None) -> list[Task]:
        assert isinstance(move, PutAt)
        return [Facing(self.seat, self.piece, move.cell)]


@dataclass(init=False, eq=False)
class Facing(Task):
    """TC-7.7  The turn: those that look different."""

    piece: int
    cell: int

    def __init__(self, seat: int, piece: int, cell: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.cell = cell

    def options(self, state: State) -> list[Move]:
        return [Turn(turn) for turn in state.box.pieces[self.piece].turns]

    def step(self, state: State, move: Move | None) -> list[Task]:
        assert isinstance(move, Turn)
        attach(state, self.seat, self.piece, self.cell, move.turn)
        if self.piece >= state.box.territories:
            return []
        return [Settle(self.seat, len(state.nations[self.seat].people) - 1)]


@dataclass(init=False, eq=False)
class Settle(Task):
    """TC-7.11  The city for the token of a new territory."""

    tile: int

    def __init__(self, seat: int, tile: int) -> None:
        super().__init__(seat)
        self.tile = tile

    def options(self, state: State) -> list[Move]:
        piece = state.nations[self.seat].country.pieces[self.tile]
        return [SettleIn(city) for city in range(len(state.box.pieces[piece].cities))]

    def step(self, state: State, move: Move | None) -> list[Task]:
        assert isinstance(move, SettleIn)
        settle(state, self.seat, self.tile, move.city)
        return []
