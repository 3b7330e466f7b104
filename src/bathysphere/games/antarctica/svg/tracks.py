"""The five research tracks: values, red squares, blue circles, cubes.

A red square works for whoever reaches it, a blue circle once for everybody; a used circle is pale and struck.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from ....drawing.lettering import PLAIN, clip
from ....drawing.markup import Markup, words
from ....drawing.shapes import area, box, disc, line, picture, put, text
from ....drawing.targets import Aim
from ..view import TrackView
from .icons import sign
from .look import BLUE_SPACE, GOLD, INK, RED_SPACE, SIGNAL, Light, Pen
from .pieces import barred, glow, sheet, tile
from .reading import Reading
from .stamps import BOOK

_DARK: Final = 3
"""The two lowest of the five tracks are dark."""
Sort: TypeAlias = tuple[int, str, str, bool]
"""A coloured space: its number, colour and effect, and whether it is used."""


@dataclass(frozen=True)
class Grid:
    """Where rows and spaces lie: on a wide panel the name stands before the spaces, on a narrow one above."""

    w: float
    row: float
    label: float
    middle: float
    most: int

    def pitch(self) -> float:
        return (self.w - 16 - self.label - 6) / self.most

    def x(self, space: int) -> float:
        return 8 + self.label + self.pitch() * (space - 0.5)

    def size(self) -> float:
        return min(self.pitch() - 2.4, 24)


def tracks(table: Reading) -> Markup:
    pen = Pen("tracks", table.theme)
    most = max([track["length"] for track in table.view["tracks"]])
    grid = Grid(366, 58, 2, 41, most) if table.narrow else Grid(400, 35, 106, 21.5, most)
    rows = table.view["tracks"]
    high = 26 + grid.row * len(rows) + 2
    body = sheet(pen, grid.w, high, table.say("svg-tracks"), table.say("svg-tracks-note"))
    for i, track in enumerate(rows):
        body += put(0, 25 + grid.row * i, _track(table, pen, track, grid, i >= _DARK))
    return picture("drawing-tracks", grid.w, high, table.say("svg-tracks"), pen.definitions(BOOK) + body)


def track_aim(table: Reading, track: TrackView) -> Aim:
    """What a track stands for: research, free steps, Rapid progress, the first cube."""
    on = track["track"]
    keys = [f"research on {on}", f"advance on {on}", f"place cube on {on}", f"play rapid_progress on {on}"]
    return table.aim(table.track(track), keys, [f"track {on}", f"research {on}"])


def _track(table: Reading, pen: Pen, track: TrackView, grid: Grid, dark: bool) -> str:
    aim = track_aim(table, track)
    w, h, light = grid.w - 12, grid.row - 3, pen.light
    ground, rim = ("#2b4a63", "#1b3347") if dark else (light.row, light.line)
    body = box(6, 1.5, w, h, 8, ground, rim)
    if aim.legal:
        body = glow(pen, area(6, 1.5, w, h, 8), 2.4) + body
    body += _spaces(table, pen, track, grid, dark) if track["open"] else _closed(table, track, grid)
    if aim.denied and track["open"]:
        body += box(6, 1.5, w, h, 8, "#6b8294" if dark else light.panel, more=' fill-opacity=".28"')
    body += _cubes(table, pen, track, grid) + _ahead(table, pen, track, grid, aim)
    if aim.denied:
        body += barred(grid.w - 15, grid.row / 2 if not table.narrow else 12, 5.5)
    row = aim.control(f"track-{track['track']}", body, area(6, 1.5, w, h, 8))
    return row + (_helps(table, track, grid, aim) if track["open"] else "")


def _helps(table: Reading, track: TrackView, grid: Grid, aim: Aim) -> str:
    """What the coloured spaces and the cubes mean, told where the pointer rests on them."""
    size, told = grid.size() + 2, {}
    for each in track["spaces"]:
        effect = table.effect(each["effect"])
        told[each["space"]] = table.say(f"svg-space-{each['colour']}", space=each["space"], effect=effect)
    for seat, space in enumerate(track["cubes"]):
        if space:
            value = track["values"][space]
            told[space] = table.say("svg-cube", player=table.names[seat], space=space, value=value)
    found = ""
    for space, label in sorted(told.items()):
        clear = box(
            grid.x(space) - size / 2, grid.middle - size / 2, size, size, 4, "#fff", more=' fill-opacity="0"'
        )
        found += aim.echo(f"<title>{words(label)}</title>{clear}")
    return found


def _closed(table: Reading, track: TrackView, grid: Grid) -> str:
    """With few players the lowest tracks are not used (AN-13.8)."""
    said = table.say("svg-track-closed", track=table.track(track), n=len(table.view["teams"]))
    plate = box(6, 1.5, grid.w - 12, grid.row - 3, 8, INK, more=' fill-opacity=".55"')
    return plate + text(grid.w / 2, grid.row / 2, clip(said, grid.w - 60, 11), 11, "#eaf4fa")


def _spaces(table: Reading, pen: Pen, track: TrackView, grid: Grid, dark: bool) -> str:
    name = _name(table, pen, track, grid, "#eaf4fa" if dark else pen.light.text)
    sorts = [(each["space"], each["colour"], each["effect"], each["used"]) for each in track["spaces"]]
    return name + _course(pen.light, grid, dark, tuple(track["values"]), tuple(sorts))


@lru_cache(256)
def _course(light: Light, grid: Grid, dark: bool, values: tuple[int, ...], sorts: tuple[Sort, ...]) -> str:
    """Values and spaces: they change only when a blue space is used."""
    found = _values(values, grid, "#ffdd85" if dark else light.value)
    coloured = {sort[0]: sort for sort in sorts}
    x, y, size = grid.x, grid.middle, grid.size()
    tone = ("#4a6c86", "#7fa2ba") if dark else (light.space, light.space_line)
    for space in range(1, len(values)):
        if space in coloured:
            found += _coloured(coloured[space], x(space), y, size)
        else:
            found += box(x(space) - size / 2, y - size / 2, size, size, size * 0.24, *tone)
    end = x(len(values) - 1) + size / 2 + 3
    return found + line(f"M{end:.1f} {y - size / 2:.1f}v{size:.1f}", GOLD, 2.4)


def _name(table: Reading, pen: Pen, track: TrackView, grid: Grid, colour: str) -> str:
    """The name, and the centres that lead to the track (AN-9.1)."""
    y = 12 if table.narrow else grid.row / 2
    size, step = (17, 18) if table.narrow else (19 if len(track["centres"]) < 2 else 15, 14)
    found, x = "", 18.0
    for kind in track["centres"]:
        found += tile(pen, kind, x, y, size)
        x += step
    x += 6 if table.narrow else 1
    if not track["centres"]:
        x = 12.0
    room = 140 if table.narrow else grid.label + 6 - x
    letters = 11.5 if table.narrow else 9.0
    name = clip(table.track(track), room, letters, PLAIN)
    face = None if table.narrow else PLAIN
    return found + text(x, y + 0.5, name, letters, colour, "start", face)


def _values(values: tuple[int, ...], grid: Grid, colour: str) -> str:
    """The number over a band is the value of a cube from there on (AN-16.8)."""
    starts = [space for space in range(1, len(values)) if values[space] != values[space - 1]]
    y = grid.middle - grid.size() / 2 - 5
    found = ""
    for space, following in zip(starts, [*starts[1:], len(values)], strict=True):
        left, right = grid.x(space) - grid.pitch() / 2 + 1, grid.x(following) - grid.pitch() / 2 - 2
        found += text(left + 4.5, y, values[space], 9, colour)
        if right > left + 12:
            found += (
                f'<path d="M{left + 10:.1f} {y:.1f}H{right:.1f}" stroke="{colour}" stroke-opacity=".55"/>'
            )
    return found


def _coloured(sort: Sort, x: float, y: float, size: float) -> str:
    _, colour, effect, used = sort
    if colour == "red":
        plate = box(x - size / 2, y - size / 2, size, size, size * 0.16, RED_SPACE, "#fff", 1.2)
        return plate + put(x, y, sign(effect, "#fff", RED_SPACE), size / 28)
    if not used:
        plate = disc(x, y, size / 2 + 1.2, BLUE_SPACE, "#fff", 1.2)
        return plate + put(x, y, sign(effect, "#fff", BLUE_SPACE), size / 30)
    pale = "#c9dae4"
    slant = size * 0.42
    return (
        disc(x, y, size / 2 + 0.8, pale, BLUE_SPACE, 1.5, ' stroke-dasharray="3 2.5"')
        + put(x, y, sign(effect, "#6e93b0", pale), size / 32)
        + line(f"M{x - slant:.1f} {y + slant:.1f}L{x + slant:.1f} {y - slant:.1f}", BLUE_SPACE, 2)
    )


def _cubes(table: Reading, pen: Pen, track: TrackView, grid: Grid) -> str:
    found = ""
    for seat, space in enumerate(track["cubes"]):
        if space:
            name = words(f"cube-{seat}-{track['track']}")
            cube = pen.stamp(f"cube-{seat}", grid.x(space), grid.middle, grid.size() / 17)
            found += f'<g id="{name}" data-piece="{name}">{cube}</g>'
    return found


def _ahead(table: Reading, pen: Pen, track: TrackView, grid: Grid, aim: Aim) -> str:
    """Where one's cube would come to stand: pale, so that it is not taken for one that is there."""
    if len(aim.keys) != 1 or not aim.keys[0].startswith(("research", "advance")) or not track["ahead"]:
        return ""
    x, y, size = grid.x(track["ahead"]), grid.middle, grid.size() + 0.6
    cube = pen.stamp(f"cube-{table.seat}", x, y, grid.size() / 17)
    rim = box(x - size / 2, y - size / 2, size, size, 4, "none", SIGNAL, 2, ' stroke-dasharray="4 2.5"')
    return f'<g opacity=".6">{cube}</g>{rim}'


if __name__ == "__main__":
    from .demo import show

    show("tracks")
