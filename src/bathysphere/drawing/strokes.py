"""Lines and dice of the pictures: elements with a fill and a line, and seeded chance for their scenery."""

from __future__ import annotations

from ..kernel.rng import seeded
from .shapes import number


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
