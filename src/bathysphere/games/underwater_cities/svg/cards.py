"""Card faces and backs: a face 150 wide for the hand, 300 when it is enlarged, small ones for the table."""

from __future__ import annotations

import math
from functools import cache
from typing import Final, NamedTuple

from ....drawing.lettering import BOLD, PLAIN, TITLE, width
from ....drawing.memory import kept
from ....drawing.shapes import box, disc, line, put, text
from ....drawing.targets import Aim
from ....drawing.tongue import Tongue
from ..components import KINDS, SPECIAL_ERA, Card
from ..text.cards import card_text
from ..text.names import name
from .icons import kind, shape, use
from .look import BAR, FOAM, GOLD, HUES, INK, PAPER, SHADE
from .scenes import picture_of
from .setting import block, fitted_lines, strip
from .signs import card_strip

W: Final = 150
H: Final = 210
_HEIGHTS: Final = {False: (36, 42, 16), True: (58, 82, 26)}
"""Head, bar of icons and foot of a face, small and big."""
_TALL: Final = 30
_LEAST: Final = 6.5
"""Smaller letters are not read beside icons."""
_FOOT_INK: Final = "#5d5541"
ROMAN: Final = ("", "I", "II", "III")


@kept
def title(card: Card, tongue: Tongue) -> str:
    return tongue.say(name(card))


@kept
def rules(card: Card, tongue: Tongue) -> str:
    """The whole text of a card."""
    return tongue.say(card_text(card))


@kept
def about(card: Card, tongue: Tongue) -> str:
    """A card in words: name, kind and text."""
    return f"{title(card, tongue)} ({_sort(card, tongue)}). {rules(card, tongue)}"


def _sort(card: Card, tongue: Tongue) -> str:
    said = [tongue.word(f"uc-colour-{('green', 'red', 'yellow', 'none')[card.colour]}")]
    said.append(tongue.word(f"uc-cardkind-{KINDS[card.kind]}"))
    if card.cost:
        said.append(tongue.word("uc-n-credit", n=card.cost))
    return ", ".join(said)


class Setting(NamedTuple):
    """How the text of a face is set: the height of the picture above, of the text, its size and lines."""

    view: int
    high: float
    size: float
    lines: list[str]


def setting(card: Card, tongue: Tongue, big: bool) -> Setting:
    """A long text takes room from the picture, never from the letters."""
    size = 2 if big else 1
    head, bar, foot = _HEIGHTS[big]
    sizes = (13.0, 16.5) if big else (8.0, 10.5)
    found = Setting(0, 0, 0, [])
    for view in (118, 100, 80, 60, 40) if big else (46, 38, 30, 20, 8):
        high = H * size - foot - head - bar - view - 6 * size
        letters, lines = fitted_lines(rules(card, tongue), (W - 16) * size, high, sizes, PLAIN)
        found = Setting(view, high, letters, lines)
        if len(lines) * letters * 1.24 <= high:
            break
    return found


@kept
def face(card: Card, tongue: Tongue, big: bool = False) -> str:
    """A whole card, 150 by 210 (twice that when it is big)."""
    size, hue = 2 if big else 1, HUES[card.colour]
    w, h = W * size, H * size
    head, bar, foot = _HEIGHTS[big]
    view, high, letters, lines = setting(card, tongue, big)
    found = box(0, 3, w, h, 9 * size, SHADE, more=' fill-opacity=".45"')
    found += box(0, 0, w, h, 9 * size, PAPER, hue.deep, 2)
    found += _head(card, tongue, w, head, 9 * size, big) + put(1, head, picture_of(card, w - 2, view))
    y = head + view
    found += box(1, y, w - 2, bar, 0, BAR) + line(f"M1 {y}H{w - 1}M1 {y + bar}H{w - 1}", hue.base, 1.3)
    most = 1.75 if big else 1.05
    found += strip(card_strip(card, tongue), w / 2, y + bar / 2, w - 12 * size, bar - 6 * size, most)
    y += bar + 3 * size
    low = y + (high - len(lines) * letters * 1.24) / 2
    return (
        found + block(w / 2, low, lines, letters, INK, PLAIN) + _foot(card, tongue, w, h - foot / 2 - 1, big)
    )


def _head(card: Card, tongue: Tongue, w: float, high: float, r: float, big: bool) -> str:
    hue, medal = HUES[card.colour], 19 if big else 12.5
    top = f"M1 {high}V{r}A{r - 1} {r - 1} 0 0 1 {r} 1H{w - r}A{r - 1} {r - 1} 0 0 1 {w - 1} {r}V{high}Z"
    found = f'<path d="{top}" fill="{hue.base}"/>' + line(f"M{r} 2H{w - r}", hue.light, 2)
    found += kind(card.kind, medal + (9 if big else 6), high / 2, medal, hue.deep)
    coins, coin = 0.0, 1.05 if big else 0.62
    if card.cost:
        coins = ((card.cost - 1) * 11 + 22) * coin + 4
        found += money(card.cost, w - (21 if big else 13), high / 2, coin)
    left = 2 * medal + (20 if big else 12)
    room = w - (12 if big else 6) - coins - left
    sizes, most = ((13.0, 19.0), 2) if big else ((8.0, 12.0), 3)
    size, lines = fitted_lines(title(card, tongue), room, high - 5, sizes, TITLE, 1.12, most)
    low = high / 2 - len(lines) * size * 1.12 / 2
    return found + block(left, low, lines, size, hue.ink, TITLE, 1.12, "start")


def money(n: int, x: float, y: float, size: float) -> str:
    """A stack of coins that ends at x."""
    return "".join([use("credit", x - k * 11 * size, y, size) for k in reversed(range(n))])


def _foot(card: Card, tongue: Tongue, w: float, y: float, big: bool) -> str:
    size = 12 if big else 8.5
    said = tongue.word("uc-svg-special") if card.era == SPECIAL_ERA else ""
    if 0 < card.era < SPECIAL_ERA:
        said = tongue.word("uc-svg-era", n=ROMAN[card.era])
    if big:
        said = " · ".join([each for each in (tongue.word(f"uc-svg-kind-{KINDS[card.kind]}"), said) if each])
    found = text(9 * w / W, y, card.printed, size, _FOOT_INK, "start") if card.printed else ""
    found += shape(card.colour, w - 9 * w / W, y, 0.62 if big else 0.45, HUES[card.colour].deep)
    return found + text(w / 2, y, said, size, _FOOT_INK, face=PLAIN)


def faced(aim: Aim, card: Card) -> Aim:
    """The target of a small card: pointed at, it shows the whole face."""
    return Aim(aim.keys, aim.denials, f'{aim.press} data-face="face-{card.id}"', aim.name)


@kept
def whole_face(card: Card, tongue: Tongue) -> str:
    """A face that can be shown again elsewhere."""
    return f'<g id="face-{card.id}">{face(card, tongue)}</g>'


@kept
def mini(card: Card, tongue: Tongue, w: float, h: float, named: bool = True) -> str:
    """A small face: colour, kind, name, strip; the text is told when it is pointed at."""
    hue, head = HUES[card.colour], 20 if h > 60 else 15
    found = box(0, 2, w, h, 7, SHADE, more=' fill-opacity=".45"') + box(0, 0, w, h, 7, BAR, hue.base, 1.8)
    top = f"M.9 {head}V7A6.1 6.1 0 0 1 7 .9H{w - 7:g}A6.1 6.1 0 0 1 {w - 0.9:g} 7V{head}Z"
    found += f'<path d="{top}" fill="{hue.base}"/>' + kind(
        card.kind, head / 2 + 3, head / 2, head / 2 - 2, hue.deep
    )
    found += shape(card.colour, w - 9, head / 2, 0.4, hue.deep)
    if card.cost:
        found += money(card.cost, w - 21, head / 2, 0.5)
    y = float(head)
    if named:
        size, lines = fitted_lines(title(card, tongue), w - 6, 24, (7.0, 9.5), BOLD, 1.12, 3)
        low = y + 2 + (24 - len(lines) * size * 1.12) / 2
        found += block(w / 2, low, lines, size, FOAM, BOLD, 1.12)
        y += 26
    return found + strip(card_strip(card, tongue), w / 2, y + (h - y) / 2 - 0.5, w - 7, h - y - 6, 0.92)


class ChipName(NamedTuple):
    """How the name of a lying card is set: size and lines, and where it ends at the right and below."""

    size: float
    lines: list[str]
    right: float
    low: float


def chip_name(said: str, room: float, h: float) -> ChipName:
    """A name is never cut: its icons go below it or beside it, or are left to the whole face."""
    if h > _TALL:
        size, lines = fitted_lines(said, room, h * 0.55, (5.0, 9.5), BOLD, 1.1, 3)
        return ChipName(size, lines, 0, 2 + len(lines) * size * 1.1)
    size, lines = fitted_lines(said, room * 0.52, h - 2, (_LEAST, 9.5), BOLD, 1.1, 3)
    if len(lines) * size * 1.1 <= h - 2 and max([width(each, size) for each in lines]) <= room * 0.52:
        return ChipName(size, lines, room * 0.52 + 3, 0)
    size, lines = fitted_lines(said, room, h - 1, (5.0, 9.5), BOLD, 1.1, 3)
    return ChipName(size, lines, room, 0)


@kept
def chip(card: Card, tongue: Tongue, w: float, h: float) -> str:
    """A lying card: its kind, then name and strip; one above the other where there is room."""
    hue, end = HUES[card.colour], min(h, 26.0, w * 0.2)
    found = box(0, 0, w, h, 6, BAR, hue.base, 1.5)
    d = f"M{end:g} .8H6A5.2 5.2 0 0 0 .8 6V{h - 6:g}A5.2 5.2 0 0 0 6 {h - 0.8:g}H{end:g}Z"
    found += f'<path d="{d}" fill="{hue.base}"/>' + kind(card.kind, end / 2, h / 2, end / 2 - 3, hue.deep)
    room = w - end - 6
    size, lines, right, low = chip_name(title(card, tongue), room, h)
    top = 2 if low else h / 2 - len(lines) * size * 0.55
    found += block(end + 3, top, lines, size, FOAM, BOLD, 1.1, "start")
    if right == room:
        return found
    left, icons = end + 3 + right, card_strip(card, tongue)
    return found + strip(icons, (left + w - 3) / 2, (h + low) / 2, w - 3 - left, h - low - 3, 0.8)


@kept
def lying(card: Card, tongue: Tongue, w: float, h: float) -> str:
    """A whole card on its side, for a narrow screen: name above, icons at the left, text at the right."""
    hue, head, left = HUES[card.colour], 26 if w > 240 else 22, round(w * 0.4, 1)
    found = box(0, 0, w, h, 9, PAPER, hue.deep, 1.8)
    top = f"M1 {head}V9A8 8 0 0 1 9 1H{w - 9:g}A8 8 0 0 1 {w - 1:g} 9V{head}Z"
    found += f'<path d="{top}" fill="{hue.base}"/>' + kind(card.kind, 16, head / 2, head / 2 - 3, hue.deep)
    found += shape(card.colour, w - 14, head / 2, 0.55, hue.deep)
    coins = money(card.cost, w - 34, head / 2, 0.7) if card.cost else ""
    room = w - 60 - (card.cost * 9 + 14 if card.cost else 0)
    size, lines = fitted_lines(title(card, tongue), room, head, (8.0, 13.5), TITLE, 1.1, 1 if w > 240 else 2)
    found += coins + block(32, head / 2 - len(lines) * size * 0.55, lines, size, hue.ink, TITLE, 1.1, "start")
    low = (h + head) / 2
    d = f"M1 {head}H{left}V{h - 1:g}H9A8 8 0 0 1 1 {h - 9:g}Z"
    found += f'<path d="{d}" fill="{BAR}"/>'
    found += strip(card_strip(card, tongue), left / 2, low, left - 12, h - head - 8, 1.15)
    room, high = w - left - 16, h - head - 8
    size, lines = fitted_lines(rules(card, tongue), room, high, (7.0, 12.0), PLAIN)
    return found + block(left + 9, low - len(lines) * size * 0.62, lines, size, INK, PLAIN, 1.24, "start")


_BACKS: Final = {1: "#d9fff5", 2: "#d3e8ff", 3: "#d9d6ff", SPECIAL_ERA: GOLD}


@cache
def back(era: int, w: float) -> str:
    """Deeper sea for each era; the back of Specials is violet with a gold star."""
    rim = _BACKS[era]
    found = box(0, 2.5, W, H, 9, SHADE, more=' fill-opacity=".5"')
    found += box(0, 0, W, H, 9, f"url(#&~back{era})", rim, 2)
    found += box(7, 7, W - 14, H - 14, 6, "none", rim, 1, ' stroke-opacity=".5"')
    waves = ""
    for j in range(7):
        y = 24 + j * 27
        run = [f"{x} {y + 4 * math.sin(x / 17 + j * 1.7):.1f}" for x in range(10, 141, 13)]
        waves += "M" + "L".join(run)
    found += line(waves, rim, 1.4, ' stroke-opacity=".22"')
    found += disc(75, 105, 44, "#061a2c", rim, 4, ' fill-opacity=".8"')
    if era == SPECIAL_ERA:
        found += use("k-scoring", 75, 105, 2.5, GOLD)
    else:
        found += text(75, 107, ROMAN[era], 38, rim, face=TITLE)
        for j in range(3):
            found += disc(62 + j * 13, 176, 4, rim if j < era else "none", rim, 1.5)
    return put(0, 0, found, w / W)
