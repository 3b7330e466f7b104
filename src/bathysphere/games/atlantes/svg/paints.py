"""Paints and stamps by name: gradients, and the shapes that stand for gold, power, raising and points."""

from __future__ import annotations

import math
from typing import Final


def _falling(name: str, *stops: tuple[float, str]) -> str:
    inner = "".join([f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops])
    return f'<linearGradient id="&~{name}" x1="0" y1="0" x2="0" y2="1">{inner}</linearGradient>'


def _fading(name: str, colour: str, top: float, low: float) -> str:
    return (
        f'<linearGradient id="&~{name}" x1="0" y1="0" x2="0" y2="1">'
        f'<stop offset="0" stop-color="{colour}" stop-opacity="{top:g}"/>'
        f'<stop offset="1" stop-color="{colour}" stop-opacity="{low:g}"/></linearGradient>'
    )


def _ball(name: str, x: float, y: float, r: float, *stops: tuple[float, str]) -> str:
    inner = "".join([f'<stop offset="{at:g}" stop-color="{colour}"/>' for at, colour in stops])
    return f'<radialGradient id="&~{name}" cx="{x:g}" cy="{y:g}" r="{r:g}">{inner}</radialGradient>'


def _halo(name: str, inner: str, outer: str, strong: float) -> str:
    return (
        f'<radialGradient id="&~{name}"><stop offset="0" stop-color="{inner}" stop-opacity="{strong:g}"/>'
        f'<stop offset="1" stop-color="{outer}" stop-opacity="0"/></radialGradient>'
    )


def _fan(r: float, lobes: int) -> tuple[str, list[tuple[float, float]]]:
    """A scallop: its outline, and the ends of its ribs."""
    first, last = math.radians(196), math.radians(-16)
    ends = []
    for i in range(lobes + 1):
        angle = first + (last - first) * i / lobes
        ends.append((r * math.cos(angle), 1.5 - r * math.sin(angle)))
    d = f"M-5.4 {r + 0.6:.1f}L-4.2 {r - 3:.1f}L{ends[0][0]:.2f} {ends[0][1]:.2f}"
    for x, y in ends[1:]:
        d += f"A{r * 0.3:.2f} {r * 0.3:.2f} 0 0 1 {x:.2f} {y:.2f}"
    return d + f"L4.2 {r - 3:.1f}L5.4 {r + 0.6:.1f}Z", ends[1:-1]


TRIDENT: Final = (
    "M-10.5-11.5L-5.6-7.2L0-12.5L5.6-7.2L10.5-11.5V.5C10.5 6.5 6 10 0 12.5C-6 10-10.5 6.5-10.5 .5Z"
)
_ARROW: Final = "M0-12L11.5-.5H5.8V11.5H-5.8V-.5H-11.5Z"
_SHELL, _RIBS = _fan(11, 7)
_RIB_LINES: Final = "".join([f"M0 11L{x * 0.86:.1f} {y * 0.86:.1f}" for x, y in _RIBS])

_STAMPS: Final = {
    "coin": '<circle r="11.2" fill="url(#&~p-coin)" stroke="#6b4304" stroke-width="1.5"/>'
    '<circle r="8.9" fill="none" stroke="#b9801a" stroke-width=".9"/>',
    "trident": f'<path d="{TRIDENT}" fill="url(#&~p-power)" stroke="#4f0a14" stroke-width="1.5" '
    'stroke-linejoin="round"/><path d="M-8.9-8.2V.5C-8.9 5.6-5.2 8.6 0 10.8" fill="none" stroke="#ffb3a4" '
    'stroke-opacity=".7" stroke-width="1.1"/>',
    "arrow": f'<path d="{_ARROW}" fill="url(#&~p-mint)" stroke="#06352f" stroke-width="1.5" '
    'stroke-linejoin="round"/>',
    "shell": f'<path d="{_SHELL}" fill="url(#&~p-pearl)" stroke="#6a3a7d" stroke-width="1.5" '
    f'stroke-linejoin="round"/><path d="{_RIB_LINES}" stroke="#d9a9bf" stroke-width=".9"/>',
}
_CLIPS: Final = {
    "card": '<rect width="100" height="140" rx="7"/>',
    "well": '<rect y="56" width="564" height="130"/>',
}
_PAINTS: Final = {
    "p-coin": _ball("p-coin", 0.36, 0.28, 0.85, (0, "#fff0b8"), (0.5, "#f6c95a"), (1, "#d39422")),
    "p-power": _falling("p-power", (0, "#f4604f"), (1, "#a81d2c")),
    "p-mint": _falling("p-mint", (0, "#b6ffee"), (1, "#3fd9bb")),
    "p-pearl": _ball("p-pearl", 0.38, 0.25, 0.9, (0, "#ffffff"), (0.55, "#fdeede"), (1, "#e2b9c8")),
    "p-well": _ball("p-well", 0.4, 0.3, 0.8, (0, "#3c2473"), (1, "#120a26")),
    "p-glow": _halo("p-glow", "#66f5d8", "#66f5d8", 0.55),
    "p-shine": _halo("p-shine", "#ffe08a", "#ffb347", 0.75),
    "p-dream": _halo("p-dream", "#b58cff", "#b58cff", 0.55),
    "p-sea": _falling("p-sea", (0, "#5b3a9e"), (0.45, "#2f1b63"), (1, "#130a2a")),
    "p-plate": _falling("p-plate", (0, "#6d3f8f"), (0.5, "#48296f"), (1, "#2c1750")),
    "p-gilt": _falling("p-gilt", (0, "#fff0b8"), (0.5, "#e6b04a"), (1, "#94601a")),
    "p-strip": _falling("p-strip", (0, "#1d1330"), (1, "#07030f")),
    "p-belly": _falling("p-belly", (0, "#ffffff"), (1, "#ead9ee")),
    "p-back": _falling("p-back", (0, "#4d3c78"), (1, "#221741")),
    "p-lava": _falling("p-lava", (0, "#fff3a6"), (0.4, "#ffa32e"), (1, "#e5391f")),
    "p-ray": _fading("p-ray", "#ffe9d9", 0.2, 0),
    "p-fade": _fading("p-fade", "#07030f", 0.75, 0),
    "p-shark": _falling("p-shark", (0, "#3f8fce"), (1, "#0a1f45")),
    "p-wreck": _falling("p-wreck", (0, "#c08a5a"), (0.55, "#6b3f55"), (1, "#2a1730")),
    "p-volcano": _falling("p-volcano", (0, "#43204f"), (0.6, "#7c2438"), (1, "#2a0a16")),
    "p-civ": _falling("p-civ", (0, "#4fb59a"), (0.55, "#2a5f7a"), (1, "#14233f")),
    "p-starting": _falling("p-starting", (0, "#ff9c80"), (0.55, "#a5427a"), (1, "#33165a")),
    "p-ocean": _falling("p-ocean", (0, "#63c9d6"), (0.55, "#3b55a8"), (1, "#20144f")),
    "p-king": _falling("p-king", (0, "#ffd877"), (0.5, "#c0553f"), (1, "#4a1440")),
}

BOOK: Final[dict[str, str]] = {
    **_PAINTS,
    **{name: f'<g id="&~{name}">{body}</g>' for name, body in _STAMPS.items()},
    **{f"c-{name}": f'<clipPath id="&~c-{name}">{body}</clipPath>' for name, body in _CLIPS.items()},
}
"""What `finish` can define."""
