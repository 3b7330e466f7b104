"""What the sea is made of: slabs, eyes, corals, tentacles, waves."""

from __future__ import annotations

import math

from ....drawing.shapes import number, put
from ....drawing.strokes import Dice, dot, path, stroke


def slab(x: float, y: float, w: float, h: float, r: float, fill: str, line: str = "", wide: float = 1) -> str:
    rim = f' stroke="{line}" stroke-width="{wide:g}"' if line else ""
    at = f'x="{number(x)}" y="{number(y)}" width="{number(w)}" height="{number(h)}"'
    return f'<rect {at} rx="{r:g}" fill="{fill}"{rim}/>'


def at(body: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """Something drawn round (0, 0), at a place."""
    return put(x, y, body, scale, turn)


def eye(x: float, y: float, r: float = 4) -> str:
    return dot(x, y, r, "#fff") + dot(x + r * 0.2, y + r * 0.1, r * 0.55, "#120a26")


def coral(x: float, y: float, size: float, fill: str, dice: Dice) -> str:
    """A fan that branches three times, in one path."""
    found: list[str] = []
    _branch(found, 0, 0, math.pi / 2 + dice.between(-0.2, 0.2), 11, 3, dice)
    return put(x, y, stroke("".join(found), fill, 2.6), size)


def _branch(found: list[str], x: float, y: float, angle: float, long: float, left: int, dice: Dice) -> None:
    to_x, to_y = x + long * math.cos(angle), y - long * math.sin(angle)
    found.append(f"M{number(x)} {number(y)}L{number(to_x)} {number(to_y)}")
    if left:
        for bend in (-0.5 + dice.between(-0.15, 0.15), 0.45 + dice.between(-0.15, 0.15)):
            _branch(found, to_x, to_y, angle + bend, long * 0.74, left - 1, dice)


def tentacle(
    start: tuple[float, float], end: tuple[float, float], bend: tuple[float, float], fill: str, wide: float
) -> str:
    """A tapering arm as one shape: out along one side, back along the other."""
    steps = [i / 10 for i in range(11)]
    left, right = [], []
    for t in steps:
        x = (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * bend[0] + t * t * end[0]
        y = (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * bend[1] + t * t * end[1]
        dx = 2 * (1 - t) * (bend[0] - start[0]) + 2 * t * (end[0] - bend[0])
        dy = 2 * (1 - t) * (bend[1] - start[1]) + 2 * t * (end[1] - bend[1])
        far = math.hypot(dx, dy) or 1
        r = wide * (1 - 0.82 * t)
        left.append(f"{number(x - dy / far * r)} {number(y + dx / far * r)}")
        right.append(f"{number(x + dy / far * r)} {number(y - dx / far * r)}")
    return path("M" + "L".join(left + right[::-1]) + "Z", fill, fill, 2)


def wave(x: float, y: float, w: float, teeth: int, high: float) -> str:
    """A scalloped edge from left to right."""
    step = w / teeth
    return f"M{number(x)} {number(y)}" + f"q{step / 2:.2f} {-high:g} {step:.2f} 0" * teeth
