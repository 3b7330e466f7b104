"""The other players: what they own, how many points they have, and who is asked, also out of turn."""

from __future__ import annotations

from math import ceil
from typing import Final

from ....drawing.lettering import PLAIN, clip, wrap
from ....drawing.markup import Markup, words
from ....drawing.players import livery
from ....drawing.shapes import box, put, text
from ..components import SLOTS
from .cards import character_tile
from .icons import card, points
from .look import GOLD, GOLD_INK, finish
from .pieces import badge, count, manta_token, pill, sheet
from .reading import Reading
from .realm import free_tile, tile

_ROW: Final = 112
_NAMES: Final = 26
"""How high a rival is, and the names of a hand that is not drawn."""


def rivals(table: Reading) -> list[int]:
    """Everybody but the one whose realm is drawn large, in turn order."""
    many = len(table.view["realms"])
    return [(table.eyes + i) % many for i in range(1, many)]


def rivals_panel(table: Reading) -> Markup:
    """One block per rival; with one or two of them there is room for their hands."""
    w = 366 if table.narrow else 400
    seats = rivals(table)
    open_hands = len(seats) < 3
    body, y = "", 0.0
    for seat in seats:
        block, high = _rival(table, seat, w, open_hands)
        body += put(0, y, block)
        y += high + 8
    return finish("rivals", w, max(1, y - 8), table.say("svg-rivals"), body)


def _rival(table: Reading, seat: int, w: float, open_hand: bool) -> tuple[str, float]:
    realm = table.view["realms"][seat]
    hand = realm["hand"] if open_hand else []
    columns = 3
    high = _ROW + (ceil(len(hand) / columns) * 45 + 4 if hand else 0 if open_hand else _NAMES)
    found = sheet(table.light, w, high)
    if seat in table.view["waiting"]:
        found += box(1, 1, w - 2, high - 2, 12, "none", livery(seat).colour, 2.6)
    found += _head(table, seat, w) + _slots(table, seat, _ROW - 38) + _mantas(table, seat, w, _ROW - 38)
    if not open_hand:
        found += _names(table, seat, w)
    wide = (w - 16 + 5) / columns - 5
    for i, piece in enumerate(hand):
        each = table.character(piece)
        manta = None if each.setup is None else table.printed.kinds[each.setup.kind]
        face = character_tile(each, manta, table.card_name(each), seat, round(wide, 1), 40)
        about = words(table.card_help(each))
        x, y = 8 + (i % columns) * (wide + 5), _ROW - 2 + (i // columns) * 45
        told = f'role="img" aria-label="{about}" data-help="{about}"'
        found += put(x, y, f'<g id="at-{piece}" data-piece="{piece}" {told}>{face}</g>')
    return f'<g id="at-rival-{seat}">{found}</g>', high


def _names(table: Reading, seat: int, w: float) -> str:
    """Who is in the hand, in two small lines."""
    cards = [table.card_name(table.character(piece)) for piece in table.view["realms"][seat]["hand"]]
    lines = wrap(" · ".join(cards), w - 20, 9.5, 2, PLAIN)
    tone = table.light.muted
    return "".join(
        [text(10, _ROW + 1 + i * 12.5, line, 9.5, tone, "start", PLAIN) for i, line in enumerate(lines)]
    )


def _head(table: Reading, seat: int, w: float) -> str:
    """Name, what they are doing, points, hand, discard."""
    view, light = table.view, table.light
    realm = view["realms"][seat]
    found = badge(seat, 18, 16, 10)
    x = w - 150
    room = x - 44 - (28 if realm["king"] else 0)
    state = ""
    if seat in view["waiting"]:
        state = table.say("svg-plays" if seat == view["active"] else "svg-obeys")
        room -= 62
    name = clip(table.player(seat), room, 12.5)
    found += text(34, 16.5, name, 12.5, light.text, "start")
    if realm["king"]:
        king = table.printed.box.characters[table.printed.box.kings[realm["king"] - 1]]
        about = words(table.card_help(king))
        seal = pill(x - 26, 16, realm["king"], 10, "#5a1440", "#ffd877", "#ffe7a8")
        found += f'<g role="img" aria-label="{about}" data-help="{about}">{seal}</g>'
    if state:
        found += pill(x - (68 if realm["king"] else 40), 16, clip(state, 58, 9), 9, GOLD, GOLD_INK, GOLD_INK)
    worth = "?" if realm["points"] is None else realm["points"]
    hand = ", ".join([table.card_name(table.character(piece)) for piece in realm["hand"]])
    discard = ", ".join([table.card_name(table.character(piece)) for piece in realm["discard"]])
    for i, (sign, n, kind, more) in enumerate(
        (
            (points(), worth, "svg-points", ""),
            (card(), len(realm["hand"]), "svg-hand", hand),
            (put(0, 0, card(), 1, 90), realm["discard_size"], "svg-discard", discard),
        )
    ):
        about = words(f"{table.say(kind)}: {n}" + (f" ({more})" if more else ""))
        body = box(x + i * 50 - 8, 3, 46, 26, 6, "#fff", more=' fill-opacity="0"')
        body += count(sign, x + 4 + i * 50, 16, n, light.text)
        found += f'<g role="img" aria-label="{about}" data-help="{about}">{body}</g>'
    return found


def _slots(table: Reading, seat: int, high: float) -> str:
    board = table.view["realms"][seat]["board"]
    found = ""
    for i in range(SLOTS):
        slot = board[i] if i < len(board) else None
        body = free_tile(45, high, table.light.soft, table.light.line)
        if slot is not None:
            body = tile(table, slot, 45, high, None)
            about = words(table.place_help(table.location(slot["id"])))
            name = f'id="at-place-{slot["id"]}" data-piece="place-{slot["id"]}"'
            body = f'<g {name} role="img" aria-label="{about}" data-help="{about}">{body}</g>'
        found += put(8 + i * 49, 30, body)
    return found


def _mantas(table: Reading, seat: int, w: float, high: float) -> str:
    realm = table.view["realms"][seat]
    own = [(piece, True) for piece in realm["ready"]] + [(piece, False) for piece in realm["idle"]]
    left = 256.0
    columns = 3 if len(own) <= 9 else 4
    step = (w - 8 - left) / columns
    rows = max(2, ceil(len(own) / columns))
    scale = min(step / 84, high / rows / 52)
    found = ""
    for i, (piece, ready) in enumerate(own):
        x, y = left + (i % columns + 0.5) * step, 30 + (i // columns + 0.5) * high / rows
        manta = table.manta(piece)
        about = table.manta_help(manta) + ("" if ready else f" ({table.say('svg-spent')})")
        token = manta_token(manta, ready, None if manta.number >= 4 else seat)
        told = f'role="img" aria-label="{words(about)}" data-help="{words(about)}"'
        place = f'transform="translate({x:.1f} {y:.1f}) scale({scale:.3g})"'
        found += f'<g id="at-{piece}" data-piece="{piece}" {place} {told}>{token}</g>'
    return found


if __name__ == "__main__":
    from .demo import show

    show("rivals")
