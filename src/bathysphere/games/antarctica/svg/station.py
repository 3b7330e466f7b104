"""What every team has besides its pieces on the board: personnel and reserve, Available and Discarded."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import clip
from ....drawing.markup import words
from ....drawing.shapes import area, box, put, text
from .icons import sign
from .layout import CENTRE, STATION
from .look import INK, SIGNAL, SLATE, Pen
from .pieces import badge, barred, glow
from .reading import Reading

_GREEN: Final = ("#ddf3e6", "#5aa67c", "#14512f")
_RED: Final = ("#fbe3e0", "#c97068", "#7d231b")
_COLUMNS: Final = ("personnel", "reserve", "ships", "cubes", "lost-ships", "lost-cubes")
_SIGNS: Final = ("man", "man", "ship", "cube", "ship", "cube")
_TONES: Final = (SLATE, "#a9becb", _GREEN[2], _GREEN[2], _RED[2], _RED[2])


def board_station(table: Reading, pen: Pen) -> str:
    """The station on the pole."""
    w, h = STATION
    x, y = CENTRE[0] - w / 2, CENTRE[1] - h / 2
    shadow = box(x + 3, y + 4, w, h, 12, INK, more=' opacity=".25"')
    ground = box(x, y, w, h, 12, "#fbfdfe", "#8fb4c8", 1.4)
    return shadow + ground + put(x, y, teams(table, pen, w, h, 25, 18))


def teams(table: Reading, pen: Pen, w: float, h: float, label: float, most: float) -> str:
    """One row for every team; a wide one has names. Pale paper by day and night, like the board."""
    count = len(table.view["teams"])
    pitch = (w - label - 12) / 6
    row = min(most, (h - 28) / count)
    top = 24 + (h - 28 - row * count) / 2
    xs = [label + 4 + pitch * (i + 0.5) + (3 if i > 1 else 0) + (3 if i > 3 else 0) for i in range(6)]
    found = ""
    for first, tone, name in ((2, _GREEN, "available"), (4, _RED, "discarded")):
        left = xs[first] - pitch / 2 + 0.5
        found += box(left, 4, pitch * 2 - 1, h - 8, 8, tone[0], tone[1], 1.1)
        found += text(left + pitch - 0.5, 10.5, clip(table.say(f"svg-{name}"), pitch * 2 - 6, 9), 9, tone[2])
    for x, kind, tint in zip(xs, _SIGNS, _TONES, strict=True):
        found += put(x, 20 if kind != "man" else 14, sign(kind, tint, "none"), 0.5 if kind != "man" else 0.8)
    for seat in range(count):
        found += _row(table, pen, seat, top + 2 + row * (seat + 0.5), row, label, xs, pitch)
    return found


def _row(
    table: Reading, pen: Pen, seat: int, y: float, row: float, label: float, xs: list[float], pitch: float
) -> str:
    team = table.view["teams"][seat]
    counts = [
        team["personnel"],
        team["reserve"],
        team["ships"],
        team["cubes"],
        team["lost_ships"],
        team["lost_cubes"],
    ]
    found = ""
    if seat in table.view["waiting"]:
        found += box(4, y - row / 2 + 0.5, xs[1] + pitch / 2 - 6, row - 1, 7, "#ffe9d6", SIGNAL, 1.5)
    found += badge(pen, seat, 15, y, min(8.5, row / 2 - 1))
    if label > 60:
        found += text(29, y + 0.5, clip(table.names[seat], label - 32, 11), 11, INK, "start")
    for i, (x, n) in enumerate(zip(xs, counts, strict=True)):
        found += _cell(table, pen, seat, i, x, y, n, min(pitch - 1, 40), row)
    return found


def _cell(
    table: Reading, pen: Pen, seat: int, i: int, x: float, y: float, n: int, w: float, row: float
) -> str:
    """A number; one's own spare ship and cube can be given up here (AN-12.1)."""
    own = seat == table.seat
    keys = {2: ["sacrifice spare ship"], 3: ["sacrifice cube"]}.get(i, []) if own else []
    targets = {2: ["spare ship"], 3: ["cube"]}.get(i, []) if own else []
    label = table.say(f"svg-{_COLUMNS[i]}", player=table.names[seat], n=n)
    body = text(x, y + 0.5, n, 12.5, INK if n else "#566e80")
    aim = table.aim(label, keys, targets)
    if not aim.legal and not aim.denied:
        return f"<g><title>{words(label)}</title>{body}</g>"
    if aim.legal:
        body = glow(pen, area(x - w / 2, y - row / 2 + 1, w, row - 2, 6), 2.4) + body
    else:
        body += barred(x + w / 2 - 4, y, 4.5)
    return aim.control(f"spare-{('ship', 'cube')[i - 2]}", body, area(x - w / 2, y - row / 2, w, row, 6))
