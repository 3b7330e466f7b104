"""Ships at their docks, the sun on its road, Icebreakers, and when the sun will come."""

from __future__ import annotations

import math
from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import area, box, disc, number, put, text
from ....drawing.targets import piece
from ..view import ShipView, ZoneView
from .layout import CENTRE, DOCK, Spot, plots
from .look import DEEP, SUN, Pen
from .pieces import barred, glow, icebreaker, ship
from .reading import Reading

_OUT: Final = 19


def sun_spaces(table: Reading, pen: Pen) -> str:
    """The sun, and in the other zones the number of stops after which it comes."""
    found = ""
    for zone in table.open_zones():
        at = plots()[zone].sun
        if zone == table.view["sun"]:
            continue
        found += disc(at.x, at.y, 13.5, DEEP, SUN, 1.6, ' stroke-dasharray="3 3" stroke-opacity=".9"')
        if zone in table.stops:
            found += text(at.x, at.y + 0.5, table.stops[zone], 12.5, "#ffdd8f")
        else:
            found += disc(at.x, at.y, 4, "none", SUN, 1.5, ' stroke-opacity=".6"')
    return found


def sun(table: Reading, pen: Pen) -> str:
    at = plots()[table.view["sun"]].sun
    halo = f'<circle r="50" fill="{pen.paint("halo")}"/>'
    label = words(table.say("svg-sun", zone=table.view["sun"]))
    told = f' id="sun" data-piece="sun" role="img" aria-label="{label}"'
    return put(at.x, at.y, halo + pen.stamp("sun", 0, 0), 1, 0, told)


def docks(table: Reading, pen: Pen) -> str:
    """The three docks of every zone with the ships in them."""
    found = ""
    for zone in table.open_zones():
        found += _row(table, pen, table.view["zones"][zone])
    return found


def _row(table: Reading, pen: Pen, zone: ZoneView) -> str:
    found = ships = ""
    for i, spot in enumerate(plots()[zone["zone"]].docks):
        taken = i < len(zone["queue"])
        found += _dock(spot, taken, i + 1)
        if taken:
            ships += ship_piece(table, pen, zone, i, spot)
    for i, seat in enumerate(zone["icebreakers"]):
        ships += _laid(pen, zone, seat, i)
    return found + ships


def _dock(spot: Spot, taken: bool, position: int) -> str:
    dashes = "" if taken else ' stroke-dasharray="4 3"'
    rim = f' stroke-opacity="{".25" if taken else ".6"}"{dashes}'
    slot = box(-DOCK / 2 - 1, -12.5, DOCK + 2, 25, 11, DEEP, "#cfeaf6", 1.2, rim)
    free = "" if taken else text(spot.x, spot.y + 0.5, position, 11.5, "#d6ecf6")
    return put(spot.x, spot.y, slot, 1, spot.turn) + free


def ship_keys(table: Reading, zone: int, position: int) -> list[str]:
    """What a ship stands for: to be moved, to be given up, to follow its Icebreaker."""
    keys = [f"move ship {position} of {zone} to {to}" for to in range(8)]
    keys.append(f"sacrifice ship {position} of {zone}")
    queue = [each["seat"] for each in table.view["zones"][zone]["queue"]]
    if zone == table.view["sun"] and table.seat in queue and queue.index(table.seat) == position - 1:
        keys.append("use icebreaker")
    return keys


def ship_label(table: Reading, zone: int, position: int, each: ShipView) -> str:
    owner = table.names[each["seat"]]
    stops = [own["stops"] for own in table.view["fleet"] if own["ship"] == each["ship"]]
    if stops and stops[0] > 0:
        return table.say("svg-own-ship", player=owner, zone=zone, position=position, stops=stops[0])
    return table.say("svg-ship", player=owner, zone=zone, position=position)


def mine_now(table: Reading, each: ShipView) -> bool:
    """The active ship, until its turn is over."""
    turn = table.view["turn"]
    return turn is not None and turn["ship"] == each["ship"]


def ship_piece(table: Reading, pen: Pen, zone: ZoneView, i: int, spot: Spot) -> str:
    each, where = zone["queue"][i], zone["zone"]
    keys = ship_keys(table, where, i + 1) if each["seat"] == table.seat else []
    targets = [f"ship {each['ship']}"] if each["seat"] == table.seat else []
    aim = table.aim(ship_label(table, where, i + 1, each), keys, targets)
    name = f"ship-{each['ship']}"
    body = piece(name, ship(pen, each["seat"], spot.x, spot.y, DOCK, spot.turn + 180))
    if aim.legal or mine_now(table, each):
        ring = area(-DOCK / 2 - 2.5, -14.5, DOCK + 5, 29, 13)
        body = put(spot.x, spot.y, glow(pen, ring, 2.6), 1, spot.turn) + body
    if aim.denied:
        body = f'<g filter="{pen.paint("grey")}" opacity=".7">{body}</g>' + barred(spot.x, spot.y, 6)
    body += _wait(table, each, spot)
    at = f' transform="translate({number(spot.x)} {number(spot.y)}) rotate({number(spot.turn)})"/>'
    return aim.control(name, body, area(-DOCK / 2 - 2, -14, DOCK + 4, 28, 13).replace("/>", at), True)


def _wait(table: Reading, each: ShipView, spot: Spot) -> str:
    """On own ships that are not first in their queue: in how many stops the sun lets them move."""
    stops = [own for own in table.view["fleet"] if own["ship"] == each["ship"]]
    if not stops or stops[0]["position"] == 1 or stops[0]["stops"] <= 0:
        return ""
    x, y = _beside(spot, _OUT)
    return disc(x, y, 8, SUN, "#fff", 1) + text(x, y + 0.5, stops[0]["stops"], 9.5, "#3e2b02")


def _beside(spot: Spot, far: float) -> tuple[float, float]:
    """A place beside a dock, on the side of the open sea."""
    x, y = spot.x - CENTRE[0], spot.y - CENTRE[1]
    angle = math.radians(spot.turn)
    nx, ny = -math.sin(angle), math.cos(angle)
    side = 1 if nx * x + ny * y > 0 else -1
    return spot.x + side * nx * far, spot.y + side * ny * far


def _laid(pen: Pen, zone: ZoneView, seat: int, i: int) -> str:
    """An Icebreaker lies on the second dock, for the ship of its owner there (AN-11.1)."""
    spot = plots()[zone["zone"]].docks[1]
    x, y = _beside(spot, -_OUT)
    name = f"icebreaker-{zone['zone']}-{seat}"
    mark = pen.stamp(f"badge-{seat}", x + 9 + 14 * i, y - 6, 0.5)
    body = icebreaker(x + 14 * i, y, 0.85) + mark
    return f'<g id="{name}" data-piece="{name}" pointer-events="none">{body}</g>'
