"""Stamps and paints by name: goods with their numbers, marks, houses, scenery, patterns, clips."""

from __future__ import annotations

import math
from typing import Final

from ....drawing.strokes import Dice
from .machines import MACHINES

NUMBERS: Final = 31
"""Goods are stamped with numbers below this one."""
CLOUD: Final = "M-11 6A5.2 5.2 0 0 1-10.5-3A6 6 0 0 1-1-7.5A6.6 6.6 0 0 1 9-3.5A5 5 0 0 1 10 6Z"
PERSON: Final = "M-13 16Q-14-1-4.5-1.5A7.2 7.2 0 1 1 4.5-1.5Q14-1 13 16Z"


def _arrows(r: float, wide: float, colour: str, head: float) -> str:
    """Three chasing arcs: the mark of recycling."""
    arcs, heads = "", ""
    for i in range(3):
        start, end = math.radians(120 * i - 80), math.radians(120 * i + 4)
        x0, y0, x1, y1 = r * math.cos(start), r * math.sin(start), r * math.cos(end), r * math.sin(end)
        arcs += f"M{x0:.1f} {y0:.1f}A{r} {r} 0 0 1 {x1:.1f} {y1:.1f}"
        nx, ny = math.cos(end) * head, math.sin(end) * head
        heads += f"M{x1 + nx:.1f} {y1 + ny:.1f}L{x1 - nx:.1f} {y1 - ny:.1f}"
        heads += f"L{x1 - ny * 1.5:.1f} {y1 + nx * 1.5:.1f}Z"
    drawn = f'<path d="{arcs}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
    return f'{drawn}<path d="{heads}" fill="{colour}"/>'


_GOODS: Final = {
    "coin": '<circle r="13.5" fill="#e5ad33" stroke="#6d4706" stroke-width="1.7"/>'
    '<circle r="10.4" fill="#f6d36f" stroke="#b07d14"/>',
    "science": '<path d="M-4.8-14.8H4.8V-12.4H3.7V-7.8A11.8 11.8 0 1 1-3.7-7.8V-12.4H-4.8Z" fill="#d5e9fa" '
    'stroke="#123f6d" stroke-width="1.7" stroke-linejoin="round"/><circle cy="3.2" r="9.9" fill="#2568a8"/>',
    "vp": '<path d="M0-15L4.5-10.5L10.7-11.2L10.3-4.9L15.3 0L10.3 4.9L10.7 11.2L4.5 10.5L0 15L-4.5 '
    "10.5L-10.7 "
    '11.2L-10.3 4.9L-15.3 0L-10.3-4.9L-10.7-11.2L-4.5-10.5Z" fill="#b5302a" stroke="#5e120e" '
    'stroke-width="1.5" stroke-linejoin="round"/><circle r="9.3" fill="#fff3d4" stroke="#7a1c15"/>',
}
_NUMBER_INK: Final = {"coin": "#3d2703", "science": "#fff", "vp": "#7a120c"}

_MARKS: Final = {
    "recycling": '<rect x="-13.5" y="-13.5" width="27" height="27" rx="6.5" fill="#2c7a4d" stroke="#0f3d26" '
    'stroke-width="1.6"/>' + _arrows(7.2, 3, "#fff8e6", 4.6),
    "waste": '<path d="M-9.5-9.5Q-9.5-12.5 0-12.5Q9.5-12.5 9.5-9.5V9.5Q9.5 12.5 0 12.5Q-9.5 12.5-9.5 9.5Z" '
    'fill="#55524f" stroke="#1c1a19" stroke-width="1.5"/><ellipse cy="-9.5" rx="9.5" ry="3" fill="#8f8b85" '
    'stroke="#1c1a19" stroke-width="1.2"/><path d="M-9.5-2.5Q0 1 9.5-2.5V4.5Q0 8-9.5 4.5Z" fill="#d9d2c0"/>'
    '<path d="M0-1L3.6 5.4H-3.6Z" fill="#2b2118"/>',
    "smoke": f'<path d="{CLOUD}" transform="scale(1.15)" fill="#6a6764" stroke="#232120" stroke-width="1.4"/>'
    '<path d="M-6 1.5A3.5 3.5 0 0 1-1-1.5M2.5-1A3.8 3.8 0 0 1 8 1" fill="none" stroke="#c9c4ba" '
    'stroke-width="1.8" stroke-linecap="round"/>',
    "tree": '<path d="M-1.8 6V13H1.8V6Z" fill="#6b4326"/><path d="M0-13.5L9.5 1.5H5.8L11 8.5H-11L-5.8 '
    '1.5H-9.5Z" '
    'fill="#2f8a4c" stroke="#0f4425" stroke-width="1.5" stroke-linejoin="round"/>'
    '<path d="M0-10L-5.6-.5M0-3L-6 5.5" stroke="#8fd39a" stroke-width="1.7" stroke-linecap="round"/>',
    "clean": '<rect x="-12" y="-12" width="24" height="24" rx="4" fill="#a9c27c" stroke="#2f5a35" '
    'stroke-width="1.8"/><path d="M-12 3Q0-4 12 4V8Q12 12 8 12H-8Q-12 12-12 8Z" fill="#86a862"/>'
    '<path d="M-6 0L-1.5 5L7-5.5" fill="none" stroke="#0f4425" stroke-width="3.2" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "use-1": '<circle r="11" fill="#fff8e6" stroke="#2b2118" stroke-width="1.5"/><text y=".3" '
    'font-size="11.5" '
    'font-weight="700" text-anchor="middle" dominant-baseline="central" fill="#2b2118">1×</text>',
    "use-2": '<circle r="11" fill="#1f5c96" stroke="#0c2c4d" stroke-width="1.5"/><path d="M5.5-3.5A6.3 6.3 '
    "0 1 0 "
    '6 3" fill="none" stroke="#fff" stroke-width="2.2"/><path d="M8.6-7.2V-.8H2.2Z" fill="#fff"/>',
    "use-0": '<circle r="11" fill="#84563a" stroke="#3d2516" stroke-width="1.5"/>'
    '<path d="M-6.5 6V-1.5L-2 1.5V-1.5L2.5 1.5V-6H6.5V6Z" fill="#fff8e6"/>',
    "first": '<path d="M-6 12V-12" stroke="#8a7550" stroke-width="2.4" stroke-linecap="round"/>'
    '<path d="M-6-12H10L6-6.5L10-1H-6Z" fill="#b5302a" stroke="#5e120e" stroke-width="1.2"/>',
    "gavel": '<g transform="rotate(-40)"><rect x="-8" y="-10" width="16" height="9" rx="2" fill="#84563a" '
    'stroke="#3d2516" stroke-width="1.4"/><rect x="-1.8" y="-1" width="3.6" height="15" rx="1.6" '
    'fill="#b98a57" '
    'stroke="#3d2516" stroke-width="1.2"/></g>',
    "left": '<path d="M-8-11H3V11H-8Z" fill="none" stroke="currentColor" stroke-width="2.2"/><path d="M-1 '
    "0H10M6-4.5"
    'L10.8 0L6 4.5" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/>',
    "passed": '<path d="M-7-7V7M-1-7L8 0L-1 7" fill="none" stroke="currentColor" stroke-width="2.6" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "lock": '<path d="M-4-1V-5A4 4 0 0 1 4-5V-1" fill="none" stroke="currentColor" stroke-width="2.2"/>'
    '<rect x="-6.5" y="-1.5" width="13" height="10" rx="2" fill="currentColor"/>',
    "turn": '<path d="M7.5-5A9 9 0 1 0 8.8 2" fill="none" stroke="currentColor" stroke-width="2.8" '
    'stroke-linecap="round"/><path d="M11.5-9.5L11-1.5L3.8-5.5Z" fill="currentColor"/>',
    "turn-left": '<use href="#&~turn" transform="scale(-1 1)"/>',
    "plus": '<path d="M0-7V7M-7 0H7" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
    "tick": '<path d="M-7 .5L-2 6L8-6" fill="none" stroke="currentColor" stroke-width="3.4" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "hand": '<path d="M-9 8Q-9 2 0 2Q9 2 9 8V10H-9Z" fill="currentColor"/><circle cy="-4" r="5" '
    'fill="currentColor"/>',
    "look": '<path d="M-9-3L0 5L9-3" fill="none" stroke="currentColor" stroke-width="3" '
    'stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "person": f'<path d="{PERSON}" fill="#fff8e6" stroke="#2b2118" stroke-width="2"/>',
    "place": '<circle r="15.5" fill="#fff8e6" stroke="#2b2118" stroke-width="1.8" stroke-dasharray="4 3"/>'
    '<path d="M-8 9Q-8.5-.5-2.8-1A4.5 4.5 0 1 1 2.8-1Q8.5-.5 8 9Z" fill="none" stroke="#5e4c3a" '
    'stroke-width="1.5" stroke-opacity=".75"/>',
    "field": '<rect x="-12" y="-12" width="24" height="24" rx="4" fill="#a9c27c" stroke="#2b2118" '
    'stroke-width="2" '
    'stroke-dasharray="4 2.5"/>',
    "coupler": '<rect x="-11" y="-18" width="22" height="36" rx="9" fill="#3d2516"/><rect x="-8" y="-15" '
    'width="16" height="30" rx="6.5" fill="#ffb800" stroke="#fff0b8" stroke-width="2"/>'
    '<circle r="3.4" fill="#3d2516"/>',
    "junction": '<circle r="15" fill="#e3d2ac" stroke="#84563a" stroke-width="2"/><circle r="10.5" '
    'fill="#84563a" '
    'stroke="#3d2516" stroke-width="3"/><circle r="4" fill="#f6e3b0"/>',
}


def _pine(x: float, y: float, h: float, tone: str) -> str:
    shade = f"M{x:.0f} {y - h:.0f}L{x + h * 0.36:.0f} {y:.0f}H"
    return (
        f'<path d="{shade}{x - h * 0.36:.0f}Z" fill="{tone}"/>'
        f'<path d="{shade}{x:.0f}Z" fill="#1d3a2a" fill-opacity=".22"/>'
    )


def _leafy(x: float, y: float, h: float, tone: str) -> str:
    return (
        f'<path d="M{x:.0f} {y:.0f}V{y - h * 0.5:.0f}" stroke="#6b4a2c" stroke-width="2"/>'
        f'<ellipse cx="{x:.0f}" cy="{y - h * 0.62:.0f}" rx="{h * 0.33:.1f}" ry="{h * 0.4:.1f}" '
        f'fill="{tone}"/>'
    )


_SCENERY: Final = {
    "wood-0": _pine(-12, 2, 20, "#5f8d50") + _leafy(6, 6, 22, "#6f9a58") + _pine(-3, 14, 22, "#4f7f4d"),
    "wood-1": _leafy(-9, 4, 22, "#5f8d50") + _pine(9, 6, 24, "#4f7f4d") + _pine(-2, 15, 19, "#6f9a58"),
    "lake": '<ellipse rx="25" ry="15" fill="#8dbfc2"/><ellipse cx="-4" cy="-2" rx="17" ry="9" '
    'fill="#a9d3d1"/>'
    '<path d="M-12 0h11M-1 6h12" stroke="#f2faf4" stroke-width="1.8" stroke-linecap="round"/>',
    "hill": '<path d="M-25 14L-5-19L6-1L12-9L25 14Z" fill="#8b9a78"/><path d="M-5-19L6-1L1 14H-2Z" '
    'fill="#5f7057" '
    'fill-opacity=".7"/><path d="M-5-19L-10-9L-5-11L-2-8L1-10Z" fill="#fbf5e4"/>',
    "farm": '<path d="M-10-3H10V11H-10Z" fill="#f3e3bf"/><path d="M-13-2L0-15L13-2Z" fill="#b9583b"/>'
    '<path d="M-2 2H2V11H-2Z" fill="#7d5233"/>' + _leafy(17, 11, 16, "#5c8a4d"),
    "grass": '<path d="M-17-7q8-5 17 0t17 0M-17 3q8-5 17 0t17 0M-17 13q8-5 17 0t17 0" fill="none" '
    'stroke="#6f8f4c" '
    'stroke-opacity=".55" stroke-width="2.2"/>',
    "park": _pine(-12, 14, 24, "#7f9460") + _leafy(10, 18, 20, "#8ba068"),
}
SCENES: Final = ("wood-0", "hill", "grass", "wood-1", "lake", "farm", "grass")


def houses(wide: int, state: str) -> str:
    """Flat houses left and right of the place for people; their windows are lit where somebody lives."""
    dice = Dice(wide * 7 + 1)
    tones = {"dull": ("#cbbf9f", "#bdb295", "#d3c9ac")}.get(state, ("#d9b98c", "#c98f6b", "#b9a98c"))
    walls: dict[str, str] = dict.fromkeys(tones, "")
    panes = ""
    for side in (-1, 1):
        x = 15.5
        while wide / 2 - 3 - x > 6:
            w, h = min(dice.between(8, 12), wide / 2 - 3 - x), dice.between(11, 25)
            left = x if side > 0 else -x - w
            walls[dice.tint(*tones)] += f"M{left:.1f} 2v{-h:.1f}h{w - 0.8:.1f}v{h:.1f}z"
            for y in range(int(2 - h) + 4, -3, 6):
                panes += f"M{left + w / 2 - 2.4:.1f} {y}h4v2.8h-4z"
            x += w
    drawn = "".join(
        [
            f'<path d="{d}" fill="{tone}" stroke="#4a3524" stroke-width="1.1"/>'
            for tone, d in walls.items()
            if d
        ]
    )
    return f'{drawn}<path d="{panes}" fill="{"#ffe48a" if state == "full" else "#8d7a63"}"/>'


HOUSES: Final = (50, 51, 78, 84, 94, 101, 125)
"""The widths of signs; see `plots`."""
_PAINTS: Final = {
    "paper": '<linearGradient id="&~paper" x1="0" y1="0" x2="0" y2="1"><stop offset="0" '
    'stop-color="#fffaf0"/>'
    '<stop offset="1" stop-color="#ecdcb6"/></linearGradient>',
    "sheen": '<linearGradient id="&~sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" '
    'stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" '
    'stop-color="#2b2118" stop-opacity=".14"/></linearGradient>',
    "furrow": '<pattern id="&~furrow" width="9" height="9" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(24)"><path d="M0 4.5H9" stroke="#4d5a26" stroke-opacity=".2" stroke-width="2"/>'
    "</pattern>",
    "dots": '<pattern id="&~dots" width="11" height="11" patternUnits="userSpaceOnUse" '
    'patternTransform="rotate(18)"><circle cx="4" cy="4" r="1.6" fill="#2f5a35" '
    'fill-opacity=".3"/></pattern>',
    "slab": '<pattern id="&~slab" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0H20V20" '
    'fill="none" stroke="#7a6a50" stroke-opacity=".22" stroke-width="1.2"/></pattern>',
    "tile": '<clipPath id="&~tile"><rect width="240" height="240" rx="10"/></clipPath>',
    "face": '<clipPath id="&~face"><rect x="4" y="4" width="232" height="232" rx="9"/></clipPath>',
}


def _numbered(good: str, n: int) -> str:
    """A good with its number printed inside."""
    size, y = (16.5 if n < 10 else 12.5), 3.4 if good == "science" else 0.4
    return (
        f'<g id="&~{good}-{n}"><use href="#&~{good}"/><text y="{y}" font-size="{size}" font-weight="700" '
        f'text-anchor="middle" dominant-baseline="central" fill="{_NUMBER_INK[good]}">{n}</text></g>'
    )


def _book() -> dict[str, str]:
    stamps = {**_GOODS, **_MARKS, **_SCENERY, **MACHINES}
    stamps |= {f"sky-{w}-{state}": houses(w, state) for w in HOUSES for state in ("dull", "bright", "full")}
    found = {name: f'<g id="&~{name}">{body}</g>' for name, body in stamps.items()}
    found |= {f"{good}-{n}": _numbered(good, n) for good in _GOODS for n in range(NUMBERS)}
    return found | _PAINTS


BOOK: Final[dict[str, str]] = _book()
"""What a panel can define."""
