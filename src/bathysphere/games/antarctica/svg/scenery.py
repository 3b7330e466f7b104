"""Sea, continent and light. The low sun lights the side of the board where it stands."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from ....drawing.shapes import box, put
from .layout import CENTRE, COAST, HIGH, ROAD, WIDE, around, outline, oval, plots
from .look import Pen

ICEBERG: Final = (
    '<path d="M-34 6L-22-14L-10-9L2-27L16-12L24-15L36 6Z" fill="#f4fafd"/>'
    '<path d="M2-27L16-12L10 6H-4L-10-9Z" fill="#d3e7f1"/><path d="M24-15L36 6H20L16-12Z" fill="#bad7e6"/>'
    '<path d="M-22-14L-14 6H-34Z" fill="#e4f1f8"/><path d="M-38 6H40L30 15H-24Z" fill="#8fc3dc" '
    'fill-opacity=".45"/>'
    '<path d="M-46 20H-8M4 22H44" stroke="#cfeaf6" stroke-opacity=".35" stroke-width="1.5" '
    'stroke-linecap="round"/>'
)
_FLOES: Final = (
    (14, 118, 5),
    (22, 300, 7),
    (830, 122, 6),
    (820, 318, 5),
    (150, 12, 5),
    (700, 11, 6),
    (690, 414, 6),
)


def scenery(pen: Pen, sun: int) -> str:
    """All that lies under the pieces."""
    at = plots()[sun].sun
    ice, sea = pen.paint("ice"), pen.paint("sea")
    glare, warm = pen.paint("glare"), pen.paint("warm")
    away = math.dist((at.x, at.y), CENTRE)
    shade = (6 * (CENTRE[0] - at.x) / away, 6 * (CENTRE[1] - at.y) / away)
    clip = f"{pen.panel}-continent"
    return (
        box(0, 0, WIDE, HIGH, 0, sea)
        + _swell()
        + f'<circle cx="{at.x:.0f}" cy="{at.y:.0f}" r="400" fill="{glare}"/>'
        + _drift()
        + pen.trace("land", f' fill="#04121f" fill-opacity=".35" x="{shade[0]:.1f}" y="{shade[1]:.1f}"')
        + _shelf(pen)
        + pen.trace("land", f' fill="{ice}" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"')
        + f'<clipPath id="{clip}">{pen.trace("land")}</clipPath><g clip-path="url(#{clip})">{_contours()}'
        + f'<circle cx="{at.x:.0f}" cy="{at.y:.0f}" r="330" fill="{warm}"/></g>'
        + _borders()
    )


@cache
def _swell() -> str:
    found = ""
    for i in range(9):
        y, phase = HIGH * i / 8 + 7 * math.sin(3.1 * i), 1.7 * i
        crest = [
            f"{x} {y + 5 * math.sin(0.011 * x + phase) + 2 * math.sin(0.03 * x + phase):.1f}"
            for x in range(0, 861, 20)
        ]
        found += "M" + " ".join(crest)
    return f'<path d="{found}" fill="none" stroke="#a9ddf2" stroke-opacity=".09" stroke-width="1.5"/>'


@cache
def _drift() -> str:
    """Icebergs in the corners, floes along the frame."""
    bergs = ((44, 44, 0.72), (WIDE - 44, 40, 0.84), (40, HIGH - 30, 0.8), (WIDE - 48, HIGH - 30, 0.7))
    found = "".join([put(x, y, ICEBERG, scale) for x, y, scale in bergs])
    for x, y, r in _FLOES:
        found += (
            f'<path d="M{x - r} {y}l{r * 0.5:.1f}-{r * 0.5:.1f}h{r * 0.8:.1f}l{r * 0.6:.1f} {r * 0.4:.1f}'
            f'l-{r * 0.5:.1f} {r * 0.5:.1f}h-{r}Z" fill="#e7f4fa" fill-opacity=".6"/>'
        )
    return found


def _shelf(pen: Pen) -> str:
    """Shelf ice: the coast grows pale before it begins."""
    return "".join(
        [
            pen.trace(
                "land", f' fill="none" stroke="#d9f1fb" stroke-opacity="{strong}" stroke-width="{wide}"'
            )
            for wide, strong in ((20, 0.1), (12, 0.16), (6, 0.32))
        ]
    )


@cache
def _contours() -> str:
    found = ""
    for i, part in enumerate((0.86, 0.7, 0.5)):
        ring = outline(around(oval(COAST[0] * part, COAST[1] * part, 72, i != 1)))
        found += f'<path d="{ring}" fill="none" stroke="#7fb3cc" stroke-opacity=".26" stroke-width="1.2"/>'
    return found


@cache
def _borders() -> str:
    """Meridians between the zones."""
    found = ""
    for plot in plots():
        (kx, ky), (sx, sy) = plot.knee, plot.shore
        found += f"M{kx:.0f} {ky:.0f}L{sx:.1f} {sy:.1f}"
    return (
        f'<path d="{found}" fill="none" stroke="#4f88a6" stroke-opacity=".7" stroke-width="1.5" '
        'stroke-dasharray="2 5" stroke-linecap="round"/>'
    )


@cache
def road() -> str:
    """The sun's road: a dark lane, a dotted line, arrows the way the sun goes."""
    ring = outline(around(oval(*ROAD, 160)))
    found = (
        f'<path d="{ring}" fill="none" stroke="#04192a" stroke-opacity=".45" stroke-width="36"/>'
        f'<path d="{ring}" fill="none" stroke="#ffc24b" stroke-opacity=".75" stroke-width="2" '
        'stroke-dasharray="2 7" stroke-linecap="round"/>'
    )
    for plot in plots():
        arrow = (
            '<circle r="9" fill="#0a2a43"/><path d="M-3.5-5L3.5 0L-3.5 5" fill="none" stroke="#ffc24b" '
            'stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>'
        )
        found += put(plot.edge.x, plot.edge.y, arrow, 1, plot.edge.turn)
    return found
