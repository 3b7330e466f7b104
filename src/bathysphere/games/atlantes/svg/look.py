"""How Atlantes looks: violet depths, gilded rims, coral, mint light; and the paints every panel carries.

The game art is the same by day and by night; only bars, panels and buttons change. A drawing names a paint
or a stamp by `#&~name`; `finish` gives every panel the definitions it used.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ....drawing.book import Book
from .paints import BOOK

INK: Final = "#120a26"
WELL: Final = "#0d0620"
NIGHT: Final = "#1a0f35"
LILAC: Final = "#c9b4ff"
PALE: Final = "#efe4ff"
PEARL: Final = "#fff4e4"
GOLD: Final = "#f6c95a"
GOLD_INK: Final = "#6b4304"
GILT: Final = "#ffe7a8"
CORAL: Final = "#ff7d68"
MINT: Final = "#66f5d8"
MINT_INK: Final = "#06352f"
WILD: Final = "#ffb3d9"
SPENT: Final = "#8b78c2"
HUES: Final = {
    "shark": ("#4aa8e0", "#0d2f57", "#bfe6ff"),
    "wreck": ("#d99a45", "#4a2a0c", "#ffe3b3"),
    "volcano": ("#f0603c", "#4f1216", "#ffc9a8"),
    "civ": ("#3fbf93", "#0b4038", "#c4f7df"),
}
"""Rim, ground and glyph of each type of location."""


@dataclass(frozen=True)
class Light:
    """The colours of bars and panels."""

    panel: str
    soft: str
    line: str
    text: str
    muted: str
    accent: str
    good: str
    good_soft: str
    warn: str


_DAY: Final = Light(
    *("#fffaf2", "#f6ebdc", "#c9b195", "#2a1650", "#655383", "#8a5600", "#00705c", "#d3f7ee", "#b3262e")
)
_DARK: Final = Light(
    *("#1d1239", "#291a4d", "#5b4394", "#f8f1ff", "#bfaee6", GOLD, MINT, "#153b44", "#ff8f7d")
)
_EITHER: Final = Light(
    *[f"light-dark({getattr(_DAY, each.name)},{getattr(_DARK, each.name)})" for each in fields(Light)]
)


def light(theme: str) -> Light:
    """A reader who has not chosen gets both, and the page decides."""
    return {"light": _DAY, "dark": _DARK}.get(theme, _EITHER)


finish: Final = Book(BOOK).finish
"""A panel with its definitions."""
