"""Icons of the effect words, on a grid of 24 round (0, 0). Silhouette first: circle, shield, arrow, shell."""

from __future__ import annotations

from typing import Final, assert_never

from ....drawing.shapes import disc, put, text
from ....drawing.strokes import path, stroke
from ..components import (
    ALL,
    TYPES,
    BoxForManta,
    Buy,
    Conquer,
    Effect,
    Empty,
    Explore,
    Gold,
    Opponents,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    Reactivate,
    Recruit,
    RecruitFree,
    Replay,
    Retrieve,
    Score,
    TakeBackAll,
)
from .look import GOLD, GOLD_INK, HUES, LILAC, MINT, MINT_INK, PEARL

MANTA: Final = (
    "M0-8.5C1.2-8.5 1.8-9.8 2-11.2C2.2-12 3.3-12 3.5-11C3.7-9.6 3.4-8.4 4.6-7.6C8-6 12.5-4.5 17 1.5"
    "C12.5.6 8.6 1.6 5.6 4.6C4 6.4 2.2 7.2 .8 7.6L.3 11.5L-.3 11.5L-.8 7.6C-2.2 7.2-4 6.4-5.6 4.6"
    "C-8.6 1.6-12.5.6-17 1.5C-12.5-4.5-8-6-4.6-7.6C-3.4-8.4-3.7-9.6-3.5-11C-3.3-12-2.2-12-2-11.2"
    "C-1.8-9.8-1.2-8.5 0-8.5Z"
)
CARD: Final = '<rect x="-8" y="-11" width="16" height="22" rx="2.4" '
_PLATES: Final = {
    "shark": "M-13-10.5H13L9 4L0 14L-9 4Z",
    "wreck": "M-5.5-13H5.5L13-5.5V5.5L5.5 13H-5.5L-13 5.5V-5.5Z",
    "volcano": "M-7-13H7L14 0L7 13H-7L-14 0Z",
    "civ": "M-12 13V-4A12 10 0 0 1 12-4V13Z",
}


def figure(n: object, y: float, size: float, fill: str, line: str = "") -> str:
    """A number on an icon, with a rim where the ground is restless."""
    found = text(0, y, n, size, fill)
    if line:
        rimmed = f'<text stroke="{line}" stroke-width="2.4" paint-order="stroke" stroke-linejoin="round" '
        found = found.replace("<text ", rimmed)
    return found


def gold(n: int | None = None) -> str:
    mark = path("M0-6L4.6 0L0 6L-4.6 0Z", "#8a5a0b") if n is None else figure(n, 0.4, 14, GOLD_INK)
    return '<use href="#&~coin"/>' + mark


def power(n: int | None = None) -> str:
    fork = stroke("M0 8V-5M-5-3.5V-.5Q-5 2 0 2T5-.5V-3.5", "#fff", 2.3)
    return '<use href="#&~trident"/>' + (fork if n is None else figure(n, 0.8, 14, "#fff", "#7d1420"))


def points(n: int | None = None) -> str:
    return '<use href="#&~shell"/>' + ("" if n is None else figure(n, 0.8, 13.5, "#35124f", "#fff6ee"))


def emblem(kind: str) -> str:
    """The type of a location: own plate, own glyph, own hue."""
    hue, ground, _ = HUES[kind]
    plate = path(_PLATES[kind], ground, hue, 1.8)
    y, size = {"shark": (-3, 0.74), "wreck": (0, 0.9), "volcano": (0, 0.86), "civ": (1.5, 0.86)}[kind]
    return plate + put(0, y, _glyph(kind), size)


def _glyph(kind: str) -> str:
    hue, _, pale = HUES[kind]
    if kind == "shark":
        swell = stroke("M-10 9.3Q-7.5 6.8-5 9.3T0 9.3T5 9.3T10 9.3", pale, 1.8)
        return path("M-9.5 6.5C-5-7 2-10 5.5-9.5C3-5 3.5 1 8.5 6.5Z", pale) + swell
    if kind == "wreck":
        hull = path("M-9.5 2H9.5L6.5 8.5H-6Z", pale) + stroke("M-2 1V-10M4 1V-5", pale, 1.9)
        return put(0, 0, hull + path("M-3.2-9L-9-.5H-3.2ZM-.7-8.5L3-2.5L-.7-.8Z", pale), 1, -14)
    if kind == "volcano":
        smoke = stroke("M-1.8-5.5Q-4.5-7.5-2-9.8M2-5.5Q5-7.5 2.5-10.5", pale, 1.9)
        cone = path("M-10 8.5L-3.4-3H3.4L10 8.5Z", pale)
        return cone + path("M-3.4-3L-1.2 1.2L.6-.8L2 2L3.4-3Z", hue) + smoke
    pillars = stroke("M-9 8.5H9M-6.5 6V-1M0 6V-1M6.5 6V-1", pale, 2.6)
    return path("M-9.5-3.8L0-9.8L9.5-3.8V-2H-9.5Z", pale) + pillars


def _against(kind: str, n: int) -> str:
    return put(-4, -2.6, power(n), 0.82) + put(6.4, 5.2, emblem(kind), 0.62)


def _raise_full() -> str:
    bar = stroke("M-11-10.6H11", PEARL, 3.4)
    return bar + put(0, 3, '<use href="#&~arrow"/>', 0.78)


def _score(n: int) -> str:
    tick = stroke("M-4.8 1.2L-1.2 4.8L5.2-3.2", "#5a1f8a", 3)
    return '<use href="#&~shell"/>' + (
        tick if n == 1 else tick + put(8, 8, figure(n, 0, 12, "#35124f", "#fff"))
    )


def _explore() -> str:
    star = path("M0-9L2.4-2.4L9 0L2.4 2.4L0 9L-2.4 2.4L-9 0L-2.4-2.4Z", GOLD)
    shade = path("M0-9L2.4-2.4L0 0ZM9 0L2.4 2.4L0 0ZM0 9L-2.4 2.4L0 0ZM-9 0L-2.4-2.4L0 0Z", "#b9801a")
    return disc(0, 0, 11, "#241048", LILAC, 1.8) + star + shade


def bust(fill: str) -> str:
    return disc(0, -4.6, 4.6, fill) + path("M-8.5 9.5C-8.5 3-5 1.2 0 1.2S8.5 3 8.5 9.5Z", fill)


def _recruit(free: bool) -> str:
    plus = disc(0, 0, 11, MINT, MINT_INK, 2) + stroke("M0-6V6M-6 0H6", MINT_INK, 3.6)
    mark = gold(0) if free else plus
    return (
        disc(0, 0, 11.4, "#3a2170", LILAC, 1.6)
        + put(-1.5, 0, bust("#f1e8ff"), 0.92)
        + put(7.2, 6.4, mark, 0.54)
    )


def _turn_back() -> str:
    return stroke("M6.5 9V-1A5.6 5.6 0 0 0-4.7-1V2.5", "#fff", 3) + path("M-9.4 1.2H0L-4.7 7.6Z", "#fff")


def card() -> str:
    return CARD + 'fill="#5a36a0" stroke="#e6dbff" stroke-width="1.5"/>'


def _take_back() -> str:
    fan = put(-3.6, 0.8, card(), 0.86, -16) + put(3.6, 0.8, card(), 0.86, 16)
    return fan + put(0, 0, card(), 0.94) + put(0.8, 0.6, _turn_back(), 0.76)


def _place() -> str:
    frame = '<rect x="-8.5" y="-11.5" width="17" height="23" rx="2.4" fill="#2b6d8f" stroke="#f3e6c8"'
    strip = '<rect x="-7.7" y="5.6" width="15.4" height="5.2" rx="1.2" fill="#0b0616"/>'
    dots = disc(-4.6, -6.5, 1.9, "#f3e6c8") + disc(-4.6, -1.3, 1.9, "#f3e6c8")
    return f'{frame} stroke-width="1.5"/>{strip}{dots}' + path("M-1 4.5L3-4L7 4.5Z", "#bfe6ff")


def _ready() -> str:
    arms = stroke("M-9.6-5.2A11 11 0 0 1 8-7.4M9.6 5.2A11 11 0 0 1-8 7.4", MINT, 2.2)
    heads = path("M5-10.8L11.4-9.6L8.6-3.8ZM-5 10.8L-11.4 9.6L-8.6 3.8Z", MINT)
    return arms + heads + put(0, 0.5, path(MANTA, "#f1e8ff"), 0.5)


def opponents() -> str:
    pair = put(-4, -0.5, bust("#ffb9c6"), 0.6) + put(4, -0.5, bust("#ffb9c6"), 0.6)
    return disc(0, 0, 11.4, "#5d1030", "#ff9bb0", 1.6) + pair + stroke("M0 9V0", "#5d1030", 1.5)


def _box() -> str:
    body = path("M-10-3L0-8L10-3V6L0 11L-10 6Z", "#8a5f35", "#f3d9a6", 1.4)
    lid = stroke("M-10-3L0 2L10-3M0 2V11", "#f3d9a6", 1.4)
    return body + lid + stroke("M0-13V-3M-3.5-6L0-2.5L3.5-6", "#fff", 2.2)


def _empty() -> str:
    dashes = ' stroke-opacity=".75" stroke-dasharray="2.6 3"'
    return disc(0, 0, 7, "none", LILAC, 1.6, dashes)


def icon(effect: Effect) -> str:
    """An effect, derived from the same data as its words."""
    match effect:
        case Gold():
            return gold(effect.n)
        case Power():
            return power(effect.n)
        case PowerVs():
            return _against(TYPES[effect.type], effect.n)
        case Raise():
            return '<use href="#&~arrow"/>' + figure(effect.n, 2.6, 12.5, MINT_INK)
        case Score():
            return _score(effect.n)
        case Retrieve():
            more = put(9, 9, figure(effect.n, 0, 12, "#fff", "#3a2170")) if effect.n > 1 else ""
            return card() + put(0.8, 0.6, _turn_back(), 0.8) + more
        case Reactivate():
            more = put(9, 9, figure(effect.n, 0, 12, "#fff", "#06352f")) if effect.n != ALL else ""
            return _ready() + more
        case Opponents():
            return opponents()
    return _plain(effect)


def _plain(
    effect: RaiseFull
    | RecruitFree
    | Empty
    | Explore
    | Recruit
    | Buy
    | Conquer
    | TakeBackAll
    | Replay
    | BoxForManta,
) -> str:
    match effect:
        case RaiseFull():
            return _raise_full()
        case Recruit() | RecruitFree():
            return _recruit(isinstance(effect, RecruitFree))
        case Empty():
            return _empty()
        case Explore():
            return _explore()
        case Buy():
            return put(-2.6, -0.6, _place(), 0.94) + put(6.4, 5.4, gold(), 0.62)
        case Conquer():
            return put(-2.6, -0.6, _place(), 0.94) + put(6.4, 5.2, power(), 0.64)
        case TakeBackAll():
            return _take_back()
        case Replay():
            return card() + path("M-3.6-6V6L6 0Z", MINT, MINT_INK, 1)
        case BoxForManta():
            return _box()
        case _:
            assert_never(effect)
