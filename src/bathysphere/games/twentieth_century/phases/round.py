"""The sequence of a round (TC-2)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..rules.rounds import LAST_ROUND, begin, finish, score_bonus
from ..state import Frame, State
from .auction import Auction
from .consolidation import BeginConsolidation
from .prevention import BeginPrevention


@dataclass(init=False, eq=False)
class BeginRound(Frame):
    """TC-2.1  A full round is layout, auction, disaster, consolidation and production, bonus; the sixth has
    only the last three.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        begin(state)
        state.stack.append(EndRound(state.first))
        state.stack.append(BeginConsolidation(state.first))
        if state.round < LAST_ROUND:
            state.stack.append(BeginPrevention(state.first))
            state.stack.append(Auction(state.first))


@dataclass(init=False, eq=False)
class EndRound(Frame):
    """TC-8.11  After production whoever took the leftmost column is first player of the next round."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        score_bonus(state)
        if state.round == LAST_ROUND:
            finish(state)
        else:
            state.stack.append(BeginRound(state.leader))
