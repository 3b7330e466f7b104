"""Opening a game by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from .games import GAMES
from .kernel import packs
from .kernel.errors import BadSetup
from .kernel.game import AnyGame
from .kernel.position import Position
from .speech import Voice, read_messages


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


def game(name: str, pack: str = "house") -> AnyGame:
    """One game with one pack of printed matter; it is opened once."""
    return _open(name, pack)


@cache
def _open(name: str, pack: str) -> AnyGame:
    if name not in GAMES:
        raise BadSetup(f"there is no game {name!r}; known are: {', '.join(GAMES)}")
    return GAMES[name](packs.find(name, pack))


def home(state: Position) -> AnyGame | None:
    """The game in which a state is played, with the very pack that it was dealt from."""
    room = type(state).__module__.rpartition(".")[0]
    for name in GAMES:
        if not room.endswith(f".games.{name}"):
            continue
        for pack in packs.folders(name):
            opened = game(name, pack)
            if getattr(opened, "box", None) is getattr(state, "box", opened):
                return opened
    return None


def voice(name: str, language: str, names: list[str] | None = None) -> Voice:
    """Who speaks for a game in a language; `names` are those of the players, by seat."""
    folder = Path(__file__).parent / "games" / name / "messages"
    return Voice(language, [read_messages(folder, language)], names)
