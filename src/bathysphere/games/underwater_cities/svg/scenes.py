"""The little sea pictures of cards, 150 by 60: what they show is read from the effects."""

from __future__ import annotations

import math
from typing import Final

from ....drawing.memory import kept
from ....drawing.shapes import box, disc, line
from ....drawing.strokes import Dice, path
from ..components import Card
from ..text.cards import icons as words_of
from .icons import use
from .look import GOLD, HUES, SHADE, mix


def _bell(x: float, r: float, fill: str, rib: str, y: float = 53) -> str:
    """A dome from the side."""
    rim = 'stroke="#fff" stroke-opacity=".8" stroke-width="1"'
    found = path(f"M{x - r:.1f} {y}A{r:g} {r * 1.12:.1f} 0 0 1 {x + r:.1f} {y}Z", fill, more=rim)
    towers = ""
    for k, high in enumerate((0.42, 0.7, 0.55, 0.8, 0.4)):
        towers += f"M{x + (k - 2.4) * r * 0.28:.1f} {y}v{-r * high:.1f}h{r * 0.2:.1f}v{r * high:.1f}Z"
    found += path(towers, rib, more='fill-opacity=".75"')
    ribs = f"M{x - r * 0.62:.1f} {y}Q{x - r * 0.5:.1f} {y - r * 0.95:.1f} {x:.1f} {y - r * 1.1:.1f}"
    ribs += f"Q{x + r * 0.5:.1f} {y - r * 0.95:.1f} {x + r * 0.62:.1f} {y}"
    return found + line(ribs, "#fff", 0.8, ' stroke-opacity=".55"')


def _weed(x: float, high: float, lean: float, fill: str) -> str:
    stalk = f"M{x:.1f} 54"
    for k in range(4):
        bend = 4 if k % 2 else -4
        stalk += f"Q{x + lean * (k + 0.5) + bend:.1f} {54 - high * (k + 0.5) / 4:.1f} "
        stalk += f"{x + lean * (k + 1):.1f} {54 - high * (k + 1) / 4:.1f}"
    leaves = ""
    for k in range(1, 5):
        side = 1 if k % 2 else -1
        leaves += f"M{x + lean * k * 0.9:.1f} {54 - high * k / 4.4:.1f}q{side * 3}-6 {side * 9}-5"
        leaves += f"q-1 6{-side * 9:+d} 5Z"
    return line(stalk, fill, 2.2) + path(leaves, fill)


def _city(x: float, dice: Dice) -> str:
    tube = line(f"M{x - 40:.1f} 51H{x + 50:.1f}", "#bcd3dc", 4)
    small = _bell(x - 34, 13, "url(#&~dome)", "#41788c") + _bell(x + 36, 16, "url(#&~dome)", "#41788c")
    return tube + small + _bell(x, 27, "url(#&~dome)", "#41788c")


def _symbiotic(x: float, dice: Dice) -> str:
    found = _weed(x - 54, 28, 1.5, "#c58af0") + _weed(x + 60, 24, -1.5, "#c58af0")
    found += _bell(x - 32, 13, "url(#&~purpledome)", "#4a1c78")
    return found + _bell(x, 26, "url(#&~purpledome)", "#4a1c78")


def _tunnel(x: float, dice: Dice) -> str:
    way = "M-5 50Q60 6 155 28"
    found = line("M-5 52Q60 8 155 30", SHADE, 25, ' stroke-opacity=".35"')
    found += line(way, "#e8f5f9", 22) + line(way, "#8fb3c0", 17) + line(way, "#0c3a4e", 9)
    lamps = f'<path d="{way}" fill="none" stroke="#ffdf8a" stroke-width="5" stroke-dasharray="7 8"/>'
    return found + lamps + line("M-5 46Q60 2 155 24", "#fff", 2, ' stroke-opacity=".5"')


def _farm(x: float, dice: Dice) -> str:
    found = "".join(
        [
            _weed(18 + k * 16, 26 + 9 * math.sin(k + x), dice.between(-1, 1.5), ("#4fd07c", "#2fa862")[k % 2])
            for k in range(8)
        ]
    )
    rim = 'fill-opacity=".3" stroke="#eafff6" stroke-width="1.6"'
    glass = path(f"M{x - 22:.1f} 54V40A22 18 0 0 1 {x + 22:.1f} 40V54Z", "#d9fff0", more=rim)
    return found + glass + line(f"M{x:.1f} 54V22M{x - 22:.1f} 40H{x + 22:.1f}", "#eafff6", 1)


def _desal(x: float, dice: Dice) -> str:
    found = line(f"M{x - 30:.1f} 22V10H{x + 32:.1f}V24M{x:.1f} 12V4", "#d7ecf8", 3)
    for at, r, top, fill in (
        (x - 30, 13, 26, "#4aa5e4"),
        (x, 16, 18, "#7cc4f4"),
        (x + 32, 12, 28, "#3587cb"),
    ):
        tank = f"M{at - r:.1f} 54V{top + 6}A{r} 7 0 0 1 {at + r:.1f} {top + 6}V54Z"
        found += path(tank, fill, more='stroke="#e6f5ff" stroke-width="1.2"')
        wave = f"M{at - r + 3:.1f} {top + 16}q{r / 2 - 1.5:.1f}-4 {r - 3} 0t{r - 3} 0"
        found += line(wave, "#fff", 1.6)
    return found


def _lab(x: float, dice: Dice) -> str:
    rings = "".join([f'<ellipse rx="15" ry="5.4" transform="rotate({turn})"/>' for turn in (0, 60, 120)])
    atom = (
        f'<g transform="translate({x - 46:.1f} 27)" fill="none" stroke="#fff" stroke-width="1.5">{rings}</g>'
    )
    mast = line(f"M{x:.1f} 25V10", "#fff", 2) + disc(x, 9, 3, "#ff7a66") + disc(x - 46, 27, 2.6, "#fff")
    small = _bell(x + 44, 12, "url(#&~labtile)", "#5b7186")
    return atom + mast + small + _bell(x, 25, "url(#&~labtile)", "#5b7186")


def _metropolis(x: float, dice: Dice) -> str:
    found = ""
    for k in range(15):
        high = dice.between(10, 30) * (1.25 if 4 < k < 10 else 0.8)
        tint = mix("#eaf7fb", "#2f7fa8", dice.between(0.1, 0.6))
        found += box(8 + k * 9.2, 50 - high, 7.4, high, 1, tint)
    return found + line("M4 51H146", "#fff", 1, ' stroke-opacity=".5"')


def _flag(x: float, dice: Dice) -> str:
    found = ""
    for at, top, fill in ((x - 38, 18, "#2f7fd0"), (x, 8, "#3f97ea"), (x + 38, 18, "#2f7fd0")):
        found += line(f"M{at:.1f} 56V{top}", "#e8f5f9", 2.6)
        found += path(f"M{at:.1f} {top}q12-5 24 0v16q-12-5-24 0Z", fill, more='stroke="#dceeff"')
        found += line(f"M{at + 12:.1f} {top + 12}V{top + 2}M{at + 8:.1f} {top + 6}l4-4l4 4", "#fff", 1.7)
    return found


def _works(x: float, dice: Dice) -> str:
    crane = f"M{x - 54:.1f} 54V14H{x + 34:.1f}M{x - 54:.1f} 14L{x - 44:.1f} 4H{x - 30:.1f}M{x + 18:.1f} 14V26"
    found = line(crane, GOLD, 3) + line(f"M{x + 16:.1f} 54h42", "#bcd3dc", 8)
    found += box(x + 6, 26, 24, 17, 3, "#5db8f2", "#fff") + box(x - 40, 34, 22, 20, 3, "#5cc97f", "#fff")
    return found + box(x - 14, 40, 22, 14, 3, "#f5f7fa", "#fff")


def _boat(x: float, dice: Dice) -> str:
    rim = 'stroke="#5f3d05" stroke-width="1.6"'
    hull = path("M-44 0C-44-17-20-18 0-18S44-12 48 0S20 16 0 16S-44 15-44 0Z", "#f0b63a", more=rim)
    body = path("M-64-7L-150-34V26Z", "#fff6c9", more='fill-opacity=".22"')
    body += path("M46-9L58-14V14L46 9Z", "#b87d14") + path("M-14-17V-26H10V-17Z", "#d99a22", more=rim) + hull
    for at, r in ((-24, 7.5), (-2, 6), (17, 5)):
        body += disc(at, -2, r, "#bff4ff", "#5f3d05", 2)
    return f'<g transform="translate({x:.1f} 35)">{body}</g>'


def _spots(name: str, x: float) -> str:
    """Bubbles with what the card is about."""
    found = ""
    for dx, y, size in ((0, 28, 1.75), (-36, 36, 1.2), (38, 35, 1.3), (-62, 26, 0.8), (64, 22, 0.75)):
        rim = ' fill-opacity=".16" stroke-opacity=".55"'
        found += disc(x + dx, y, size * 15, "#eafcff", "#eafcff", 0.9, rim) + use(
            name, x + dx, y, size * 0.86
        )
    return found


_PLACES: Final = {
    "symbiotic": _symbiotic,
    "metropolis": _metropolis,
    "lab": _lab,
    "desal": _desal,
    "farm": _farm,
    "tunnel": _tunnel,
    "city": _city,
    "structure": _works,
    "step": _flag,
    "boat": _boat,
}
_SUBJECTS: Final = (
    ("symbiotic", ("symbiotic", "convert")),
    ("metropolis", ("metropolis",)),
    ("lab", ("lab",)),
    ("desal", ("desal",)),
    ("farm", ("farm",)),
    ("tunnel", ("tunnel",)),
    ("city", ("city", "nonsymbiotic")),
    ("structure", ("structure", "building", "discount", "open", "upgrade")),
    ("step", ("advance", "entered")),
    ("boat", ("perform", "use", "ready", "used", "mismatched")),
    ("biomatter", ("biomatter",)),
    ("science", ("science",)),
    ("kelp", ("kelp",)),
    ("steelplast", ("steelplast",)),
    ("credit", ("credit", "matched")),
    ("card", ("card", "sift", "hand")),
)


def subject(card: Card) -> str:
    """What the picture shows, told by the words of the card."""
    said = {word for each in words_of(card)[1:] for word in each.split()}
    return next((scene for scene, keys in _SUBJECTS if said & set(keys)), "boat")


@kept
def picture_of(card: Card, w: float, h: float) -> str:
    """The picture of a card, cut to a room; it stands on the ground."""
    dice, scene = Dice(card.number * 31 + 7), subject(card)
    ground = mix(mix("#062433", HUES[card.colour].base, 0.1), "#000a10", 0.35)
    rays = ""
    for _ in range(3):
        x, wide = dice.between(0, 130), dice.between(8, 20)
        rays += f"M{x:.0f}-30h{wide:.0f}l{wide - 34:.0f} 90h{-wide * 2:.0f}Z"
    ridge = "".join([f"L{k * 15} {44 - dice.between(0, 9):.0f}" for k in range(11)])
    found = box(0, -60, 150, 120, 0, f"url(#&~view{card.colour})") + path(
        rays, "#fff", more='fill-opacity=".09"'
    )
    found += path(f"M0 60{ridge}V60Z", "#0c3a4e", more='fill-opacity=".5"')
    x = dice.between(66, 84)
    body = _PLACES[scene](x, dice) if scene in _PLACES else _spots(scene, x)
    if scene not in ("tunnel", "metropolis"):
        size = min(0.86, 150 * h / w / 54)
        body = f'<g transform="translate(75 56) scale({size:.2f}) translate(-75 -56)">{body}</g>'
    floor = "".join([f"L{k * 25} {56 - dice.between(0, 4):.0f}" for k in range(7)])
    found += body + path(f"M0 60{floor}V60Z", ground)
    high = 150 * h / w
    room = f'width="{w:g}" height="{h:g}" viewBox="0 {57 - high:.1f} 150 {high:.1f}"'
    return f"<svg {room}>{found}</svg>"
