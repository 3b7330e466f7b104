"""What one seat may see. Built up from nothing, never cut down from the state."""

from __future__ import annotations

from typing import TypedDict

from .state import State


class DiverView(TypedDict):
    coin: int
    coral: int
    biology: int
    cards: int
    played: list[str]


class View(TypedDict):
    round: int
    sites: list[int]
    deck: int
    divers: list[DiverView]
    hand: list[str]
    dropped: list[str]
    waiting: list[int]


def view(state: State, seat: int | None) -> View:
    """REEF-1.2  Hands and the deck are secret; the size of a hand is not."""
    return {
        "round": state.round,
        "sites": state.sites[:],
        "deck": len(state.deck),
        "divers": [
            {
                "coin": diver.coin,
                "coral": diver.coral,
                "biology": diver.biology,
                "cards": len(diver.hand),
                "played": _ids(state, diver.played),
            }
            for diver in state.divers
        ],
        "hand": [] if seat is None else _ids(state, state.divers[seat].hand),
        "dropped": [] if seat is None else _ids(state, state.divers[seat].dropped),
        "waiting": state.stack[-1].waiting(state) if state.stack else [],
    }


def _ids(state: State, cards: list[int]) -> list[str]:
    return [state.box.cards[card].id for card in cards]
