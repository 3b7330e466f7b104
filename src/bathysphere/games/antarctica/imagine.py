"""What a seat does not know, dealt anew."""

from __future__ import annotations

from ...kernel.rng import Rng
from .state import State


def imagine(state: State, rng: Rng) -> State:
    """Only the order of the building piles below their top cards is hidden, and from everybody alike."""
    made = state.copy()
    made.rng = rng.spawn()
    made.forget()
    for deck, pile in enumerate(made.decks):
        if len(pile) > 2:
            below = sorted(pile[:-1])
            rng.shuffle(below)
            made.decks[deck] = [*below, pile[-1]]
    return made
