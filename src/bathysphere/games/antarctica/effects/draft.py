"""The draft of shipyard cards (AN-14)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import KINDS
from ..rules.cards import keep, left_in_pile, on_offer, reveal
from ..state import Frame, State


class Pick(Move):
    """One of the revealed cards."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def key(self) -> str:
        return f"pick {KINDS[self.kind]}"

    def point(self) -> str:
        return "DP-14"


def draft(state: State, who: list[int]) -> None:
    """AN-14.10  One card per player is revealed; with fewer cards than players nothing happens."""
    if left_in_pile(state) >= len(who):
        reveal(state, len(who))
        state.stack.append(PickCard(who[0], who[1:]))


@dataclass(init=False, eq=False)
class PickCard(Frame):
    """AN-14.10  Keep one of the revealed cards and pass the rest to the right."""

    after: list[int]

    def __init__(self, seat: int, after: list[int]) -> None:
        super().__init__(seat)
        self.after = after

    def options(self, state: State) -> list[Move]:
        return [Pick(kind) for kind in on_offer(state.revealed)]

    def step(self, state: State, move: Move | None) -> None:
        assert isinstance(move, Pick)
        keep(state, self.seat, move.kind)
        if self.after:
            state.stack.append(PickCard(self.after[0], self.after[1:]))
