"""Playing on from a position: what an answer leads to, and a short way further. Compiled."""

from __future__ import annotations

from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng
from .evaluation import Appraisal, Evaluation


def look(judge: Evaluation, state: Position, seat: int, move: Move) -> tuple[list[float], Position]:
    """The values after an answer and everything that follows from it by itself, and the position then."""
    after: Position = judge.game.copy(state)
    judge.game.answer(after, seat, move)
    follow(judge.game, after)
    return judge.appraise(after).values, after


def follow(game: AnyGame, state: Position) -> None:
    """Give every answer that is the only one."""
    while True:
        waiting = game.waiting(state)
        if len(waiting) != 1:
            return
        options = game.options(state, waiting[0])
        if len(options) != 1:
            return
        game.answer(state, waiting[0], options[0])


def settle(game: AnyGame, state: Position, seat: int, rng: Rng) -> None:
    """While several seats are asked at once, let all but this one answer at random.

    What they answer stays sealed until this seat has answered as well: it cannot react to it, and an
    evaluation can see what its own answer does.
    """
    waiting = game.waiting(state)
    while len(waiting) > 1:
        other = waiting[0] if waiting[0] != seat else waiting[1]
        options = game.options(state, other)
        game.answer(state, other, options[rng.below(len(options))])
        waiting = game.waiting(state)


def finish(judge: Evaluation, state: Position, seat: int, rng: Rng, most: int, tries: int) -> Appraisal:
    """The appraisal when the turn of a seat is over: while it alone is asked it plays on.

    Each answer is the best of a few picked at random, and there are at most so many.
    """
    game = judge.game
    for _ in range(most):
        waiting = game.waiting(state)
        if len(waiting) != 1 or waiting[0] != seat:
            break
        options = game.options(state, seat)
        best = -1.0
        found = state
        for n in range(min(tries, len(options))):
            place = n + rng.below(len(options) - n)
            options[n], options[place] = options[place], options[n]
            values, after = look(judge, state, seat, options[n])
            if values[seat] > best:
                best, found = values[seat], after
        state = found
    return judge.appraise(state)
