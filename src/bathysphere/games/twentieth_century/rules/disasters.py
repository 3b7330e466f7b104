"""Disaster prevention (TC-6)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import Table
from ..state import State
from .leaving import suffer


def table_of(state: State) -> Table:
    """TC-6.1  With five seats all columns are in play, with four all but one, with three all but two."""
    return state.box.tables[len(state.nations) - 3]


def standing(columns: list[int], bids: list[int], column: int) -> int:
    """The highest bid in a column, or -1."""
    found = -1
    for at, bid in zip(columns, bids, strict=True):
        if at == column:
            found = max(found, bid)
    return found


def must_bid(columns: list[int], bids: list[int], seat: int) -> bool:
    """TC-6.5  Whoever is highest in a column is skipped.
    TC-6.6  Whoever is outbid must place a new bid, in any column.
    """
    return columns[seat] < 0 or standing(columns, bids, columns[seat]) > bids[seat]


def next_to_bid(columns: list[int], bids: list[int], seat: int) -> int:
    """TC-6.7  Bidding goes on clockwise until every column in play holds exactly one pawn; then -1."""
    for step in range(1, len(columns) + 1):
        other = (seat + step) % len(columns)
        if must_bid(columns, bids, other):
            return other
    return -1


def settle(state: State, columns: list[int], bids: list[int]) -> None:
    """TC-6.8  Everyone pays the final bid only.
    TC-6.9  Everyone suffers the own column: waste to be placed, and smoke.
    TC-6.10  The seat in the leftmost column is first player of the next round.
    """
    card = state.box.disasters[state.disaster]
    for seat, column in enumerate(columns):
        state.nations[seat].science -= bids[seat]
        state.facts.append(Fact("prevented", seat, state.disaster, column, bids[seat]))
        suffer(state, seat, card.columns[column].waste, card.columns[column].smoke, 0)
        if column == 0:
            state.leader = seat
