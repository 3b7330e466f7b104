"""A picture of a match: how the points of each bot are spread."""

from __future__ import annotations

from html import escape
from typing import Final

WIDTH: Final = 720
LEFT: Final = 150
ROW: Final = 44
TOP: Final = 48


def chart(title: str, points: dict[str, list[int]]) -> str:
    """One line per bot: 5 to 95 % as a thin line, the middle half as a box, the median as a stroke."""
    every = [each for values in points.values() for each in values]
    low, high = min(every), max(every)
    reach = max(1, high - low)
    height = TOP + ROW * len(points) + 40
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif"'
        ' font-size="13" role="img">',
        f"<title>{escape(title)}: points by bot</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="{LEFT}" y="26" font-size="16">{escape(title)}: points by bot</text>',
    ]
    for n in range(6):
        value = low + reach * n / 5
        x = _x(value, low, reach)
        parts.append(f'<line x1="{x}" x2="{x}" y1="{TOP}" y2="{height - 34}" stroke="#ddd"/>')
        parts.append(f'<text x="{x}" y="{height - 16}" text-anchor="middle" fill="#555">{value:.0f}</text>')
    for n, (bot, values) in enumerate(points.items()):
        parts += _row(bot, sorted(values), TOP + ROW * n + ROW // 2, low, reach)
    return "\n".join([*parts, "</svg>", ""])


def _row(bot: str, values: list[int], y: int, low: int, reach: int) -> list[str]:
    marks = [_x(_at(values, share), low, reach) for share in (0.05, 0.25, 0.5, 0.75, 0.95)]
    wide = max(1.0, marks[3] - marks[1])
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(bot)}</text>',
        f'<line x1="{marks[0]}" x2="{marks[4]}" y1="{y}" y2="{y}" stroke="#1f5673" stroke-width="2"/>',
        f'<rect x="{marks[1]}" y="{y - 11}" width="{wide:.1f}" height="22" fill="#8fbcd4" stroke="#1f5673"/>',
        f'<rect x="{marks[2] - 1.5:.1f}" y="{y - 11}" width="3" height="22" fill="#0b2a3a"/>',
    ]


def _at(values: list[int], share: float) -> int:
    return values[min(len(values) - 1, int(share * len(values)))]


def _x(value: float, low: int, reach: int) -> float:
    return round(LEFT + (value - low) / reach * (WIDTH - LEFT - 30), 1)
