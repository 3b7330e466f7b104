"""How 20th Century looks: a railway poster on warm paper; colours in two lights, and how a panel is finished.

Tiles, cards and signs are printed matter and look the same by day and by night; only bars and panels change.
A drawing names a stamp or paint by `#&~name`; `finish` gives every panel what it used, under its own names.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

from ....drawing.book import Book
from .stamps import BOOK

INK: Final = "#2b2118"
SOFT: Final = "#5e4c3a"
CREAM: Final = "#fff8e6"
GLOW: Final = "#ffc928"
GLOW_INK: Final = "#5b3d00"
RED: Final = "#b5302a"
BLUE: Final = "#1f5c96"
BRASS: Final = "#e5ad33"
REACH: Final = "#4fe39a"
REACH_INK: Final = "#063d22"
USES: Final = (("#84563a", "#fff3d8"), (RED, CREAM), (BLUE, CREAM))
"""Ground and ink by use: facility, single use, every round."""


@dataclass(frozen=True)
class Light:
    """The colours of bars and panels."""

    desk: str
    panel: str
    sunk: str
    line: str
    ink: str
    soft: str
    bar: str
    step: str
    good: str
    bad: str
    lit: str
    chip: str
    chip_ink: str
    ghost: str


_DAY: Final = Light(
    *("#e9dcbd", "#fbf4e1", "#efe3c6", "#c9b78e", "#2b2118", "#65523d", "#1d3a35", "#35564d"),
    *("#1f6b41", "#a32a22", "#fff0bf", "#fff6da", "#2b2118", "#fdeebb"),
)
_NIGHT: Final = Light(
    *("#161d1b", "#232d29", "#1b2421", "#44544c", "#f6ecd4", "#bdb59c", "#0d1513", "#223a34"),
    *("#7fd6a0", "#ff9a8a", "#4a3d14", "#3a3420", "#ffe9b0", "#3a3626"),
)
_EITHER: Final = Light(
    *[f"light-dark({getattr(_DAY, each.name)},{getattr(_NIGHT, each.name)})" for each in fields(Light)]
)
BAR_INK: Final = "#fdf3da"
BAR_SOFT: Final = "#c3cdb9"


def light(theme: str) -> Light:
    """A reader who has not chosen gets both, and the page decides."""
    return {"light": _DAY, "dark": _NIGHT}.get(theme, _EITHER)


finish: Final = Book(BOOK).finish
"""A panel with its definitions."""
