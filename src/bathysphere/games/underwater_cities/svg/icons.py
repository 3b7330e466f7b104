"""Icons put in place: stamps, points, kinds of cards, colours, and the badges of the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ....drawing.lettering import fit, width
from ....drawing.players import livery
from ....drawing.shapes import box, disc, number, put, text
from ..components import COLOURS, KINDS
from .look import GOLD_INK, GREY, PAPER, SHADE

NEUTRAL: Final = -1
"""The seat of neutral tiles."""
CLONING: Final = -2


@lru_cache(1 << 14)
def use(name: str, x: float = 0, y: float = 0, size: float = 1, colour: str = "") -> str:
    """A stamp at a place."""
    tint = f' color="{colour}"' if colour else ""
    scaled = f" scale({size:.3g})" if size != 1 else ""
    return f'<use href="#&~{name}" transform="translate({number(x)} {number(y)}){scaled}"{tint}/>'


@lru_cache(1 << 12)
def points(x: float, y: float, n: int | str, size: float = 1) -> str:
    """A shield with its number."""
    told = str(n)
    letters = 12.5 if len(told) < 2 else 10.5 if len(told) < 3 else 7.6
    return use("point", x, y, size) + text(x, y - 0.4 * size, told, round(letters * size, 1), GOLD_INK)


@lru_cache(1 << 12)
def kind(which: int, x: float, y: float, r: float, ink: str, paper: str = PAPER) -> str:
    """The kind of a card in a round medal."""
    return disc(x, y, r, paper) + use(f"k-{KINDS[which]}", x, y, r / 14, ink)


def shape(colour: int, x: float, y: float, size: float, ink: str) -> str:
    """The shape that goes with a colour, so that nobody needs the colour: triangle, diamond, disc, plus."""
    return use(f"c-{COLOURS[colour]}", x, y, size, ink)


@lru_cache(1 << 12)
def badge(seat: int, x: float, y: float, r: float) -> str:
    """The tile of a seat: colour and symbol. Neutral tiles have a cross, the cloning tile two rings."""
    shade = disc(x, y + r * 0.14, r, SHADE, more=' fill-opacity=".5"')
    if seat in (NEUTRAL, CLONING):
        mark = (
            '<path d="M-6-6L6 6M6-6L-6 6" stroke="#1d282e" stroke-width="3.4" stroke-linecap="round"/>'
            if seat == NEUTRAL
            else '<g fill="none" stroke="#1d282e" stroke-width="2.2"><circle cx="-3" r="5"/>'
            '<circle cx="3" r="5"/></g>'
        )
        return shade + disc(x, y, r, GREY, "#fff", max(1, r * 0.1)) + put(x, y, mark, r / 12)
    look = livery(seat)
    mark = f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd" transform="translate(-12 -12)"/>'
    ring = disc(x, y, r + max(0.8, r * 0.1), "none", SHADE, max(0.7, r * 0.07))
    return shade + disc(x, y, r, look.colour, "#fff", max(1.1, r * 0.12)) + ring + put(x, y, mark, r / 11.5)


def count(name: str, x: float, y: float, n: object, ink: str, size: float = 0.62, letters: float = 12) -> str:
    """An icon with a number to the right of it."""
    sign = points(x, y, "", size) if name == "point" else use(name, x, y, size)
    return sign + text(x + 12 * size + 3, y + 0.4, n, letters, ink, "start")


def label(x: float, y: float, said: str, size: float, ground: str, line: str, ink: str) -> str:
    """A few letters on a rounded ground, centred."""
    w = width(said, size) + size * 1.1
    return box(x - w / 2, y - size * 0.78, w, size * 1.56, size * 0.78, ground, line, 1) + text(
        x, y + 0.3, said, size, ink
    )


def fitted(
    x: float, y: float, said: str, room: float, size: float, least: float, ink: str, at: str = "middle"
) -> str:
    """One bold line that shrinks to its room and is held there."""
    small = fit(said, room, size, least)
    held = "" if width(said, small) <= room else f' textLength="{room:g}" lengthAdjust="spacingAndGlyphs"'
    return text(x, y, said, small, ink, at).replace("<text ", f"<text{held} ", 1)
