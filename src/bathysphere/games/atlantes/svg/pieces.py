"""Pieces of the players, and the signs of what can and cannot be done."""

from __future__ import annotations

from functools import lru_cache

from ....drawing.lettering import BOLD, TITLE, clip, fit, parted, width, wrap
from ....drawing.players import livery
from ....drawing.shapes import box, disc, put, text
from ....drawing.strokes import path, stroke
from ..components import Manta
from .icons import MANTA, icon
from .look import GILT, GOLD, GOLD_INK, INK, LILAC, MINT, MINT_INK, SPENT, WELL, WILD, Light

GHOST = -1


@lru_cache(maxsize=2048)
def badge(seat: int, x: float, y: float, r: float) -> str:
    """Colour and symbol of a seat; the ghost has a face."""
    if seat == GHOST:
        face = path("M-7 9V-2A7 7 0 0 1 7-2V9L4.7 6.6L2.3 9L0 6.6L-2.3 9L-4.7 6.6Z", "#f1e8ff", INK, 1)
        face += disc(-2.6, -2, 1.5, INK) + disc(2.6, -2, 1.5, INK)
        return disc(x, y, r, "#5d4a8c", "#fff", max(1, r * 0.12)) + put(x, y, face, r / 12)
    look = livery(seat)
    mark = f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd" transform="translate(-12 -12)"/>'
    ring = disc(x, y, r + max(0.8, r * 0.1), "none", INK, max(0.7, r * 0.07))
    return disc(x, y, r, look.colour, "#fff", max(1.1, r * 0.12)) + ring + put(x, y, mark, r / 11.5)


def wild(x: float, y: float, r: float) -> str:
    """The mark of a manta that belonged to nobody."""
    star = path("M0-8L2.3-2.3L8 0L2.3 2.3L0 8L-2.3 2.3L-8 0L-2.3-2.3Z", "#ffd9ec")
    return disc(x, y, r, "#5a1f57", WILD, 1.3) + put(x, y, star, r / 12)


@lru_cache(maxsize=2048)
def manta_chip(manta: Manta) -> str:
    """A small manta with its effect, as printed on locations."""
    return path(MANTA, "url(#&~p-belly)", "#b493d9", 0.8) + put(0, 0, icon(manta.effect), 0.74)


@lru_cache(maxsize=2048)
def manta_token(manta: Manta, ready: bool, owner: int | None) -> str:
    """A manta, 88 by 60 round (0, 0): belly up with its effect, or spent, back up, with its owner's mark."""
    rim = WILD if owner is None else livery(owner).colour
    found = put(0, 2, path(MANTA, "none", INK, 2.6), 2.45)
    if ready:
        found += put(0, 2, path(MANTA, "url(#&~p-belly)", rim, 1.6), 2.45)
        found += put(0, -1, icon(manta.effect), 1.12)
        return found + (wild(25, 17, 8) if owner is None else badge(owner, 25, 17, 8))
    found += put(0, 2, path(MANTA, "url(#&~p-back)", rim, 1.3), 2.45)
    found += stroke("M-30-1C-18-8-10-10 0-10S18-8 30-1", SPENT, 1.2)
    mark = wild(0, 0, 11.5) if owner is None else badge(owner, 0, 0, 10.5)
    return found + f'<g opacity=".85">{mark}</g>' + put(22, 14, icon(manta.effect), 0.5, 0, ' opacity=".5"')


@lru_cache(maxsize=2048)
def halo(x: float, y: float, w: float, h: float, r: float = 8, colour: str = MINT) -> str:
    """Legal: light round a card."""
    wide = f'x="{x - 4.5:g}" y="{y - 4.5:g}" width="{w + 9:g}" height="{h + 9:g}" rx="{r + 4:g}" fill="none"'
    near = f'x="{x - 1.8:g}" y="{y - 1.8:g}" width="{w + 3.6:g}" height="{h + 3.6:g}" rx="{r + 1.6:g}"'
    return (
        f'<rect {wide} stroke="{colour}" stroke-opacity=".3" stroke-width="6" class="legal-glow"/>'
        f'<rect {near} fill="none" stroke="{INK}" stroke-width="4.4"/>'
        f'<rect {near} fill="none" stroke="{colour}" stroke-width="2.6"/>'
    )


def aura(x: float, y: float, r: float) -> str:
    """Legal: light round something round."""
    glow = f'<circle cx="{x:g}" cy="{y:g}" r="{r + 4:g}" fill="none" stroke="{MINT}" stroke-width="6" '
    return f'{glow}stroke-opacity=".35" class="legal-glow"/>' + disc(x, y, r, "none", MINT, 2.4)


@lru_cache(maxsize=2048)
def veil(x: float, y: float, w: float, h: float, r: float = 7) -> str:
    """Not possible: a violet veil with one slash."""
    slash = stroke(f"M{x + 8:g} {y + h - 8:g}L{x + w - 8:g} {y + 8:g}", LILAC, 1.8, 'stroke-opacity=".45"')
    return box(x, y, w, h, r, INK, more=' fill-opacity=".44"') + slash


def barred(x: float, y: float, r: float) -> str:
    """Not possible, where a veil would hide too much: a struck ring."""
    slant = r * 0.6
    sign = stroke(f"M{-slant:.1f} {slant:.1f}L{slant:.1f} {-slant:.1f}", "#ff8f7d", 1.9)
    return put(x, y, disc(0, 0, r + 1.6, INK) + disc(0, 0, r, "none", "#ff8f7d", 1.7) + sign)


def tick(x: float, y: float, r: float) -> str:
    """Chosen."""
    mark = stroke("M-4.5 0L-1.2 3.4L5-3.6", GOLD_INK, 2.6)
    return put(x, y, disc(0, 0, 10, GOLD, GOLD_INK, 1.4) + mark, r / 10)


@lru_cache(maxsize=2048)
def ring(x: float, y: float, r: float, state: str) -> str:
    """The gilded porthole of a slot. `state`: idle, legal or done."""
    found = disc(x, y, r, "none", "#3a2208", r * 0.3)
    if state == "idle":
        return found + disc(x, y, r, "none", "url(#&~p-gilt)", r * 0.2)
    colour = GOLD if state == "done" else MINT
    light = "" if state == "done" else ' class="legal-glow"'
    soft = disc(x, y, r * 1.24, "none", colour, r * 0.34, f' stroke-opacity=".4"{light}')
    return soft + found + disc(x, y, r, "none", colour, r * 0.2)


@lru_cache(maxsize=2048)
def pill(x: float, y: float, said: object, size: float, ground: str, line: str, ink: str) -> str:
    """A few letters on a rounded ground, centred."""
    w = max(size * 2, width(str(said), size) + size)
    return box(x - w / 2, y - size * 0.75, w, size * 1.5, size * 0.75, ground, line, 1.2) + text(
        x, y + 0.3, said, size, ink
    )


def button(light: Light, w: float, h: float, said: str, legal: bool, main: bool) -> str:
    """A control; its words shrink, then break into two lines. The main one goes on, the others decline."""
    ground, line, ink = (light.soft, light.line, light.muted)
    if legal:
        ground, line, ink = (MINT, MINT_INK, MINT_INK) if main else (light.good_soft, light.good, light.text)
    found = box(0, 0, w, h, h / 2.4, ground, line, 1.4, "" if legal else ' stroke-dasharray="4 3"')
    size = fit(said, w - 16, 12, 9.5)
    lines = wrap(said, w - 14, size, 2)
    first = h / 2 - (len(lines) - 1) * size * 0.58
    return found + "".join(
        [text(w / 2, first + i * size * 1.16 + 0.4, line, size, ink) for i, line in enumerate(lines)]
    )


def sheet(light: Light, w: float, h: float) -> str:
    """The ground of a panel."""
    return box(0.6, 0.6, w - 1.2, h - 1.2, 12, light.panel, light.line, 1.2)


def heading(light: Light, x: float, y: float, said: str, room: float) -> str:
    return text(x, y, clip(said, room, 11.5), 11.5, light.muted, "start")


def count(sign: str, x: float, y: float, n: object, ink: str, size: float = 13) -> str:
    """A sign and how many, from the left."""
    return put(x, y, sign, 0.72) + text(x + 12, y + 0.4, n, size, ink, "start")


def gauge(x: float, y: float, w: float, share: float, light: Light, low: bool) -> str:
    """How much is left."""
    full = max(0.0, min(1.0, share)) * w
    bar = box(x, y, w, 7, 3.5, light.soft, light.line)
    return bar + (box(x, y, max(full, 3.5), 7, 3.5, light.warn if low else light.accent) if full else "")


def balanced(
    said: str, room: float, size: float, least: float, face: dict[str, int] = BOLD
) -> tuple[float, list[str]]:
    """At most two lines of nearly equal length, at the largest size that has room."""
    while size > least and width(said, size, face) > room and not _two(said, room, size, face):
        size -= 0.25
    if width(said, size, face) <= room:
        return size, [said]
    return size, list(_two(said, room, size, face) or tuple(wrap(said, room, size, 2, face)))


def _two(said: str, room: float, size: float, face: dict[str, int]) -> tuple[str, str] | None:
    """The most even break that has room."""
    parts = _pieces_of(said)
    cuts = [("".join(parts[:i]).strip(), "".join(parts[i:]).strip()) for i in range(1, len(parts))]
    cuts = [cut for cut in cuts if all(cut) and max(width(each, size, face) for each in cut) <= room]
    return min(cuts, key=lambda cut: max(width(each, size, face) for each in cut), default=None)


def _pieces_of(said: str) -> list[str]:
    """Words with the blank or hyphen that ends them."""
    found = [f"{word} " for word in parted(said)]
    parts = [piece for word in found for piece in word.replace("-", "-\n").split("\n")]
    return [piece for piece in parts if piece.strip()]


def well(x: float, y: float, w: float, h: float, r: float = 9, line: str = LILAC) -> str:
    """A dark bay in the sea."""
    return box(x, y, w, h, r, WELL, line, 1, ' fill-opacity=".42" stroke-opacity=".32"')


def title(x: float, y: float, said: str, room: float, size: float = 12.5) -> str:
    """A name in gilt serif letters, on dark ground."""
    least = fit(said, room, size, 8.5, TITLE)
    return text(x, y, clip(said, room, least, TITLE), least, GILT, "start", TITLE)
