"""Small things: goods, people, pawns, seats, waste, and the signs of what can and cannot be done."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.lettering import PLAIN, TITLE, clip, fit, parted, width, wrap
from ....drawing.players import livery
from ....drawing.shapes import box, disc, number, put, text
from ....drawing.strokes import path
from .look import CREAM, GLOW, GLOW_INK, RED, Light
from .stamps import NUMBERS, PERSON

_PAWN = "M-11 14Q-11 9-6 7Q-4 0-5-4A7.5 7.5 0 1 1 5-4Q4 0 6 7Q11 9 11 14Z"


@lru_cache(1 << 15)
def stamp(name: str, x: float, y: float, scale: float = 1) -> str:
    """Something that is defined once in a panel, round (x, y)."""
    scaled = f" scale({scale:.3g})" if scale != 1 else ""
    return f'<use href="#&~{name}" transform="translate({number(x)} {number(y)}){scaled}"/>'


def tinted(name: str, x: float, y: float, scale: float, colour: str) -> str:
    """A sign that takes its colour from where it stands."""
    return f'<g color="{colour}">{stamp(name, x, y, scale)}</g>'


def badge(good: str, n: int, x: float, y: float, scale: float = 1) -> str:
    """A good with its number inside; a recycling centre has none."""
    if good == "recycling":
        return stamp(good, x, y, scale)
    if 0 <= n < NUMBERS:
        return stamp(f"{good}-{n}", x, y, scale)
    inks = {"coin": "#3d2703", "science": "#fff", "vp": "#7a120c"}
    said = signed(n) if n < 0 else str(n)
    size = fit(said, 19, 12.5, 7) * scale
    return stamp(good, x, y, scale) + text(
        x, y + (3.4 if good == "science" else 0.4) * scale, said, size, inks[good]
    )


def symbol(seat: int | None, scale: float) -> str:
    look = livery(seat)
    place = f"scale({scale:.3g}) translate(-12 -12)"
    return f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd" transform="{place}"/>'


@lru_cache(4096)
def seat_disc(seat: int, x: float, y: float, r: float) -> str:
    """Colour and symbol of a seat, with a cream rim."""
    rim = disc(0, 0, r + 1.6, CREAM) + disc(0, 0, r, livery(seat).colour, "#1c130b", 1.4)
    return put(x, y, rim + symbol(seat, r / 11.5))


@lru_cache(4096)
def citizen(seat: int | None, x: float, y: float, scale: float = 1) -> str:
    """A population token: a bust with the seat's symbol on its chest."""
    rim = path(PERSON, CREAM, CREAM, 4.6)
    return put(
        x, y, rim + path(PERSON, livery(seat).colour, "#1c130b", 1.9) + put(0, 8, symbol(seat, 0.74)), scale
    )


@lru_cache(4096)
def pawn(seat: int, x: float, y: float, scale: float = 1) -> str:
    """A pawn of the disaster track."""
    body = '<ellipse cy="15" rx="12" ry="3" fill="#1a120a" fill-opacity=".3"/>' + path(
        _PAWN, CREAM, CREAM, 4.2
    )
    return put(
        x,
        y,
        body + path(_PAWN, livery(seat).colour, "#1c130b", 1.6) + put(0, -8.5, symbol(seat, 0.56)),
        scale,
    )


@lru_cache(256)
def barrels(n: int) -> str:
    """A heap of waste round (0, 0); from two on the number is written."""
    if not n:
        return ""
    few = ((0.0, 0.0),) if n == 1 else ((-10.5, 0.0), (10.5, 0.0))
    places = few if n < 3 else ((0.0, -14.0), (-10.5, 3.0), (10.5, 3.0))
    shade = f'<ellipse cy="13" rx="{16 if n == 1 else 23}" ry="6" fill="#2b2118" fill-opacity=".28"/>'
    body = shade + "".join([stamp("waste", x, y, 0.95) for x, y in places])
    if n > 1:
        body += disc(20, -13, 11.5, CREAM, "#1c1a19", 2) + text(
            20, -12.6, n, 15 if n < 10 else 12.5, "#1c1a19"
        )
    return put(-4 if n > 1 else 0, 6 if n > 2 else 2, body)


@lru_cache(4096)
def halo(
    x: float, y: float, w: float, h: float, r: float = 9, colour: str = GLOW, ink: str = GLOW_INK
) -> str:
    """Legal: a breathing halo, a dark hairline and a bright ring."""
    near = f'x="{x - 2:g}" y="{y - 2:g}" width="{w + 4:g}" height="{h + 4:g}" rx="{r + 2:g}" fill="none"'
    wide = f'x="{x - 5:g}" y="{y - 5:g}" width="{w + 10:g}" height="{h + 10:g}" rx="{r + 5:g}" fill="none"'
    return (
        f'<rect {wide} stroke="{colour}" stroke-opacity=".45" stroke-width="6" class="legal-glow"/>'
        f'<rect {near} stroke="{ink}" stroke-width="5"/><rect {near} stroke="{colour}" stroke-width="3"/>'
    )


@lru_cache(1024)
def veil(x: float, y: float, w: float, h: float, r: float = 8, strong: float = 0.5) -> str:
    """Not now: greyed."""
    return box(x, y, w, h, r, "#cfc6b4", more=f' fill-opacity="{strong:g}"')


@lru_cache(1024)
def square(size: float) -> str:
    """The shape of a tile that is pressed."""
    return f'<rect width="{size:.1f}" height="{size:.1f}" rx="6"/>'


def sheet(light: Light, w: float, h: float, r: float = 10) -> str:
    return box(0.7, 0.7, w - 1.4, h - 1.4, r, light.panel, light.line, 1.4)


def heading(
    light: Light, x: float, y: float, said: str, room: float, note: str = "", right: float = 0
) -> str:
    """A title, and at the right a note if there is room for it."""
    said = clip(said, room, 14, TITLE)
    found = text(x, y, said, 14, light.ink, "start", TITLE)
    left = right - x - width(said, 14, TITLE) - 14
    if note and left > 60:
        size = fit(note, left, 11, 9, PLAIN)
        found += text(right, y, clip(note, left, size, PLAIN), size, light.soft, "end", PLAIN)
    return found


def button(light: Light, w: float, h: float, said: str, more: str, kind: str, sign: str) -> str:
    """A control with a sign: `go` is the main one, `plain` another, `off` cannot be used now."""
    ground, line, ink = {
        "go": (RED, "#6d1712", CREAM),
        "plain": (light.chip, GLOW_INK, light.chip_ink),
        "off": (light.sunk, light.line, light.soft),
    }[kind]
    body = halo(0, 0, w, h, 9) if kind != "off" else ""
    dashed = ' stroke-dasharray="5 4"' if kind == "off" else ""
    body += box(0, 0, w, h, 9, ground, line, 1.6, dashed) + tinted(sign, 18, h / 2, 0.85, ink)
    x, room = (w + 26) / 2, w - 38
    if not more:
        return body + lettered(x, h / 2, said, room, ink)
    size = fit(more, room, 11, 8, PLAIN)
    body += text(x, h / 2 - 8, clip(said, room, 13.5), 13.5, ink)
    return body + text(x, h / 2 + 9, clip(more, room, size, PLAIN), size, ink, "middle", PLAIN)


@lru_cache(4096)
def lettered(
    x: float, y: float, said: str, room: float, ink: str, size: float = 13.5, least: float = 9.5
) -> str:
    """Words on one line, or on two."""
    one = fit(said, room, size, least)
    if width(said, one) <= room and one > 11:
        return text(x, y, said, one, ink)
    two = size
    rows = wrap(said, room, two, 2)
    while two > least and " ".join(rows) != " ".join(parted(said)):
        two -= 0.5
        rows = wrap(said, room, two, 2)
    top = y - (len(rows) - 1) * two * 0.6
    return "".join([text(x, top + i * two * 1.2, row, two, ink) for i, row in enumerate(rows)])


@lru_cache(4096)
def pill(x: float, y: float, said: str, size: float, ground: str, ink: str, line: str = "none") -> str:
    """A few letters on a rounded ground, centred."""
    w = max(size * 2, width(said, size) + size)
    return box(x - w / 2, y - size * 0.75, w, size * 1.5, size * 0.75, ground, line, 1.2) + text(
        x, y + 0.3, said, size, ink
    )


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"
