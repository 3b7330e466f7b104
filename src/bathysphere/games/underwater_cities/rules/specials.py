"""Drawing Special cards (UC-9)."""

from __future__ import annotations

from ....kernel.position import Fact
from ..state import State
from .cards import bottom, without


def any_left(state: State) -> bool:
    """UC-1.12  The six of cost 3 are never refilled; with an empty deck only they are left."""
    return bool(state.specials or state.display)


def open_card(state: State) -> int:
    """UC-2.9  The top card of the deck if it is face up, else -1: while somebody looks at cards it is not."""
    everybody = (1 << len(state.nations)) - 1
    return state.specials[-1] if state.specials and state.known[-1] == everybody else -1


def take_displayed(state: State, seat: int, card: int) -> None:
    """UC-9.1  Take a face-up Special of cost 3; it is not replaced.

    UC-9.6  Taking a Special costs nothing.
    """
    state.display = without(state.display, card)
    _to_hand(state, seat, card, True)


def take_open(state: State, seat: int) -> None:
    """UC-9.2  Take the face-up top card of the deck; the next one is turned face up."""
    card = state.specials[-1]
    state.specials = state.specials[:-1]
    state.known = state.known[:-1]
    _to_hand(state, seat, card, True)
    _turn_up(state)


def look(state: State, seat: int) -> None:
    """UC-9.3  Put the top card under the deck and look at the next three.

    UC-9.5  With fewer cards look at as many as there are, the bottomed one among them if need be.
    """
    top = state.specials[-1]
    state.specials = state.specials[:-1]
    state.known = state.known[:-1]
    bottom(state, top, -1)
    n = min(3, len(state.specials))
    state.looking = state.specials[len(state.specials) - n :][::-1]
    state.specials = state.specials[: len(state.specials) - n]
    state.known = state.known[: len(state.specials)]
    state.reveals += 1
    state.facts.append(Fact("looked", seat, top, n=n))


def keep(state: State, seat: int, card: int) -> None:
    """UC-9.4  The kept card is secret; the others go under the deck, known to this player only."""
    state.looking = without(state.looking, card)
    _to_hand(state, seat, card, False)


def put_under(state: State, seat: int, card: int) -> None:
    """UC-9.3  The other cards go under the deck in any order; then the top card is turned up."""
    state.looking = without(state.looking, card)
    bottom(state, card, seat)
    state.facts.append(Fact("bottomed", seat, card))
    if not state.looking:
        _turn_up(state)


def settle(state: State) -> None:
    """Whatever was looked at has found its place: the top card is face up."""
    if not state.looking:
        _turn_up(state)


def _turn_up(state: State) -> None:
    if state.specials:
        state.known = (*state.known[:-1], (1 << len(state.nations)) - 1)
        state.reveals += 1
        state.facts.append(Fact("turned", -1, state.specials[-1]))


def _to_hand(state: State, seat: int, card: int, open: bool) -> None:
    """UC-8.2  A taken Special is a card of the hand."""
    nation = state.nations[seat]
    nation.hand.append(card)
    if open:
        nation.shown = (*nation.shown, card)
    state.facts.append(Fact("took" if open else "kept", seat, card))
