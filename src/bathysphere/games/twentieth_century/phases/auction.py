"""The auction: opening, bidding, buying alone, leaving (TC-4, TC-5; D1 to D3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import Piece, Technology
from ..rules.auction import can_open, is_alone, minimum_bid, next_bidder, next_inside, win
from ..rules.leaving import affordable, buy, compensate, leave
from ..state import Frame, State


class Open(Move):
    def __init__(self, territory: Piece) -> None:
        self.territory = territory

    def key(self) -> str:
        return f"open {self.territory.id}"

    def point(self) -> str:
        return "D1"


class Buy(Move):
    """The whole purchase of a seat that is alone in."""

    def __init__(self, territory: Piece) -> None:
        self.territory = territory

    def key(self) -> str:
        return f"buy {self.territory.id}"

    def point(self) -> str:
        return "D1'"


class Leave(Move):
    def __init__(self, at: str) -> None:
        self.at = at

    def key(self) -> str:
        return "leave"

    def point(self) -> str:
        return self.at


class OpenAt(Move):
    def __init__(self, bid: int) -> None:
        self.bid = bid

    def key(self) -> str:
        return f"bid {self.bid}"

    def point(self) -> str:
        return "D1"


class Raise(Move):
    def __init__(self, bid: int) -> None:
        self.bid = bid

    def key(self) -> str:
        return f"bid {self.bid}"

    def point(self) -> str:
        return "D2"


class Pass(Move):
    def key(self) -> str:
        return "pass"

    def point(self) -> str:
        return "D2"


class Purchase(Move):
    def __init__(self, technology: Technology) -> None:
        self.technology = technology

    def key(self) -> str:
        return f"buy {self.technology.id}"

    def point(self) -> str:
        return "D3"


class Decline(Move):
    def key(self) -> str:
        return "buy nothing"

    def point(self) -> str:
        return "D3"


# Moves are never changed, so the bids that every auction needs are made once; richer hands make their own.
KEPT: Final = 128
_OPENINGS: Final[list[Move]] = [OpenAt(bid) for bid in range(KEPT)]
_RAISES: Final[list[Move]] = [Raise(bid) for bid in range(KEPT)]


@dataclass(init=False, eq=False)
class Auction(Frame):
    """TC-4.1  The first player picks a remaining territory and opens it, or leaves.
    TC-4.10  Whoever passed on the last tile is back in; whoever left is not.
    TC-4.14  The phase ends when all have left.
    TC-4.15  Coins are never needed to leave.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State, seat: int) -> list[Move]:
        if not can_open(state, seat):
            return [Leave("D1")]
        pieces = state.box.pieces
        if is_alone(state):
            found: list[Move] = [Buy(pieces[each]) for each in state.territories]
            found.append(Leave("D1'"))
            return found
        found = [Open(pieces[each]) for each in state.territories]
        found.append(Leave("D1"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Open):
            state.stack.append(Opening(seat, move.territory.number))
        elif isinstance(move, Buy):
            win(state, seat, move.territory.number, minimum_bid(state))
            state.stack.append(Auction(seat))
        else:
            leave(state, seat)
            _pass_on(state, seat)
            state.stack.append(Workshop(seat))


def _pass_on(state: State, seat: int) -> None:
    """TC-4.11  When a first player leaves, the next seat still in becomes first player.
    TC-5.5  The last to leave stays first player, for the disaster.
    """
    following = next_inside(state, seat)
    state.first = following if following >= 0 else seat
    if following >= 0:
        state.stack.append(Auction(following))


@dataclass(init=False, eq=False)
class Opening(Frame):
    """TC-4.1  The opening bid is at least the minimum and at most the own coins; there is no passing."""

    territory: int

    def __init__(self, seat: int, territory: int) -> None:
        super().__init__(seat)
        self.territory = territory

    def options(self, state: State, seat: int) -> list[Move]:
        low, high = minimum_bid(state), state.nations[seat].coins
        return _OPENINGS[low : high + 1] + [OpenAt(bid) for bid in range(max(low, KEPT), high + 1)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        assert isinstance(move, OpenAt)
        state.facts.append(Fact("bid", seat, self.territory, n=move.bid))
        _go_on(state, Bidding(seat, self.territory, move.bid, seat, state.inside))


@dataclass(init=False, eq=False)
class Bidding(Frame):
    """TC-4.4  On a turn raise above the standing bid, pass, or leave.
    TC-4.5  A pass is final for this tile only.
    TC-5.3  Leaving is possible on the own bidding turn, or as first player instead of opening.
    """

    territory: int
    bid: int
    leader: int
    bidding: list[int]

    def __init__(self, seat: int, territory: int, bid: int, leader: int, bidding: list[int]) -> None:
        super().__init__(seat)
        self.territory = territory
        self.bid = bid
        self.leader = leader
        self.bidding = bidding

    def options(self, state: State, seat: int) -> list[Move]:
        low, high = self.bid + 1, state.nations[seat].coins
        found = _RAISES[low : high + 1] + [Raise(bid) for bid in range(max(low, KEPT), high + 1)]
        found.append(Pass())
        found.append(Leave("D2"))
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Raise):
            state.facts.append(Fact("bid", seat, self.territory, n=move.bid))
            _go_on(state, Bidding(seat, self.territory, move.bid, seat, self.bidding))
            return
        bidding = self.bidding[:]
        bidding[seat] = 0
        if isinstance(move, Pass):
            state.facts.append(Fact("passed", seat, self.territory))
        else:
            leave(state, seat)
        _go_on(state, Bidding(seat, self.territory, self.bid, self.leader, bidding))
        if isinstance(move, Leave):
            state.stack.append(Workshop(seat))


def _go_on(state: State, after: Bidding) -> None:
    """TC-4.3  The next active seat is asked; when only the high bidder is left, the tile is sold."""
    following = next_bidder(after.bidding, after.seat)
    if following == after.leader:
        state.stack.append(Sale(after.leader, after.territory, after.bid))
    else:
        state.stack.append(Bidding(following, after.territory, after.bid, after.leader, after.bidding))


@dataclass(init=False, eq=False)
class Sale(Frame):
    """TC-4.10  The winner is first player for the next tile."""

    territory: int
    bid: int

    def __init__(self, seat: int, territory: int, bid: int) -> None:
        super().__init__(seat)
        self.territory = territory
        self.bid = bid

    def step(self, state: State, seat: int, move: Move | None) -> None:
        win(state, self.seat, self.territory, self.bid)
        state.stack.append(Auction(self.seat))


@dataclass(init=False, eq=False)
class Workshop(Frame):
    """TC-5.1  Whoever leaves may buy one technology at once; that resolves before the next seat acts.
    TC-5.8  Then compensation is paid.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = [Purchase(state.box.technologies[each]) for each in affordable(state, seat)]
        if found:
            found.append(Decline())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Purchase):
            buy(state, self.seat, move.technology.number)
        compensate(state, self.seat)
