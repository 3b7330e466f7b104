"""Charts as SVG. Lines carry the players' symbols at their ends, so that colour is not the only sign."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .markup import Markup, words
from .players import livery

_WIDE: Final = 420
_HIGH: Final = 196
_LEFT: Final = 32
_RIGHT: Final = 130
_TOP: Final = 16
_FOOT: Final = 12


@dataclass(frozen=True)
class Series:
    """The values of one seat."""

    seat: int
    name: str
    values: list[int]


def lines(series: list[Series], at: list[int], label: str) -> Markup:
    """Values over moments; names stand at the ends of their lines, moved apart where they would touch."""
    top = max([1, *[value for each in series for value in each.values]])
    low = min([0, *[value for each in series for value in each.values]])
    drawn = [_axis(low, top), *[_line(each, at, low, top) for each in series], _names(series, low, top)]
    return Markup(
        f'<svg class="chart" viewBox="0 0 {_WIDE} {_HIGH}" role="img" aria-label="{words(label)}">'
        + "".join(drawn)
        + "</svg>"
    )


def _y(value: float, low: int, top: int) -> float:
    return _TOP + (_HIGH - _TOP - _FOOT) * (top - value) / (top - low)


def _axis(low: int, top: int) -> str:
    step = next(
        each for each in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10**9) if (top - low) / each <= 5
    )
    drawn = ""
    for value in range(low - low % step, top + 1, step):
        y = _y(value, low, top)
        if value >= low:
            drawn += (
                f'<line class="chart-grid" x1="{_LEFT}" x2="{_WIDE - _RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
                f'<text class="chart-number" x="{_LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{value}</text>'
            )
    return drawn


def _line(series: Series, at: list[int], low: int, top: int) -> str:
    last = max(at[-1], 1)
    span = _WIDE - _LEFT - _RIGHT
    points = " ".join(
        f"{_LEFT + span * moment / last:.1f},{_y(value, low, top):.1f}"
        for moment, value in zip(at, series.values, strict=True)
    )
    colour = livery(series.seat).colour
    return (
        f'<polyline class="chart-rim" points="{points}"/>'
        f'<polyline class="chart-line" points="{points}" stroke="{colour}"/>'
    )


def _names(series: list[Series], low: int, top: int) -> str:
    drawn = ""
    free = -100.0
    for each in sorted(series, key=lambda one: -one.values[-1]):
        y = max(_y(each.values[-1], low, top), free + 22)
        free = y
        look = livery(each.seat)
        x = _WIDE - _RIGHT + 14
        name = each.name if len(each.name) <= 12 else each.name[:11] + "…"
        drawn += (
            f'<g transform="translate({x - 10} {y - 10:.1f}) scale(.83)">'
            f'<circle cx="12" cy="12" r="11" fill="{look.colour}"/>'
            f'<path d="{look.shape}" fill="{look.ink}" fill-rule="evenodd"/></g>'
            f'<text class="chart-name" x="{x + 14}" y="{y + 4:.1f}">{words(name)} {each.values[-1]}</text>'
        )
    return drawn
