"""Positions of the demonstration game in one line."""

from __future__ import annotations

from pathlib import Path

from bathysphere.kernel import packs

from .game import Reef
from .phases.turn import Turn
from .state import State

PACK = packs.read(Path(__file__).parent / "house")
GAME = Reef(PACK)
NUMBERS = {card.id: card.number for card in GAME.box.cards}


def table(*hand: str, played: tuple[str, ...] = (), coins: int = 3, seed: int = 7) -> State:
    """Seat 0 is to take a turn, with these cards in hand and on the table."""
    state = GAME.setup(2, seed)
    state.stack = [Turn(0)]
    mine = [NUMBERS[card] for card in (*hand, *played)]
    rest = [number for number in range(len(GAME.box.cards)) if number not in mine]
    state.divers[0].hand = [NUMBERS[card] for card in hand]
    state.divers[0].played = [NUMBERS[card] for card in played]
    state.divers[0].coin = coins
    state.divers[1].hand = rest[:2]
    state.deck = rest[2:]
    state.forget()
    return state


def keys(state: State, seat: int = 0) -> list[str]:
    return [move.key() for move in GAME.options(state, seat)]


def answer(state: State, *keys: str, seat: int = 0) -> State:
    for key in keys:
        GAME.answer(state, seat, GAME.find(state, seat, key))
    return state
