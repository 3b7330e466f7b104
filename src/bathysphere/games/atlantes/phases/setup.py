"""Before the first turn: kings are dealt, drafted or chosen (AT-4, AT-24, AT-25)."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.kernel.moves import Move

from ..components import Character
from ..rules.kings import choose_king, crown, end_draft, give_king
from ..state import Frame, State
from .turn import Turn


class TakeKing(Move):
    def __init__(self, card: Character, solo: bool) -> None:
        self.card = card
        self.solo = solo

    def key(self) -> str:
        return f"take {self.card.id}"

    def point(self) -> str:
        return "D2" if self.solo else "D1"


@dataclass(init=False, eq=False)
class ChooseKing(Frame):
    """AT-24.3  The last seat chooses first and passes the rest to its right, down to the first seat.
    AT-4.3  So it is in the draft; in solo the only seat chooses among three.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State, seat: int) -> list[Move]:
        box = state.box
        solo = len(state.realms) == 1
        return [TakeKing(box.characters[box.kings[king - 1]], solo) for king in state.passed]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, TakeKing)
        choose_king(state, self.seat, move.card.king)
        if self.seat > 0:
            state.stack.append(ChooseKing(self.seat - 1))
            return
        end_draft(state)
        start_play(state)


def begin(state: State) -> None:
    """AT-4.1  Kings are optional: none, in seat order, or drafted; solo always chooses one."""
    if state.passed:
        state.stack.append(ChooseKing(len(state.realms) - 1))
        return
    if state.switches.kings == "standard":
        for seat in range(len(state.realms)):
            give_king(state, seat, seat + 1)
    start_play(state)


def start_play(state: State) -> None:
    """AT-4.9  Boxing kings go to the box just before the first turn."""
    crown(state)
    state.stack.append(Turn(0, False))
    state.turn = 1
