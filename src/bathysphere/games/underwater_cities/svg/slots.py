"""The action slots as three columns, the always-available one, and the cloning tile."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.memory import kept
from ....drawing.shapes import box, disc, put, text
from ....drawing.targets import Aim, piece
from ....drawing.tongue import Tongue
from ..components import NO_COLOUR, Slot
from ..view import SlotView
from .icons import CLONING, NEUTRAL, badge, label, shape, use
from .look import BED, FOAM, HUES, MIST, SHADE, mix
from .pieces import halo, locked
from .reading import Reading, slot_about
from .setting import strip
from .strips import sentences

GAP: Final = 5
_ROUND: Final = 10


def slots(table: Reading, w: float, h: float, always: float = 44) -> str:
    """Heads, columns and the row below, in a room."""
    columns = table.columns()
    wide = round((w - 2 * GAP) / 3, 1)
    rows = len(columns[0])
    high = round((h - 19 - always - GAP * rows) / rows, 1)
    found = ""
    for k, column in enumerate(columns):
        x = k * (wide + GAP)
        matching = [card for card in table.view["hand"] if table.card(card).colour == 2 - k]
        said = table.say(f"svg-{('green', 'red', 'yellow')[2 - k]}")
        found += put(x, 0, _head(2 - k, said, wide, len(matching)))
        for j, each in enumerate(column):
            found += put(x, 19 + j * (high + GAP), slot(table, each, j, wide, high))
    y = h - always
    return (
        found
        + put(0, y, slot(table, table.view["slots"][-1], -1, wide, always))
        + put(wide + GAP, y, _below(table, w - wide - GAP, always))
    )


@cache
def _head(colour: int, said: str, w: float, matching: int) -> str:
    """The name of a colour, and at its end the cards in hand that would work there."""
    hue = HUES[colour]
    found = box(0, 0, w, 15, 7.5, hue.base, hue.light, 0.8) + shape(colour, 11, 7.5, 0.42, hue.deep)
    cards = "".join([use("card", w - 11 - k * 6, 7.5, 0.5) for k in reversed(range(min(matching, 5)))])
    return found + cards + text(w / 2, 7.8, said, 10, hue.ink)


def slot(table: Reading, each: SlotView, nth: int, w: float, h: float) -> str:
    """One slot with its tiles."""
    printed = table.printed.slots[each["id"]]
    aim = slot_aim(table, each, nth)
    taken = bool(each["tiles"]) or each["neutral"]
    state = "taken" if taken else "grey" if aim.denied else "free"
    found = _face(printed, table.tongue, w, h, state)
    if aim.denied and not taken:
        found += locked(w - 10, 10, 0.72)
    found += halo(0, 0, w, h, _ROUND) if aim.legal else ""
    x, y, r = _socket(w, h)
    seats = [*each["tiles"], *([NEUTRAL] if each["neutral"] else [])]
    tiles = ""
    for k, seat in enumerate(seats):
        left = x + k * 5 - (len(seats) - 1) * 2.5
        tiles += piece(f"tile-{each['id']}-{seat}", badge(seat, left, y - k * 5 + (len(seats) - 1) * 2.5, r))
    hit = f'<rect width="{w:g}" height="{h:g}" rx="{_ROUND}"/>'
    return aim.control(f"uc-slot-{each['id']}", found + tiles, hit)


def slot_aim(table: Reading, each: SlotView, nth: int) -> Aim:
    """Whatever a slot may stand for: playing a card there, cloning, performing, starting neutral tiles."""
    name = each["id"]
    hand = table.view["hand"] if name in table.mentioned else []
    keys = [f"slot {name} with {card}" for card in hand]
    keys += [f"clone {name} with {card}" for card in hand]
    keys += [f"perform {name}", *([f"start at {nth + 1}"] if nth >= 0 else [])]
    about = slot_about(table.printed.slots[name], table.tongue)
    who = [table.player(seat) for seat in each["tiles"]]
    who += [table.say("board-neutral")] if each["neutral"] else []
    if who:
        about = f"{about} {table.say('svg-taken', players=', '.join(who))}"
    return table.aim(about, keys, [f"slot {name}", f"clone {name}"], about)


def _socket(w: float, h: float) -> tuple[float, float, float]:
    """Where the tile lies, and its radius: below the code."""
    r = min(15.0, h * 0.31, w * 0.12)
    return 11 + r + 4, max(h / 2, r + 13), r


@kept
def _face(printed: Slot, tongue: Tongue, w: float, h: float, state: str) -> str:
    """What is printed: a spine with the shape of the colour, its code, a socket, icons."""
    hue, spine = HUES[printed.colour], 11
    strong = hue.base if state == "free" else mix(hue.base, "#14313d", 0.52)
    bed = "#0a2029" if state == "taken" else mix(BED, hue.deep, 0.32)
    found = box(0, 2, w, h, _ROUND, SHADE, more=' fill-opacity=".45"')
    found += box(0, 0, w, h, _ROUND, bed, strong, 1.8)
    d = f"M{spine} 1H10A9 9 0 0 0 1 10V{h - 10:g}A9 9 0 0 0 10 {h - 1:g}H{spine}Z"
    found += f'<path d="{d}" fill="{strong}"/>' + shape(printed.colour, 6.2, h / 2, 0.38, hue.deep)
    x, y, r = _socket(w, h)
    left = x + r + 3
    if printed.colour == NO_COLOUR:
        left = spine + 4
    else:
        found += text(spine + 4, min(9.0, h * 0.15), printed.id, min(9.5, h * 0.17), hue.light, "start")
        dashes = ' fill-opacity=".55" stroke-opacity=".8" stroke-dasharray="4 3.5"'
        found += disc(x, y, r, "#021018", hue.light, 1.6, dashes) if state != "taken" else ""
    strips = sentences(printed.text, tongue)
    dim = {"free": "", "taken": ' opacity=".5"', "grey": ' opacity=".42"'}[state]
    icons = strip(strips, (left + w - 4) / 2, h / 2, w - left - 8, h - 9, 1.05)
    return found + f"<g{dim}>{icons}</g>"


def _below(table: Reading, w: float, h: float) -> str:
    """Beside the always-available slot: what it is, and the cloning tile."""
    said = text(3, h / 2 - 8, table.say("svg-always"), 10, FOAM, "start")
    said += text(3, h / 2 + 6, table.say("svg-never-taken"), 9, MIST, "start", {})
    cloner = table.view["cloner"]
    if cloner == -2:
        return said
    about = table.say("svg-cloning") if cloner < 0 else table.say("svg-cloned", player=table.player(cloner))
    aim = table.aim(about, [], ["cloning tile"], about)
    left = w - 108
    free = cloner < 0 and not aim.denied
    dashes = "" if free else ' stroke-dasharray="5 4" opacity=".6"'
    found = box(left, 2, 108, h - 4, 9, "#1a2b52", "#b9c9ff", 1.4, dashes)
    mark = badge(CLONING, 0, 0, 11) if cloner < 0 else badge(cloner, 0, 0, 11)
    found += put(left + 20, h / 2, piece("cloning", mark))
    found += text(left + 38, h / 2 - 6, table.say("svg-clone"), 10, "#dfe6ff", "start")
    found += use("credit", left + 45, h / 2 + 9, 0.5) + label(
        left + 66, h / 2 + 9, "−1", 9, "#12060a", "#ff6b6b", "#ffd9d9"
    )
    found += locked(left + 98, 11, 0.7) if aim.denied else ""
    hit = f'<rect x="{left:g}" width="108" height="{h:g}" rx="9"/>'
    return said + aim.control("uc-cloning", found, hit)


if __name__ == "__main__":
    from .demo import show

    show("slots")
