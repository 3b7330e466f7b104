"""What is built: buildings, tunnels, domes and metropolises, and the signs of what can be done."""

from __future__ import annotations

import math
from functools import cache, lru_cache
from typing import Final

from ....drawing.memory import kept
from ....drawing.shapes import box, disc, line
from ....drawing.strokes import Dice, path
from ....drawing.tongue import Tongue
from ..components import BROWN, Tile
from ..text.cards import tile_text
from ..text.names import name
from .icons import fitted, use
from .look import GLOW, GOLD, GOLD_INK, SHADE, STOP
from .setting import strip
from .signs import tile_strips

BUILDINGS: Final = ("farm", "desal", "lab")
_RIMS: Final = {"farm": "#0f4a2a", "desal": "#0d3768", "lab": "#4c5a68"}


def _building(what: str, upgraded: bool) -> str:
    """A square with its sign; upgraded, on a gold plinth with eight sides and an arrow."""
    fill, rim, left = f"url(#&~{what}tile)", _RIMS[what], -1 if what == "desal" else 0
    if not upgraded:
        found = box(-15.5, -13, 31, 31, 7, SHADE, more=' fill-opacity=".5"')
        found += box(-15.5, -15.5, 31, 31, 7, fill, rim, 1.8)
        found += box(-13, -13, 26, 26, 5, "none", "#fff", 1, ' stroke-opacity=".35"')
        return found + use(f"p-{what}", left, 0.5, 1.12)
    plinth = "M-11-20H11L20-11V11L11 20H-11L-20 11V-11Z"
    found = path(plinth, GOLD, more=f'stroke="{GOLD_INK}" stroke-width="1.8"')
    found += box(-14.5, -14.5, 29, 29, 6, fill, rim, 1.6) + use(f"p-{what}", left, 1.5, 1.05)
    return found + use("up", 14, -14, 1.25)


def _tunnel(upgraded: bool) -> str:
    """A tile lying along x."""
    if not upgraded:
        found = box(-27, -11.5, 54, 28, 11, SHADE, more=' fill-opacity=".45"')
        found += box(-27, -14, 54, 28, 11, "url(#&~tube)", "#3d6373", 1.8)
        return found + "".join([box(x - 5, -5.5, 10, 11, 3, "#0c3a4e", "#dff4fa", 1) for x in (-15, 0, 15)])
    found = box(-28, -13, 56, 32, 13, SHADE, more=' fill-opacity=".45"')
    found += box(-28, -16, 56, 32, 13, "url(#&~tubegold)", GOLD_INK, 1.8)
    return found + "".join([box(x - 5, -6, 10, 12, 3, "#fff8d6", "#7a5503", 1.2) for x in (-16, 16)])


def _dome(white: bool) -> str:
    """A dome of radius 36; a symbiotic one is purple, with a leaf."""
    rib, rim = ("#6d98a8", "#fff") if white else ("#e9c8ff", "#f3e0ff")
    found = disc(0, 3, 37, SHADE, more=' fill-opacity=".5"')
    found += disc(0, 0, 36, "url(#&~dome)" if white else "url(#&~purpledome)", rim, 2.4)
    ribs = "".join([f"M{x} 14Q{x * 0.5:g}-34 0-34" for x in (-20, 0, 20)])
    found += line(ribs, rib, 1.4, ' stroke-opacity=".55"')
    found += (
        f'<ellipse cy="14" rx="28" ry="9" fill="none" stroke="{rib}" stroke-opacity=".6" stroke-width="1.4"/>'
    )
    if white:
        towers = "".join(
            [f"M{-17 + k * 7} 16v{-high}h5v{high}Z" for k, high in enumerate((10, 17, 13, 20, 9))]
        )
        return found + path(towers, "#41788c", more='fill-opacity=".75"')
    leaf = "M0 19V-6M0 8C-13 8-16-2-16-7C-6-7 0-1 0 8ZM0 0C13 0 16-10 16-15C6-15 0-9 0 0Z"
    more = 'fill-opacity=".92" stroke="#54208a" stroke-width="1.4" stroke-linejoin="round"'
    return found + path(leaf, "#f7ecff", more=more)


PIECES: Final = {
    **{f"t-{what}": _building(what, False) for what in BUILDINGS},
    **{f"t-{what}-up": _building(what, True) for what in BUILDINGS},
    "t-tunnel": _tunnel(False),
    "t-tunnel-up": _tunnel(True),
    "t-nonsymbiotic": _dome(True),
    "t-symbiotic": _dome(False),
}


def building(what: str, x: float, y: float) -> str:
    """`what` as a view says it: "lab", "upgraded lab"."""
    upgraded = what.startswith("upgraded ")
    return use(f"t-{what.removeprefix('upgraded ')}" + ("-up" if upgraded else ""), x, y)


def tunnel(upgraded: bool, turn: float) -> str:
    """A tile round (0, 0), turned; its arrow stays upright."""
    turned = f'<use href="#&~t-tunnel{"-up" if upgraded else ""}" transform="rotate({turn:g})"/>'
    return turned + (use("up", 0, 0, 1.45) if upgraded else "")


@lru_cache(1 << 10)
def tube(way: str, upgraded: bool) -> str:
    """A built tunnel below its tile, from rim to rim."""
    dark, base, pale = (GOLD_INK, "#f2c14a", "#fff3c4") if upgraded else ("#2b4f5e", "#bcd3dc", "#f2f9fb")
    found = "".join(
        [
            f'<path d="{way}" stroke="{ink}" stroke-width="{wide:g}"/>'
            for ink, wide in ((dark, 20), (base, 15.5), ("#0c3a4e", 7))
        ]
    )
    lamps = f'<path d="{way}" stroke="{pale}" stroke-width="3.6" stroke-dasharray="6 6"/>'
    return f'<g fill="none">{found}{lamps}</g>'


def hexagon(r: float, x: float = 0, y: float = 0) -> str:
    corners = [(x + r * math.cos(math.pi * k / 3), y + r * math.sin(math.pi * k / 3)) for k in range(6)]
    return " ".join([f"{left:.1f},{low:.1f}" for left, low in corners])


@kept
def tile_name(tile: Tile, tongue: Tongue) -> str:
    return tongue.say(name(tile))


@kept
def tile_about(tile: Tile, tongue: Tongue) -> str:
    """A metropolis in words."""
    return f"{tile_name(tile, tongue)}. {tongue.say(tile_text(tile))}"


@kept
def metropolis(tile: Tile, r: float, tongue: Tongue) -> str:
    """A tile with six sides: skyline, name, what it gives at once, what it gives later."""
    brown = tile.colour == BROWN
    dice = Dice(tile.number * 17 + 3)
    rim, dark = ("#f7e3c2", "#3c240f") if brown else ("#dff0ff", "#0f2f60")
    found = f'<polygon points="{hexagon(r + 5)}" fill="#02121b" fill-opacity=".6"/>'
    found += f'<polygon points="{hexagon(r)}" fill="url(#&~{"brown" if brown else "blue"})" '
    found += f'stroke="{rim}" stroke-width="{r * 0.05:.1f}"/>'
    base, step = -r * 0.22, r * 1.06 / 9
    towers = ""
    for k in range(9):
        high = min(r * dice.between(0.14, 0.34) * (1.5 if 2 < k < 6 else 1), r * 0.42)
        towers += f"M{-r * 0.53 + k * step:.1f} {base:.1f}v{-high:.1f}h{step * 0.82:.1f}v{high:.1f}Z"
    found += path(towers, "#fff", more='fill-opacity=".48"')
    high = r * 0.27
    found += box(-r * 0.86, base, r * 1.72, high, r * 0.04, dark, rim, 0.8)
    found += fitted(0, base + high / 2, tile_name(tile, tongue), r * 1.6, r * 0.215, r * 0.15, "#fff")
    return found + _given(tile, tongue, r, base + high, rim)


def _given(tile: Tile, tongue: Tongue, r: float, low: float, rim: str) -> str:
    """The strips of a metropolis."""
    now, later = tile_strips(tile, tongue)
    high = r * 0.76 - low
    mark = "k-production" if tile.production is not None else "k-scoring"
    if now and later:
        found = strip(now, 0, low + high * 0.25, r * 1.24, high * 0.46, r / 62)
        found += line(f"M{-r * 0.5:.1f} {low + high * 0.52:.1f}H{r * 0.5:.1f}", rim, r * 0.012)
        found += use(mark, -r * 0.4, low + high * 0.78, r / 125, rim)
        return found + strip(later, r * 0.1, low + high * 0.78, r * 0.78, high * 0.46, r / 62)
    if now:
        return strip(now, 0, low + high * 0.5, r * 1.24, high * 0.84, r / 50)
    return use(mark, 0, -r * 0.7, r / 150, rim) + strip(
        later, 0, low + high * 0.48, r * 1.1, high * 0.84, r / 50
    )


@cache
def halo(x: float, y: float, w: float, h: float, r: float = 9, colour: str = GLOW, bold: float = 1) -> str:
    """You may: light round something with corners."""
    wide = box(x - 3, y - 3, w + 6, h + 6, r + 3, "none", colour, 7 * bold, ' stroke-opacity=".35"')
    near = box(x - 1, y - 1, w + 2, h + 2, r + 1, "none", colour, 2.6 * bold)
    return f'<g class="legal-glow">{wide}</g>{near}'


@cache
def ring(r: float, colour: str = GLOW) -> str:
    """You may: light round a city site."""
    soft = disc(0, 0, r, "none", colour, 13, ' stroke-opacity=".4"')
    inner = disc(0, 0, r, colour, colour, 5, ' fill-opacity=".14"')
    return f'<g class="legal-glow">{soft}</g>{inner}'


def locked(x: float, y: float, size: float = 0.85) -> str:
    """You may not: a lock."""
    return disc(x, y, 10 * size, "#14070b", STOP, 1) + use("lock", x, y - 0.8 * size, 0.8 * size, "#ffb3b3")
