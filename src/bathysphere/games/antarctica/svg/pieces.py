"""Pieces as they stand on the table, and the signs of what can and cannot be done."""

from __future__ import annotations

import math

from ....drawing.lettering import PLAIN, TITLE, clip, width
from ....drawing.shapes import box, disc, line, put, text
from .icons import sign
from .look import BRASS, GOLD, INK, SIGNAL, SIGNAL_LINE, Pen


def ship(pen: Pen, seat: int, x: float, y: float, size: float, turn: float) -> str:
    """A ship `size` long; the hull turns with its dock, the symbol stays upright."""
    scale, angle = size / 46, math.radians(turn)
    mark = pen.stamp(f"mark-{seat}", -4 * scale * math.cos(angle), -4 * scale * math.sin(angle), scale)
    return put(x, y, pen.stamp(f"hull-{seat}", 0, 0, scale, turn) + mark)


def badge(pen: Pen, seat: int, x: float, y: float, r: float) -> str:
    return pen.stamp(f"badge-{seat}", x, y, r / 10)


def crew(pen: Pen, seat: int, n: int, x: float, y: float, leads: bool) -> str:
    """A scientist and a number in a pill 36 wide, left edge at x; whoever is first has a gold rim."""
    pill = box(x, y - 9.5, 36, 19, 9.5, "#fff", GOLD if leads else "#a9c4d3", 2.4 if leads else 1)
    return pill + pen.stamp(f"scientist-{seat}", x + 11, y - 0.3, 0.72) + text(x + 26, y + 0.5, n, 11.5, INK)


def tile(pen: Pen, kind: str, x: float, y: float, size: float, shade: tuple[float, float] = (0, 0)) -> str:
    cast = pen.stamp(f"shadow-{kind}", x + shade[0], y + shade[1], size / 30) if shade != (0, 0) else ""
    return cast + pen.stamp(f"tile-{kind}", x, y, size / 30)


def glow(pen: Pen, outline: str, wide: float = 3) -> str:
    """Legal: a soft light, a white line and a signal line along an element that has no fill or stroke yet."""
    soft = f' fill="none" stroke="{SIGNAL}" stroke-width="{wide + 5:g}" stroke-opacity=".75"'
    return (
        outline.replace("/>", f'{soft} filter="{pen.paint("blur")}" class="legal-glow"/>')
        + outline.replace("/>", f' fill="none" stroke="#fff4e8" stroke-width="{wide + 1.6:g}"/>')
        + outline.replace("/>", f' fill="none" stroke="{SIGNAL_LINE}" stroke-width="{wide:g}"/>')
    )


def barred(x: float, y: float, r: float = 7) -> str:
    """Not possible: a struck ring, the same wherever something is refused."""
    slant = r * 0.64
    return disc(x, y, r + 2.5, INK, "#fff", 1) + put(
        x,
        y,
        f'<circle r="{r - 1:g}" fill="none" stroke="#ff9a55" stroke-width="2.2"/>'
        + line(f"M{-slant:.1f} {slant:.1f}L{slant:.1f} {-slant:.1f}", "#ff9a55", 2.2),
    )


def asterisk(x: float, y: float, r: float) -> str:
    """The asterisk of a card on its brass coin."""
    arms = "".join(
        [f'<path d="M0 0V{-r * 0.62:.1f}" transform="rotate({turn})"/>' for turn in range(0, 360, 60)]
    )
    coin = disc(0, 0, r, "#fff0c9", BRASS, 1.3)
    return put(
        x, y, f'{coin}<g stroke="#a86f00" stroke-width="{r * 0.24:.1f}" stroke-linecap="round">{arms}</g>'
    )


def pip(pen: Pen, n: int, x: float, y: float, r: float = 8) -> str:
    """The number of a zone."""
    return disc(x, y, r, INK, "#fff", 1) + text(x, y + 0.5, n, max(9, r * 1.35), "#fff")


def icebreaker(x: float, y: float, scale: float = 1) -> str:
    """The mark of an Icebreaker that lies on a dock."""
    body = disc(0, 0, 10, "#e4f2f8", INK, 1.4) + put(0, 0, sign("icebreaker", INK, "#e4f2f8"), 0.62)
    return put(x, y, body, scale)


def sheet(pen: Pen, w: float, h: float, title: str, note: str = "") -> str:
    """The ground of a panel with its title, and a note at the right if there is room for it."""
    found = box(0.5, 0.5, w - 1, h - 1, 12, pen.light.panel, pen.light.line)
    if title:
        found += heading(pen, 0, 0, w, title, note)
    return found


def heading(pen: Pen, x: float, y: float, w: float, title: str, note: str = "") -> str:
    found = text(x + 12, y + 14, title, 12, pen.light.text, "start", TITLE)
    room = w - 36 - width(title, 12, TITLE)
    if note and room > 50:
        found += text(x + w - 12, y + 14.5, clip(note, room, 9.5, PLAIN), 9.5, pen.light.muted, "end", PLAIN)
    return found
