"""The territory auction (TC-4)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..components import Round
from ..state import State


def this_round(state: State) -> Round:
    """What the board says about one of the five full rounds."""
    return state.box.rounds[state.round - 1]


def minimum_bid(state: State) -> int:
    """TC-3.7  The minimum bid and the cost track change at the start of rounds three and five."""
    return this_round(state).minimum


def can_open(state: State, seat: int) -> bool:
    """TC-4.2  Whoever has fewer coins than the minimum bid must leave.
    TC-4.13  When no territory is left, everyone still in must leave.
    """
    return bool(state.territories) and state.nations[seat].coins >= minimum_bid(state)


def is_alone(state: State) -> bool:
    """TC-4.12  Whoever is alone in buys any of the remaining territories at the minimum bid, then leaves."""
    return sum(state.inside) == 1


def next_inside(state: State, seat: int) -> int:
    """TC-4.11  The next seat clockwise that has not left, or -1."""
    seats = len(state.inside)
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if state.inside[other]:
            return other
    return -1


def next_bidder(bidding: list[int], seat: int) -> int:
    """TC-4.3  Turns go clockwise over those who neither passed on this tile nor left, as often as needed."""
    seats = len(bidding)
    for step in range(1, seats):
        other = (seat + step) % seats
        if bidding[other]:
            return other
    return seat


def win(state: State, seat: int, territory: int, bid: int) -> None:
    """TC-4.7  The high bidder wins when everybody else has passed or left, and pays the own bid.
    TC-4.8  Pay, take the tile, move the cost marker, put a token and waste on the tile: one for the first
    territory of the round, two for the second, and so on. The winner is the next first player.
    TC-4.9  Where the tile goes is decided only in consolidation.
    """
    nation = state.nations[seat]
    nation.coins -= bid
    state.territories = [each for each in state.territories if each != territory]
    state.slot = min(state.slot + 1, len(this_round(state).prices) - 1)
    nation.fresh = [*nation.fresh, territory]
    nation.fresh_waste = [*nation.fresh_waste, len(nation.fresh)]
    state.first = seat
    state.facts.append(Fact("won", seat, territory, len(nation.fresh), bid))
