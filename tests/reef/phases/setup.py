"""Before the first turn: everyone drops a card (REEF-2)."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.kernel.gather import Gather
from bathysphere.kernel.moves import Move

from ..components import Card
from ..rules.cards import drop
from ..state import Frame, State


class Drop(Move):
    def __init__(self, card: Card) -> None:
        self.card = card

    def key(self) -> str:
        return f"drop {self.card.id}"

    def point(self) -> str:
        return "D1"


@dataclass(init=False, eq=False)
class DropOne(Frame):
    """REEF-2.2  All at once and in secret, every diver drops one card."""

    gather: Gather

    def __init__(self, seat: int, gather: Gather) -> None:
        super().__init__(seat)
        self.gather = gather

    def waiting(self, state: State) -> list[int]:
        return self.gather.waiting()

    def options(self, state: State, seat: int) -> list[Move]:
        return [Drop(state.box.cards[card]) for card in state.divers[seat].hand]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, Drop)
        gather = self.gather.answered(seat, move.card.number)
        if gather.waiting():
            state.stack.append(DropOne(self.seat, gather))
            return
        for each, card in enumerate(gather.sealed):
            drop(state, each, card)
