"""Scenes of random games, as the table makes them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bathysphere import doors
from bathysphere.drawing.stage import stage
from bathysphere.kernel.rng import seeded

NAMES = ["<b>\"Ada\" & 'Co'</b>", "Boris &~ #&~credit", "Carmen Sandrine Élodie the Third", "D"]
GAME = doors.game("underwater_cities")
LIKED = ("build", "upgrade", "claim", "use", "choose", "part", "pay", "advance", "take", "keep", "convert")


@cache
def _voice(language, seats):
    return doors.voice("underwater_cities", language, NAMES[:seats])


def scene(state, seat, language="en", theme="light", narrow=False):
    names = NAMES[: len(state.nations)]
    return stage(GAME, state, seat, names, _voice(language, len(names)).say, language, theme, narrow)


def asked_seat(state):
    return (GAME.waiting(state) or [0])[0]


def states(seats: int, seed: int, **variants) -> Iterator[object]:
    """Every state of a random game that likes to build."""
    state, rng = GAME.setup(seats, seed, **variants), seeded(seed)
    while not GAME.over(state):
        yield state
        asked = GAME.waiting(state)[0]
        options = GAME.options(state, asked)
        liked = [move for move in options if move.key().startswith(LIKED)]
        pool = liked if liked and rng.below(5) else options
        GAME.answer(state, asked, pool[rng.below(len(pool))])
    yield state


@cache
def game_of(seats: int) -> list[object]:
    """Some forty states of one random game, from the first question to the end."""
    variants = {1: {}, 2: {"advanced_boards": True}, 3: {}, 4: {"contracts": True}}[seats]
    found = [GAME.copy(state) for state in states(seats, seats + 2, **variants)]
    return found[:: max(1, len(found) // 40)] + found[-1:]
