"""Technology tiles: one poster, or two when a tile is mixed; impact at the right, use at the left."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ....drawing.lettering import width
from ....drawing.shapes import box, text
from ....drawing.strokes import path
from ..components import (
    BRIDGE,
    DEPOLLUTION,
    GOODS,
    KINDS,
    LOCOMOTIVE,
    PARK,
    QUALITY,
    RECYCLING,
    SORTING,
    TRANSPORT,
    WORKERS,
    Part,
    Technology,
)
from .look import CREAM, INK, USES
from .pieces import lettered, stamp, tinted
from .plots import Frame
from .reading import Reading
from .tiles import facility

_SKIES: Final = (
    ("#e8d3a6", "#c9b27e", "#f3e4c2"),
    ("#f3d9a4", "#b6c27c", "#f8e8c2"),
    ("#bcd9d8", "#9cb878", "#d3e8e2"),
)
"""Sky, ground and rays by use."""


def technology_card(table: Reading, technology: Technology) -> str:
    """A technology as printed, 240 units square."""
    parts = tuple(table.parts(technology))
    impact = (technology.waste, technology.smoke, technology.tree)
    names = tuple([table.kind(part) for part in parts])
    if technology.piece >= 0:
        piece = table.printed.box.pieces[technology.piece]
        face = facility(
            KINDS[parts[0].kind], GOODS[piece.raises], piece.bonus, names[0], table.printed.plot(piece, 0)
        )
        return face + _impact(*impact) + stamp("use-0", 26, 26, 1.45)
    return _posters(parts, names, table.say("svg-park")) + _impact(*impact)


def part_frames(technology: Technology) -> list[Frame]:
    """Where the parts of a technology are on its card."""
    if len(technology.parts) == 1:
        return [(0, 0, 240, 240)]
    return [(0, 0, 240, 119), (0, 121, 240, 119)]


@lru_cache(512)
def _posters(parts: tuple[Part, ...], names: tuple[str, ...], park: str) -> str:
    found = box(1, 3, 238, 238, 12, "#1a120a", more=' fill-opacity=".3"')
    found += box(0, 0, 240, 240, 12, "#fff3d8", "#4a3a22", 1.6)
    if len(parts) == 1:
        return found + _single(parts[0], names[0], park)
    for i, (part, name) in enumerate(zip(parts, names, strict=True)):
        found += _half(part, name, 4 + i * 116)
    return found + '<path d="M4 120H236" stroke="#241a10" stroke-width="3"/>'


def _single(part: Part, name: str, park: str) -> str:
    ground, ink = USES[part.use]
    found = f'<g clip-path="url(#&~face)">{_sky(part.use, 150)}</g>' + stamp(KINDS[part.kind], 120, 88, 3.3)
    found += '<path d="M4 154H236" stroke="#241a10" stroke-width="2"/>'
    found += (
        lettered(120, 178, park, 210, "#5e4c3a", 18, 12)
        if part.kind == PARK
        else _deed(part, 120, 178, 1.22)[0]
    )
    found += box(8, 202, 224, 31, 7, ground, "#241a10", 1.8) + _title(name, 218, ink)
    return found + stamp(f"use-{part.use}", 26, 26, 1.45)


def _half(part: Part, name: str, top: int) -> str:
    ground, ink = USES[part.use]
    sky = f'<svg x="4" y="{top}" width="232" height="84" viewBox="4 4 232 84">{_sky(part.use, 84)}</svg>'
    found = sky + box(4, top + 84, 232, 32, 0 if top < 100 else 9, ground)
    found += _title(name, top + 100, ink) + stamp(KINDS[part.kind], 72, top + 50, 1.55)
    row, w = _deed(part, 152, top + 48, 0.92)
    found += box(152 - w / 2 - 5, top + 26, w + 10, 44, 9, CREAM, "#241a10", 1.6) + row
    return found + stamp(f"use-{part.use}", 24, top + 22, 1.3)


def _title(name: str, y: float, ink: str) -> str:
    size = 21.0
    while size > 11 and width(name, size) > 214:
        size -= 0.5
    return text(120, y, name, size, ink)


def _sky(use: int, h: float) -> str:
    """A poster: rays over hills."""
    sky, ground, ray = _SKIES[use]
    rays, cx, cy = "", 120, 4 + h * 0.8
    for i in range(7):
        one, two = math.radians(-172 + i * 25), math.radians(-160 + i * 25)
        rays += f"M{cx} {cy:.0f}L{cx + 232 * math.cos(one):.0f} {cy + 232 * math.sin(one):.0f}"
        rays += f"L{cx + 232 * math.cos(two):.0f} {cy + 232 * math.sin(two):.0f}Z"
    hill = 4 + h * 0.78
    found = box(4, 4, 232, h, 0, sky) + path(rays, ray)
    found += path(f"M4 {hill:.0f}q60 {-h * 0.12:.0f} 116 0t116 {-h * 0.02:.0f}V{h + 4:.0f}H4Z", ground)
    return found + path(
        f"M4 {4 + h * 0.9:.0f}q116 {-h * 0.1:.0f} 232 0V{h + 4:.0f}H4Z", "#6e8a52", more='fill-opacity=".5"'
    )


_DEEDS: Final = {
    WORKERS: ("+1", "person"),
    BRIDGE: ("+1", "bridge"),
    SORTING: ("−1", "waste"),
    LOCOMOTIVE: ("person", "→", "field"),
    TRANSPORT: ("waste", "→", "field"),
    RECYCLING: ("−1", "waste"),
    DEPOLLUTION: ("+1", "tree"),
    QUALITY: (),
}


@lru_cache(512)
def _deed(part: Part, cx: float, cy: float, scale: float) -> tuple[str, float]:
    """What a part does as a row of signs, centred; and how wide the row is."""
    row = [f"{GOODS[part.pays]}-{part.price}", "→"] if part.price else []
    row += _DEEDS.get(part.kind, ())
    if part.kind == QUALITY:
        row.append(f"vp-{part.vp}")
    wides = [(width(each, 20) + 6 if each[0] in "+−→" else 32) * scale for each in row]
    x, found = cx - sum(wides) / 2, ""
    for each, wide in zip(row, wides, strict=True):
        middle = x + wide / 2
        found += (
            text(middle, cy, each, 20 * scale, INK)
            if each[0] in "+−→"
            else stamp(each, middle, cy, scale * 0.95)
        )
        x += wide
    return found, sum(wides)


@lru_cache(256)
def _impact(waste: int, smoke: int, tree: int) -> str:
    """What buying does at once: a rose ticket harms, a green one helps."""
    row = ["waste"] * waste + ["smoke"] * smoke + ["tree"] * tree
    if not row:
        return ""
    w = 32.5 * len(row) + 10
    ground, line = ("#efe2d6", "#4d3a33") if not tree else ("#e2efcf", "#1f5c33")
    found = box(233 - w, 8, w, 38, 9, ground, line, 2.2)
    return found + "".join([stamp(each, 233 - w + 21 + 32.5 * i, 27, 1.03) for i, each in enumerate(row)])


def spent(frame: Frame) -> str:
    """A single-use part that was used: a dark veil and a tick."""
    x, y, w, h = frame
    return box(x + 4, y + 4, w - 8, h - 8, 9, "#241a10", more=' fill-opacity=".55"') + tinted(
        "tick", x + w / 2, y + h * 0.45, 3, CREAM
    )
