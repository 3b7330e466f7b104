"""Elements of a picture. Words go through escaping here; everything else is numbers and names of our own."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from .lettering import PLAIN, SANS, SERIF, TITLE
from .markup import Markup, words

_MOST: Final = 1 << 14
"""Most of a picture stands where it stood before: so many elements of a kind are kept as written."""
_SERIF: Final = f' font-weight="700" font-family="{SERIF}"'


@lru_cache(1 << 16)
def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    whole = int(value)
    return str(whole) if whole == value else f"{value:.1f}".removesuffix(".0")


@lru_cache(_MOST)
def box(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    fill: str,
    line: str = "none",
    wide: float = 1,
    more: str = "",
) -> str:
    """A rectangle with round corners."""
    stroke = "" if line == "none" else f' stroke="{line}" stroke-width="{wide:g}"'
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{r:g}" '
        f'fill="{fill}"{stroke}{more}/>'
    )


@lru_cache(_MOST)
def area(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle without paint: the shape of something that is pressed."""
    return (
        f'<rect x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}" rx="{number(r)}"/>'
    )


@lru_cache(_MOST)
def disc(x: float, y: float, r: float, fill: str, line: str = "none", wide: float = 1, more: str = "") -> str:
    """A circle."""
    stroke = "" if line == "none" else f' stroke="{line}" stroke-width="{wide:g}"'
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{stroke}{more}/>'


def line(d: str, colour: str, wide: float, more: str = "") -> str:
    """A stroke without a fill, with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{wide:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{more}/>'
    )


def put(x: float, y: float, body: str, scale: float = 1, turn: float = 0, more: str = "") -> str:
    """Something drawn round (0, 0), at a place, turned and scaled."""
    return f"{_opening(x, y, scale, turn, more)}{body}</g>"


@lru_cache(_MOST)
def _opening(x: float, y: float, scale: float, turn: float, more: str) -> str:
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<g transform="translate({number(x)} {number(y)}){turned}{scaled}"{more}>'


def text(
    x: float,
    y: float,
    said: object,
    size: float,
    fill: str,
    anchor: str = "middle",
    face: dict[str, int] | None = None,
) -> str:
    """One line of words, centred on y; bold unless another face is asked for."""
    kind = "" if face is PLAIN else _SERIF if face is TITLE else ' font-weight="700"'
    told = said if type(said) is int else words(said)
    return f"{_lettering(x, y, size, kind, fill, anchor)}{told}</text>"


@lru_cache(_MOST)
def _lettering(x: float, y: float, size: float, kind: str, fill: str, anchor: str) -> str:
    return (
        f'<text x="{number(x)}" y="{number(y)}" font-size="{size:g}"{kind} fill="{fill}" '
        f'text-anchor="{anchor}" dominant-baseline="central">'
    )


@lru_cache(128)
def picture(id: str, w: float, h: float, label: str, body: str) -> Markup:
    """A whole drawing that scales; its words are in the house's faces. An unchanged one is the same."""
    return Markup(
        f'<svg xmlns="http://www.w3.org/2000/svg" id="{words(id)}" viewBox="0 0 {number(w)} {number(h)}" '
        f'role="group" aria-label="{words(label)}" font-family="{SANS}">{body}</svg>'
    )
