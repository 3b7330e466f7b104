"""Portraits of the kings: fins, robe, crown and a beard in one of four manners."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ....drawing.strokes import Dice, dot, path, stroke
from .court import crown
from .icons import MANTA
from .look import CORAL, GOLD, INK, MINT, PEARL
from .strokes import at, coral, eye, tentacle


@dataclass(frozen=True)
class _Face:
    skin: str
    beard: str
    robe: str
    points: int
    brow: str = ""


_FACES: Final = (
    _Face("#6f8fd0", "#2b2f73", "#1d2358", 3),
    _Face("#79cdbd", "#e6fbff", "#1f6f86", 4, "#7a6a52"),
    _Face("#ffb199", "#ff6b57", "#a3324f", 5),
    _Face("#c9a88a", "#5a2a1e", "#7d1420", 3),
    _Face("#9fd6f0", "#3f79c9", "#27407a", 7),
    _Face("#d6c3a0", "#f7ead0", "#6b5a3a", 4, "#7a6a52"),
    _Face("#a5d58a", "#2f7d55", "#5a2a7d", 6),
    _Face("#b79cff", "#4a2c86", "#26376f", 5),
)
_STRANDS: Final = (-20, -10, 0, 10, 20)


def king(n: int) -> str:
    """King n, on about 150 by 130 round (0, 0)."""
    face = _FACES[(n - 1) % len(_FACES)]
    fins = "M-26-14L-52-30L-44-8L-56 6L-26 6ZM26-14L52-30L44-8L56 6L26 6Z"
    jewel = (CORAL, MINT, "#7d4fc9")[n % 3]
    studs = [dot(-44 + i * 22, 64 - 12 * math.cos((i - 2) * 0.5), 4, GOLD) for i in range(5)]
    return (
        dot(0, -10, 66, "url(#&~p-shine)")
        + _regalia(n)
        + path("M-64 68C-60 36-36 30 0 30S60 36 64 68Z", face.robe, "#f6c95a", 1.8)
        + "".join(studs)
        + path(fins, face.skin, INK, 1.4, 'fill-opacity=".85"')
        + path("M-27-16C-28 12-16 28 0 30C16 28 28 12 27-16C16-30-16-30-27-16Z", face.skin, INK, 1.4)
        + _beard(n, face.beard)
        + path("M-18 14C-10 8-4 10 0 12C4 10 10 8 18 14C10 18 4 16 0 15C-4 16-10 18-18 14Z", face.beard)
        + stroke("M-18-9L-6-6M18-9L6-6", face.brow or face.beard, 4.6)
        + eye(-11, -1, 4)
        + eye(11, -1, 4)
        + stroke("M-3 2L0 10L4 9", INK, 1.6, 'stroke-opacity=".6"')
        + at(crown(face.points, 50, 26, jewel), 0, -22, 1.06)
    )


def _beard(n: int, colour: str) -> str:
    """Arms of an octopus, long hair, coral, or a fork."""
    if n % 4 == 1:
        arms = [((x, 10), (x * 1.5, 58 - abs(x) * 0.5), (x * 0.9, 46)) for x in _STRANDS]
        return "".join([tentacle(start, end, bend, colour, 8) for start, end, bend in arms])
    if n % 4 == 2:
        hair = [f"M{x} 6C{x - 8} 26 {x + 8} 38 {x * 0.9:.0f} {60 - abs(x) * 0.5:.0f}" for x in _STRANDS]
        return stroke("".join(hair), colour, 9)
    if n % 4 == 3:
        fan = at(coral(0, 0, 1.5, colour, Dice(n)), 0, 8, 1, 180)
        sides = at(coral(0, 0, 1.2, colour, Dice(n + 1)), -14, 6, 1, 196)
        return fan + sides + at(coral(0, 0, 1.2, colour, Dice(n + 2)), 14, 6, 1, 164)
    return path("M-26 0C-30 30-14 46-8 64L0 50L8 64C14 46 30 30 26 0Z", colour)


def _regalia(n: int) -> str:
    """A harpoon, waves, a staff or mantas, for the kings who have them."""
    if n == 4:
        tip = path("M58-64L66-44L58-48L50-44Z", PEARL, "#5b2a1e", 1.4)
        return stroke("M58 66V-46", "#5b2a1e", 4) + tip
    if n == 5:
        return stroke("M-66-34Q-58-44-50-34T-34-34M34-34Q42-44 50-34T66-34", MINT, 3)
    if n == 6:
        return stroke("M-58 66L-50-50", "#6b4304", 5) + dot(-50, -54, 6, MINT)
    if n == 8:
        ray = path(MANTA, "#f1e8ff", INK, 0.8)
        return at(ray, -54, -40, 0.8, -14) + at(ray, 54, -40, 0.8, 14)
    return ""
