"""The words of icon strips: small pictures with a width, drawn from their left edge and centred on y = 0."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....drawing.lettering import width
from ....drawing.shapes import box, line, put, text
from ..text.names import nouns
from ..words import (
    ACTION_CARDS,
    CITY_TUNNELS,
    FULL_CITIES,
    GAINS,
    NOUNS,
    PAIRED_CITIES,
    PRODUCTION_CARDS,
    SPECIAL_CARDS,
    Bundle,
    Count,
)
from .icons import points, use
from .look import SPARE, STOP

INK: Final = "~ink~"
"""Stands for the ink of the strip until it is set."""
LOOSE: Final = 0
TIGHT: Final = 1
EITHER: Final = 2
"""How a box hangs on the one before it: it may go to the next line, it may not, it may if room is scarce."""


class Box(NamedTuple):
    w: float
    drawn: str
    hold: int = LOOSE

    def held(self, hold: int = TIGHT) -> Box:
        return Box(self.w, self.drawn, hold)


_OF_NOUN: Final = {
    CITY_TUNNELS: "tunnel",
    FULL_CITIES: "city",
    PAIRED_CITIES: "city",
    ACTION_CARDS: "use",
    PRODUCTION_CARDS: "card",
    SPECIAL_CARDS: "special",
}
_HALVES: Final = {"card": 9, "special": 10, "use": 10, "ready": 10, "step": 10}
_SHIFTS: Final = {
    **dict.fromkeys(("card", "special", "use", "ready"), 12),
    **dict.fromkeys(("farm", "desal", "lab", "building", "structure"), 20),
    "step": 17,
    "tunnel": 0,
}


def say(words: str, size: float = 13, ink: str = INK, hold: int = TIGHT, pad: float = 3) -> Box:
    w = width(words, size) + 2 * pad
    return Box(w, text(w / 2, 0, words, size, ink), hold)


def arrow(hold: int = EITHER) -> Box:
    return Box(18, line("M3 0H12M8.5-4.5L13.5 0L8.5 4.5", INK, 2.2), hold)


def slash(w: float = 17) -> Box:
    """Either … or."""
    return Box(w, line(f"M{w * 0.7:.1f}-12L{w * 0.3:.1f} 12", INK, 2.6), TIGHT)


def then() -> Box:
    """After a trigger or a condition: do."""
    return Box(12, line("M4-6L9 0L4 6", INK, 2.6), TIGHT)


def sign(name: str, w: float = 26, size: float = 1, hold: int = LOOSE) -> Box:
    return Box(w, use(name, w / 2, 0, size), hold)


def thing(name: str, n: int = 1, badge: str = "") -> Box:
    """An icon once, twice or with a number; a badge sits at its lower right corner."""
    if name == "point":
        return Box(24, points(12, 0, n))
    half, shift = _HALVES.get(name, 13), _SHIFTS.get(name, 15)
    if n <= 2:
        rise = 6.5 if name == "tunnel" and n == 2 else 0
        drawn = "".join([use(name, half + k * shift, rise * (2 * k - 1)) for k in range(n)])
        last = half + (n - 1) * shift
        drawn += use(badge, last + half - 4.5, 8.5, 0.92) if badge else ""
        return Box(2 * half + (n - 1) * shift + (2 if badge else 0), drawn)
    lead = 9.5 * len(str(n))
    drawn = text(lead / 2, 0, n, 15, INK) + use(name, half + lead + 1, 0)
    drawn += use(badge, lead + 2 * half - 3.5, 8.5, 0.92) if badge else ""
    return Box(2 * half + lead + 1, drawn)


def bundle(amounts: Bundle) -> list[Box]:
    found = [thing(GAINS[each], n) for each, n in enumerate(amounts) if n]
    return found or [say("0", 15)]


def smaller(inner: list[Box], ink: str) -> list[Box]:
    return [Box(each.w * 0.82, put(0, 0, each.drawn.replace(INK, ink), 0.82)) for each in inner]


def plate(inner: list[Box], ground: str = "#0b3040", rim: str = "#9fe0f0", pad: float = 5) -> Box:
    """Several boxes on one rounded plate."""
    w = sum([each.w for each in inner]) + 2 * (len(inner) - 1) + 2 * pad
    x, drawn = pad, box(0, -14, w, 28, 8, ground, rim, 1.3)
    for each in inner:
        drawn += put(x, 0, each.drawn)
        x += each.w + 2
    return Box(w, drawn)


def cost(ways: tuple[Bundle, ...]) -> Box:
    """What is paid, on black with a red rim; alternatives with a slash."""
    if not any(ways[0]):
        return plate([say("0", 15, "#ffd9d9", pad=2)], "#12060a", STOP)
    inner = [say("−", 15, "#ffd9d9", pad=0)]
    for i, way in enumerate(ways):
        if i:
            inner.append(Box(10, line("M7.5-9L2.5 9", "#ffd9d9", 2)))
        inner += smaller(bundle(way), "#ffd9d9")
    return plate(inner, "#12060a", STOP)


def discount(amounts: Bundle) -> Box:
    inner = [say("−", 15, "#c9ffe2", pad=0), *smaller(bundle(amounts), "#c9ffe2")]
    return plate(inner, "#06261a", SPARE)


def group(things: tuple[int, ...], n: int = 1, badge: str = "") -> list[Box]:
    """Kinds of things with slashes between them, or the one icon that means them all."""
    found: list[Box] = []
    for i, name in enumerate(nouns(things)):
        found += [slash(13)] if i else []
        found.append(thing(name, n, badge).held(TIGHT if i else LOOSE))
    return found


def counted(of: Count, n: int = 1) -> Box:
    """How many of what: a tube below means connected, the gold arrow upgraded, a plus new."""
    name = _OF_NOUN.get(of.noun, NOUNS[of.noun])
    made = thing(name, 1, "up" if of.upgraded else "")
    half = _HALVES.get(name, 13)
    drawn = made.drawn
    if of.connected or of.noun in (CITY_TUNNELS, FULL_CITIES, PAIRED_CITIES):
        drawn += box(half - 10, 11.5, 20, 4, 2, "#bcd3dc", "#24586d", 0.7)
    if of.noun == FULL_CITIES:
        for k, fill in enumerate(("#5cc97f", "#5db8f2", "#f5f7fa")):
            drawn += box(half - 10 + 7 * k, -13, 6, 6, 1.5, fill, "#06222f", 0.8)
    if of.noun == PAIRED_CITIES:
        drawn += use("up", half - 6, -8, 0.8) + use("up", half + 6, -8, 0.8)
    if of.noun == PRODUCTION_CARDS:
        drawn += use("cog", half + 5, 8, 0.9)
    if of.new:
        drawn += use("plus", half + 8, 8)
    if n == 1:
        return Box(made.w, drawn)
    return Box(made.w + 12, text(5, 0, n, 15, INK) + put(12, 0, drawn))
