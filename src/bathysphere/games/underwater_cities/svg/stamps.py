"""Icons that are drawn once and used often: each in a box of about 24 by 24 round (0, 0)."""

from __future__ import annotations

from typing import Final

ICONS: Final = {
    "credit": '<circle r="11" fill="#f0c544" stroke="#7b5608" stroke-width="1.6"/><circle r="7.6" '
    'fill="none" stroke="#b98717" stroke-width="1.1"/><path d="M3.4-3A4.4 4.4 0 1 0 3.4 3" '
    'fill="none" stroke="#6b4a05" stroke-width="2.2" stroke-linecap="round"/>',
    "kelp": '<circle r="11" fill="#11452f" stroke="#7fe0a0" stroke-width="1.4"/><path d="M0 8C-1 3 1 1 '
    "0-8M0 4C-6 4-6.5-1-6.5-2C-2-2-.5 0 0 4M0-1C6-1 6.5-6 6.5-7C2-7 .5-5 0-1M0 7C4 7 6 4 6 2.5C2 "
    '2.5 .5 4 0 7" fill="#4fd07c" stroke="#bff5cf" stroke-width="1"/>',
    "steelplast": '<path d="M-11 0L-5.5-9.5H5.5L11 0L5.5 9.5H-5.5Z" fill="#c3ced8" stroke="#44525e" '
    'stroke-width="1.6"/><path d="M-5.8 0L-2.9-5H2.9L5.8 0L2.9 5H-2.9Z" fill="#8797a5" '
    'stroke="#5b6a77" stroke-width="1"/>',
    "science": '<circle r="11" fill="#e9f7ff" stroke="#2c6f9c" stroke-width="1.4"/><path '
    'd="M-2.6-7.5H2.6M-2-7.5V-2L-6 5.5Q-6.5 7-5 7H5Q6.5 7 6 5.5L2-2V-7.5" fill="none" '
    'stroke="#1f5d88" stroke-width="1.6" stroke-linejoin="round"/><path d="M-3.6 1.5H3.6L5.6 '
    '5.5Q6 6.5 5 6.5H-5Q-6 6.5-5.6 5.5Z" fill="#2fa7e6"/>',
    "biomatter": '<path d="M0-11.5C5-5 9-1 9 4A9 9 0 0 1-9 4C-9-1-5-5 0-11.5Z" fill="#a45bd6" '
    'stroke="#4d1f74" stroke-width="1.6"/><path d="M-4 4A4.5 4.5 0 0 0 0 8.3" fill="none" '
    'stroke="#ecd2ff" stroke-width="2" stroke-linecap="round"/>',
    "card": '<rect x="-7.5" y="-10.5" width="15" height="21" rx="2.4" fill="#f7f3e6" stroke="#4b4637" '
    'stroke-width="1.4"/><rect x="-5" y="-8" width="10" height="3.6" fill="#e9b93f"/><rect '
    'x="-5" y="-2.6" width="10" height="3.6" fill="#d5533f"/><rect x="-5" y="2.8" width="10" '
    'height="3.6" fill="#4fa864"/>',
    "point": '<path d="M0-12L9.5-8.5V0C9.5 6 5 9.8 0 12C-5 9.8-9.5 6-9.5 0V-8.5Z" fill="#fff7dd" '
    'stroke="#8d6a1c" stroke-width="1.6"/>',
    "step": '<path d="M-7 11V-11" stroke="#dfeaf2" stroke-width="2" stroke-linecap="round"/><path '
    'd="M-7-11H9L5-5.5L9 0H-7Z" fill="#2f7fd0" stroke="#cfe6ff" stroke-width="1.2"/><path '
    'd="M-.5-1.5V-8M-3.3-5.4L-.5-8.4L2.3-5.4" fill="none" stroke="#fff" stroke-width="1.7" '
    'stroke-linecap="round" stroke-linejoin="round"/>',
    "p-farm": '<path d="M-8.5 8.5H8.5" stroke="#fff" stroke-width="2" stroke-linecap="round"/><path '
    'd="M-5.5 8V-3M0 8V-8M5.5 8V-3" stroke="#fff" stroke-width="1.8" '
    'stroke-linecap="round"/><path d="M0-3.5C-4-3.5-4.5-7-4.5-8C-1.5-8 0-6 0-3.5ZM0 .5C4 .5 '
    "4.5-3 4.5-4C1.5-4 0-2 0 .5ZM-5.5 1.5C-8.5 1.5-9-1-9-2C-6.5-2-5.5 0-5.5 1.5ZM5.5 4C8.5 4 9 "
    '1.5 9 .5C6.5 .5 5.5 2.5 5.5 4Z" fill="#fff"/>',
    "p-desal": '<path d="M-7.5-2.5V8.5H3.5V-2.5A5.5 4.5 0 0 0-7.5-2.5Z" fill="#fff"/><path d="M3.5 '
    '4H7.5V-4.5" fill="none" stroke="#fff" stroke-width="2.2"/><path d="M7.5-9.5C9.3-7 10-6 '
    '10-4.8A2.5 2.5 0 0 1 5-4.8C5-6 5.7-7 7.5-9.5Z" fill="#fff"/><path d="M-6 2Q-4 .3-2 2T2 2M-6 '
    '5.5Q-4 3.8-2 5.5T2 5.5" fill="none" stroke="#1f63b0" stroke-width="1.5"/>',
    "p-lab": '<g fill="none" stroke="#23405a" stroke-width="1.7"><ellipse rx="9.5" ry="3.7"/><ellipse '
    'rx="9.5" ry="3.7" transform="rotate(60)"/><ellipse rx="9.5" ry="3.7" '
    'transform="rotate(120)"/></g><circle r="2.3" fill="#c23b2c"/>',
    "farm": '<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="url(#&~farmtile)" '
    'stroke="#eafff0" stroke-width="1.3"/><use href="#&~p-farm" transform="scale(.82)"/>',
    "desal": '<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="url(#&~desaltile)" '
    'stroke="#e6f5ff" stroke-width="1.3"/><use href="#&~p-desal" transform="translate(-.8 .6) '
    'scale(.82)"/>',
    "lab": '<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="url(#&~labtile)" stroke="#fff" '
    'stroke-width="1.3"/><use href="#&~p-lab" transform="scale(.86)"/>',
    "building": '<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="#0c3a4e" stroke="#e3f8fd" '
    'stroke-width="1.5"/><rect x="-8" y="-1" width="4.6" height="8.5" rx="1" '
    'fill="#5cc97f"/><rect x="-2.3" y="-8" width="4.6" height="15.5" rx="1" '
    'fill="#5db8f2"/><rect x="3.4" y="-4.5" width="4.6" height="12" rx="1" fill="#f5f7fa"/>',
    "tunnel": '<rect x="-12" y="-5.5" width="24" height="11" rx="5.5" fill="url(#&~tube)" stroke="#dff4fa" '
    'stroke-width="1.2"/><path d="M-6-5V5M0-5V5M6-5V5" stroke="#4f7686" stroke-width="1.3"/>',
    "structure": '<rect x="-11.5" y="-11.5" width="23" height="23" rx="5" fill="#0c3a4e" stroke="#e3f8fd" '
    'stroke-width="1.5"/><rect x="-8" y="-4" width="4.6" height="6" rx="1" fill="#5cc97f"/><rect '
    'x="-2.3" y="-8.5" width="4.6" height="10.5" rx="1" fill="#5db8f2"/><rect x="3.4" y="-6" '
    'width="4.6" height="8" rx="1" fill="#f5f7fa"/><rect x="-9" y="4" width="18" height="5" '
    'rx="2.5" fill="url(#&~tube)"/>',
    "nonsymbiotic": '<path d="M-11 8A11 15 0 0 1 11 8Z" fill="url(#&~dome)" stroke="#5f8b9b" '
    'stroke-width="1.3"/><path d="M0-6.5V8M-7 8Q-7-2 0-6.8M7 8Q7-2 0-6.8" fill="none" '
    'stroke="#5f8b9b" stroke-width="1"/><path d="M-12 8.5H12" stroke="#8fb6c4" '
    'stroke-width="2.6" stroke-linecap="round"/>',
    "symbiotic": '<path d="M-11 8A11 15 0 0 1 11 8Z" fill="url(#&~purple)" stroke="#f3e0ff" '
    'stroke-width="1.3"/><path d="M0 7V0M0 2C-4 2-5-1-5-2.5C-2-2.5 0-1 0 2ZM0 0C4 0 5-3 '
    '5-4.5C2-4.5 0-3 0 0Z" fill="#f7ecff" stroke="#f7ecff" stroke-width="1"/><path d="M-12 '
    '8.5H12" stroke="#f3e0ff" stroke-width="2.6" stroke-linecap="round"/>',
    "city": '<path d="M0 8H-11A11 15 0 0 1 0-6.9Z" fill="url(#&~dome)"/><path d="M0 8H11A11 15 0 0 0 '
    '0-6.9Z" fill="url(#&~purple)"/><path d="M-11 8A11 15 0 0 1 11 8Z" fill="none" stroke="#5f8b9b" '
    'stroke-width="1.3"/><path d="M-12 8.5H12" stroke="#8fb6c4" stroke-width="2.6" '
    'stroke-linecap="round"/>',
    "metropolis": '<polygon points="-12,0 -6,-10.4 6,-10.4 12,0 6,10.4 -6,10.4" fill="url(#&~blue)" '
    'stroke="#dff0ff" stroke-width="1.4"/><path d="M-6.5 6V0H-3.5V6M-1.8 6V-5.5H1.6V6M3.4 '
    '6V-1.5H6.4V6" fill="#fff"/>',
    "brownmetro": '<polygon points="-12,0 -6,-10.4 6,-10.4 12,0 6,10.4 -6,10.4" fill="url(#&~brown)" '
    'stroke="#f7e3c2" stroke-width="1.4"/><path d="M-6.5 6V0H-3.5V6M-1.8 6V-5.5H1.6V6M3.4 '
    '6V-1.5H6.4V6" fill="#fff"/>',
    "special": '<rect x="-8.5" y="-11.5" width="17" height="23" rx="2.6" fill="#4a2a7a" stroke="#ffcf4a" '
    'stroke-width="1.7"/><polygon points=".0,-9.5 2.5,-3.4 9.0,-2.9 4.0,1.3 5.6,7.7 .0,4.2 '
    '-5.6,7.7 -4.0,1.3 -9.0,-2.9 -2.5,-3.4" transform="translate(0 .6) scale(.68)" '
    'fill="#ffcf4a"/>',
    "use": '<rect x="-8.5" y="-11.5" width="17" height="23" rx="2.6" fill="#f7f3e6" stroke="#4b4637" '
    'stroke-width="1.4"/><circle r="6.6" fill="#0f4c66"/><path d="M-2.2-3.7L4-0L-2.2 3.7Z" '
    'fill="#fff"/>',
    "ready": '<rect x="-8.5" y="-11.5" width="17" height="23" rx="2.6" fill="#f7f3e6" stroke="#4b4637" '
    'stroke-width="1.4"/><path d="M4.3-3.4A5.5 5.5 0 1 0 5.3 1.6" fill="none" stroke="#0f4c66" '
    'stroke-width="2.3"/><path d="M6.8-7V-1.8H1.6Z" fill="#0f4c66"/>',
    "k-instant": '<path d="M2.5-10L-6.5 2H-.6L-2.5 10L6.5-2.5H.6Z" fill="currentColor"/>',
    "k-permanent": '<path d="M0 0C-3-5-9-5-9 0S-3 5 0 0S9-5 9 0S3 5 0 0Z" fill="none" stroke="currentColor" '
    'stroke-width="3"/>',
    "k-action": '<circle r="8.6" fill="none" stroke="currentColor" stroke-width="2.3"/><path d="M-2.8-5L5.4 '
    '0L-2.8 5Z" fill="currentColor"/>',
    "k-production": '<path d="M9.4 -1.9L9.4 1.9L6.7 2.1L6.2 3.3L8.0 5.3L5.3 8.0L3.3 6.2L2.0 6.7L1.9 9.4'
    "L-1.9 9.4L-2.1 6.7L-3.3 6.2L-5.3 8.0L-8.0 5.3L-6.2 3.3L-6.7 2.0L-9.4 1.9L-9.4 -1.9"
    "L-6.7 -2.1L-6.2 -3.3L-8.0 -5.3L-5.3 -8.0L-3.3 -6.2L-2.0 -6.7L-1.9 -9.4L1.9 -9.4L2.1 -6.7"
    "L3.3 -6.2L5.3 -8.0L8.0 -5.3L6.2 -3.3"
    "L6.7 -2.0ZM3.2 0A3.2 3.2 0 1 0-3.2 0A3.2 3.2 0 1 0 3.2 0Z"
    '" fill="currentColor" fill-rule="evenodd"/>',
    "k-scoring": '<polygon points=".0,-9.5 2.5,-3.4 9.0,-2.9 4.0,1.3 5.6,7.7 .0,4.2 -5.6,7.7 -4.0,1.3 '
    '-9.0,-2.9 -2.5,-3.4" fill="currentColor"/>',
    "c-yellow": '<path d="M0-8L8.6 7H-8.6Z" fill="currentColor"/>',
    "c-red": '<path d="M0-9L8.2 0L0 9L-8.2 0Z" fill="currentColor"/>',
    "c-green": '<circle r="7.8" fill="currentColor"/>',
    "c-none": '<path d="M-8 0H8M0-8V8" stroke="currentColor" stroke-width="4" stroke-linecap="round"/>',
    "hand": '<rect x="-10" y="-7" width="10" height="15" rx="2" fill="#cfd9df" stroke="#4b4637" '
    'transform="rotate(-16 -4 4)"/><rect x="0" y="-7" width="10" height="15" rx="2" '
    'fill="#e6ecef" stroke="#4b4637" transform="rotate(16 4 4)"/><rect x="-5" y="-9" width="10" '
    'height="15" rx="2" fill="#f7f3e6" stroke="#4b4637"/>',
    "site": '<rect x="-10.5" y="-10.5" width="21" height="21" rx="6" fill="#05202d" stroke="#9fd8e8" '
    'stroke-width="1.6" stroke-dasharray="4 3.2"/><path d="M-4.5 0H4.5M0-4.5V4.5" '
    'stroke="#d4f4fc" stroke-width="2.2" stroke-linecap="round"/>',
    "any": '<path d="M0 0L0.0 -11.0A11 11 0 0 1 10.5 -3.4Z" fill="#f0c544" stroke="#06222f" '
    'stroke-width="1"/><path d="M0 0L10.5 -3.4A11 11 0 0 1 6.5 8.9Z" fill="#4fd07c" '
    'stroke="#06222f" stroke-width="1"/><path d="M0 0L6.5 8.9A11 11 0 0 1 -6.5 8.9Z" '
    'fill="#c3ced8" stroke="#06222f" stroke-width="1"/><path d="M0 0L-6.5 8.9A11 11 0 0 1 -10.5 '
    '-3.4Z" fill="#2fa7e6" stroke="#06222f" stroke-width="1"/><path d="M0 0L-10.5 -3.4A11 11 0 0 '
    '1 -0.0 -11.0Z" fill="#a45bd6" stroke="#06222f" stroke-width="1"/><circle r="11" fill="none" '
    'stroke="#f1fbff" stroke-width="1.4"/><circle r="4" fill="#06222f"/>',
    "slot-available": '<rect x="-12" y="-9" width="24" height="18" rx="4" fill="#0c3a4e" stroke="#e3f8fd" '
    'stroke-width="1.4"/><circle cx="-5" r="4" fill="none" stroke="#e3f8fd" stroke-width="1.4" '
    'stroke-dasharray="2.5 2"/><path d="M1.5-4L8.5 0L1.5 4Z" fill="#ffcf4a"/>',
    "slot-occupied": '<rect x="-12" y="-9" width="24" height="18" rx="4" fill="#0c3a4e" stroke="#e3f8fd" '
    'stroke-width="1.4"/><circle cx="-5" r="4.4" fill="#f1fbff" stroke="#fff" '
    'stroke-width="1.2"/><path d="M1.5-4L8.5 0L1.5 4Z" fill="#ffcf4a"/>',
    "slot-any": '<rect x="-12" y="-9" width="24" height="18" rx="4" fill="#0c3a4e" stroke="#e3f8fd" '
    'stroke-width="1.4"/><path d="M-10.5-7H-4V7H-10.5Z" fill="#eebc3a"/><rect x="-4" y="-7" '
    'width="5" height="14" fill="#c7432e"/><rect x="1" y="-7" width="2" height="14" '
    'fill="#27804a"/><path d="M3.5-4L10-0L3.5 4Z" fill="#ffcf4a"/>',
    "slot-aa": '<rect x="-12" y="-9" width="24" height="18" rx="4" fill="#7fa9b8" stroke="#fff" '
    'stroke-width="1.4"/><path d="M-6 0C-4-4 0-4 0 0S4 4 6 0S2-4 0 0S-4 4-6 0Z" fill="none" '
    'stroke="#06222f" stroke-width="2"/>',
    "eye": '<path d="M-10 0Q0-9 10 0Q0 9-10 0Z" fill="#fff" stroke="#24586d" '
    'stroke-width="1.4"/><circle r="3.6" fill="#24586d"/>',
    "once": '<circle r="9.5" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="46 14"/>',
    "up": '<circle r="6" fill="#ffcf4a" stroke="#5a3f06" stroke-width="1.2"/><path d="M-3 1.6L0-2L3 '
    '1.6" fill="none" stroke="#4a3200" stroke-width="2" stroke-linecap="round" '
    'stroke-linejoin="round"/>',
    "plus": '<circle r="5.6" fill="#fff" stroke="#06222f" stroke-width="1.2"/><path d="M-3 0H3M0-3V3" '
    'stroke="#06222f" stroke-width="1.9" stroke-linecap="round"/>',
    "cog": '<circle r="6.2" fill="#fff" stroke="#06222f" stroke-width="1"/><path d="M9.4 -1.9 L9.4 1.9 '
    "L6.7 2.1 L6.2 3.3 L8.0 5.3 L5.3 8.0 L3.3 6.2 L2.0 6.7 L1.9 9.4 L-1.9 9.4 L-2.1 6.7 L-3.3 "
    "6.2 L-5.3 8.0 L-8.0 5.3 L-6.2 3.3 L-6.7 2.0 L-9.4 1.9 L-9.4 -1.9 L-6.7 -2.1 L-6.2 -3.3 "
    "L-8.0 -5.3 L-5.3 -8.0 L-3.3 -6.2 L-2.0 -6.7 L-1.9 -9.4 L1.9 -9.4 L2.1 -6.7 L3.3 -6.2 L5.3 "
    '-8.0 L8.0 -5.3 L6.2 -3.3 L6.7 -2.0Z" fill="#0f4c66" transform="scale(.5)"/><circle r="1.7" '
    'fill="#fff"/>',
    "spent": '<path d="M4.3-3.4A5.5 5.5 0 1 0 5.3 1.6M-9 9L9-9" fill="none" stroke="currentColor" '
    'stroke-width="2.3" stroke-linecap="round"/>',
    "lock": '<rect x="-6" y="-1" width="12" height="9" rx="2" fill="currentColor"/><path '
    'd="M-3.6-1V-4A3.6 3.6 0 0 1 3.6-4V-1" fill="none" stroke="currentColor" stroke-width="2"/>',
}
