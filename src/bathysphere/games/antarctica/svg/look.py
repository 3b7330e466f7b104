"""How Antarctica looks: colours in two lights, and the pen that every drawing of one panel shares.

Ice blues everywhere, warm light only from the sun, signal orange for what can be done now.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from typing import Final

from ....drawing.shapes import number

INK: Final = "#0e2233"
SLATE: Final = "#48627a"
DEEP: Final = "#0a2a43"
ICE: Final = "#e4f2f8"
SNOW: Final = "#f9fdff"
SUN: Final = "#ffc24b"
GOLD: Final = "#f3c95a"
BRASS: Final = "#c9962b"
SIGNAL: Final = "#ff6b1a"
SIGNAL_LINE: Final = "#de4a00"
FINISH: Final = "#c2410c"
"""The ground of the button that ends a turn: white letters are read on it."""
RED_SPACE: Final = "#b3261e"
BLUE_SPACE: Final = "#1f5fbf"
HUES: Final = {
    "token": "#3e566e",
    "resource": "#7a4821",
    "expertise": "#69357a",
    "centre": "#0c6073",
    "prestige": "#1d2b45",
}
CLASSES: Final = {
    **dict.fromkeys(("camp", "shipyard"), "token"),
    **dict.fromkeys(("crane", "well", "derrick", "turbine"), "resource"),
    **dict.fromkeys(("lab", "factory"), "expertise"),
    **dict.fromkeys(("land", "coastal", "marine"), "centre"),
    **dict.fromkeys(("hq", "plankton", "dish"), "prestige"),
}
"""The class of a building is told by colour and by the outline of its tile."""
KIND_HUES: Final = {
    **dict.fromkeys(("icebreaker", "place_scientist", "two_scientists", "rapid_progress"), "#0b5a63"),
    "simple": HUES["resource"],
    "expertise": HUES["expertise"],
}
DECK_HUES: Final = {"base": "#2c7da3", "double": "#1c4f86", "advanced": "#40306b"}


@dataclass(frozen=True)
class Light:
    """The colours that differ by day and by night."""

    panel: str
    soft: str
    line: str
    text: str
    muted: str
    accent: str
    lead: str
    lead_line: str
    lead_text: str
    signal_soft: str
    signal_text: str
    row: str
    space: str
    space_line: str
    value: str
    sea_top: str
    sea_middle: str
    sea_low: str
    pole: str
    plain: str
    coast: str


_DAY: Final = Light(
    *("#fbfdfe", "#eaf3f8", "#bbd1de", INK, SLATE, "#b43a05"),
    *("#ffe9b0", "#b98717", "#3e2b02", "#fff1e6", "#7a2c02"),
    *("#f4fafd", "#dcebf3", "#8fb4c8", "#7a5405"),
    *("#1b6a96", "#12496f", "#0a2b47", "#ffffff", "#eef7fb", "#cfe6f1"),
)
_NIGHT: Final = Light(
    *("#0f2538", "#163249", "#2c4d67", "#edf6fb", "#a3bfd1", "#ff9a55"),
    *("#57430f", "#c9962b", "#ffe6a8", "#3a2413", "#ffc79c"),
    *("#1b3a54", "#2f5472", "#54799a", "#ffdd85"),
    *("#123f63", "#0b2c48", "#061727", "#e9f3f8", "#d3e5ef", "#a9c9db"),
)
_EITHER: Final = Light(
    *[f"light-dark({getattr(_DAY, each.name)},{getattr(_NIGHT, each.name)})" for each in fields(Light)]
)


def light(theme: str) -> Light:
    """A reader who has not chosen gets both, and the page decides."""
    return {"light": _DAY, "dark": _NIGHT}.get(theme, _EITHER)


class Pen:
    """What the drawings of one panel share: its light, and the stamps and paints that they used.

    Every panel brings its own definitions, named after it, so that panels can be hidden and patched alone.
    """

    def __init__(self, panel: str, theme: str) -> None:
        self.panel = panel
        self.theme = theme
        self.light = light(theme)
        self.used: dict[str, None] = {}

    def stamp(self, name: str, x: float, y: float, size: float = 1, turn: float = 0, more: str = "") -> str:
        """A piece that is drawn once and used often, round (x, y)."""
        self.used[name] = None
        return _stamp(f"{self.panel}-{name}", x, y, size, turn, more)

    def trace(self, name: str, more: str = "") -> str:
        """An outline that is defined once; fill and stroke are given where it is used."""
        self.used[name] = None
        return f'<use href="#{self.panel}-{name}"{more}/>'

    def paint(self, name: str) -> str:
        """A gradient, pattern or filter by name."""
        self.used[name] = None
        return f"url(#{self.panel}-{name})"

    def definitions(self, book: Mapping[str, Callable[[str, Light], str]]) -> str:
        """All that was used, once."""
        made = [_define(book[name], f"{self.panel}-{name}", self.theme) for name in self.used]
        return f"<defs>{''.join(made)}</defs>"


@lru_cache(1 << 14)
def _stamp(id: str, x: float, y: float, size: float, turn: float, more: str) -> str:
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({size:.3g})" if size != 1 else ""
    at = f"translate({number(x)} {number(y)}){turned}{scaled}"
    return f'<use href="#{id}" transform="{at}"{more}/>'


@cache
def _define(made: Callable[[str, Light], str], id: str, theme: str) -> str:
    return made(id, light(theme))
