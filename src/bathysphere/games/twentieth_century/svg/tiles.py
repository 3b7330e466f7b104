"""Territories and facilities, drawn from their data in any turn. A tile is 240 units square."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final

from ....drawing.shapes import box, put, text
from ....drawing.strokes import path
from ..components import City, Piece
from .look import CREAM, USES
from .pieces import badge, citizen, lettered, stamp
from .plots import Plot, Rail, Sign, goods
from .stamps import SCENES

LAND: Final = (
    ("#b9c983", "#a5bd72", "#c9cf8f", "#94b168"),
    ("#a9c27c", "#94b46c", "#bfcf8b", "#86a862"),
    ("#c2c47c", "#dcc271", "#a9b76a", "#cfcf8e"),
    ("#9dbf94", "#86ad86", "#b4ce9f", "#cdd59c"),
)
"""By era: ground and three fields. Green for the first rounds, wheat for the next, fjord for the last."""
LINE_BED: Final = "#ffb800"
OFFER: Final = -2
"""Whose tile it is: somebody's seat, or nobody's while it is on offer and all its cities look bright."""


def territory(
    piece: Piece,
    plot: Plot,
    turn: int,
    people: int,
    owner: int,
    bridges: tuple[Rail, ...] = (),
    lit: tuple[Rail, ...] = (),
    bed: str = LINE_BED,
) -> str:
    """A territory without its waste. `lit` rails lie on a bright bed."""
    found = _land(piece, turn) + _scenery(plot, piece.number) + tracks(plot, bridges, lit, bed)
    order = sorted(range(len(plot.signs)), key=lambda i: plot.signs[i].y)
    for i in order:
        settled = bool(people >> i & 1)
        state = "full" if settled else "bright" if owner == OFFER else "dull"
        found += city(piece.cities[i], plot.signs[i], state, owner if settled else None)
    return found


@lru_cache(512)
def _land(piece: Piece, turn: int) -> str:
    """Fields that turn with the tile."""
    ground, *fields = LAND[piece.era]
    k = piece.number * 37 % 60
    bands = path(f"M0 {150 - k}L240 {60 + k}V{150 + k // 2}L0 {220 - k // 2}Z", fields[0])
    bands += path(f"M{70 + k} 0H{150 + k}L{90 + k} 240H{10 + k}Z", fields[1], more='fill-opacity=".75"')
    bands += path(f"M150 240L240 {170 - k // 2}V240Z", fields[2])
    bands += path(f"M0 {150 - k}L240 {60 + k}V{150 + k // 2}L0 {220 - k // 2}Z", "url(#&~furrow)")
    bands += path(f"M{70 + k} 0H{150 + k}L{90 + k} 240H{10 + k}Z", "url(#&~dots)")
    turned = f'<g transform="rotate({90 * turn} 120 120)">{bands}</g>' if turn else bands
    return (
        box(1, 3, 238, 238, 12, "#1a120a", more=' fill-opacity=".3"')
        + box(0, 0, 240, 240, 12, "#f7ecd0", "#4a3a22", 1.6)
        + f'<g clip-path="url(#&~face)">{box(4, 4, 232, 232, 9, ground)}{turned}</g>'
        + box(4, 4, 232, 232, 9, "url(#&~sheen)")
    )


def _scenery(plot: Plot, seed: int) -> str:
    found = ""
    for i, (x, y, r) in enumerate(plot.scenery):
        kind = SCENES[(seed * 3 + i * (1 + seed % 3)) % len(SCENES)]
        found += stamp(kind, x, y, r / 26)
    return found


@lru_cache(4096)
def tracks(plot: Plot, bridges: tuple[Rail, ...], lit: tuple[Rail, ...], bed: str) -> str:
    """All rails of a tile, in few strokes: bed, sleepers, rails; forks as turntables, bridges above."""
    every = _strokes(plot.rails)
    rails = "".join([_pair(each) for each in plot.rails])
    found = f'<path d="{every}" stroke="#6b5a3a" stroke-width="24" stroke-opacity=".35"/>'
    bright = tuple([each for each in plot.rails if each in lit])
    if bright:
        found += f'<path d="{_strokes(bright)}" stroke="#3d2516" stroke-width="31" stroke-linecap="round"/>'
    found += f'<path d="{every}" stroke="#e3d2ac" stroke-width="20"/>'
    if bright:
        found += f'<path d="{_strokes(bright)}" stroke="{bed}" stroke-width="26"/>'
    found += f'<path d="{every}" stroke="#84563a" stroke-width="15" stroke-dasharray="4 5.5"/>'
    found += f'<path d="{rails}" stroke="#3d2516" stroke-width="2.8"/>'
    found += "".join([stamp("junction", x, y) for x, y in plot.forks])
    found += "".join([bridge(each, bed if each in lit else "") for each in bridges])
    return f'<g fill="none" clip-path="url(#&~tile)">{found}</g>'


def _strokes(rails: tuple[Rail, ...]) -> str:
    return "".join([f"M{a} {b}L{c} {d}" for a, b, c, d in rails])


def _pair(rail: Rail) -> str:
    """The two rails of a track."""
    ax, ay, bx, by = rail
    far = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / far * 4.3, (bx - ax) / far * 4.3
    return "".join(
        [f"M{ax + s * nx:.1f} {ay + s * ny:.1f}L{bx + s * nx:.1f} {by + s * ny:.1f}" for s in (-1, 1)]
    )


@lru_cache(1024)
def bridge(rail: Rail, bed: str = "") -> str:
    """A truss of oxide red, never mistaken for printed rail."""
    ax, ay, bx, by = rail
    long = math.hypot(bx - ax, by - ay)
    parts = max(2, round(long / 15))
    step = long / parts
    zig = "".join(
        [
            f"M{i * step:.1f}-9L{(i + 1) * step:.1f} 9M{i * step:.1f} 9L{(i + 1) * step:.1f}-9"
            for i in range(parts)
        ]
    )
    found = box(-5, -15, long + 10, 34, 5, "#2b2118", more=' fill-opacity=".22"')
    if bed:
        found += box(-6, -20, long + 12, 40, 6, bed, "#3d2516", 3)
    found += box(-3, -13, long + 6, 26, 3, "#f2e3bd", "#5c1c0d", 1.4)
    found += f'<path d="{zig}" stroke="#a2391f" stroke-width="2.4"/>'
    found += f'<path d="M-3-10.5H{long + 3:.1f}M-3 10.5H{long + 3:.1f}" stroke="#a2391f" stroke-width="5"/>'
    found += f'<path d="M-3-3.5H{long + 3:.1f}M-3 3.5H{long + 3:.1f}" stroke="#3d2516" stroke-width="2.2"/>'
    return put(ax, ay, found, 1, math.degrees(math.atan2(by - ay, bx - ax)))


@lru_cache(4096)
def city(printed: City, sign: Sign, state: str, owner: int | None) -> str:
    """A station sign with the goods of a city, houses and a place for people above it."""
    middle, base = sign.x + sign.w / 2, sign.y + 34
    high = sign.h - 34
    found = stamp(f"sky-{round(sign.w)}-{state}", middle, base)
    if state != "full":
        found += stamp("place", middle, base - 15)
    rim, ground = (
        ("#b5302a", CREAM) if state == "full" else ("#8b7a5c", "#ddd3b9" if state == "dull" else CREAM)
    )
    found += box(sign.x, base, sign.w, high, 8, ground, "#241a10", 2.4)
    found += box(sign.x + 2.6, base + 2.6, sign.w - 5.2, high - 5.2, 6, "none", rim, 1.2)
    row = "".join(
        [badge(good, n, middle + dx, base + dy, sign.scale) for (good, n), (dx, dy) in _places(printed, sign)]
    )
    found += f'<g opacity=".62">{row}</g>' if state == "dull" else row
    return found + (citizen(owner, middle, base - 15, 0.98) if state == "full" else "")


def _places(printed: City, sign: Sign) -> list[tuple[tuple[str, int], tuple[float, float]]]:
    row = goods(printed)
    if sign.stacked:
        return list(zip(row, ((-19.0, 20.5), (19.0, 20.5), (0.0, 57.0)), strict=True))
    y = (sign.h - 34) / 2
    return [(each, ((i - (len(row) - 1) / 2) * sign.gap, y)) for i, each in enumerate(row)]


@lru_cache(2048)
def facility(
    kind: str,
    good: str,
    bonus: int,
    name: str,
    plot: Plot,
    bridges: tuple[Rail, ...] = (),
    lit: tuple[Rail, ...] = (),
    bed: str = LINE_BED,
) -> str:
    """A facility on the map: paved ground, so that nobody counts it as territory; rails, a building."""
    found = box(1, 3, 238, 238, 12, "#1a120a", more=' fill-opacity=".3"')
    found += box(0, 0, 240, 240, 12, "#efe0ba", "#4a3a22", 1.6) + box(4, 4, 232, 232, 9, "#d6c096")
    found += box(4, 4, 232, 232, 9, "url(#&~slab)") + stamp("park", 46, 200) + stamp("park", 196, 200)
    found += tracks(plot, bridges, lit, bed)
    found += box(60, 58, 122, 132, 12, "#2b2118", more=' fill-opacity=".25"')
    found += box(59, 53, 122, 132, 12, "#fbf0d2", "#241a10", 3)
    ground, ink = USES[0]
    found += path("M60.5 80V65Q60.5 54.5 71 54.5H169Q179.5 54.5 179.5 65V80Z", ground)
    found += lettered(120, 68, name, 112, ink, 18, 8) + stamp(kind, 120, 113, 1.95)
    found += '<path d="M66 144H174" stroke="#cdb78a" stroke-width="2"/>'
    return found + text(101, 164, "+", 26, "#2b2118") + badge(good, bonus, 133, 164, 1.15)
