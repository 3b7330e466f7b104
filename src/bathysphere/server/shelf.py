"""The games on offer, their voices and their drawings."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from ..doors import game as open_game
from ..doors import games as game_names
from ..drawing.scene import Draw
from ..kernel.game import AnyGame
from ..kernel.message import Message
from ..speech import Voice, read_messages
from .memory import Memory

_WORDS: Final = Path(__file__).parent / "messages"
_VOICES: Final = 256


class Shelf:
    """What can be played here. `opener` must be importable by name: bot workers call it too."""

    def __init__(
        self, opener: Callable[[str], AnyGame] = open_game, names: Callable[[], list[str]] = game_names
    ) -> None:
        self.opener = opener
        self.names = names
        self._bundles: dict[tuple[str, str], Voice] = {}
        self._voices: dict[tuple[str, str, tuple[str, ...]], Voice] = {}
        self._draws: dict[str, Draw | None] = {}

    def game(self, name: str) -> AnyGame:
        return self.opener(name)

    def voice(self, name: str, language: str, people: list[str] | None = None) -> Voice:
        """The words of the table and of one game, if one is named; `people` are the names by seat."""
        names = tuple(people or ())
        known = self._voices.get((name, language, names))
        if known is None:
            if len(self._voices) >= _VOICES:
                self._voices.clear()
            known = Memory(self._bundle(name, language), list(names))
            self._voices[name, language, names] = known
        return known

    def _bundle(self, name: str, language: str) -> Voice:
        """The voice of a game without names: reading its messages takes a while and is done once."""
        if (name, language) not in self._bundles:
            sources = [house_words(language)]
            if name:
                sources.append(read_messages(_home(self.game(name)) / "messages", language))
            self._bundles[name, language] = Voice(language, sources)
        return self._bundles[name, language]

    def draw(self, name: str) -> Draw | None:
        """The drawings of a game, if it has any."""
        if name not in self._draws:
            self._draws[name] = _drawings(self.game(name))
        return self._draws[name]

    def title(self, name: str, voice: Voice) -> str:
        """What a game is called."""
        known = f"game-{dashed(name)}"
        return voice.say(Message(known)) if voice.knows(known) else name.replace("_", " ").title()


def dashed(name: str) -> str:
    """A name of the code as a part of a message id."""
    return name.replace("_", "-")


@cache
def house_words(language: str) -> str:
    return read_messages(_WORDS, language)


def _home(game: AnyGame) -> Path:
    file = sys.modules[type(game).__module__].__file__
    assert file is not None
    return Path(file).parent


def _drawings(game: AnyGame) -> Draw | None:
    """A game that draws has a room `svg` with a function `draw`; the others are played on the text board."""
    package = type(game).__module__.rpartition(".")[0]
    if not package or importlib.util.find_spec(f"{package}.svg") is None:
        return None
    draw: Draw | None = getattr(importlib.import_module(f"{package}.svg"), "draw", None)
    return draw
