"""Tables for bots: games in one line, and positions that look the same to a seat."""

from __future__ import annotations

from bathysphere.bots import Budget, Dealer, ask, entrant, make
from bathysphere.bots.match import Player, play
from bathysphere.kernel.rng import Rng, seeded
from reef.game import Reef
from reef.state import State
from reef.table import GAME, PACK


class Tidy(Rng):
    """A generator that puts in order what it shuffles: the order that hidden things really have is gone."""

    def shuffle(self, items):
        items.sort()
        super().shuffle(items)


def settled(kind, pack):
    """A game whose imagined states depend on nothing but what the seat knows, and on the generator."""

    class Settled(kind):
        def imagine(self, state, seat, rng):
            word = rng.spawn()
            return super().imagine(state, seat, Tidy(word.a, word.b, word.c, word.d))

    return Settled(pack)


SETTLED = settled(Reef, PACK)


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


__all__ = ["GAME", "SETTLED", "Budget", "Dealer", "State", "after", "choice", "player", "settled", "share"]
