"""The same table on a narrow screen: one thing per panel, large enough for a thumb."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import clip
from ....drawing.markup import Markup
from ....drawing.shapes import area, box, put, text
from ....drawing.strokes import path
from ..components import SLOTS
from .board import CARD_H, CARD_W, deck, price, recruit, reserve, sale, sea
from .desk import tallies
from .hand import hand_upright
from .look import GILT, LILAC, NIGHT, finish
from .pieces import badge, barred, pill
from .purse import chips, totals, way_button, ways
from .reading import Reading
from .realm import free_tile, mantas_in_rows, slot_aim, tile
from .strokes import wave

WIDE: Final = 366
_STEP: Final = 88
_GAP: Final = 10
"""Clear ground under a panel, so that two of them do not touch."""


def turn_panel(table: Reading) -> Markup:
    """The meter, its sources, and the ways on."""
    offered = ways(table)
    meter = 112 if len(table.view["purse"]["sources"]) > 5 else 70
    high = meter + (52 if offered else 0)
    body = box(0.6, 0.6, WIDE - 1.2, high - 1.2, 12, table.light.panel, table.light.line, 1.2)
    body += totals(table, meter) + put(92, 0, chips(table, WIDE - 102, meter, 40))
    wide = (WIDE - 12) / max(1, len(offered)) - 4
    for i, way in enumerate(offered):
        body += put(8 + i * (wide + 4), meter + 2, way_button(table, way, wide, 42))
    return finish("turn", WIDE, high + _GAP, table.say("svg-purse"), body)


def realm_panel(table: Reading) -> Markup:
    """Five slots with their rings enlarged, then the mantas and tallies."""
    slots = table.realm["board"]
    rows, high = mantas_in_rows(table, WIDE - 112)
    top = 112
    total = top + max(high, 66) + 6
    body = box(0, 0, WIDE, total, 12, NIGHT)
    crest = "M0 104V12Q0 5 7 5" + wave(7, 5, WIDE - 14, 16, 6).removeprefix("M7 5")
    body += path(f"{crest}Q{WIDE} 5 {WIDE} 12V104Z", "url(#&~p-plate)", "url(#&~p-gilt)", 2)
    for i in range(SLOTS):
        face = free_tile(66, 86, "#1a0f35", LILAC)
        if i < len(slots):
            slot, aim = slots[i], slot_aim(table, slots[i])
            face = tile(table, slot, 66, 86, aim) + (barred(60, 6, 5) if aim.denied else "")
            named = f' id="at-place-{slot["id"]}" data-piece="place-{slot["id"]}"'
            face = aim.under(named, face, area(0, 0, 66, 86, 7))
        body += put(8 + i * 71, 13, face)
    full = table.aim(table.say("svg-realm"), [], ["board"])
    mark = badge(table.eyes, WIDE / 2, 6, 8) + (barred(WIDE / 2 + 14, 7, 5) if full.denied else "")
    body += (
        full.under("", mark, area(WIDE / 2 - 20, -7, 40, 40))
        + put(4, top, rows)
        + put(WIDE - 102, top, tallies(table, 66))
    )
    return finish("realm", WIDE, total + _GAP, table.say("svg-realm"), body)


def hand_panel(table: Reading) -> Markup:
    cards, high = hand_upright(table, WIDE - 20)
    high = max(high, 20) + 36
    body = box(0, 0, WIDE, high, 12, NIGHT)
    body += text(12, 15, table.say("svg-hand"), 11.5, GILT, "start") + put(10, 30, cards)
    return finish("hand", WIDE, high + _GAP, table.say("svg-hand"), body)


def locations_panel(table: Reading) -> Markup:
    """The exploration row, then the central row with its deck."""
    view = table.view
    body = sea(WIDE, 450)
    for i, each in enumerate(view["explored"]):
        body += put(10 + i * _STEP, 28, sale(table, each))
    for i, each in enumerate(view["central"]):
        body += put(10 + (i % 4) * _STEP, 174 + (i // 4) * 138, sale(table, each))
    body += text(12, 14, clip(table.say("svg-explored"), 260, 11.5), 11.5, "#f0e2ff", "start")
    body += pill(WIDE - 30, 14, "−1", 10.5, "#66f5d8", "#06352f", "#06352f")
    body += text(12, 160, table.say("svg-central"), 11.5, "#f0e2ff", "start")
    body += put(14 + 3 * _STEP, 312, deck(table, "location", view["deck"]))
    return finish("locations", WIDE, 450 + _GAP, table.say("svg-locations"), body)


def characters_panel(table: Reading) -> Markup:
    view = table.view
    body = sea(WIDE, 316) + text(12, 14, table.say("svg-characters"), 11.5, "#f0e2ff", "start")
    for i, each in enumerate(view["row"]):
        x, y = 10 + (i % 4) * _STEP, 28 + (i // 4) * 144
        body += put(x, y, recruit(table, each, i)) + price(each, x + CARD_W / 2, y + CARD_H + 9)
    body += put(14 + 3 * _STEP, 174, deck(table, "character", view["ocean"]))
    return finish("characters", WIDE, 316 + _GAP, table.say("svg-characters"), body)


def reserve_panel(table: Reading) -> Markup:
    body = sea(WIDE, 124) + reserve(table, WIDE, 124)
    return finish("reserve", WIDE, 124, table.say("svg-reserve"), body)


if __name__ == "__main__":
    from .demo import show

    show("locations")
