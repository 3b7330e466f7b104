"""Exploration (AT-16)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..components import CENTRAL, EXPLORED
from ..state import LAST_LOCATION, State
from .ending import deck_trigger


def surplus(state: State) -> int:
    """AT-16.3  Of more than four central locations the explorer chooses which excess ones are discarded."""
    return max(0, len(state.central) - EXPLORED)


def explore(state: State, seat: int, left: list[int]) -> None:
    """AT-16.2  First all locations of the exploration row are discarded.
    AT-16.3  Then the central row moves up, without the chosen excess.
    """
    state.facts.append(Fact("explored", seat))
    gone = state.explored + left
    state.gone = state.gone + gone
    for location in gone:
        state.facts.append(Fact("discarded location", seat, location))
    state.explored = [location for location in state.central if location not in left]
    _draw(state, seat)


def _draw(state: State, seat: int) -> None:
    """AT-16.4  Then six new locations are drawn, or as many as there are.
    AT-16.5  Revealing the last location triggers the end.
    AT-16.6  Discarded locations are out of play; the deck is never rebuilt.
    """
    drawn = state.deck[-CENTRAL:]
    drawn.reverse()
    state.deck = state.deck[: len(state.deck) - len(drawn)]
    state.central = drawn
    for location in drawn:
        state.facts.append(Fact("revealed location", seat, location))
    if drawn:
        state.reveals += 1
        if not state.deck:
            deck_trigger(state, LAST_LOCATION)
