"""The character row (AT-10, AT-17)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..state import LAST_CHARACTER, State
from .ending import deck_trigger


def price(state: State, space: int) -> int:
    """AT-10.8  Price by position from the left: 0 to 5 gold; the leftmost character is free.
    AT-10.7  The price is that of the space the card occupies when it is chosen.
    """
    return state.box.prices[space]


def prices(state: State) -> list[int]:
    """The price of every character in the row."""
    return list(state.box.prices[: len(state.row)])


def recruit(state: State, seat: int, space: int, cost: int) -> None:
    """AT-10.1  A character of the row, paid by the price of its space, goes to the hand.
    AT-10.5  The new card is in the hand, not in the discard.
    AT-17.2  A free recruit is taken without paying; the row moves on all the same.
    """
    card = state.row[space]
    realm = state.realms[seat]
    realm.hand = [*realm.hand, card]
    state.facts.append(Fact("recruited", seat, card, space, cost))
    counted = price(state, space) if state.switches.a10_free else cost
    if cost > 0 or state.switches.a10_free:
        state.paid = max(state.paid, counted)
    close_gap(state, seat, space)


def close_gap(state: State, seat: int, space: int) -> None:
    """AT-10.2  All characters to the right of the gap slide one space to the left.
    AT-10.3  Then the top card of the ocean deck comes into the rightmost space; an empty deck gives none.
    AT-10.4  Revealing the last card triggers the end.
    """
    row = state.row[:space] + state.row[space + 1 :]
    state.row = row
    if state.ocean:
        card = state.ocean[-1]
        state.ocean = state.ocean[:-1]
        row.append(card)
        state.reveals += 1
        state.facts.append(Fact("revealed character", seat, card, len(state.row) - 1))
        if not state.ocean:
            deck_trigger(state, LAST_CHARACTER)


def sweep(state: State, seat: int) -> None:
    """AT-17.13  Switch, two players only: Matrona also removes the leftmost character from the game.
    AT-25.11  Never in solo.
    """
    if state.switches.matrona_2p_sweep and len(state.realms) == 2 and state.row:
        card = state.row[0]
        state.out = [*state.out, card]
        state.facts.append(Fact("swept", seat, card))
        close_gap(state, seat, 0)
