"""What would come of it, in pictures: a tile in its turns, with a bridge, with people in a city."""

from __future__ import annotations

from ....drawing.shapes import box, disc, put, text
from ....drawing.strokes import stroke
from ..components import GOODS
from ..view.kinds import TileView
from .lines import STEPS, meetings
from .look import GLOW, GLOW_INK
from .pieces import badge, halo, tinted
from .plots import SIDE, UNIT, Rail, clear_of_signs
from .reading import Reading


def city_cards(table: Reading, size: float) -> list[str]:
    """The cities that can be chosen, each on a picture of its tile, large enough for a thumb."""
    return [
        card
        for tile in table.nation["tiles"]
        for number in range(len(tile["cities"]))
        if (card := _city_card(table, tile, number, size))
    ]


def _city_card(table: Reading, tile: TileView, number: int, size: float) -> str:
    piece, letter = table.piece(tile["id"]), tile["cities"][number]["letter"]
    aim = table.aim(table.city_help(piece, number), city_keys(table, tile, letter), [])
    if not aim.legal:
        return ""
    body = table.tile(tile["id"], tile["turn"], people_on(tile), table.eyes, bridges_on(tile))
    body += halo(*table.printed.plot(piece, tile["turn"]).signs[number].frame, 10)
    body = put(0, 0, body + gain(table, tile, letter, 120, 215), size / SIDE)
    hit = f'<rect width="{size:.1f}" height="{size:.1f}" rx="6"/>'
    return aim.control(f"tc-card-{tile['id']}-{letter}", body, hit)


def city_keys(table: Reading, tile: TileView, letter: str) -> list[str]:
    keys = [f"city {tile['id']} {letter}"]
    return [*keys, f"settle {letter}"] if table.asked == ["settle", tile["id"]] else keys


def gain(table: Reading, tile: TileView, letter: str, x: float, y: float) -> str:
    """What people in this city would add."""
    outlook = table.view["forecast"]
    if outlook is None or table.question not in ("settle", "target"):
        return ""
    for each in outlook["placements"]:
        if (each["x"], each["y"], each["city"]) == (tile["x"], tile["y"], letter):
            before, after = outlook["production"], each["production"]
            plot = table.printed.plot(table.piece(tile["id"]), tile["turn"])
            at = clear_of_signs(plot, *plate(before, after, 1.1), x, min(y, 222))
            return gains(before, after, *at, 1.1)
    return ""


def plate(before: list[int], after: list[int], scale: float) -> tuple[float, float]:
    """How wide and high the ground of such a change is."""
    return (30 * sum([a != b for a, b in zip(before, after, strict=True)]) + 18) * scale, 32 * scale


def gains(before: list[int], after: list[int], x: float, y: float, scale: float) -> str:
    """What would be made more or less, centred on a light ground; nothing if it is the same."""
    more = [(good, b - a) for good, a, b in zip(GOODS, before, after, strict=True) if b != a]
    if not more:
        return ""
    step, wide = 30 * scale, plate(before, after, scale)[0]
    only_more = min([n for _, n in more]) > 0
    found = box(
        x - wide / 2, y - 16 * scale, wide, 32 * scale, 16 * scale, "#1d3a35", more=' fill-opacity=".92"'
    )
    sign = tinted("plus", x - wide / 2 + 12 * scale, y, 0.62 * scale, "#fdf3da")
    found += sign if only_more else text(x - wide / 2 + 12 * scale, y, "±", 15 * scale, "#fdf3da")
    for i, (good, n) in enumerate(more):
        found += badge(good, n, x - wide / 2 + 18 * scale + step * (i + 0.5), y, 0.86 * scale)
    return found


def turned_preview(table: Reading, id: str, turn: int, x: int, y: int) -> str:
    """A tile in a turn on a cell, 240 units square, with couplers where its rails would meet others."""
    plot = table.printed.plot(table.piece(id), turn)
    lines = [[round(each / UNIT) for each in rail] for rail in plot.rails]
    found = table.tile(id, turn)
    for side in meetings(table.nation, x, y, lines):
        dx, dy = STEPS[side]
        found += put(120 + 120 * dx, 120 + 120 * dy, '<use href="#&~coupler"/>', 1.3, 0 if dx else 90)
    return found


def span_preview(table: Reading, tile: TileView, line: list[int]) -> str:
    """A tile with a bridge that could be built; a bright line shows where it runs under the signs."""
    a, b, c, d = [each * UNIT for each in line]
    built = (*bridges_on(tile), (a, b, c, d))
    found = table.tile(tile["id"], tile["turn"], people_on(tile), table.eyes, built, built[-1:])
    found += stroke(f"M{a} {b}L{c} {d}", GLOW_INK, 11) + stroke(f"M{a} {b}L{c} {d}", GLOW, 6)
    return found + disc(a, b, 9, GLOW, GLOW_INK, 3) + disc(c, d, 9, GLOW, GLOW_INK, 3)


def people_on(tile: TileView) -> int:
    """The cities of a tile where people live, as a mask."""
    return sum([1 << i for i, city in enumerate(tile["cities"]) if city["people"]])


def bridges_on(tile: TileView) -> tuple[Rail, ...]:
    """The bridges of a tile in units of the picture."""
    return tuple([(a * UNIT, b * UNIT, c * UNIT, d * UNIT) for a, b, c, d in tile["bridges"]])
