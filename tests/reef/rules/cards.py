"""Cards: drawing, dropping, playing (REEF-2, REEF-4)."""

from __future__ import annotations

from bathysphere.kernel.position import Fact

from ..state import State


def playable(state: State, seat: int) -> list[int]:
    """REEF-4.1  A card may be played if its cost can be paid."""
    diver = state.divers[seat]
    return [card for card in diver.hand if state.box.cards[card].cost <= diver.coin]


def play(state: State, seat: int, card: int) -> None:
    """REEF-4.2  Pay the cost and put the card on the table; its text comes after."""
    diver = state.divers[seat]
    diver.hand.remove(card)
    diver.coin -= state.box.cards[card].cost
    diver.played.append(card)
    state.facts.append(Fact("played", seat, card))


def draw(state: State, seat: int) -> None:
    """REEF-3.5  Whoever rests draws a card, if one is left."""
    if state.deck:
        state.divers[seat].hand.append(state.deck.pop())
        state.reveals += 1
        state.facts.append(Fact("drew", seat, state.divers[seat].hand[-1]))


def drop(state: State, seat: int, card: int) -> None:
    """REEF-2.2  The dropped card leaves the game face down."""
    state.divers[seat].hand.remove(card)
    state.divers[seat].dropped.append(card)
    state.facts.append(Fact("dropped", seat, card))
