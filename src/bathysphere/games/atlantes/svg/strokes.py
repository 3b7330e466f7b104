"""Lines and dice of the pictures: elements with a fill and a line, and seeded chance for their scenery."""

from __future__ import annotations

import math

from ....drawing.shapes import number, put
from ....kernel.rng import seeded


class Dice:
    """Chance that is the same for the same card, every time it is drawn."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.rng.below(1001) / 1000

    def pick(self, *items: float) -> float:
        return items[self.rng.below(len(items))]

    def tint(self, *items: str) -> str:
        return items[self.rng.below(len(items))]

    def sure(self, chance: float) -> bool:
        return self.rng.below(1000) < chance * 1000


def path(d: str, fill: str, line: str = "", wide: float = 1, more: str = "") -> str:
    """A shape with round joints; `more` are further attributes."""
    said = f" {more}" if more else ""
    if not line:
        return f'<path d="{d}" fill="{fill}"{said}/>'
    return (
        f'<path d="{d}" fill="{fill}" stroke="{line}" stroke-width="{wide:g}" stroke-linejoin="round" '
        f'stroke-linecap="round"{said}/>'
    )


def stroke(d: str, line: str, wide: float, more: str = "") -> str:
    return path(d, "none", line, wide, more)


def oval(x: float, y: float, rx: float, ry: float, fill: str, more: str = "") -> str:
    said = f" {more}" if more else ""
    place = f'cx="{number(x)}" cy="{number(y)}" rx="{number(rx)}" ry="{number(ry)}"'
    return f'<ellipse {place} fill="{fill}"{said}/>'


def dot(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    said = f" {more}" if more else ""
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{fill}"{said}/>'


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
