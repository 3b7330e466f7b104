"""Markup that is known to be safe. Words become markup only by escaping."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Finished SVG or HTML. Templates write it as it is; everything else they escape."""

    __slots__ = ()

    def __html__(self) -> str:
        return str(self)


def words(text: object) -> Markup:
    """Any text, escaped for element content and for quoted attributes."""
    return Markup(escape(str(text), quote=True))
