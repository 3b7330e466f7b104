"""Scenes of random games, as the table makes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bathysphere import doors
from bathysphere.drawing.stage import stage
from bathysphere.kernel.rng import seeded

NAMES = ["<b>\"Ada\" & 'Co'</b>", "Boris ~ #~coin", "Carmen Sandrine Élodie the Third", "D", "url(#~tile)"]
GAME = doors.game("twentieth_century")
LIKED = ("open", "buy", "use", "attach", "city", "tile", "join", "recycle")


@cache
def _voice(language, seats):
    return doors.voice("twentieth_century", language, NAMES[:seats])


def scene(state, seat, language="en", theme="light", narrow=False):
    names = NAMES[: len(state.nations)]
    return stage(GAME, state, seat, names, _voice(language, len(names)).say, language, theme, narrow)


def states(seats: int, seed: int, **variants) -> Iterator[object]:
    """Every state of a random game that likes tiles and technologies and bids low."""
    state, rng = GAME.setup(seats, seed, **variants), seeded(seed)
    while not GAME.over(state):
        yield state
        asked = GAME.waiting(state)[0]
        options = GAME.options(state, asked)
        liked = [move for move in options if move.key().split()[0] in LIKED]
        liked = liked or [move for move in options if move.key().split()[0] in ("bid", "column")][:3]
        pool = liked if liked and rng.below(4) else options
        GAME.answer(state, asked, pool[rng.below(len(pool))])
    yield state
