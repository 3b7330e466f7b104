"""Tables for bots: games in one line, and positions that look the same to a seat."""

from __future__ import annotations

from bathysphere.bots import Budget, Dealer, ask, entrant, make
from bathysphere.bots.match import Player, play
from bathysphere.kernel.rng import seeded
from reef.state import State
from reef.table import GAME


def player(words: str, seed: int) -> Player:
    name, budget = entrant(words)
    return Player(words, make(name, seed), budget)


def share(game, one: str, other: str, games: int) -> float:
    """The share of wins of one bot against another: every deal twice, with changed seats."""
    total = 0.0
    for number in range(games):
        names = [one, other] if number % 2 == 0 else [other, one]
        played = play(game, [player(name, number * 7 + n) for n, name in enumerate(names)], number // 2, {})
        total += played.shares[number % 2]
    return total / games


def after(game, seats: int, seed: int, answers: int):
    """A position some random answers into a game."""
    state = game.setup(seats, seed)
    rng = seeded(seed)
    for _ in range(answers):
        if game.over(state):
            break
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        game.answer(state, seat, options[rng.below(len(options))])
    return state


def choice(game, state, seat: int, words: str, seed: int = 1) -> str:
    name, budget = entrant(words)
    return ask(make(name, seed), game, state, seat, budget).key()


__all__ = ["GAME", "Budget", "Dealer", "State", "after", "choice", "player", "share"]
