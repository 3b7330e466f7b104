"""Cards at table size, 100 by 140; characters also lying, 118 by 68. Text and icons come from the effects."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.lettering import TITLE, clip, fit
from ....drawing.shapes import box, disc, put, text
from ....drawing.strokes import Dice, dot, path, stroke
from ..components import (
    GROUPS,
    KING,
    OCEAN,
    STARTING,
    TYPES,
    Character,
    Effect,
    Location,
    Manta,
    Opponents,
    PowerVs,
)
from . import beasts, court
from .icons import emblem, gold, icon, opponents, points, power
from .kings import king
from .look import GOLD, HUES, INK, LILAC, MINT, MINT_INK, NIGHT, PEARL, WELL
from .paints import TRIDENT
from .pieces import badge, balanced, manta_chip
from .scenes import scene
from .strokes import coral

W: Final = 100
H: Final = 140
PITCH: Final = 22
"""One notch."""
STRIP: Final = 24
SHAFT: Final = 24
RIMS: Final = ("#ffb199", "#9fe8ff", "#ffd877")
_PORTRAITS: Final = {
    "matrona": court.matrona,
    "hippocampe": court.seahorse,
    "legion": court.legion,
    "seigneur": court.pearl,
    "agent": court.agent,
    "batisseuse": court.builder,
    "sirene": beasts.siren,
    "testudo": beasts.turtle,
    "crabe": beasts.crab,
    "poulpe": beasts.octopus,
    "meneur": beasts.herder,
    "guerisseuse": beasts.mender,
    "espadon": beasts.swordfish,
    "dauphin": beasts.dolphin,
    "ermite": beasts.hermit,
}


def window(x: float, y: float, w: float, h: float, body: str, view: str) -> str:
    """A picture cut to a rectangle."""
    place = f'x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"'
    return f'<svg {place} viewBox="{view}" preserveAspectRatio="xMidYMid slice">{body}</svg>'


@cache
def location_face(location: Location, manta: Manta | None) -> str:
    """A location without its price, which depends on where it lies."""
    kind = TYPES[location.type]
    hue = HUES[kind][0]
    rank = max(1, min(5, round((location.gold + location.power - 3) / 2)))
    low = H - STRIP
    body = box(0, 0, W, H, 7, INK)
    body += window(1, 1, W - 2, low, scene(kind, location.number, rank, not location.levels), "0 0 200 236")
    body += box(0, 0, W, 28, 0, "url(#&~p-fade)") + _levels(location, hue)
    body += put(83, 15.5, emblem(kind), 0.86)
    body += box(0, low, W, STRIP, 0, "url(#&~p-strip)") + stroke(f"M0 {low}H{W}", hue, 1.6)
    body += put(SHAFT / 2 + 1, low + 12.2, points(location.points), 0.86)
    if manta is not None:
        body += put(78, low + 12.4, manta_chip(manta), 0.84)
    rim = box(0.8, 0.8, W - 1.6, H - 1.6, 6.5, "none", "#f3e2c2", 1.2, ' stroke-opacity=".85"')
    return f'<g clip-path="url(#&~c-card)">{body}</g>{rim}'


def _levels(location: Location, hue: str) -> str:
    """The shaft with a socket per level, counted from the strip upward."""
    many = len(location.levels)
    if not many:
        return ""
    low, top = H - STRIP, H - STRIP - many * PITCH
    found = path(
        f"M0 {low}V{top}H{SHAFT - 4}Q{SHAFT} {top} {SHAFT} {top + 4}V{low}Z", WELL, more='fill-opacity=".84"'
    )
    found += stroke(f"M{SHAFT} {top + 4}V{low}", hue, 1.1)
    for i, effect in enumerate(location.levels):
        y = top + PITCH * (i + 0.5)
        if i:
            found += stroke(f"M4 {y - 11}H{SHAFT - 4}", "#fff", 0.7, 'stroke-opacity=".25"')
        found += _level(effect, y)
    return found


def _level(effect: Effect, y: float) -> str:
    """Power against one type has the type beside the shaft."""
    if not isinstance(effect, PowerVs):
        return put(SHAFT / 2, y, icon(effect), 0.84)
    kind = TYPES[effect.type]
    tab = box(SHAFT - 4, y - 9.7, SHAFT + 1, 19.4, 6, WELL, HUES[kind][0], 0.9)
    tab += box(1, y - 9.2, SHAFT - 1, 18.4, 2, WELL)
    return tab + put(SHAFT / 2, y, power(effect.n), 0.84) + put(SHAFT * 1.5 - 2, y, emblem(kind), 0.69)


@cache
def prices(cost_gold: int, cost_power: int, discount: int, gold_paid: bool, power_paid: bool) -> str:
    """What a location costs here; a mint rim where the seat could pay it now."""
    found = put(15.5, 15.5, (disc(0, 0, 13.4, MINT) if gold_paid else "") + gold(cost_gold), 1.06)
    shield = power(cost_power)
    if power_paid:
        shield = path(TRIDENT, MINT, MINT, 5) + shield
    found += put(44, 15.5, shield, 1.06)
    if discount:
        less = box(-9, -6.5, 18, 13, 6.5, MINT, MINT_INK, 1.2) + text(0, 0.4, f"−{discount}", 10.5, MINT_INK)
        found += put(59, 25, less)
    return found


def portrait(card: Character) -> str:
    """The picture of a character on about 150 by 130 round (0, 0)."""
    return king(card.king) if card.king else _PORTRAITS.get(card.id, beasts.herder)()


@cache
def _ground(group: int, seed: int) -> str:
    """The sky of a family of characters, 200 by 160."""
    dice = Dice(seed)
    rays = "M20 0h26l14 160h-60ZM90 0h34l14 160h-68ZM150 0h20l14 160h-54Z"
    found = box(0, 0, 200, 160, 0, f"url(#&~p-{GROUPS[group]})") + path(rays, "url(#&~p-ray)")
    found += coral(14, 162, 1.2, "#7d2f6b", dice) + coral(188, 162, 1.3, "#7d2f6b", dice)
    motes = [
        dot(dice.between(8, 192), dice.between(10, 150), dice.pick(1.2, 1.8, 2.6), "#fff") for _ in range(8)
    ]
    return found + f'<g fill-opacity=".45">{"".join(motes)}</g>'


def strip(effects: tuple[Effect, ...]) -> tuple[str, float]:
    """Icons from left to right in the order of resolution, from x = 0, and how wide they are."""
    found, x = "", 0.0
    for effect in effects:
        if isinstance(effect, Opponents):
            pair = box(x, -14.5, 56, 29, 9, "#3a0a22", "#ff9bb0", 1.4)
            found += pair + put(x + 14.5, 0, opponents(), 0.92) + put(x + 41, 0, icon(effect.effect), 0.92)
            x += 60
        else:
            found += put(x + 13, 0, icon(effect))
            x += 30
    return found, max(0.0, x - 4)


def icons_in(card: Character, manta: Manta | None, x: float, y: float, room: float, most: float) -> str:
    """The icon strip of a character centred in a room, as large as it fits."""
    if card.setup is not None and manta is not None:
        scale = min(most, room / 74)
        pair = (
            put(-24, 0, icon(card.setup)) + text(-4, 0, "→", 14, PEARL) + put(20, 0, manta_chip(manta), 1.1)
        )
        return put(x, y, pair, scale)
    body, wide = strip(card.effects)
    scale = min(most, room / wide) if wide else most
    return put(x - wide * scale / 2, y, body, scale)


def family(card: Character, owner: int, x: float, y: float, size: float) -> str:
    """Whose card, an ocean card, or the number of a king."""
    if card.group == STARTING:
        return badge(owner, x, y, 11 * size)
    if card.group == OCEAN:
        waves = stroke("M-7 3Q-3.5-3 0 3T7 3M-7-3Q-3.5-9 0-3T7-3", RIMS[OCEAN], 2)
        return put(x, y, disc(0, 0, 12, "#0d3a5c", RIMS[OCEAN], 1.6) + waves, size)
    return put(
        x, y, disc(0, 0, 12.5, "#5a1440", RIMS[KING], 1.8) + text(0, 0.5, card.king, 14, "#ffe7a8"), size
    )


@cache
def character_card(card: Character, manta: Manta | None, name: str, owner: int) -> str:
    """A character upright: picture, name, icons."""
    rim = RIMS[card.group]
    long = strip(card.effects)[1] > 118
    high = 56 if long else 79
    body = box(0, 0, W, H, 7, INK)
    body += window(1, 1, W - 2, high, _ground(card.group, card.kind), "0 0 190 160")
    figure = put(95, 82, portrait(card), 0.82 if long else 1.04)
    body += window(1, 1, W - 2, high, figure, "0 0 190 160")
    body += box(0, high + 1, W, H - high, 0, NIGHT) + stroke(f"M0 {high + 1}H{W}", rim, 1.4)
    size, lines = balanced(name, 92, 10.5, 7.5, TITLE)
    y = (70 if long else 95.5) - (len(lines) - 1) * size * 0.56
    for i, line in enumerate(lines):
        body += text(50, y + i * size * 1.12, line, size, PEARL, face=TITLE)
    body += _two_rows(card) if long else icons_in(card, manta, 50, 123, 90, 1)
    body += family(card, owner, 13.5, 14, 0.82)
    return f'<g clip-path="url(#&~c-card)">{body}</g>' + box(
        0.8, 0.8, W - 1.6, H - 1.6, 6.5, "none", rim, 1.2
    )


def _two_rows(card: Character) -> str:
    """A long strip breaks before what the opponents must do, else in the middle."""
    orders = [i for i, effect in enumerate(card.effects) if isinstance(effect, Opponents)]
    cut = orders[0] if orders else len(card.effects) // 2
    found = ""
    for part, y in ((card.effects[:cut], 97), (card.effects[cut:], 124)):
        body, wide = strip(part)
        scale = min(0.96, 92 / wide) if wide else 1
        found += put(50 - wide * scale / 2, y, body, scale)
    return found


@cache
def character_tile(card: Character, manta: Manta | None, name: str, owner: int, w: float, h: float) -> str:
    """A character where there is little room: the picture above name and icons, or beside them."""
    body = box(0, 0, w, h, 7, NIGHT) + (
        _tall(card, manta, name, w, h) if h >= 70 else _low(card, manta, name, w, h)
    )
    body += family(card, owner, 9.5, 9.5, 0.6)
    return body + box(0.8, 0.8, w - 1.6, h - 1.6, 6.5, "none", RIMS[card.group], 1.2)


def _tall(card: Character, manta: Manta | None, name: str, w: float, h: float) -> str:
    rim, high = RIMS[card.group], h - 41
    body = window(1, 1, w - 2, high, _ground(card.group, card.kind), "0 0 200 160")
    figure = put(100, 46, portrait(card), 0.68)
    body += window(1, 1, w - 2, high, figure, f"0 0 200 {200 * high / (w - 2):.0f}")
    body += box(1, high + 1, w - 2, h - high - 2, 5, NIGHT) + stroke(f"M1 {high + 1:g}H{w - 1:g}", rim, 1.2)
    size = fit(name, w - 8, 9.5, 6, TITLE)
    body += text(w / 2, high + 9.5, clip(name, w - 6, size, TITLE), size, PEARL, face=TITLE)
    return body + icons_in(card, manta, w / 2, h - 13.5, w - 12, 0.82)


def _low(card: Character, manta: Manta | None, name: str, w: float, h: float) -> str:
    rim, wide = RIMS[card.group], min(h * 0.72, w * 0.4)
    figure = _ground(card.group, card.kind) + put(97, 84, portrait(card), 0.98)
    body = window(1, 1, wide, h - 2, figure, "40 0 115 160") + stroke(f"M{wide + 1:g} 1V{h - 1:g}", rim, 1.2)
    room, x = w - wide - 7, wide + 1 + (w - wide) / 2
    size, lines = balanced(name, room, 10 if h > 50 else 9, 6.5, TITLE)
    y = h * 0.29 - (len(lines) - 1) * size * 0.54
    for i, line in enumerate(lines):
        body += text(x, y + i * size * 1.08, clip(line, room, size, TITLE), size, PEARL, face=TITLE)
    return body + icons_in(card, manta, x, h * 0.74, room, 0.8 if h > 50 else 0.68)


@cache
def card_back(kind: str) -> str:
    """A gate for locations, a crowned shell for characters."""
    ground, rim = ("#3a2170", GOLD) if kind == "location" else ("#7a2c50", "#ff7d68")
    found = box(0, 0, W, H, 7, ground, "#f3e2c2", 1.4) + box(6, 6, 88, 128, 5, "none", rim, 1.6)
    if kind == "location":
        for r in (30, 20, 10):
            y = 74 - r * 0.4
            found += stroke(f"M{50 - r} 112V{y:g}A{r} {r} 0 0 1 {50 + r} {y:g}V112", rim, 3)
        return found + stroke("M14 112H86", rim, 3) + disc(50, 30, 6, PEARL)
    crown = path("M-20 0L-24-14L-10-6L0-18L10-6L24-14L20 0Z", GOLD, "#6b4304", 1.2)
    eyes = disc(41, 72, 4, "#5a1f57") + disc(59, 72, 4, "#5a1f57")
    return found + put(50, 74, '<use href="#&~shell"/>', 2.6) + eyes + put(50, 44, crown)


def empty_place(w: float, h: float) -> str:
    """Where a card could lie."""
    dashes = ' stroke-opacity=".4" stroke-dasharray="5 5"'
    shell = put(w / 2, h / 2, '<use href="#&~shell"/>', 1.4, 0, ' opacity=".14"')
    return box(0, 0, w, h, 7, "none", LILAC, 1.2, dashes) + shell
