"""How Underwater Cities looks: a lit machine in dark water.

Sea, cards and pieces are the same by day and by night; only bars, panels and buttons change. Cyan means "you
may", gold "more" or "chosen", a red rim on black "you pay": nothing else uses them.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

INK: Final = "#06222f"
PAPER: Final = "#f6f1e3"
SHADE: Final = "#00090f"
FOAM: Final = "#f1fbff"
MIST: Final = "#a9d6e4"
RIM: Final = "#8fd3e6"
BAR: Final = "#072a39"
BED: Final = "#0a2f3f"
GOLD: Final = "#ffcf4a"
GOLD_INK: Final = "#5a3f06"
GLOW: Final = "#7df9ff"
STOP: Final = "#ff6b6b"
SPARE: Final = "#63e6a0"
GREY: Final = "#8a98a0"


@dataclass(frozen=True)
class Hue:
    """A colour of slots and cards: light, base and deep, and the ink on the base."""

    light: str
    base: str
    deep: str
    ink: str


HUES: Final = (
    Hue("#97dfa6", "#27804a", "#0c3d20", "#ffffff"),
    Hue("#ff9c86", "#c7432e", "#5f1409", "#ffffff"),
    Hue("#ffe08a", "#eebc3a", "#7a5503", "#2c1f00"),
    Hue("#d9eef4", "#7fa9b8", "#1d4556", "#06222f"),
)
"""Green, red, yellow and colourless, as the cards count them."""


@dataclass(frozen=True)
class Light:
    """The colours of bars and panels."""

    panel: str
    soft: str
    line: str
    text: str
    muted: str
    accent: str
    accent_ink: str
    warn: str


_DAY: Final = Light(*("#ffffff", "#e3eff3", "#9dbfca", "#0a2733", "#3f6373", "#006d82", "#ffffff", "#a3261b"))
_NIGHT: Final = Light(*("#0a2a39", "#0f3a4d", "#24586d", FOAM, MIST, GLOW, "#03202c", "#ff9c86"))
_EITHER: Final = Light(
    *[f"light-dark({getattr(_DAY, each.name)},{getattr(_NIGHT, each.name)})" for each in fields(Light)]
)


def light(theme: str) -> Light:
    """A reader who has not chosen gets both, and the page decides."""
    return {"light": _DAY, "dark": _NIGHT}.get(theme, _EITHER)


def mix(one: str, other: str, part: float) -> str:
    """A colour between two."""
    pairs = [(int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join([f"{round(a * (1 - part) + b * part):02x}" for a, b in pairs])
