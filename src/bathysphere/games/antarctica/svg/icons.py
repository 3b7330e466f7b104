"""Pictures of buildings and signs of effects, each in a box of 24 by 24 round (0, 0).

`{i}` is the ink, `{c}` what is cut out of it, `{a}` the accent, `{s}` a stroke of the ink with round ends.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.shapes import put

_STROKE: Final = 'fill="none" stroke="{i}" stroke-linecap="round" stroke-linejoin="round"'

_BUILDINGS: Final = {
    "camp": '<path d="M-10.5 8.5L0-7L10.5 8.5Z" fill="{i}"/><path d="M0 0L4.2 8.5H-4.2Z" fill="{c}"/>'
    '<path d="M0-6.5V-11.5" {s} stroke-width="1.6"/><path d="M0-11.8L6.5-9.7L0-7.8Z" fill="{a}"/>',
    "shipyard": '<path d="M-9 0V-9.5H9V0M0-9.5V-5" {s} stroke-width="2"/><circle cy="-3.8" r="1.7" '
    'fill="{a}"/>'
    '<path d="M-7.5-.5H7.5L10.5-2.5L7.5 5.5H-7.5Z" fill="{i}"/>'
    '<path d="M-10.5 9H10.5" stroke="{a}" stroke-width="2.4" stroke-linecap="round"/>',
    "crane": '<path d="M-4 9.5V-10M-9 9.5H1M-10-6H10" {s} stroke-width="2.3"/>'
    '<path d="M-4-10L9-6.2M-4-10L-9-6.2M6.3-6V0" {s} stroke-width="1.2"/>'
    '<path d="M-10.5-5.5h4.500v4.500h-4.500Z" fill="{i}"/><path d="M2.5 2L5-.5H8L10.5 2L8.5 6H4.5Z" '
    'fill="{a}"/>',
    "well": '<path d="M-2.5-1.5L-8 9.5M2.5-1.5L8 9.5M-5.3 4.5H5.3" {s} stroke-width="2.3"/>'
    '<circle cy="-5" r="5" fill="none" stroke="{i}" stroke-width="2.2"/>'
    '<path d="M0-10V0M-5-5H5" {s} stroke-width="1.2"/><path d="M-3.5 10L-2 6.5L1.5 5.8L3.8 10Z" fill="{a}"/>',
    "derrick": '<path d="M-8.5 9.8L-3.2-10H0L5.2 9.8" {s} stroke-width="2.2"/>'
    '<path d="M-7 4.5H3.7M-5.6-.8H2.3M-4.3-5.5H1.1M-7 4.5L2.3-.8M3.7 4.5L-5.6-.8M-5.6-.8L1.1-5.5" {s} '
    'stroke-width="1.3"/><path d="M7.5-8.5C9.6-5.3 11.2-3.7 11.2-1.5A3.7 3.7 0 0 1 3.8-1.5C3.8-3.7 '
    '5.4-5.3 7.5-8.5Z" '
    'fill="{a}" stroke="{c}" stroke-width="1.2"/>',
    "turbine": '<path d="M-1-2H1L1.9 10.5H-1.9Z" fill="{i}"/>'
    '<path d="M0-3C3-5.5 2.7-9.5.6-12.5C-1.3-9.5-1.6-6 0-3Z" fill="{i}" transform="rotate(20 0 -3)"/>'
    '<path d="M0-3C3-5.5 2.7-9.5.6-12.5C-1.3-9.5-1.6-6 0-3Z" fill="{i}" transform="rotate(140 0 -3)"/>'
    '<path d="M0-3C3-5.5 2.7-9.5.6-12.5C-1.3-9.5-1.6-6 0-3Z" fill="{i}" transform="rotate(260 0 -3)"/>'
    '<circle cy="-3" r="2.1" fill="{a}"/>',
    "lab": '<path d="M-5 2H5L8 7.2Q8.6 9.2 6.5 9.2H-6.5Q-8.6 9.2-8 7.2Z" fill="{a}"/>'
    '<path d="M-4-10H4M-2.6-9.8V-2.8L-8.6 7Q-9.6 9.8-6.6 9.8H6.6Q9.6 9.8 8.6 7L2.6-2.8V-9.8" {s} '
    'stroke-width="2.1"/>'
    '<circle cx="-1.5" cy="5.5" r="1.5" fill="{i}"/><circle cx="2.6" cy="7" r="1.1" fill="{i}"/>',
    "factory": '<path d="M-10.5 9.5V-1.5L-5-5V-1.5L.5-5V-1.5H4L4.6-8H8L8.6-1.5H10.5V9.5Z" fill="{i}"/>'
    '<path d="M-7.5 3H-4.5V6H-7.5ZM-1.5 3H1.5V6H-1.5ZM4.5 3H7.5V6H4.5Z" fill="{c}"/>'
    '<circle cx="4.6" cy="-10" r="1.7" fill="{a}"/><circle cx="1" cy="-11" r="1.3" fill="{a}"/>',
    "land": '<path d="M-10 6.5L-3.2-7.5L1 0L3.7-4.5L10 6.5Z" fill="{i}"/>'
    '<path d="M-5.5-2.7L-3.2-7.5L-.6-2.8L-2.3-1.2L-3.6-2.7Z" fill="{a}"/>',
    "coastal": '<path d="M-9.5 2.5L-2.5-8L4.5 2.5Z" fill="{i}"/><path '
    'd="M-4.6-4.9L-2.5-8L-.4-4.9L-2.5-3.4Z" fill="{a}"/>'
    '<path d="M-9.5 6.8Q-7.1 4.3-4.7 6.8T0 6.8T4.7 6.8T9.5 6.8M4.5 1.8Q7-.4 9.5 1.8" {s} '
    'stroke-width="2.1"/>',
    "marine": '<path d="M-9.5 6.8Q-7.1 4.3-4.7 6.8T0 6.8T4.7 6.8T9.5 6.8M-9.5 1.6Q-7.1-.9-4.7 1.6T0 '
    "1.6T4.7 1.6"
    'T9.5 1.6" {s} stroke-width="2.1"/><path d="M-8-4.5C-4-9.5 3-9.5 6-5L9.5-8V-1L6-4C3-.8-4-.8-8-4.5Z" '
    'fill="{i}"/>'
    '<circle cx="-4" cy="-5.4" r="1.3" fill="{c}"/>',
    "hq": '<path d="M-9 9.5V-2H9V9.5ZM-10.5-2V-4.8H10.5V-2Z" fill="{i}"/>'
    '<path d="M-6 1H-3.5V6H-6ZM3.5 1H6V6H3.5ZM-1.5 2H1.5V9.5H-1.5Z" fill="{c}"/>'
    '<path d="M0-4.5V-12" {s} stroke-width="1.7"/><path d="M.6-12L8.5-9.8L.6-7.4Z" fill="{a}"/>',
    "plankton": '<path d="M7-7.5Q11.5-8.5 11.5-12M5-8Q8-10 7-12.5" {s} stroke-width="1.3"/>'
    '<path d="M4 .5L7 4M1 3.2L3.5 7M-2.2 5L-.6 9" {s} stroke-width="1.6"/>'
    '<path d="M-9.5 4C-9-3.5-2-9 6-8.5C9-8.2 10.3-5.6 9.2-4C7.6-2 5-2.5 3.6-.2C1.7 2.8-1.5 4.6-4.5 5C-5.5 '
    "7.5-7.5 9.3"
    '-11 9.5C-9.7 8-9.6 6-9.5 4Z" fill="{i}"/><path d="M1.5-7.6Q3.6-4.5 3 .4M-2.7-5.6Q-.6-2-1.3 '
    "3M-6.3-2.2Q-4.2.6-5 "
    '4.8" fill="none" stroke="{c}" stroke-width="1.2"/><circle cx="6.5" cy="-5.8" r="1.5" fill="{a}"/>',
    "dish": '<path d="M-3.5 3.5L-7 10H2.5L-.5 5" {s} stroke-width="1.9"/>'
    '<path d="M-9-8.5C-11.5 1-1.5 8.5 6.5 5.5Z" fill="{i}"/><path d="M-1.5-1.8L4-7.3" {s} '
    'stroke-width="1.8"/>'
    '<circle cx="4.2" cy="-7.5" r="2.3" fill="{a}"/><path d="M6-12.3A7.5 7.5 0 0 1 9.5-5" {s} '
    'stroke-width="1.5"/>',
}
_MAN: Final = (
    '<path d="M-6.5 9C-6.5 2.5-4.5 0 0 0C4.5 0 6.5 2.5 6.5 9Z" fill="{i}"/><circle cy="-4.5" '
    'r="4.3" fill="{i}"/>'
)
_PLUS: Final = '<path d="M0-3.6V3.6M-3.6 0H3.6" {s} stroke-width="2.6"/>'
_SHIP: Final = (
    '<path d="M-10-4H3Q8-3.5 11 0Q8 3.5 3 4H-10Q-11.5 0-10-4Z" fill="{i}"/><circle cx="-3" '
    'r="2.2" fill="{c}"/>'
)
_CARD: Final = '<rect x="-7" y="-9.5" width="14" height="19" rx="2.4" fill="{i}"/>'
_CHEVRONS: Final = (
    '<path d="M-9-5.5L-4 0L-9 5.5M-2.5-5.5L2.5 0L-2.5 5.5M4-5.5L9 0L4 5.5" {s} stroke-width="2.7"/>'
)
_SIMPLE: Final = _CARD + '<path d="M-2.4-4.5H2.4L4.5-2.4V2.4L2.4 4.5H-2.4L-4.5 2.4V-2.4Z" fill="{c}"/>'
_EXPERTISE: Final = _CARD + '<path d="M0-5.5L4.7-2.7V2.7L0 5.5L-4.7 2.7V-2.7Z" fill="{c}"/>'
_SIGNS: Final = {
    "recruit_one": put(-3, 0, _MAN) + put(7.5, -5, _PLUS),
    "recruit": put(-3, 0, _MAN) + put(7.5, -5, _PLUS),
    "two_scientists": put(-6, 1, _MAN, 0.82) + put(4, 1, _MAN, 0.82) + put(9.5, -7.5, _PLUS, 0.8),
    "place_scientist": put(0, -3, _MAN, 0.8)
    + '<path d="M-10.5 8.5H10.5" {s} stroke-width="2.4"/><path d="M8-8V1M5-2L8 1.5L11-2" {s} '
    'stroke-width="2"/>',
    "move_ship": put(0, 4.5, _SHIP, 0.95)
    + '<path d="M-9-4C-5-10.5 4-10.5 8-4.5M8.8-10V-4H3" {s} stroke-width="2.1"/>',
    "new_ship": put(-1.5, 4, _SHIP, 0.95) + put(5, -6, _PLUS, 0.95),
    "ship": _SHIP,
    "icebreaker": put(-1, 3.5, _SHIP, 0.95)
    + '<path d="M-9-7L-5-3L-1-8L3-3.5L7-8L10-5" {s} stroke-width="2"/>',
    "advance_three": _CHEVRONS,
    "rapid_progress": _CHEVRONS,
    "simple": _SIMPLE,
    "simple_card": _SIMPLE,
    "expertise": _EXPERTISE,
    "expertise_card": _EXPERTISE,
    "draft": '<g transform="rotate(-14)"><rect x="-9.5" y="-8" width="11" height="15" rx="2" fill="{i}" '
    'fill-opacity=".6"/></g><g transform="rotate(8)"><rect x="-3" y="-9" width="11" height="15" rx="2" '
    'fill="{i}" '
    'stroke="{c}" stroke-width="1.2"/></g><path d="M-8 9.5H6M3 6.8L6.5 9.5L3 12" {s} stroke-width="1.9"/>',
    "research": '<circle cx="-2" cy="-2" r="6.5" fill="none" stroke="{i}" stroke-width="2.6"/>'
    '<path d="M3 3L9.5 9.5" {s} stroke-width="3.4"/>',
    "sacrifice": '<path d="M-9-4L-5-8H9V5L5 9H-9Z" fill="{i}"/><path d="M-5.500-.500L2 7M2-.500L-5.500 7" '
    'stroke="{c}" '
    'stroke-width="2.4" stroke-linecap="round"/>',
    "end": '<path d="M-8-9V10M-8-8H8L4-3.500L8 1H-8" {s} stroke-width="2.4"/>',
    "none": '<circle r="8.500" fill="none" stroke="{i}" stroke-width="2.6"/><path d="M-6 6L6-6" {s} '
    'stroke-width="2.6"/>',
    "cube": '<path d="M-8-4L-4-8H8V4L4 8H-8Z" fill="{i}"/>',
    "man": _MAN,
}


def _filled(template: str, ink: str, cut: str, accent: str) -> str:
    return template.replace("{s}", _STROKE).replace("{i}", ink).replace("{c}", cut).replace("{a}", accent)


@cache
def building(kind: str, ink: str, cut: str, accent: str) -> str:
    """The picture of a building."""
    return _filled(_BUILDINGS[kind], ink, cut, accent)


@cache
def sign(kind: str, ink: str, cut: str) -> str:
    """The sign of an effect, a card or an action."""
    return _filled(_SIGNS[kind], ink, cut, ink)
