"""Playing on from a position: what an answer leads to, and a short way further. Compiled."""

from __future__ import annotations

from typing import Final

from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng
from .evaluation import Appraisal, Evaluation

OWN_TRIES: Final = 4
"""Answers looked at where a seat plays its own turn to the end in a hurry: more change nothing."""
TRIES: Final = 8
"""Answers looked at where others answer in a hurry: they are expected to play nearly as well as they can."""


def look(judge: Evaluation, state: Position, seat: int, move: Move) -> tuple[Appraisal, Position]:
    """What a position looks like after an answer and the rest of the turn, and the position after the answer.

    The rest of the turn is played where the evaluation says that it must be seen (`judge.finish`).
    """
    after = given(judge.game, state, seat, move)
    seen, _ = finish(judge, after, seat, turn_of(judge, state), judge.finish)
    return seen, after


def turn_of(judge: Evaluation, state: Position) -> float:
    """What tells this turn from others: alone nobody else is asked when it is over."""
    return judge.appraise(state).turn if judge.turns else 0.0


def given(game: AnyGame, state: Position, seat: int, move: Move) -> Position:
    """The position after an answer and every answer after it that is the only one."""
    after: Position = game.copy(state)
    game.answer(after, seat, move)
    follow(game, after)
    return after


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


def others_answer(judge: Evaluation, state: Position, seat: int, rng: Rng) -> Position:
    """The position in which a seat alone is asked, or nobody is: until then all others answer in a hurry.

    What they answer is no branching of a tree: to this seat it is chance, as is what a deck will turn over.
    Where a turn is many answers they play it to its end, as far as the evaluation says (`judge.others`).
    """
    waiting = judge.game.waiting(state)
    if waiting and (len(waiting) > 1 or waiting[0] != seat):
        judge.game.prepare(state)
    while waiting and (len(waiting) > 1 or waiting[0] != seat):
        other = waiting[0] if waiting[0] != seat else waiting[1]
        _, state = hurried(judge, state, other, TRIES, judge.others, rng)
        waiting = judge.game.waiting(state)
    return state


def finish(
    judge: Evaluation, state: Position, seat: int, turn: float, most: int
) -> tuple[Appraisal, Position]:
    """What it looks like when the turn of a seat is over, and the position then: while it alone is asked it
    plays on, for so many answers at most.
    """
    found = judge.appraise(state)
    if not most:
        return found, state
    rng = state.rng.copy()
    for _ in range(most):
        waiting = judge.game.waiting(state)
        if len(waiting) != 1 or waiting[0] != seat or found.turn != turn:
            break
        found, state = hurried(judge, state, seat, OWN_TRIES, 0, rng)
    return found, state


def hurried(
    judge: Evaluation, state: Position, seat: int, tries: int, most: int, rng: Rng
) -> tuple[Appraisal, Position]:
    """The best of a few answers picked at random, each with the rest of the turn, so many answers of it: what
    that looks like, and the position after it.
    """
    turn = turn_of(judge, state) if most else 0.0
    options = judge.game.options(state, seat)
    found: tuple[Appraisal, Position] | None = None
    for n in range(min(tries, len(options))):
        place = n + rng.below(len(options) - n)
        options[n], options[place] = options[place], options[n]
        end = finish(judge, given(judge.game, state, seat, options[n]), seat, turn, most)
        if found is None or end[0].values[seat] > found[0].values[seat]:
            found = end
    assert found is not None
    return found
