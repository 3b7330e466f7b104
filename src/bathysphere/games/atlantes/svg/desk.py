"""The strip under the wide board: one's realm and mantas at the left, meter and hand at the right."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import PLAIN, clip
from ....drawing.markup import Markup
from ....drawing.shapes import area, box, put, text
from .hand import hand
from .icons import card, points
from .look import LILAC, NIGHT, finish
from .pieces import count
from .purse import purse
from .reading import Reading
from .realm import WIDE as REALM_W
from .realm import mantas, realm

WIDE: Final = 844
HIGH: Final = 254
_LEFT: Final = 500


def desk(table: Reading) -> Markup:
    scale = _LEFT / REALM_W
    body = box(0, 0, _LEFT, HIGH, 12, NIGHT) + put(0, 1, realm(table), scale)
    body += put(0, 158, reserve_row(table, _LEFT, HIGH - 160))
    body += put(_LEFT + 8, 0, purse(table, WIDE - _LEFT - 8, 72))
    body += put(_LEFT + 10, 82, hand(table, WIDE - _LEFT - 18, HIGH - 90))
    return finish("desk", WIDE, HIGH, table.say("svg-desk"), body)


def reserve_row(table: Reading, w: float, h: float) -> str:
    """Mantas, and at the right the pile, the points and the discard."""
    room = w - 112
    return put(6, 0, mantas(table, room, h)) + put(w - 100, 0, tallies(table, h))


def tallies(table: Reading, h: float) -> str:
    """Points so far, scored locations and discarded characters, which tell why they cannot be played."""
    realm = table.realm
    worth = "?" if realm["points"] is None else realm["points"]
    pile = ", ".join([table.place_name(table.location(each)) for each in realm["pile"]])
    discard = ", ".join([table.card_name(table.character(each)) for each in realm["discard"]])
    lying = [f"card {table.character(each).id}" for each in realm["discard"]]
    step = h / 3
    rows: tuple[tuple[str, int | str, str, str, list[str]], ...] = (
        (points(), worth, "svg-points", "", []),
        (_pile(), realm["pile_size"], "svg-pile", pile, []),
        (_spent(), realm["discard_size"], "svg-discard", discard, lying),
    )
    found = ""
    for i, (sign, n, kind, more, targets) in enumerate(rows):
        said = table.say(kind)
        about = f"{said} · {n}" + (f" ({more})" if more else "")
        aim = table.aim(about, [], targets, about)
        body = box(0, i * step + 1, 96, step - 2, 8, "#fff", more=' fill-opacity="0"')
        body += count(sign, 10, (i + 0.5) * step, n, "#f8f1ff", 12)
        body += text(45, (i + 0.5) * step + 0.4, clip(said, 50, 9, PLAIN), 9, LILAC, "start", PLAIN)
        found += aim.under("", body, area(0, i * step + 1, 96, step - 2, 8))
    return found


def _pile() -> str:
    return box(-8.5, -11.5, 17, 23, 2.4, "#2b6d8f", "#f3e6c8", 1.5) + box(
        -7.7, 5.6, 15.4, 5.2, 1.2, "#0b0616"
    )


def _spent() -> str:
    return put(0, 0, card(), 1, 90)


if __name__ == "__main__":
    from .demo import show

    show("desk")
