"""The ocean board: objectives, the rows with what each card costs the reader now, decks, wild mantas."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from ....drawing.lettering import PLAIN, clip, fit, width
from ....drawing.markup import Markup, words
from ....drawing.shapes import area, box, disc, put, text
from ....drawing.strokes import Dice, dot, path, stroke
from ....drawing.targets import LARGE
from ..components import STARTING_MANTAS
from ..view.table import ForSaleView, SpaceView
from .cards import H, W, card_back, character_card, empty_place, location_face, prices
from .icons import gold
from .look import CORAL, GILT, GOLD, INK, LILAC, MINT, WILD, finish
from .pieces import halo, manta_chip, pill, tick, veil, well
from .reading import Reading, bare
from .strokes import coral
from .tracks import track

WIDE: Final = 958
HIGH: Final = 398
SCALE: Final = 0.84
CARD_W: Final = W * SCALE
CARD_H: Final = H * SCALE
_LEFT: Final = 296
_STEP: Final = 94


def board(table: Reading) -> Markup:
    body = sea(WIDE, HIGH) + box(0.7, 0.7, WIDE - 1.4, HIGH - 1.4, 10, "none", "url(#&~p-gilt)", 2)
    for i, each in enumerate(table.view["tracks"]):
        body += put(8, 8 + i * 96.5, track(table, each, 252))
    for row, name in enumerate(("explored", "central", "characters")):
        y, columns = 4 + row * 124, (4, 6, 6)[row]
        body += well(268, y, 24 + columns * _STEP, 122.6 if row < 2 else 139)
        said = clip(table.say(f"svg-{name}"), 112, 10.5)
        body += put(283, y + 61, text(0, 0, said, 10.5, "#f0e2ff"), 1, -90)
    body += _locations(table) + _characters(table) + _decks(table) + put(676, 4, reserve(table, 278, 122.6))
    return finish("board", WIDE, HIGH, table.say("svg-board"), body)


def _cell(column: int, row: int) -> tuple[float, float]:
    return _LEFT + column * _STEP, 8 + row * 124


def _locations(table: Reading) -> str:
    found = ""
    for row, places, columns in ((0, table.view["explored"], 4), (1, table.view["central"], 6)):
        for column in range(columns):
            x, y = _cell(column, row)
            if column < len(places):
                found += put(x, y, sale(table, places[column]))
            else:
                found += put(x, y, empty_place(CARD_W, CARD_H))
    return found


def sale(table: Reading, each: ForSaleView) -> str:
    """A location of a row, at table size."""
    name = each["id"]
    location = table.location(name)
    about = table.place_help(location, each)
    if each["gold_short"] or each["power_short"]:
        said = table.say("svg-short", gold=each["gold_short"], power=each["power_short"])
        about = f"{about} {said}"
    aim = table.aim(
        about, [f"buy {name}", f"conquer {name}", *_leaving(table, name)], [f"location {name}"], about
    )
    manta = None if location.manta < 0 else table.printed.kinds[location.manta]
    face = location_face(location, manta) + prices(
        each["gold"],
        each["power"],
        location.power - each["power"],
        not each["gold_short"],
        not each["power_short"],
    )
    body = halo(0, 0, CARD_W, CARD_H) if aim.legal else ""
    body += put(0, 0, face, SCALE)
    if aim.denied:
        body += veil(0, 0, CARD_W, CARD_H)
    paying = table.view["paying"]
    if paying is not None and paying["location"] == name:
        body += halo(0, 0, CARD_W, CARD_H, 8, GOLD) + tick(CARD_W / 2, CARD_H - 3, 9)
    named = f' id="at-place-{name}" data-piece="place-{name}"{LARGE}'
    return aim.under(named, body, area(0, 0, CARD_W, CARD_H, 7))


def _leaving(table: Reading, name: str) -> list[str]:
    """The answers that would leave a central location behind, alone or with another."""
    others = [each["id"] for each in table.view["central"]]
    if name not in others:
        return []
    pairs = [(name, other) for other in others] + [(other, name) for other in others]
    return [f"leave {name}", *[f"leave {one} and {other}" for one, other in pairs]]


def _characters(table: Reading) -> str:
    found = ""
    for space, each in enumerate(table.view["row"]):
        x, y = _cell(space, 2)
        found += put(x, y, recruit(table, each, space)) + price(each, x + CARD_W / 2, y + CARD_H + 10)
    return found


def price(each: SpaceView, x: float, y: float) -> str:
    """What a space of the row costs; a mint rim if the reader could pay it now."""
    rim = "" if each["short"] else disc(0, 0, 13.6, MINT)
    return put(x, y, rim + gold(each["price"]), 0.82)


def recruit(table: Reading, each: SpaceView, space: int) -> str:
    """A character of the row, at table size."""
    card = table.character(each["piece"])
    keys = [f"recruit {card.id} from space {space + 1}", f"take {card.id} from space {space + 1}"]
    about = f"{table.card_help(card)} {table.say('svg-price', n=each['price'])}"
    aim = table.aim(about, keys, [f"card {card.id} {space + 1}"], about)
    body = halo(0, 0, CARD_W, CARD_H) if aim.legal else ""
    body += put(0, 0, character_card(card, None, table.card_name(card), 0), SCALE)
    if aim.denied:
        body += veil(0, 0, CARD_W, CARD_H)
    paying = table.view["paying"]
    if paying is not None and paying["space"] == space:
        body += halo(0, 0, CARD_W, CARD_H, 8, GOLD) + tick(CARD_W / 2, 4, 9)
    named = f' id="at-{each["piece"]}" data-piece="{each["piece"]}"{LARGE}'
    return aim.under(named, body, area(0, 0, CARD_W, CARD_H, 7))


def _decks(table: Reading) -> str:
    found = ""
    for row, kind, n in ((1, "location", table.view["deck"]), (2, "character", table.view["ocean"])):
        x, y = _cell(6, row)
        found += put(x + 2, y + 2, deck(table, kind, n))
    return found


def deck(table: Reading, kind: str, n: int) -> str:
    """A face-down deck with its counter; the locations can be explored."""
    label = table.say(f"svg-deck-{kind}", n=n)
    aim = table.aim(label, ["explore"] if kind == "location" else [], [], label)
    body = halo(0, 2, 78, 109) if aim.legal else ""
    body += "".join(
        [put(lift, 6 - lift, card_back(kind), 0.76) for lift in (4, 2, 0)[-min(3, n) :]] if n else []
    )
    if not n:
        body += put(0, 6, empty_place(76, 106))
    low = n <= 6
    body += pill(38, 92, n, 14, INK, CORAL if low else GOLD, "#ffb3a4" if low else GILT)
    return aim.under(f' id="at-deck-{kind}"', body, area(0, 2, 78, 109, 7))


def reserve(table: Reading, w: float, h: float) -> str:
    """Wild mantas that nobody has, by kind, and how many locations were discarded."""
    view = table.view
    found = well(0, 0, w, h, 9, WILD)
    said = table.say("svg-discarded", n=len(view["gone"]))
    room = w - 26 - width(said, 9.5, PLAIN)
    size = fit(table.say("svg-reserve"), room, 10.5, 8.5)
    found += text(10, 14, clip(table.say("svg-reserve"), room, size), size, "#ffd9ec", "start")
    found += text(w - 10, 14, said, 9.5, LILAC, "end", PLAIN)
    left = [bare(piece) for piece in view["reserve"]]
    kinds = list(dict.fromkeys([each.id for each in table.printed.box.mantas][STARTING_MANTAS:]))
    for i, name in enumerate(kinds):
        n, manta = left.count(name), table.printed.mantas[name]
        x, y = 26 + (i % 7) * (w - 50) / 6, 43 + (i // 7) * 44
        faded = "" if n else ' opacity=".32"'
        chip = put(0, 0, manta_chip(manta), 1, 0, faded) + pill(0, 19, f"×{n}", 9, INK, WILD, "#ffd9ec")
        about = words(table.manta_help(manta))
        told = f'role="img" aria-label="{about} ×{n}" data-help="{about}"'
        found += f'<g transform="translate({x:.1f} {y})" {told}>{chip}</g>'
    return found


@cache
def sea(w: int, h: int) -> str:
    """Violet water: rays, contours, corals on the ground, motes of light."""
    dice = Dice(3 * w + h)
    rays = ""
    for _ in range(7):
        x, wide = dice.between(-40, w), dice.between(30, 90)
        rays += f"M{x:.0f} 0h{wide:.0f}l60 {h * 0.85:.0f}h-{wide + 120:.0f}Z"
    found = path(rays, "url(#&~p-ray)")
    lines = ""
    for i in range(7):
        y, high, shift = h * (i + 0.6) / 7, dice.between(5, 13), dice.between(0, 6)
        run = [f"{x} {y + high * math.sin(x * 0.011 + shift):.1f}" for x in range(0, w + 41, 40)]
        lines += "M" + "L".join(run)
    found += stroke(lines, "#ffb199", 1.4, 'stroke-opacity=".1"')
    many = max(4, w // 88)
    for i in range(many):
        x = w * (i + 0.5) / many + dice.between(-20, 20)
        tint = dice.tint("#7d2f6b", "#5d37a3", "#a3405f")
        found += coral(x, h + 6, dice.between(1.2, 2.2), tint, dice)
    motes = [
        dot(
            dice.between(0, w),
            dice.between(0, h),
            dice.pick(0.9, 1.3, 1.9),
            dice.tint(MINT, "#ffd0b8", LILAC),
        )
        for _ in range(w // 20)
    ]
    found += f'<g fill-opacity=".4">{"".join(motes)}</g>'
    water = box(0, 0, w, h, 10, "url(#&~p-sea)")
    return water + f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}">{found}</svg>'


if __name__ == "__main__":
    from .demo import show

    show("board")
