"""Pictures of the locations, 200 by 240, the same for the same card; the subject is right of the levels."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.strokes import Dice, dot, path, stroke
from .look import GOLD
from .ruins import civilisation, volcano
from .strokes import at, coral, slab

_SHARK: Final = (
    "M-52 3C-32-8-16-13-4-13L8-30C11-21 13-16 19-12C34-10 46-5 54 2C46 7 36 9 26 10L13 25C11 18 8 13 3 12"
    "C-14 13-30 10-42 6L-60 20C-56 9-57 0-63-16Z"
)
_BELLY: Final = "M-30 8C-10 13 12 12 30 8C40 6 48 4 53 2C40 2 10 5-30 8Z"
_CLIFFS: Final = "M0 60L34 96L22 150L46 210L30 240H0ZM200 40L172 90L186 140L160 196L176 240H200Z"
_NEAR: Final = "M0 110L20 140L10 190L28 240H0ZM200 100L188 150L194 200L182 240H200Z"
_SAND: Final = "M0 206C40 190 80 200 120 196S180 186 200 196V240H0Z"
_CORALS: Final = {
    "shark": ("#7d4fc9", "#ff7d68"),
    "wreck": ("#ff7d68", "#5d37a3"),
    "volcano": ("#7c2a5a", "#5d37a3"),
    "civ": ("#ff7d68", "#5d37a3"),
}


@cache
def scene(kind: str, number: int, rank: int, bare: bool) -> str:
    """`rank` from 1 to 5: the dearer a location, the grander; `bare` ones have no levels."""
    dice = Dice(number * 7919 + 13)
    rays = ""
    for _ in range(3):
        x, w = dice.between(20, 170), dice.between(14, 34)
        rays += f"M{x:.0f} 0H{x + w:.0f}L{x + w + 10:.0f} 200H{x - 30:.0f}Z"
    ground = slab(0, 0, 200, 240, 0, f"url(#&~p-{kind})") + path(rays, "url(#&~p-ray)")
    size, many = (0.62 + 0.09 * rank, min(4, 1 + (rank + 1) // 2))
    if bare and kind == "volcano":
        size, many = 0.45, 4
    body = _bare(kind) if bare and kind != "volcano" else _subject(kind, number, dice, many, size)
    near, far = _CORALS[kind]
    plants = coral(184, 238, 1.05, near, dice) + coral(66, 240, 0.8, far, dice)
    motes = [dot(dice.between(50, 196), dice.between(50, 220), dice.pick(0.8, 1.2, 1.6), "#d9fff6")]
    motes += [dot(dice.between(50, 196), dice.between(50, 220), 1.1, "#d9fff6") for _ in range(9)]
    return ground + body + plants + f'<g fill-opacity=".55">{"".join(motes)}</g>'


def _subject(kind: str, number: int, dice: Dice, many: int, size: float) -> str:
    match kind:
        case "shark":
            return _sharks(dice, many, size)
        case "wreck":
            return _wreck(dice, many, size, number)
        case "volcano":
            return volcano(dice, many, size, number)
        case _:
            return civilisation(dice, many, size, number)


def _sharks(dice: Dice, many: int, size: float) -> str:
    found = path(_CLIFFS, "#061430", more='fill-opacity=".75"') + path(_NEAR, "#030a1c")
    for i in range(many):
        scale = size if i == 0 else 0.36 + dice.between(0, 0.12)
        x, y = 124 + dice.between(-6, 8), 138 + dice.between(-14, 10)
        if i:
            x = dice.pick(86, 150, 120) + dice.between(-10, 10)
            y = 84 + (i % 2) * 108 + dice.between(-8, 8)
        flip = dice.pick(1, -1) * scale
        turn = f"translate({x:.0f} {y:.0f}) scale({flip:.2f} {scale:.2f}) rotate({dice.between(-9, 9):.0f})"
        found += f'<g transform="{turn}">{_shark(i == 0)}</g>'
    return found


def _shark(near: bool) -> str:
    body = path(_SHARK, "#0a2147" if near else "#123463", "#8fd0ff", 1.4, 'stroke-opacity=".75"')
    gills = stroke("M25-5V4M21-5V4M17-5V3", "#8fd0ff", 1.2, 'stroke-opacity=".7"')
    return body + path(_BELLY, "#8fb9de", more='fill-opacity=".75"') + dot(39, -1.5, 2.6, "#fff3a6") + gills


def _wreck(dice: Dice, many: int, size: float, number: int) -> str:
    """Sailing ships; a few cards have a vessel of their own."""
    own = _VESSELS.get(number)
    masts = "" if own is not None else _masts(dice, min(3, 1 + many // 2))
    holes = [dot(-36 + i * 18, 13, 3.1, "#ffd877" if dice.sure(0.6) else "#160807") for i in range(5)]
    hull = (
        path("M-64-8L-52 0H46L70-14C66 8 56 26 40 32H-36C-52 26-62 8-64-8Z", "#3b1d16", "#e8b877", 1.6)
        + stroke("M-58 8H62M-52 19H52", "#a8703c", 1.3, 'stroke-opacity=".8"')
        + "".join(holes)
        + path("M6 32C2 24 16 22 12 14L24 20C22 26 28 28 26 32Z", "#12060a")
    )
    floor = path(_SAND, "#5d3c34") + path("M0 220C60 206 120 218 200 208V240H0Z", "#3a2228")
    ship = (own or "") + masts + hull
    if number == 16:
        return at(ship, 122, 196, 0.8, 172) + floor
    return at(ship, 122, 172, size * 1.02, dice.pick(-9, 8, -13, 11)) + floor


def _masts(dice: Dice, many: int) -> str:
    found = ""
    for i in range(many):
        x = -30 + i * (66 / (many - 1) if many > 1 else 30)
        y = -(62 - 10 * abs(i - 1) + dice.between(-8, 8))
        found += stroke(f"M{x:.0f} 0L{x + 3:.0f} {y:.0f}", "#2a1413", 4)
        found += stroke(f"M{x - 15:.0f} {y + 12:.0f}H{x + 19:.0f}", "#2a1413", 2.6)
        sail = "M-13 13H17C23 28 13 36 15 42L4 34L-4 43L-12 33Z"
        found += at(path(sail, "#f3dcb4", more='fill-opacity=".78"'), x, y)
    return found


def _liner() -> str:
    decks = path("M-50 0V-14H52V-4ZM-38-14V-26H40V-14Z", "#f3dcb4", "#2a1413", 1.4)
    funnel = path("M0-26l3-30h14l-1 30Z", "#c8413f", "#2a1413", 1.4) + stroke("M3-50h14", "#2a1413", 5)
    lamps = [dot(-40 + i * 10, -8, 2, "#ffd877") for i in range(9)]
    return decks + at(funnel, -30, 0) + at(funnel, -6, 0) + at(funnel, 18, 0) + "".join(lamps)


def _oars() -> str:
    blades = path("M-48-34l14 6l-4 8l-12-6ZM48-40l-14 6l4 8l12-6Z", "#c08a5a")
    return stroke("M-40-24L-6 16M40-30L8 16", "#2a1413", 5) + blades


_VESSELS: Final = {
    15: _oars(),
    16: "",
    17: path("M-30 0l2-20l5 6l4-9l3 7V0ZM20 0l2-16l5 5l5-8V0Z", "#2a1413"),
    23: _liner(),
}
"""Dinghy, overturned launch, stumps, liner: by the number of the card."""


def _bare(kind: str) -> str:
    """Locations without levels: what is left of a giant."""
    if kind == "shark":
        skull = path("M0-14C14-14 20-4 18 8L10 14H-10L-18 8C-20-4-14-14 0-14Z", "#f1e4d3")
        skull += dot(-7, -1, 4, "#0a1f45") + dot(7, -1, 4, "#0a1f45")
        floor = path("M0 206C60 196 140 210 200 200V240H0Z", "#0c2244")
        return floor + at(_ribs("#f1e4d3"), 118, 134, 0.98) + at(skull, 172, 190, 0.9)
    if kind == "wreck":
        return at(_ribs("#e0b47c"), 120, 140, 1.02) + path(_SAND, "#5d3c34")
    face = path(
        "M-30-34C-14-46 20-46 32-30C38-14 36 18 26 34C16 48-8 48-20 36C-34 20-38-14-30-34Z",
        "#f2e3c6",
        "#14353f",
        1.6,
    )
    traits = "M-22-8C-16-13-8-13-4-8M8-8C12-13 20-13 24-8M2-6L-2 12H7M-8 24C-2 28 8 28 14 24"
    crown = path("M-36-30L-30-54L-14-44L0-60L14-46L32-54L36-28C14-44-16-44-36-30Z", GOLD, "#7a5210", 1.6)
    head = dot(0, 0, 58, "url(#&~p-glow)") + face + stroke(traits, "#7a6a52", 3) + crown
    return at(head, 128, 150, 0.98, 32) + path("M0 204C50 190 150 210 200 196V240H0Z", "#1d3c4a")


def _ribs(fill: str) -> str:
    arcs = ""
    for i in range(6):
        x, h = -44 + i * 17, 50 - 5 * abs(i - 2)
        arcs += f"M{x} 0C{x - 18} {h * 0.4:.0f} {x - 16} {h} {x + 2} {h}"
    return stroke("M-58 4C-30-6 30-6 60 6", fill, 6) + stroke(arcs, fill, 4.4, 'stroke-opacity=".9"')
