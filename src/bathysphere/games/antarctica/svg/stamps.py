"""Pieces and paints that a panel defines once: tiles, ships, scientists, cubes, gradients, ice."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ....drawing.players import LIVERIES
from ....drawing.shapes import put
from .icons import building
from .layout import COAST, around, outline, oval, plots
from .look import CLASSES, GOLD, HUES, INK, Light

SEATS: Final = range(4)


def _as(id: str, body: str) -> str:
    return f'<g id="{id}">{body}</g>'


def _shape(seat: int, x: float, y: float, size: float) -> str:
    """The symbol of a seat, `size` units across."""
    look = LIVERIES[seat]
    body = f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd" transform="translate(-12 -12)"/>'
    return put(x, y, body, size / 13)


def _mark(seat: int, id: str, shade: Light) -> str:
    return _as(id, _shape(seat, 0, 0, 10))


def _badge(seat: int, id: str, shade: Light) -> str:
    """A round badge of radius 10."""
    disc = f'<circle r="10" fill="{LIVERIES[seat].colour}" stroke="#fff" stroke-width="1.5"/>'
    return _as(id, disc + _shape(seat, 0, 0, 10.5))


def _hull(seat: int, id: str, shade: Light) -> str:
    """An icebreaker from above, 46 long, bow to the right; its symbol is put on top and never turns."""
    colour = LIVERIES[seat].colour
    return _as(
        id,
        '<path d="M-21-7Q-22-9.5-18-9.800L6-10.4Q17-8.5 23 0Q17 8.5 6 10.4L-18 9.8Q-22 9.5-21 7Z" '
        f'fill="{colour}" stroke="#fff" stroke-width="2"/>'
        '<path d="M-18-6.2L5-6.8Q13-5.5 17 0Q13 5.5 5 6.8L-18 6.2Z" fill="#000" fill-opacity=".2"/>'
        '<rect x="6.5" y="-4.6" width="4.6" height="9.2" rx="1.6" fill="#fff"/>'
        f'<path d="M8.8-3V3" stroke="{INK}" stroke-width="1.4"/>'
        '<rect x="-18.5" y="-3" width="4" height="6" rx="1.2" fill="#fff" fill-opacity=".75"/>'
        f'<circle cx="-4" r="9" fill="{colour}" stroke="#fff" stroke-opacity=".55"/>',
    )


def pawn(fill: str, edge: str) -> str:
    """A hooded scientist in a box of 18 by 22."""
    return (
        f'<path d="M-8.5 10C-8.5 1.8-5.6-1 0-1C5.6-1 8.5 1.8 8.5 10Z" fill="{fill}" stroke="{edge}" '
        f'stroke-width="1.3" stroke-linejoin="round"/><circle cy="-5.6" r="5.3" fill="{fill}" '
        f'stroke="{edge}" '
        'stroke-width="1.3"/><circle cy="-5.2" r="2.7" fill="#ffe2c4"/>'
    )


def _scientist(seat: int, id: str, shade: Light) -> str:
    return _as(id, pawn(LIVERIES[seat].colour, INK) + _shape(seat, 0, 5.2, 7.4))


def _someone(id: str, shade: Light) -> str:
    return _as(id, pawn("#48627a", "none"))


def _cube(seat: int, id: str, shade: Light) -> str:
    """A cube, 18 wide."""
    return _as(
        id,
        f'<path d="M-8-4.5L-4.5-8.5H8.5V4L5 8H-8Z" fill="{LIVERIES[seat].colour}" stroke="#fff" '
        f'stroke-width="1.5" '
        'stroke-linejoin="round"/><path d="M-8-4.5L-4.5-8.5H8.5L5-4.5Z" fill="#fff" fill-opacity=".35"/>'
        '<path d="M5-4.5L8.5-8.5V4L5 8Z" fill="#000" fill-opacity=".22"/>' + _shape(seat, -1.5, 1.8, 8.4),
    )


_PLATES: Final = {
    "token": '<rect x="-14" y="-14" width="28" height="28" rx="8" {e}/>',
    "resource": '<path d="M-9-14H9L14-9V9L9 14H-9L-14 9V-9Z" {e}/>',
    "expertise": '<path d="M0-15.5L13.8-7.8V7.8L0 15.5L-13.8 7.8V-7.8Z" {e}/>',
    "centre": '<path d="M8.5 8.5L15 15" stroke="#fff" stroke-width="6.4" stroke-linecap="round"/>'
    '<path d="M8.5 8.5L14.7 14.7" stroke="{f}" stroke-width="4" stroke-linecap="round"/><circle r="13.8" '
    "{e}/>",
    "prestige": '<path d="M-13.5-14H13.5V3C13.5 9.5 7 13.5 0 15.8C-7 13.5-13.5 9.5-13.5 3Z" {e}/>',
}


def _tile(kind: str, id: str, shade: Light) -> str:
    """A building, 30 across: the outline tells the class, the picture the kind."""
    of = CLASSES[kind]
    rim = GOLD if of == "prestige" else "#fff"
    edge = f'fill="{HUES[of]}" stroke="{rim}" stroke-width="1.6" stroke-linejoin="round"'
    plate = _PLATES[of].replace("{e}", edge).replace("{f}", HUES[of])
    picture = building(kind, "#fff", HUES[of], GOLD if of == "prestige" else "#ffc47a")
    return _as(id, plate + put(0, 0, picture, 0.94 if of in ("token", "resource") else 0.82))


def _shadow(kind: str, id: str, shade: Light) -> str:
    edge = f'fill="{INK}"'
    plate = _PLATES[CLASSES[kind]].replace("#fff", INK).replace("{e}", edge).replace("{f}", INK)
    return f'<g id="{id}" opacity=".22">{plate}</g>'


def _sun(id: str, shade: Light) -> str:
    """The sun, radius 17, with its rays."""
    rays = "".join([f'<path d="M0-20.5V-25.5" transform="rotate({turn})"/>' for turn in range(0, 360, 30)])
    return _as(
        id,
        f'<g stroke="#ffd774" stroke-width="2.6" stroke-linecap="round">{rays}</g>'
        '<circle r="17" fill="#f0912a" stroke="#fff6da" stroke-width="2"/><circle r="15" cx="-.5" cy="-.8" '
        'fill="#ffc94f"/><circle r="9" cx="-4" cy="-5" fill="#fff7de" fill-opacity=".55"/>',
    )


def _tint(id: str, kind: str, stops: list[tuple[float, str, float]]) -> str:
    told = "".join(
        [
            f'<stop offset="{at:g}" stop-color="{colour}"'
            + (f' stop-opacity="{strong:g}"' if strong < 1 else "")
            + "/>"
            for at, colour, strong in stops
        ]
    )
    where = ' x1="0" y1="0" x2="0" y2="1"' if kind == "linear" else ""
    return f'<{kind}Gradient id="{id}"{where}>{told}</{kind}Gradient>'


def _sea(id: str, shade: Light) -> str:
    return _tint(id, "linear", [(0, shade.sea_top, 1), (0.5, shade.sea_middle, 1), (1, shade.sea_low, 1)])


def _ice(id: str, shade: Light) -> str:
    return _tint(id, "radial", [(0, shade.pole, 1), (0.55, shade.plain, 1), (1, shade.coast, 1)])


def _fixed(kind: str, stops: list[tuple[float, str, float]], id: str, shade: Light) -> str:
    return _tint(id, kind, stops)


def _pack_ice(id: str, shade: Light) -> str:
    return (
        f'<pattern id="{id}" width="26" height="22" patternUnits="userSpaceOnUse"><path d="M1 3L9 1L13 '
        "7L8 12L2 10Z"
        'M15 10L23 8L25 15L19 20L14 17ZM4 15L10 14L12 19L6 21ZM17 1L23 2L22 6L17 6Z" fill="#f4fafd" '
        'fill-opacity=".62"/></pattern>'
    )


def _blur(id: str, shade: Light) -> str:
    room = 'x="-50%" y="-50%" width="200%" height="200%"'
    return f'<filter id="{id}" {room}><feGaussianBlur stdDeviation="4"/></filter>'


def _grey(id: str, shade: Light) -> str:
    return f'<filter id="{id}"><feColorMatrix type="saturate" values=".12"/></filter>'


def _land(id: str, shade: Light) -> str:
    return f'<path id="{id}" d="{outline(around(oval(*COAST, 180, True)))}"/>'


def _wedge(zone: int, id: str, shade: Light) -> str:
    return f'<path id="{id}" d="{plots()[zone].wedge}" stroke-linejoin="round"/>'


_GLARE: Final = [(0, "#ffe0a8", 0.8), (0.22, "#f7a9a0", 0.5), (0.6, "#8f7fc4", 0.24), (1, "#5b7fc4", 0)]
_SKIES: Final = {
    "base": ("#7fb9d8", "#cfe3ea", "#ffddb4"),
    "double": ("#3c5e93", "#b9a6c4", "#ffc58e"),
    "advanced": ("#231f4e", "#6e5a97", "#f3a67c"),
}
BOOK: Final[dict[str, Callable[[str, Light], str]]] = {
    **{f"mark-{seat}": partial(_mark, seat) for seat in SEATS},
    **{f"badge-{seat}": partial(_badge, seat) for seat in SEATS},
    **{f"hull-{seat}": partial(_hull, seat) for seat in SEATS},
    **{f"scientist-{seat}": partial(_scientist, seat) for seat in SEATS},
    **{f"cube-{seat}": partial(_cube, seat) for seat in SEATS},
    **{f"tile-{kind}": partial(_tile, kind) for kind in CLASSES},
    **{f"shadow-{kind}": partial(_shadow, kind) for kind in CLASSES},
    **{
        f"sky-{deck}": partial(_fixed, "linear", [(0, sky[0], 1.0), (0.55, sky[1], 1.0), (1, sky[2], 1.0)])
        for deck, sky in _SKIES.items()
    },
    **{f"wedge-{zone}": partial(_wedge, zone) for zone in range(8)},
    "land": _land,
    "someone": _someone,
    "sun": _sun,
    "sea": _sea,
    "ice": _ice,
    "glare": partial(_fixed, "radial", _GLARE),
    "warm": partial(_fixed, "radial", [(0, "#ffb45e", 0.6), (0.4, "#ff9e5a", 0.24), (1, "#ff9e5a", 0)]),
    "halo": partial(_fixed, "radial", [(0, "#fff1ce", 0.95), (0.35, "#ffc24b", 0.55), (1, "#ffc24b", 0)]),
    "snow": partial(_fixed, "linear", [(0, "#ffffff", 1.0), (1, "#c7e0ec", 1.0)]),
    "pack-ice": _pack_ice,
    "blur": _blur,
    "grey": _grey,
}
"""Everything that a pen may use, by name."""
