"""The cards on offer: three piles with their top cards, or the shipyard cards when one is to be chosen."""

from __future__ import annotations

from typing import Final

from ....drawing.lettering import clip, width
from ....drawing.markup import Markup, words
from ....drawing.shapes import area, box, disc, picture, put, text
from ....drawing.targets import Aim, piece
from ..view import OutlookView, PileView
from .cards import H, W, back, building_card, kind_card
from .icons import sign
from .look import DECK_HUES, INK, KIND_HUES, Pen
from .pieces import barred, glow, heading, pip, sheet
from .reading import Reading
from .stamps import BOOK

SHIPYARD: Final = ("icebreaker", "place_scientist", "two_scientists", "rapid_progress")
GAP: Final = 7.0


def choosing(table: Reading) -> bool:
    """Whether a shipyard card is to be taken or kept (AN-7.5, AN-14.10)."""
    keys = [f"{verb} {kind}" for verb in ("take", "pick") for kind in SHIPYARD]
    return bool(table.targets.offers(*keys)) or bool(table.view["revealed"])


def offers(table: Reading, pen: Pen) -> str:
    """Piles or shipyard cards, 362 by 196."""
    return _choice(table, pen, 4, 1) if choosing(table) else _piles(table, pen)


def offers_panel(table: Reading) -> Markup:
    """The offers alone, for a narrow screen."""
    pen = Pen("offers", table.theme)
    if choosing(table):
        high, body = 474.0, put(6, 5, _choice(table, pen, 2, 1.24))
    else:
        high, body = 202.0, put(5, 5, _piles(table, pen), 0.965)
    body = sheet(pen, 366, high, "") + body
    return picture("drawing-offers", 366, high, table.say("svg-offers"), pen.definitions(BOOK) + body)


def _piles(table: Reading, pen: Pen) -> str:
    note = table.say("svg-offers-note")
    found = heading(pen, -4, -3, 374, table.say("svg-offers"), note)
    for i, pile in enumerate(table.view["piles"]):
        found += put(5 + i * (W + GAP - 1), 20, _pile(table, pen, pile, i))
    return found


def _pile(table: Reading, pen: Pen, pile: PileView, number: int) -> str:
    deck, light = pile["deck"], pen.light
    name = table.say(f"deck-{deck}")
    left = table.say("svg-left", deck=name, n=pile["left"])
    said = clip(left, W - 10, 9.5)
    start = (W - width(said, 9.5) - 15) / 2
    caption = put(start, H + 3.5, back(deck), 0.66) + text(
        start + 14, H + 10, said, 9.5, light.muted, "start"
    )
    top = pile["top"]
    if top is None:
        aim = table.aim(left, [], [f"pile {number}"])
        slot = box(0, 0, W, H, 10, light.soft, light.line, 2, ' stroke-dasharray="6 5"')
        empty = text(W / 2, H / 2, table.say("svg-empty"), 11, light.muted)
        return aim.control(f"pile-{deck}", slot + empty, area(0, 0, W, H, 10)) + caption
    under = min(pile["left"] - 1, 2)
    stack = "".join(
        [box(2 * d, 2 * d, W, H, 10, "#eef5f9", DECK_HUES[deck], 1.3) for d in range(under, 0, -1)]
    )
    lacks = next((each for each in table.view["outlook"] if each["card"] == top["card"]), None)
    build = f"build {top['card']}"
    keys = [build, f"{build} with simple", f"{build} with expertise"]
    aim = table.aim(table.card(top), keys, [f"card {top['card']}"])
    body = building_card(table, pen, top, deck, lacks)
    return stack + _standing(table, pen, aim, body, f"card-{top['card']}", lacks) + caption


def _standing(
    table: Reading, pen: Pen, aim: Aim, body: str, id: str, lacks: OutlookView | None = None
) -> str:
    """A card as it can be chosen or not; where the ship could sail to build it is told on a refused one."""
    body = piece(id, body, large=True)
    if aim.legal:
        body = glow(pen, area(-2, -2, W + 4, H + 4, 12), 3.4) + body
    elif aim.denied:
        soon = lacks is not None and bool(lacks["sail_to"])
        faded = 'opacity=".88"' if soon else f'filter="{pen.paint("grey")}" opacity=".62"'
        body = box(0, 0, W, H, 10, pen.light.panel) + f"<g {faded}>{body}</g>" + barred(W - 6, 6, 7)
    if lacks is not None:
        body += _hints(table, pen, lacks)
    return aim.control(id, body, area(-2, -2, W + 4, H + 4, 12))


def _hints(table: Reading, pen: Pen, lacks: OutlookView) -> str:
    """Where to sail so that the card can be built at once, and the resource card that would cover a gap."""
    found = ""
    zones = lacks["sail_to"]
    if zones:
        label = words(table.say("svg-sail-to-build"))
        step = min(17, (W - 34) / len(zones))
        w = 26 + step * len(zones)
        found += box(4, 85, w, 18, 9, "#fff1e6", "#de4a00", 1.4) + put(
            15, 94, sign("ship", INK, "#fff1e6"), 0.72
        )
        for i, zone in enumerate(zones):
            found += pip(pen, zone, 32 + step * i, 94, min(7.5, step / 2))
        found = f"<g><title>{label}</title>{found}</g>"
    cover = lacks["cover"]
    if cover is not None:
        hue = KIND_HUES[cover]
        label = words(table.say("svg-covers", card=table.kind(cover)))
        mark = disc(W - 15, 51, 11, hue, "#fff", 1.4) + put(W - 15, 51, sign(cover, "#fff", hue), 0.62)
        found += f"<g><title>{label}</title>{mark}</g>"
    return found


def _choice(table: Reading, pen: Pen, columns: int, scale: float) -> str:
    """Shipyard cards to take from the open pile, or revealed in a draft."""
    drafting = bool(table.view["revealed"])
    counts = table.view["revealed"] if drafting else table.view["shipyard"]
    verb = "pick" if drafting else "take"
    title = table.say("svg-draft" if drafting else "svg-shipyard")
    found = heading(pen, -4, -3, 366, title)
    for i, kind in enumerate(SHIPYARD):
        n = counts.get(kind, 0)
        aim = table.aim(table.kind(kind), [f"{verb} {kind}"], [f"card {kind}"])
        body = kind_card(table, pen, kind)
        caption = text(W / 2, H + 9, f"× {n}", 9.5, pen.light.muted)
        standing = _standing(table, pen, aim, body, f"shipyard-{kind}") + caption
        row, column = divmod(i, columns)
        margin = 14 if columns == 2 else 0
        x, y = margin + 5 + column * (W + GAP - 1 + margin) * scale, 23 + row * (H + 19) * scale
        found += put(x, y, standing, scale)
    return found


if __name__ == "__main__":
    from .demo import show

    show("offers")
