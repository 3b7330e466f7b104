"""Opening a game by name."""

from __future__ import annotations

from functools import cache

from .games import GAMES
from .kernel import packs
from .kernel.errors import BadSetup
from .kernel.game import AnyGame


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


@cache
def game(name: str, pack: str = "house") -> AnyGame:
    """One game with one pack of printed matter."""
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; known are: {', '.join(GAMES)}")
    return GAMES[name](packs.find(name, pack))
