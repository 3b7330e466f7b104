"""The board on a phone: eight floes in a ring, each with all that is there, large enough to touch."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.lettering import BOLD, PLAIN, clip, fit, width
from ....drawing.markup import Markup
from ....drawing.shapes import area, box, disc, picture, put, text
from ....drawing.targets import Aim, piece
from ..view import ShipView, ZoneView
from .docks import mine_now, ship_keys, ship_label
from .layout import COAST, outline, oval
from .look import DEEP, INK, SIGNAL, SUN, Pen
from .pieces import barred, glow, icebreaker, pip, ship, tile
from .reading import Reading
from .stamps import BOOK
from .zones import action_keys, worth, zone_aim

W: Final = 366
H: Final = 500
_FLOE: Final = (116, 152)
_STEP: Final = (121, 166)
_COLUMNS: Final = {0: (0, 2), 1: (1, 2), 2: (2, 2), 3: (2, 1), 4: (2, 0), 5: (1, 0), 6: (0, 0), 7: (0, 1)}


def corner(zone: int) -> tuple[float, float]:
    """The upper left corner of a floe."""
    column, row = _COLUMNS[zone]
    return 4 + column * _STEP[0], 8 + row * _STEP[1]


def narrow_board(table: Reading) -> Markup:
    pen = Pen("board", table.theme)
    body = _sea(table, pen) + _middle(table, pen)
    for zone in range(8):
        x, y = corner(zone)
        body += put(x, y, _floe(table, pen, zone))
    body += _sun(table, pen) + _ships(table, pen)
    clip_path = f'<clipPath id="board-frame"><rect width="{W}" height="{H}" rx="12"/></clipPath>'
    drawn = f'{pen.definitions(BOOK)}{clip_path}<g clip-path="url(#board-frame)">{body}</g>'
    return picture("drawing-board", W, H, table.say("svg-board"), drawn)


@cache
def _continent() -> str:
    points = oval(COAST[0] * 0.2, COAST[1] * 0.48, 120, True)
    return outline([(W / 2 + x, H / 2 + y) for x, y in points])


def _sea(table: Reading, pen: Pen) -> str:
    x, y = corner(table.view["sun"])
    at = f'cx="{x + 58:g}" cy="{y + 76:g}"'
    road = '<rect x="62" y="84" width="242" height="332" rx="30" fill="none"'
    return (
        box(0, 0, W, H, 0, pen.paint("sea"))
        + f'<circle {at} r="260" fill="{pen.paint("glare")}"/>'
        + f'<path d="{_continent()}" fill="none" stroke="#d9f1fb" stroke-opacity=".25" stroke-width="10"/>'
        + f'<path d="{_continent()}" fill="{pen.paint("ice")}" stroke="#fff" stroke-width="2"/>'
        + f'{road} stroke="{SUN}" stroke-width="2.2" stroke-dasharray="2 7" stroke-linecap="round"/>'
    )


def _middle(table: Reading, pen: Pen) -> str:
    """On the pole: when the sun comes to one's own ships."""
    x, y = W / 2, H / 2
    waits = sorted([own["stops"] for own in table.view["fleet"] if own["stops"] > 0])
    now = [own for own in table.view["fleet"] if own["stops"] == 0]
    found = pen.stamp("sun", x, y - 42, 0.72)
    if table.seat is None or not (waits or now):
        return found + text(x, y + 4, clip(table.zone(table.view["sun"]), 90, 11), 11, INK)
    said = table.say("svg-now") if now else table.say("svg-in-stops", n=waits[0])
    found += text(x, y, clip(table.say("svg-your-ships"), 92, 9.5, PLAIN), 9.5, INK, face=PLAIN)
    found += text(x, y + 17, said, fit(said, 98, 12, 9), "#8a2e04")
    later = waits if now else waits[1:]
    for i, n in enumerate(later[:4]):
        px = x + (i - (min(len(later), 4) - 1) / 2) * 22
        found += disc(px, y + 40, 9, SUN, "#fff", 1) + text(px, y + 40.5, n, 10.5, "#3e2b02")
    return found


def _sun(table: Reading, pen: Pen) -> str:
    x, y = corner(table.view["sun"])
    halo = f'<circle r="30" fill="{pen.paint("halo")}"/>'
    body = halo + pen.stamp("sun", 0, 0, 0.5)
    return put(x + 14, y + _FLOE[1] - 17, body, 1, 0, ' id="sun" data-piece="sun" pointer-events="none"')


def _floe(table: Reading, pen: Pen, zone: int) -> str:
    here, (w, h) = table.view["zones"][zone], _FLOE
    aim = _aim(table, zone)
    if not here["open"]:
        return aim.control(f"zone-{zone}", _closed(table, pen), area(0, 0, w, h, 13))
    turn = table.view["turn"]
    target = turn is not None and turn["target"] == zone
    ground = "#fff3e8" if aim.legal or target else pen.light.plain
    body = box(0, 0, w, h, 13, ground, SIGNAL if target else "#8fb4c8", 2 if target else 1.2)
    if aim.legal:
        body = glow(pen, area(0, 0, w, h, 13), 3) + body
    body += _head(table, pen, here) + _buildings(table, pen, here) + _people(table, pen, here)
    if aim.denied:
        body += box(0, 0, w, h, 13, "#5d7383", more=' fill-opacity=".28"') + barred(w - 13, 33, 6)
    body += _docks(table, pen, zone)
    return aim.control(f"zone-{zone}", body, area(0, 0, w, h, 13))


def _aim(table: Reading, zone: int) -> Aim:
    """A floe stands for its zone and, as tiles are too small to touch, for the actions of its buildings."""
    aim = zone_aim(table, zone)
    turn = table.view["turn"]
    if turn is None or turn["target"] != zone:
        return aim
    kinds = table.view["zones"][zone]["buildings"]
    actions = [key for kind in kinds for key in action_keys(table, kind)]
    return table.aim(table.zone(zone), [*aim.keys, *dict.fromkeys(actions)], [])


def _closed(table: Reading, pen: Pen) -> str:
    w, h = _FLOE
    said = table.say("svg-closed")
    return (
        box(0, 0, w, h, 13, "#a9c6d6")
        + box(0, 0, w, h, 13, pen.paint("pack-ice"), "#f9fdff", 1.5)
        + box(w / 2 - width(said, 11) / 2 - 12, h / 2 - 14, width(said, 11) + 24, 28, 10, INK)
        + text(w / 2, h / 2 + 0.5, said, 11, "#fff")
    )


def _head(table: Reading, pen: Pen, here: ZoneView) -> str:
    zone = here["zone"]
    first = worth(here)
    size = fit(table.zone(zone), 70, 9.5, 9)
    face = BOLD if width(table.zone(zone), size) <= 70 else PLAIN
    name = clip(table.zone(zone), 70, size, face)
    found = pip(pen, zone, 12, 14, 8) + text(22.5, 14.5, name, size, INK, "start", face)
    found += box(_FLOE[0] - 21, 5.5, 18, 17, 8.5, "#fff3d6", "#c9962b") + text(
        _FLOE[0] - 12, 14.5, first, 10.5, "#4a3303"
    )
    return found


def _docks(table: Reading, pen: Pen, zone: int) -> str:
    """The sun space with the stops until the sun comes, then the three docks."""
    y = _FLOE[1] - 17
    found = disc(14, y, 9.5, DEEP, SUN, 1.4, ' stroke-dasharray="3 2.5"')
    if zone in table.stops and zone != table.view["sun"]:
        found += text(14, y + 0.5, table.stops[zone], 10.5, "#ffdd8f")
    for i in range(3):
        found += box(27 + i * 29.5, y - 10, 28, 20, 9, DEEP, more=' fill-opacity=".16"')
    return found


def _buildings(table: Reading, pen: Pen, here: ZoneView) -> str:
    """Buildings in rows of four or five, as large as their number allows."""
    n = len(here["buildings"])
    per, size = (4, 24.0) if n <= 8 else (5, 19.0)
    step = (_FLOE[0] - 8) / per
    found = ""
    for i, kind in enumerate(here["buildings"]):
        row, column = divmod(i, per)
        found += tile(pen, kind, 4 + step * (column + 0.5), 26 + (size + 2.5) * (row + 0.5), size)
    return found


def _people(table: Reading, pen: Pen, here: ZoneView) -> str:
    counts = here["scientists"]
    seats = [seat for seat, n in enumerate(counts) if n]
    places = table.in_zone(here["zone"])["places"]
    found = ""
    for i, seat in enumerate(seats):
        x = 4 + i * 27.2
        leads = places[seat] == 1
        found += box(x, 95, 26, 21, 8, "#fff", "#f3c95a" if leads else "#a9c4d3", 2.2 if leads else 1)
        found += pen.stamp(f"scientist-{seat}", x + 7.5, 105.5, 0.6)
        found += text(x + 18.5, 106, counts[seat], 9.5, INK)
    return found


def _ships(table: Reading, pen: Pen) -> str:
    found = ""
    for zone in table.open_zones():
        x, y = corner(zone)
        here = table.view["zones"][zone]
        for i, each in enumerate(here["queue"]):
            found += _ship(table, pen, zone, i, each, x + 41 + i * 29.5, y + _FLOE[1] - 17)
        for i, seat in enumerate(here["icebreakers"]):
            body = icebreaker(x + 70 + 18 * i, y + _FLOE[1] - 3, 0.75)
            name = f"icebreaker-{zone}-{seat}"
            mark = pen.stamp(f"badge-{seat}", x + 77 + 18 * i, y + _FLOE[1] - 8, 0.5)
            found += f'<g id="{name}" data-piece="{name}" pointer-events="none">{body}{mark}</g>'
    return found


def _ship(table: Reading, pen: Pen, zone: int, i: int, each: ShipView, x: float, y: float) -> str:
    """A ship is touched through its dock and the water round it, 40 high."""
    own = each["seat"] == table.seat
    aim = table.aim(
        ship_label(table, zone, i + 1, each),
        ship_keys(table, zone, i + 1) if own else [],
        [f"ship {each['ship']}"] if own else [],
    )
    name = f"ship-{each['ship']}"
    body = piece(name, ship(pen, each["seat"], x, y, 27, 180))
    if aim.legal or mine_now(table, each):
        body = glow(pen, area(x - 15.5, y - 11, 31, 22, 10), 2.2) + body
    if aim.denied:
        body += barred(x + 12, y - 9, 5)
    return aim.control(name, body, area(x - 20, y - 20, 40, 40, 8), True)


if __name__ == "__main__":
    from .demo import show

    show("board")
