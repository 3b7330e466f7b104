"""Pictures of undersea volcanoes and sunken civilisations, on 200 by 240."""

from __future__ import annotations

from typing import Final

from ....drawing.strokes import Dice, dot, oval, path, stroke
from .look import GOLD, MINT
from .strokes import coral, slab

_STONE: Final = "#f2e3c6"
_SHADE: Final = "#14353f"
_ROCK: Final = "M0 214C50 206 150 220 200 210V240H0Z"
_EMBERS: Final = "M30 240C60 226 110 232 150 226L200 232V240Z"
_FLOOR: Final = "M0 216C50 210 150 222 200 212V240H0Z"


def volcano(dice: Dice, many: int, size: float, number: int) -> str:
    """Cones; three cards are vents, one is a chain of fires."""
    floor = path(_ROCK, "#170810") + path(_EMBERS, "#ff7a2e", more='fill-opacity=".35"')
    if number in (29, 30, 36):
        return _vents(dice, number) + floor
    if number == 41:
        return _chain() + _sparks(dice) + floor
    calm = number == 35
    cones = _cone(dice, size, calm)
    for i in range(1, many):
        x, h = (64, 178, 96)[i - 1], 52 + dice.between(0, 18)
        cones = path(_slopes(x, 38, h, 9), "#3a1a2e", "#a8443c", 1.4) + cones
    if number == 38:
        lake = oval(120, 212, 78, 13, "#e8c93a", 'stroke="#fff3a6" stroke-width="1.6"')
        cones += lake + oval(104, 209, 34, 4, "#fff3a6", 'fill-opacity=".6"')
    if number == 33:
        shards = ((66, 6, 40), (84, -4, 58), (104, 7, 34), (150, -5, 50), (168, 6, 66), (184, 3, 36))
        peaks = [f"M{x} 216l{dx} {-h}l9 {h}Z" for x, dx, h in shards]
        cones += path("".join(peaks), "#0c0610", "#c995f5", 1.3)
    return cones + ("" if calm else _sparks(dice)) + floor


def _slopes(x: float, w: float, h: float, mouth: float) -> str:
    left, right = f"M{x - w:.0f} 216L{x - w * 0.55:.0f} {216 - h * 0.5:.0f}", f"L{x + w:.0f} 216Z"
    rim = f"L{x - mouth:.0f} {214 - h:.0f}H{x + mouth:.0f}"
    return f"{left}{rim}L{x + w * 0.5:.0f} {216 - h * 0.45:.0f}{right}"


def _cone(dice: Dice, size: float, calm: bool) -> str:
    x, w, h = 124 + dice.between(-8, 8), 66 * dice.between(0.84, 1.14), 104 * size + 26
    mouth, top = w * dice.between(0.17, 0.36), 214 - h
    smoke = [
        dot(x + dice.between(-9, 9) + i * 2.2, top - 6 - i * 11, 7 + i * 2.1, "#2a1230") for i in range(7)
    ]
    found = "" if calm else f'<g fill-opacity=".42">{"".join(smoke)}</g>' + dot(x, top, 30, "url(#&~p-shine)")
    found += path(_slopes(x, w, h, mouth), "#22101f", "#a8443c", 1.4)
    if calm:
        bowl = f"M{x - mouth + 1:.0f} {top:.0f}Q{x:.0f} {top + 16:.0f} {x + mouth - 1:.0f} {top:.0f}Z"
        return found + path(bowl, "#7c3a5a")
    if dice.sure(0.6):
        side = f"M{x + mouth - 4:.0f} {top + 2:.0f}L{x + w * 0.36:.0f} {top + h * 0.42:.0f}"
        side += f"L{x + w * 0.4:.0f} {top + h * 0.66:.0f}L{x + w * 0.26:.0f} {top + h * 0.4:.0f}Z"
        found += path(side, "url(#&~p-lava)")
    flow = f"M{x - mouth + 2:.0f} {top + 1:.0f}H{x + mouth - 2:.0f}L{x + 5:.0f} {top + 22:.0f}"
    flow += f"L{x + 12:.0f} {top + 52:.0f}L{x + 3:.0f} {top + h * 0.8:.0f}"
    return found + path(f"{flow}L{x - 1:.0f} {top + 50:.0f}L{x - 6:.0f} {top + 24:.0f}Z", "url(#&~p-lava)")


def _vents(dice: Dice, number: int) -> str:
    """Chimneys that smoke, black or pale, or bubble."""
    found = ""
    for x, w, h in ((92, 15, 60), (124, 20, 96 if number == 36 else 74), (158, 16, 48)):
        top = 214 - h
        for i in range(6):
            if number == 30:
                bubble = 'stroke="#ffe9d9" stroke-width="1.6" stroke-opacity=".85"'
                found += dot(x + dice.between(-8, 8), top - 8 - i * 13, dice.between(2.5, 6), "none", bubble)
            else:
                thin = f'fill-opacity="{0.6 - i * 0.08:.2f}"'
                tint = "#12060f" if number == 36 else "#ffd9c2"
                found += dot(x + dice.between(-4, 4) + i * 2, top - 5 - i * 10, 5 + i * 1.8, tint, thin)
        left = f"M{x - w} 216L{x - w * 0.6:.0f} {214 - h * 0.5:.0f}L{x - w * 0.62:.0f} {top}"
        right = f"H{x + w * 0.62:.0f}L{x + w * 0.5:.0f} {214 - h * 0.45:.0f}L{x + w} 216Z"
        found += path(left + right, "#2a1223", "#a8443c", 1.4) + oval(x, top, w * 0.6, 4, "url(#&~p-lava)")
        found += stroke(f"M{x - 3} {top + 14}l5 {h * 0.3:.0f}l-4 {h * 0.2:.0f}", "#ff7a2e", 2.4)
    return found


def _chain() -> str:
    found = ""
    for x, h in ((64, 50), (84, 74), (108, 58), (128, 96), (150, 66), (170, 84), (190, 52)):
        found += dot(x, 214 - h, 14, "url(#&~p-shine)")
        found += path(f"M{x - 22} 216L{x - 5} {214 - h}H{x + 5}L{x + 22} 216Z", "#22101f", "#a8443c", 1.3)
        found += path(f"M{x - 4} {215 - h}H{x + 4}L{x + 1} {215 - h * 0.45:.0f}Z", "url(#&~p-lava)")
    return found


def _sparks(dice: Dice) -> str:
    flecks = [
        dot(124 + dice.between(-52, 58), dice.between(52, 170), dice.pick(1.1, 1.6, 2.1), "#ffb347")
        for _ in range(10)
    ]
    return "".join(flecks)


def civilisation(dice: Dice, many: int, size: float, number: int) -> str:
    """A temple before a skyline; four cards show a building of their own."""
    own = {45: _amphitheatre, 50: _aqueduct, 55: _citadel}.get(number)
    floor = path(_FLOOR, "#122a3c")
    if own is not None:
        return own() + floor
    if number == 54:
        return _gardens(dice) + floor
    return _skyline(dice) + _temple(dice, many, size) + floor


def _aqueduct() -> str:
    found = ""
    for x, h in ((58, 78), (90, 78), (122, 78), (174, 60)):
        top = 212 - h
        arch = f"M{x - 16} 212V{top}H{x + 16}V212H{x + 9}V{top + 26}A9 9 0 0 0 {x - 9} {top + 26}V212Z"
        found += path(arch, _STONE, _SHADE, 1.4) + path(f"M{x - 18} {top}h36v-8h-36Z", "#d9c6a1", _SHADE, 1.2)
    fall = stroke("M138 128C150 140 148 170 152 212", MINT, 4, 'stroke-opacity=".6"')
    rubble = path("M142 208l10-6l8 8l-4 6h-12Z", _STONE, _SHADE, 1.2)
    return found + path("M52 128H138l-3 6H54Z", MINT, more='fill-opacity=".7"') + fall + rubble


def _amphitheatre() -> str:
    found = ""
    for i in range(5):
        r, y = 68 - i * 12, 208 - i * 3
        arc = f"M{124 - r} {y}A{r} {r * 0.86:.0f} 0 0 1 {124 + r} {y}Z"
        found += path(arc, (_STONE, "#d9c6a1")[i % 2], _SHADE, 1.3)
    stage = path("M104 196A20 16 0 0 1 144 196Z", "#0f3346") + dot(124, 188, 4, MINT)
    return found + stage + stroke("M62 208H186", _STONE, 4)


def _gardens(dice: Dice) -> str:
    found = ""
    leaves = ("#3fbf93", "#7ee0a8", "#ff9c80")
    for row in range(4):
        w, y = 124 - row * 28, 206 - row * 28
        found += slab(124 - w / 2, y - 22, w, 24, 2, _STONE, _SHADE, 1.3)
        for i in range(w // 11):
            vine = f"M{124 - w / 2 + 6 + i * 11:.0f} {y - 22}q-3 {8 + (i * 5) % 9} 1 {14 + (i * 7) % 10}"
            found += stroke(vine, leaves[i % 3], 3.4)
    sides = coral(106, 104, 0.9, "#7ee0a8", dice) + coral(142, 104, 0.9, "#ff7d68", dice)
    return found + coral(124, 100, 1.5, "#3fbf93", dice) + sides


def _citadel() -> str:
    found = dot(124, 150, 66, "url(#&~p-shine)")
    for x, h, w in ((78, 70, 24), (170, 70, 24), (102, 96, 24), (146, 96, 24), (124, 124, 28)):
        top = 208 - h
        roof = f"M{x - w / 2 - 3:.0f} {top}L{x} {top - 26}L{x + w / 2 + 3:.0f} {top}Z"
        found += slab(x - w / 2, top, w, h, 1, "#d9a24a", "#5a3a0c", 1.4)
        found += path(roof, GOLD, "#5a3a0c", 1.4) + slab(x - 3, top + 14, 6, 11, 3, MINT)
    wall = slab(64, 178, 120, 32, 2, "#c4893a", "#5a3a0c", 1.4)
    gate = path("M112 210V194A12 12 0 0 1 136 194V210Z", "#3a1c10", "#5a3a0c", 1.4)
    return found + wall + gate + stroke("M64 178" + "h8v-6h8v6" * 7 + "h8", "#5a3a0c", 1.6)


def _skyline(dice: Dice) -> str:
    found = ""
    for i in range(3):
        x, h = 66 + i * 48 + dice.between(-6, 6), 74 + dice.between(0, 40)
        top = 210 - h
        tower = f"M{x - 11:.0f} 210V{top:.0f}A11 14 0 0 1 {x + 11:.0f} {top:.0f}V210Z"
        found += path(tower, "#2b6f83", more='fill-opacity=".75"')
        found += stroke(f"M{x:.0f} {top - 14:.0f}V{top - 24:.0f}", "#2b6f83", 2)
        for row in range(3):
            glow = MINT if dice.sure(0.7) else "#173a55"
            found += slab(x - 2.5, top + 8 + row * 14, 5, 7, 2.4, glow)
    return found


def _temple(dice: Dice, many: int, size: float) -> str:
    w, h, columns = 96 * (0.72 + 0.28 * size), 58 * (0.7 + 0.4 * size), 5 if many > 2 else 4
    left, top = 124 - w / 2, 206 - h
    found = dot(124, 206 - h * 0.5, 62, "url(#&~p-glow)") + _roof(int(dice.pick(0, 1, 2)), left, top, w)
    found += dot(124, top - 10, 6, MINT) + slab(left + 3, top + 9, w - 6, h - 9, 0, "#0f3346")
    for i in range(columns):
        x = left + 3 + (w - 6) * i / (columns - 1)
        broken = dice.sure(0.22) and 0 < i < columns - 1
        high = (h - 9) * (0.5 if broken else 1)
        found += slab(x - 4.6, 206 - high, 9.2, high, 1, "#f7ead0", "#8a7a63", 0.9)
        found += slab(x - 1, 208 - high, 2, high - 3, 0, "#cdb893")
    steps = slab(left - 18, 212, w + 36, 7, 1, "#d9c6a1", _SHADE, 1)
    return found + slab(left - 10, 206, w + 20, 6, 1, _STONE, _SHADE, 1) + steps


def _roof(kind: int, left: float, top: float, w: float) -> str:
    """A pediment, a dome, or steps with twin beacons."""
    if kind == 0:
        gable = f"M{left - 8:.0f} {top:.0f}L124 {top - 30:.0f}L{left + w + 8:.0f} {top:.0f}"
        return path(f"{gable}V{top + 9:.0f}H{left - 8:.0f}Z", _STONE, _SHADE, 1.4)
    beam = slab(left - 8, top, w + 16, 9, 1, _STONE, _SHADE, 1.2)
    if kind == 1:
        r, peak = w / 2 - 4, top - w / 2 + 8
        dome = f"M{left + 4:.0f} {top:.0f}A{r:.0f} {r - 4:.0f} 0 0 1 {left + w - 4:.0f} {top:.0f}Z"
        return path(dome, "#e0795f", _SHADE, 1.4) + stroke(f"M124 {peak:.0f}v-14", GOLD, 3) + beam
    steps = [
        slab(left - 8 + i * 13, top - i * 10, w + 16 - i * 26, 10, 1, _STONE, _SHADE, 1.2) for i in range(4)
    ]
    return "".join(steps) + dot(left + 2, top - 9, 5, GOLD) + dot(left + w - 2, top - 9, 5, GOLD)
