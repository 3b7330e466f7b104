"""Disaster prevention: everyone bids for a column (TC-6; D4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..rules.disasters import next_to_bid, settle, standing, table_of
from ..state import Frame, State


class Stake(Move):
    def __init__(self, column: int, bid: int) -> None:
        self.column = column
        self.bid = bid

    def key(self) -> str:
        return f"column {self.column + 1} bid {self.bid}"

    def point(self) -> str:
        return "D4"


# Moves are never changed, so they are made once.
_STAKES: Final[list[list[Move]]] = [[Stake(column, bid) for bid in range(100)] for column in range(5)]


@dataclass(init=False, eq=False)
class Prevention(Frame):
    """TC-6.2  The last to leave the auction bids first; bidding runs clockwise.
    TC-6.3  A bid is a column in play and a number up to 25 and the own science, above all that stands there.
    TC-6.4  In the first lap everybody must bid once.
    `columns` and `bids` are by seat, -1 before the first bid.
    """

    columns: list[int]
    bids: list[int]

    def __init__(self, seat: int, columns: list[int], bids: list[int]) -> None:
        super().__init__(seat)
        self.columns = columns
        self.bids = bids

    def options(self, state: State, seat: int) -> list[Move]:
        high = min(state.nations[seat].science, state.box.highest_bid)
        found: list[Move] = []
        for column in table_of(state).columns:
            found += _STAKES[column][standing(self.columns, self.bids, column) + 1 : high + 1]
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, Stake)
        columns, bids = self.columns[:], self.bids[:]
        columns[self.seat] = move.column
        bids[self.seat] = move.bid
        state.facts.append(Fact("staked", self.seat, state.disaster, move.column, move.bid))
        following = next_to_bid(columns, bids, self.seat)
        if following >= 0:
            state.stack.append(Prevention(following, columns, bids))
            return
        settle(state, columns, bids)


@dataclass(init=False, eq=False)
class BeginPrevention(Frame):
    """TC-6.2  The last to leave the auction, now first player, bids first."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        nobody = [-1] * len(state.nations)
        state.stack.append(Prevention(state.first, nobody, nobody))
