"""Words that a drawing says again and again: worked out once per language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from ..kernel.message import Message


@dataclass(frozen=True)
class Tongue:
    """A language and who speaks it. What it says of printed things hangs on the language alone."""

    language: str
    say: Callable[[Message], str] = field(compare=False)

    def word(self, id: str, /, **params: int | str) -> str:
        """A message with plain parameters: whoever asks, a language says it in one way."""
        return _said(self, id, tuple(params.items()))


@lru_cache(1 << 14)
def _said(tongue: Tongue, id: str, params: tuple[tuple[str, int | str], ...]) -> str:
    return tongue.say(Message(id, dict(params)))
