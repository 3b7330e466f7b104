"""Words that a drawing says again and again: worked out once per language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.message import Message

MOST: Final = 1 << 14
_said: Final[dict[tuple[object, ...], str]] = {}


class Tongue(str):
    """A language and who speaks it. What it says of printed things hangs on the language alone.

    A string, because it is part of the name under which hundreds of pictures are kept: nothing is quicker
    to compare.
    """

    say: Callable[[Message], str]

    def __new__(cls, language: str, say: Callable[[Message], str]) -> Tongue:
        made = super().__new__(cls, language)
        made.say = say
        return made

    def word(self, id: str, /, **params: int | str) -> str:
        """A message with plain parameters: whoever asks, a language says it in one way."""
        key = (self, id, *params.items()) if params else (self, id)
        known = _said.get(key)
        if known is None:
            if len(_said) >= MOST:
                _said.clear()
            known = _said[str(self), *key[1:]] = self.say(Message(id, dict(params)))
        return known
