"""The ground of the eight zones: names, worth, buildings, scientists; and what can be pressed there."""

from __future__ import annotations

import math
from typing import Final

from ....drawing.lettering import TITLE, clip, width
from ....drawing.shapes import box, text
from ....drawing.targets import Aim, piece
from ..view import ZoneView
from .layout import GROUND, Point, plots
from .look import INK, SIGNAL, SIGNAL_LINE, SLATE, Pen
from .pieces import barred, crew, glow, pip, tile
from .reading import Reading

_LONG_ROW: Final = 7
_SHADE: Final = 3.0


def zone_aim(table: Reading, zone: int) -> Aim:
    """What a zone stands for: a place to sail to, to place or move a ship to, to lay an Icebreaker on."""
    keys = [f"sail to {zone}", f"place ship in {zone}"]
    if table.targets.offers("move none"):
        keys += [f"move ship {position} of {other} to {zone}" for other in range(8) for position in (1, 2, 3)]
    keys.append(f"play icebreaker on {zone}")
    return table.aim(zone_label(table, zone), keys, [f"zone {zone}"])


def zone_label(table: Reading, zone: int) -> str:
    here = table.view["zones"][zone]
    if not here["open"]:
        return table.say("svg-zone-closed", zone=zone, name=table.zone(zone))
    return table.say(
        "svg-zone-label",
        zone=zone,
        name=table.zone(zone),
        ships=len(here["queue"]),
        buildings=len(here["buildings"]),
        scientists=sum(here["scientists"]),
        worth=worth(here),
    )


def worth(zone: ZoneView) -> int:
    """What the first place of a zone gives now (AN-16.4)."""
    return len(zone["buildings"]) + sum(zone["scientists"]) + 1


def wedges(table: Reading, pen: Pen) -> str:
    """The outlines of the zones: what a pointer or a reader of the screen can reach."""
    turn = table.view["turn"]
    target = None if turn is None else turn["target"]
    found = ""
    for zone in range(8):
        aim = zone_aim(table, zone)
        here = table.view["zones"][zone]
        body = _wedge(pen, zone, aim, zone == target) if here["open"] else _closed(table, pen, zone)
        found += aim.control(f"zone-{zone}", body, pen.trace(f"wedge-{zone}"))
    return found


def _wedge(pen: Pen, zone: int, aim: Aim, target: bool) -> str:
    name = f"wedge-{zone}"
    if aim.legal:
        return pen.trace(name, f' fill="{SIGNAL}" fill-opacity=".08"') + glow(pen, pen.trace(name), 2)
    if target:
        rim = f' fill="{SIGNAL}" fill-opacity=".13" stroke="{SIGNAL_LINE}" stroke-width="2.2"'
        return pen.trace(name, rim)
    return pen.trace(
        name, ' fill="#5d7383" fill-opacity=".3"' if aim.denied else ' fill="#fff" fill-opacity="0"'
    )


def _closed(table: Reading, pen: Pen, zone: int) -> str:
    """A zone that is not used with two players lies under pack ice (AN-2.1)."""
    ice, plot, name = pen.paint("pack-ice"), plots()[zone], f"wedge-{zone}"
    x, y = plot.ground
    lane = "".join(
        [
            f'<path d="{plot.lane}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
            for colour, wide in (("#f9fdff", 40), ("#a9c6d6", 36), (ice, 36))
        ]
    )
    said = table.say("svg-closed")
    w = width(said, 12) + 44
    return (
        lane
        + pen.trace(name, ' fill="#a9c6d6" fill-opacity=".88"')
        + pen.trace(name, f' fill="{ice}" stroke="#f9fdff" stroke-width="2"')
        + box(x - w / 2, y - 15, w, 30, 12, INK, "#fff", 1.3)
        + barred(x - w / 2 + 17, y, 6)
        + text(x + 12, y + 0.5, said, 12, "#fff")
    )


def grounds(table: Reading, pen: Pen) -> str:
    """What stands in the zones."""
    return "".join([_ground(table, pen, zone) for zone in table.open_zones()])


def _ground(table: Reading, pen: Pen, zone: int) -> str:
    here, plot = table.view["zones"][zone], plots()[zone]
    x, y = plot.ground
    top = y - GROUND[1] / 2
    shade = _shade(table.view["sun"], plot.ground)
    denied = zone_aim(table, zone).denied
    passive = _title(table, pen, here, x, top + 9, denied) + _crews(table, pen, here, x, top + GROUND[1] - 9)
    active = ""
    spots, size = places(len(here["buildings"]), x, top + 42)
    for kind, (px, py) in zip(here["buildings"], spots, strict=True):
        active += building_piece(table, pen, zone, kind, (px, py), size, shade)
    return f'<g pointer-events="none">{passive}</g>{active}'


def _shade(sun: int, ground: Point) -> tuple[float, float]:
    """Shadows fall away from the sun."""
    at = plots()[sun].sun
    away = math.dist((at.x, at.y), ground)
    return _SHADE * (ground[0] - at.x) / away, _SHADE * (ground[1] - at.y) / away


def places(n: int, x: float, y: float) -> tuple[list[Point], float]:
    """Places of n buildings round (x, y), in one row or two, and their size."""
    rows = 1 if n <= _LONG_ROW else 2
    per = n if rows == 1 else (n + 1) // 2
    size = (26.0 if n <= 6 else 24.0) if rows == 1 else 20.0
    step = size + (6 if n <= 5 else 2)
    found: list[Point] = []
    for i in range(n):
        row, column = divmod(i, per)
        in_row = per if row == 0 else n - per
        found.append((x + (column - (in_row - 1) / 2) * step, y + (row - (rows - 1) / 2) * (size + 1.5)))
    return found, size


def building_piece(
    table: Reading, pen: Pen, zone: int, kind: str, at: Point, size: float, shade: tuple[float, float]
) -> str:
    """A building; in the target zone the camp recruits, the shipyard builds a ship, a centre researches."""
    keys = action_keys(table, kind) if _is_target(table, zone) else []
    aim = table.aim(table.building(kind), keys, [])
    name = f"building-{zone}-{kind}"
    body = piece(name, tile(pen, kind, *at, size, shade))
    if aim.legal:
        body = glow(pen, f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size * 0.66:.1f}"/>', 2.6) + body
    hit = f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="{size * 0.7:.1f}"/>'
    return aim.control(name, body, hit, True)


def _is_target(table: Reading, zone: int) -> bool:
    turn = table.view["turn"]
    return turn is not None and turn["target"] == zone


def action_keys(table: Reading, kind: str) -> list[str]:
    """The main actions that a building in the target zone stands for (AN-7.1, AN-8.1, AN-9.1)."""
    if kind == "camp":
        return ["recruit"]
    if kind == "shipyard":
        return ["build ship"]
    return [f"research on {track['track']}" for track in table.view["tracks"] if kind in track["centres"]]


def _title(table: Reading, pen: Pen, here: ZoneView, x: float, y: float, denied: bool) -> str:
    """Number, name, and what the first place is worth."""
    name = clip(table.zone(here["zone"]), 108, 11.5, TITLE)
    first = table.say("svg-first")
    label, gold = width(name, 11.5, TITLE), width(first, 9) + width(str(worth(here)), 11.5) + 17
    left = x - (20 + label + 6 + gold) / 2
    start = left + 20 + label + 6
    return (
        pip(pen, here["zone"], left + 8, y)
        + text(left + 20, y + 0.5, name, 11.5, INK, "start", TITLE)
        + box(start, y - 8.5, gold, 17, 8.5, "#fff3d6", "#c9962b")
        + text(start + 6, y + 0.5, first, 9, "#6b4a05", "start")
        + text(start + gold - 6, y + 0.5, worth(here), 11.5, "#4a3303", "end")
        + (barred(start + gold + 12, y, 6) if denied else "")
    )


def _crews(table: Reading, pen: Pen, here: ZoneView, x: float, y: float) -> str:
    """Scientists, most first."""
    counts = here["scientists"]
    seats = sorted([seat for seat, n in enumerate(counts) if n], key=lambda seat: (-counts[seat], seat))
    if not seats:
        return text(x, y, table.say("svg-no-scientists"), 9.5, SLATE)
    places = table.in_zone(here["zone"])["places"]
    found = ""
    for i, seat in enumerate(seats):
        name = f"crew-{here['zone']}-{seat}"
        pill = crew(pen, seat, counts[seat], x + (i - len(seats) / 2) * 41 + 2.5, y, places[seat] == 1)
        found += f'<g id="{name}" data-piece="{name}">{pill}</g>'
    return found
