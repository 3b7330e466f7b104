"""Whenever: cards on the table that answer to a fact (REEF-5)."""

from __future__ import annotations

from ..components import ON_DIVE
from ..state import State
from .perform import Perform


def collect(state: State, since: int) -> None:
    """REEF-5.4  A triggered text is carried out at once, before anything else goes on."""
    for fact in state.facts[since:]:
        if fact.what == "dived":
            for card in reversed(state.divers[fact.seat].played):
                if state.box.cards[card].when[ON_DIVE]:
                    state.stack.append(Perform(fact.seat, card, ON_DIVE, [], 0))
