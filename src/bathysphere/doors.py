"""Opening a game by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .games import GAMES
from .kernel import packs
from .kernel.errors import BadSetup
from .kernel.game import AnyGame
from .speech import Voice, read_messages


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


@cache
def game(name: str, pack: str = "house") -> AnyGame:
    """One game with one pack of printed matter."""
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; known are: {', '.join(GAMES)}")
    return GAMES[name](packs.find(name, pack))


def voice(name: str, language: str, names: list[str] | None = None) -> Voice:
    """Who speaks for a game in a language; `names` are those of the players, by seat."""
    folder = Path(__file__).parent / "games" / name / "messages"
    return Voice(language, [read_messages(folder, language)], names)
