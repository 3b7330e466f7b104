"""Who speaks in a picture. Printed words depend on the language alone, so they are said once and kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from ..kernel.message import Message


@dataclass(frozen=True)
class Tongue:
    """A language, and the voice of one reader in it; two readers of a language are told the same."""

    language: str
    say: Callable[[Message], str] = field(compare=False)

    def told(self, id: str, /, **params: int | str) -> str:
        """The words of a message; they are remembered."""
        return _told(self, id, tuple(params.items()))


@lru_cache(maxsize=8192)
def _told(tongue: Tongue, id: str, params: tuple[tuple[str, int | str], ...]) -> str:
    return tongue.say(Message(id, dict(params)))
