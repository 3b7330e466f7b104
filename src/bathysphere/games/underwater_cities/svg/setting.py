"""Sets strips of icons in a room, and words in lines: everything is measured, nothing overflows."""

from __future__ import annotations

import re
from typing import Final

from ....drawing.lettering import PLAIN, SERIF, TITLE, width
from ....drawing.markup import words
from ....drawing.shapes import number, put
from .boxes import EITHER, INK, TIGHT, Box
from .look import FOAM
from .strips import Strip

_LEAD: Final = 30
_GAP: Final = 5
_BETWEEN: Final = 9
_LINES: Final = 4

Line = list[tuple[float, Box]]


def strip(sentences: Strip, x: float, y: float, w: float, h: float, most: float = 1, ink: str = FOAM) -> str:
    """The strip centred at a place, as large as its room allows."""
    size, lines = layout(sentences, w, h, most)
    found = ""
    for i, line in enumerate([each for each in lines if each]):
        long = line[-1][0] + line[-1][1].w
        low = (i - (len(lines) - 1) / 2) * _LEAD
        found += "".join([put(left - long / 2, low, each.drawn) for left, each in line])
    return put(x, y, found.replace(INK, ink), round(size, 3))


def layout(sentences: Strip, w: float, h: float, most: float) -> tuple[float, list[Line]]:
    """One line or several: fewer win unless more make the icons clearly larger."""
    best = -1.0
    found: tuple[float, list[Line]] = (most, [[]])
    for loose in (False, True):
        room = _wide(_lines(sentences, 9999, loose))
        while room > 10:
            lines = _lines(sentences, room, loose)
            many = len(lines)
            if many > _LINES:
                break
            size = min(most, w / _wide(lines), (h + 3) / (many * _LEAD))
            worth = size * (1 - 0.07 * (many - 1)) * (0.95 if loose else 1)
            worth -= 0.0002 * _wide(lines) * (many > 1)
            if worth > best + 1e-6:
                best, found = worth, (size, lines)
            room -= 6
    return found


def _lines(sentences: Strip, room: float, loose: bool) -> list[Line]:
    """Boxes that hang together stay on one line."""
    atoms: list[tuple[float, list[Box]]] = []
    for each in sentences:
        for i, part in enumerate(each):
            if i and (part.hold == TIGHT or (part.hold == EITHER and not loose)):
                atoms[-1][1].append(part)
            else:
                atoms.append((_BETWEEN if i == 0 else _GAP, [part]))
    lines: list[Line] = [[]]
    x = 0.0
    for space, parts in atoms:
        w = sum([part.w for part in parts]) + 2 * (len(parts) - 1)
        if lines[-1] and x + space + w > room:
            lines.append([])
            x = 0.0
        x += space if lines[-1] else 0
        for part in parts:
            lines[-1].append((x, part))
            x += part.w + 2
        x -= 2
    return lines


def _wide(lines: list[Line]) -> float:
    return max([line[-1][0] + line[-1][1].w for line in lines if line], default=1)


def wrapped(said: str, size: float, room: float, face: dict[str, int]) -> list[str]:
    """Lines in which a number never parts from its noun, nor a French colon from its word."""
    said = said.replace(" :", "\xa0:").replace(" ;", "\xa0;")
    lines: list[str] = []
    for part in re.sub(r"(\d) (?=[^\W\d])", "\\1\xa0", said).split(" "):
        longer = f"{lines[-1]} {part}" if lines else part
        if lines and width(longer, size, face) <= room:
            lines[-1] = longer
        else:
            lines.append(part)
    return lines


def fitted_lines(
    said: str,
    room: float,
    high: float,
    sizes: tuple[float, float],
    face: dict[str, int],
    lead: float = 1.24,
    most: int = 99,
) -> tuple[float, list[str]]:
    """The largest size between the two at which the words fit, and their lines."""
    size = sizes[1]
    while size > sizes[0]:
        lines = wrapped(said, size, room, face)
        high_enough = len(lines) * size * lead <= high and len(lines) <= most
        if high_enough and max([width(each, size, face) for each in lines]) <= room:
            return size, lines
        size -= 0.25
    return sizes[0], wrapped(said, sizes[0], room, face)


def block(
    x: float,
    y: float,
    lines: list[str],
    size: float,
    fill: str,
    face: dict[str, int],
    lead: float = 1.24,
    anchor: str = "middle",
) -> str:
    """Several lines from the top y down; each keeps its measured width, whatever the letters are."""
    kind = "" if face is PLAIN else ' font-weight="700"'
    kind += f' font-family="{SERIF}"' if face is TITLE else ""
    found = ""
    for i, each in enumerate(lines):
        low = y + (i + 0.5) * size * lead
        found += f'<tspan x="{number(x)}" y="{number(low + size * 0.35)}">{words(each)}</tspan>'
    return f'<text font-size="{size:g}"{kind} fill="{fill}" text-anchor="{anchor}">{found}</text>'
