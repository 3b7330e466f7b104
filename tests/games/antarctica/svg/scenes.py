"""Scenes out of random games, made the way the table makes them."""

from __future__ import annotations

import bathysphere
from bathysphere.doors import voice
from bathysphere.drawing.stage import stage
from bathysphere.kernel.rng import seeded

GAME = bathysphere.game("antarctica")
NAMES = ["Ada", "Boris", "Carmen", "Dag"]
VOICES = {language: voice("antarctica", language, NAMES) for language in ("en", "fr")}


def states(seats, seed, every=1, sparing=True):
    """Positions of one random game, with the seat that is asked. A sparing player seldom sacrifices."""
    state, rng = GAME.setup(seats, seed), seeded(seed)
    answers = 0
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        if answers % every == 0:
            yield state, seat
        kept = [move for move in options if not move.key().startswith("sacrifice")]
        if kept and sparing and rng.below(10):
            options = kept
        GAME.answer(state, seat, options[rng.below(len(options))])
        answers += 1
    yield state, None


def scene(state, seat, language="en", theme="light", narrow=False, names=None):
    people = names or NAMES[: len(state.teams)]
    return stage(GAME, state, seat, people, VOICES[language].say, language, theme, narrow)
