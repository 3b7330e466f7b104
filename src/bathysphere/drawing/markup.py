"""Markup that is known to be safe. Words become markup only by escaping."""

from __future__ import annotations

from functools import lru_cache
from html import escape


class Markup(str):
    """Finished SVG or HTML. Templates write it as it is; everything else they escape."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def words(text: object) -> Markup:
    """Any text, escaped for element content and for quoted attributes."""
    return _escaped(str(text))


@lru_cache(1 << 14)
def _escaped(text: str) -> Markup:
    """A table says the same words again and again."""
    return Markup(escape(text, quote=True))
