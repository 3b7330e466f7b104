"""Scenes of random games, as the table makes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bathysphere import doors
from bathysphere.drawing.stage import stage
from bathysphere.kernel.rng import seeded

NAMES = ["<b>\"Ada\" & 'Co'</b>", "Boris ~ #~coin", "Carmen Sandrine Élodie the Third", "D"]
GAME = doors.game("atlantes")
LIKED = ("play", "buy", "conquer", "recruit", "claim", "exploit", "raise", "score", "pay", "explore")


@cache
def _voice(language, seats):
    return doors.voice("atlantes", language, NAMES[:seats])


def scene(state, seat, language="en", theme="light", narrow=False):
    names = NAMES[: len(state.realms)]
    return stage(GAME, state, seat, names, _voice(language, len(names)).say, language, theme, narrow)


def states(seats: int, seed: int, **variants) -> Iterator[object]:
    """Every state of a random game that likes to own locations."""
    state, rng = GAME.setup(seats, seed, **variants), seeded(seed)
    while not GAME.over(state):
        yield state
        asked = GAME.waiting(state)[0]
        options = GAME.options(state, asked)
        liked = [move for move in options if move.key().startswith(LIKED)]
        pool = liked if liked and rng.below(4) else options
        GAME.answer(state, asked, pool[rng.below(len(pool))])
    yield state
