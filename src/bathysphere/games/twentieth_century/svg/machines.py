"""The pictures of the twelve kinds of technology, each round (0, 0) and some 28 wide."""

from __future__ import annotations

from typing import Final

_OXIDE: Final = "#a2391f"

MACHINES: Final = {
    "bridge": f'<path d="M-14 5H14" stroke="{_OXIDE}" stroke-width="4"/><path d="M-13 4Q0-17 13 4M-8 '
    f"4V-2.5M-4 4V-5"
    f'M0 4V-6.3M4 4V-5M8 4V-2.5" fill="none" stroke="{_OXIDE}" stroke-width="2.2"/>'
    '<path d="M-12 7V12H-8V7M8 7V12H12V7" fill="#8a8072"/>',
    "locomotive": '<path d="M-13 7H13V3H-13Z" fill="#3d2516"/><rect x="-5" y="-5" width="16" height="9" '
    'rx="4" '
    'fill="#1d3a35"/><rect x="-12" y="-10" width="9" height="14" fill="#b5302a" stroke="#5e120e"/>'
    '<rect x="-10" y="-7.5" width="5" height="4.5" fill="#f6e3b0"/><path d="M5-5V-11H9.5V-5Z" '
    'fill="#1d3a35"/>'
    '<circle cx="-8" cy="8.5" r="4" fill="#2b2118"/><circle cx="1" cy="9.5" r="3" fill="#2b2118"/>'
    '<circle cx="8.5" cy="9.5" r="3" fill="#2b2118"/><circle cx="-8" cy="8.5" r="1.5" fill="#e5ad33"/>',
    "waste_transport": '<path d="M-14-3H10L7.5 6H-11.5Z" fill="#a2391f" stroke="#5e120e" stroke-width="1.2"/>'
    '<use href="#&~waste" transform="translate(-6 -6.5) scale(.5)"/>'
    '<use href="#&~waste" transform="translate(3 -6.5) scale(.5)"/><circle cx="-7" cy="9" r="3.4" '
    'fill="#2b2118"/>'
    '<circle cx="3.5" cy="9" r="3.4" fill="#2b2118"/>'
    '<path d="M9.5 8H14M12 5L15 8L12 11" fill="none" stroke="#2b2118" stroke-width="1.8"/>',
    "sorting_centre": '<path d="M-14-3H-6L-7 12H-13Z" fill="#2c7a4d"/><path d="M-4-3H4L3 12H-3Z" '
    'fill="#1f5c96"/>'
    '<path d="M6-3H14L13 12H7Z" fill="#e5ad33"/><path d="M-15-4H15" stroke="#2b2118" stroke-width="2.2"/>'
    '<use href="#&~waste" transform="translate(0 -10) scale(.42)"/>'
    '<path d="M-6-11Q-10-11-10-7M6-11Q10-11 10-7" fill="none" stroke="#2b2118" stroke-width="1.6"/>',
    "park": '<path d="M-15 9Q0 5 15 9V12H-15Z" fill="#8fae63"/>'
    '<use href="#&~tree" transform="translate(-7 -1) scale(.8)"/>'
    '<circle cx="7" cy="-3" r="7.5" fill="#4f9a55" stroke="#0f4425" stroke-width="1.3"/>'
    '<path d="M7 3V10" stroke="#6b4326" stroke-width="2.4"/>'
    '<path d="M-1 9.5H5M0 9.5V12M4 9.5V12M-1 7H5" stroke="#5e4c3a" stroke-width="1.4"/>',
    "depollution": '<path d="M-11 2A5.2 5.2 0 0 1-10.5-7A6 6 0 0 1-1-11.5A6.6 6.6 0 0 1 9-7.5A5 5 0 0 1 10 '
    '2Z" '
    'fill="#b3aea4" stroke="#4d4b4a" stroke-width="1.3"/><path d="M0-6V9M-5 4L0 9.5L5 4" fill="none" '
    'stroke="#12a05c" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>'
    '<path d="M-11 12.5H11" stroke="#2c7a4d" stroke-width="2.4" stroke-linecap="round"/>',
    "quality_of_life": '<circle cx="6" cy="-5" r="5.6" fill="#f2c230"/><path '
    'd="M6-14V-12M-2.5-5H-.8M14.5-5H13M12-11'
    'L11-10M0-11L1-10" stroke="#e5ad33" stroke-width="1.8" stroke-linecap="round"/>'
    '<path d="M-13 12V1L-4-6L5 1V12Z" fill="#fff3d4" stroke="#5e4c3a" stroke-width="1.4"/>'
    '<path d="M-15.5 2L-4-7.5L7.5 2" fill="none" stroke="#b5302a" stroke-width="3"/>'
    '<rect x="-6.5" y="4" width="5" height="8" fill="#84563a"/><circle cx="11" cy="7.5" r="3.6" '
    'fill="#4f9a55"/>'
    '<path d="M11 10V12" stroke="#6b4326" stroke-width="1.8"/>',
    "mine": '<path d="M-13 12H13V9H-13Z" fill="#5e4c3a"/><path d="M-8 9L-1-11H2L9 9M-5 1H6M-3-5H4" '
    'fill="none" '
    'stroke="#3d2516" stroke-width="2.2"/><circle cx=".5" cy="-10" r="4" fill="#e5ad33" stroke="#3d2516" '
    'stroke-width="1.6"/><path d="M6 9V1H14V9Z" fill="#a2391f" stroke="#5e120e"/>'
    '<path d="M-14 9L-9 4L-5 9Z" fill="#e5ad33"/>',
    "laboratory": '<path d="M-13 12V3H13V12Z" fill="#dfe7ea" stroke="#2c4a63" stroke-width="1.4"/>'
    '<path d="M-8 3A8 8 0 0 1 8 3Z" fill="#7db4dd" stroke="#2c4a63" stroke-width="1.4"/>'
    '<path d="M1-3L8-12" stroke="#2c4a63" stroke-width="3"/><path d="M-10 6h4v6h-4zM6 6h4v6h-4z" '
    'fill="#2b74b8"/>'
    '<path d="M-2 6h4v6h-4z" fill="#2c4a63"/>',
    "hospital": '<rect x="-13" y="-2" width="26" height="14" fill="#fff3e2" stroke="#7c3a30" '
    'stroke-width="1.4"/>'
    '<rect x="-7" y="-12" width="14" height="24" fill="#fffaf0" stroke="#7c3a30" stroke-width="1.4"/>'
    '<path d="M-1.8-10H1.8V-6.8H5V-3.2H1.8V0H-1.8V-3.2H-5V-6.8H-1.8Z" fill="#c8322a"/>'
    '<rect x="-2.4" y="6" width="4.8" height="6" fill="#84563a"/>'
    '<path d="M-11 3H-9M-11 7H-9M9 3H11M9 7H11" stroke="#1f5c96" stroke-width="2.4"/>',
    "workers": '<path d="M-13 12Q-13 3-7 3Q-1 3-1 12Z" fill="#b3aea4" stroke="#4d4b4a" stroke-width="1.2"/>'
    '<circle cx="-7" cy="-2" r="4" fill="#e8c39a" stroke="#4d4b4a"/>'
    '<path d="M-4 13Q-4 1 4.5 1Q13 1 13 13Z" fill="#1f5c96" stroke="#0c2c4d" stroke-width="1.3"/>'
    '<circle cx="4.5" cy="-5" r="5.2" fill="#e8c39a" stroke="#4d4b4a"/>'
    '<path d="M-2-6A6.5 6.5 0 0 1 11-6Z" fill="#e5ad33" stroke="#6d4706" stroke-width="1.2"/>'
    '<path d="M4.5-12.5V-6" stroke="#6d4706" stroke-width="1.4"/>',
}
"""`recycling` is a mark of its own, see `stamps`."""
