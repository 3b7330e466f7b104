"""A country: its tiles, people and waste, where rails meet, what recycling reaches, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import box, disc, put
from ....drawing.strokes import stroke
from ....drawing.targets import Aim
from ..components import GOODS
from ..view.kinds import NationView, TileView
from .lines import STEPS, couplers, line_from, meetings
from .look import GLOW, GLOW_INK, REACH, REACH_INK
from .pieces import badge, barrels, halo, pill, stamp, tinted, veil
from .plots import SIDE, UNIT, Rail
from .reading import Reading
from .tiles import LINE_BED

BOARD: Final = "board"
PLACING: Final = ("attach", "site", "facing")


@dataclass(frozen=True)
class Grid:
    """Where cells lie in a picture."""

    x: float
    y: float
    size: float
    left: int
    top: int

    def at(self, column: int, row: int) -> tuple[float, float]:
        return self.x + (column - self.left) * self.size, self.y + (row - self.top) * self.size


def grid(nation: NationView, w: float, h: float, ring: int, most: float) -> Grid:
    """The cells of a country, with a ring of empty ones while tiles are placed, as large as there is room."""
    xs, ys = [tile["x"] for tile in nation["tiles"]], [tile["y"] for tile in nation["tiles"]]
    left, top = min(xs) - ring, min(ys) - ring
    columns, rows = max(xs) - left + 1 + ring, max(ys) - top + 1 + ring
    size = min(w / columns, h / rows, most)
    return Grid((w - columns * size) / 2, (h - rows * size) / 2, size, left, top)


@dataclass(frozen=True)
class Glance:
    """A country as it is drawn: whose, in which grid, whether it is acted upon, which rails are lit."""

    table: Reading
    seat: int
    grid: Grid
    acting: bool
    lit: dict[int, tuple[Rail, ...]]
    bed: str
    raised: dict[str, int]
    reached: list[str]
    panel: str

    @property
    def nation(self) -> NationView:
        return self.table.view["nations"][self.seat]


def country(table: Reading, seat: int, w: float, h: float, panel: str, most: float) -> str:
    """The map of a seat. The one on the board can be acted upon, all others can only be looked at."""
    nation = table.view["nations"][seat]
    acting = panel == BOARD and seat == table.eyes and bool(table.asked)
    ring = 1 if acting and table.question in PLACING else 0
    glance = _glance(table, seat, grid(nation, w, h, ring, most), acting, panel)
    found = _ghosts(glance) if acting else ""
    for i, tile in enumerate(nation["tiles"]):
        x, y = glance.grid.at(tile["x"], tile["y"])
        found += put(x + 1, y + 1, _tile(glance, tile, i))
    for column, row, side in couplers(nation):
        found += _coupler(glance.grid, column, row, side)
    return found + (_facing(glance) if acting and table.question == "facing" else "")


def _glance(table: Reading, seat: int, grid: Grid, acting: bool, panel: str) -> Glance:
    nation = table.view["nations"][seat]
    lit: dict[int, tuple[Rail, ...]] = {}
    bed = LINE_BED
    if acting and table.question == "centre":
        lit, bed = _line(nation, table.asked[1], False), REACH
    elif acting and table.asked[:2] == ["target", "locomotive"] and len(table.asked) > 2:
        lit = _departure(table, nation)
    raised: dict[str, int] = {}
    for tile in nation["tiles"]:
        for name in tile["serves"]:
            raised[name] = raised.get(name, 0) + tile["bonus"]
    return Glance(table, seat, grid, acting, lit, bed, raised, reach_of(table, seat), panel)


def reach_of(table: Reading, seat: int) -> list[str]:
    """The tiles of the reader's country from which a centre could take waste."""
    outlook = table.view["forecast"] if seat == table.seat else None
    return [each["tile"] for each in outlook["reach"] if each["centres"]] if outlook else []


def _line(nation: NationView, name: str, far: bool) -> dict[int, tuple[Rail, ...]]:
    """The track from a city, told by its name."""
    for i, tile in enumerate(nation["tiles"]):
        for number, city in enumerate(tile["cities"]):
            if f"{tile['id']} {city['letter']}" == name:
                return line_from(nation, i, number, far)
    return {}


def _departure(table: Reading, nation: NationView) -> dict[int, tuple[Rail, ...]]:
    """The track from the tile on which a journey begins: of those of its cities where people live."""
    found: dict[int, tuple[Rail, ...]] = {}
    for i, tile in enumerate(nation["tiles"]):
        if tile["id"] == table.asked[2]:
            for number, city in enumerate(tile["cities"]):
                if city["people"]:
                    for at, rails in line_from(nation, i, number, True).items():
                        found[at] = (*found.get(at, ()), *rails)
    return found


def _tile(glance: Glance, tile: TileView, index: int) -> str:
    table, size = glance.table, glance.grid.size - 2
    scale = size / SIDE
    own = tile["id"]
    people = people_on(tile)
    bridges = tuple([(a * UNIT, b * UNIT, c * UNIT, d * UNIT) for a, b, c, d in tile["bridges"]])
    face = table.tile(own, tile["turn"], people, glance.seat, bridges, glance.lit.get(index, ()), glance.bed)
    plot = table.printed.plot(table.piece(own), tile["turn"])
    marks = put(*plot.heap, barrels(tile["waste"]), plot.heap_scale)
    if tile["waste"] and own in glance.reached:
        marks += stamp("recycling", plot.heap[0] - 20, plot.heap[1] - 22, 0.7)
    for i, city in enumerate(tile["cities"]):
        bonus = glance.raised.get(f"{own} {city['letter']}")
        if bonus:
            sign = plot.signs[i]
            marks += pill(sign.x + sign.w - 4, sign.y + 30, f"+{bonus}", 17, GLOW, GLOW_INK, GLOW_INK)
    aim = _tile_aim(glance, tile)
    body = put(0, 0, face + marks, scale)
    body = _lights(aim, size, table.question) + body
    if aim.denied:
        body += veil(0, 0, size, size, 6, 0.2 if table.question == "site" else 0.45)
    hit = f'<rect width="{size:.1f}" height="{size:.1f}" rx="6"/>'
    whole = aim.control(f"tc-{glance.panel}-{own}", body, hit)
    whole += put(0, 0, _cities(glance, tile), scale) if glance.acting else ""
    return f'<g data-piece="tile-{words(own)}">{whole}</g>' if glance.panel == BOARD else whole


def _lights(aim: Aim, size: float, question: str) -> str:
    if not aim.legal:
        return ""
    return halo(0, 0, size, size, 6, REACH, REACH_INK) if question == "centre" else halo(0, 0, size, size, 6)


def _tile_aim(glance: Glance, tile: TileView) -> Aim:
    table, own = glance.table, tile["id"]
    about = table.piece_help(table.piece(own))
    if tile["waste"]:
        about = f"{about} {table.say('svg-waste', n=tile['waste'])}"
    if not glance.acting:
        return table.aim(about, [], [], about)
    keys = [f"waste on {own}", f"tile {own}", f"recycle from {own}"]
    outlook = table.view["forecast"]
    if outlook is not None and table.asked[2:3] == [own]:
        keys += [span["join"] for span in outlook["spans"]]
    return table.aim(about, keys, [f"tile {own}", f"cell {tile['x']},{tile['y']}"], about)


def _cities(glance: Glance, tile: TileView) -> str:
    """The signs that can be pressed, or say why they cannot."""
    table, own, found = glance.table, tile["id"], ""
    plot = table.printed.plot(table.piece(own), tile["turn"])
    for i, city in enumerate(tile["cities"]):
        name = f"{own} {city['letter']}"
        about = table.city_help(table.piece(own), i)
        aim = table.aim(about, _city_keys(table, tile, city["letter"]), [f"city {name}"])
        chosen = table.asked == ["centre", name]
        if aim.legal or aim.denied or chosen:
            x, y, w, h = plot.signs[i].frame
            body = halo(x, y, w, h, 10) if aim.legal else ""
            body += veil(x, y + 34, w, h - 34, 8, 0.6) if aim.denied else ""
            body += halo(x, y + 32, w, h - 32, 8, REACH, REACH_INK) if chosen else ""
            body += _gain(table, tile, city["letter"], x + w / 2, y + h + 8)
            hit = f'<rect x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" rx="9"/>'
            found += (
                aim.control(f"tc-{glance.panel}-{own}-{city['letter']}", body, hit, True)
                if not chosen
                else body
            )
    return found


def city_cards(table: Reading, size: float) -> list[str]:
    """The cities that can be chosen, each on a picture of its tile, large enough for a thumb."""
    found: list[str] = []
    for tile in table.nation["tiles"]:
        plot = table.printed.plot(table.piece(tile["id"]), tile["turn"])
        for i, city in enumerate(tile["cities"]):
            aim = table.aim(
                table.city_help(table.piece(tile["id"]), i), _city_keys(table, tile, city["letter"]), []
            )
            if aim.legal:
                x, y, w, h = plot.signs[i].frame
                body = table.tile(tile["id"], tile["turn"], people_on(tile), table.eyes) + halo(
                    x, y, w, h, 10
                )
                body = put(0, 0, body + _gain(table, tile, city["letter"], 120, 215), size / SIDE)
                hit = f'<rect width="{size:.1f}" height="{size:.1f}" rx="6"/>'
                found.append(aim.control(f"tc-card-{tile['id']}-{city['letter']}", body, hit))
    return found


def _city_keys(table: Reading, tile: TileView, letter: str) -> list[str]:
    keys = [f"city {tile['id']} {letter}"]
    return [*keys, f"settle {letter}"] if table.asked == ["settle", tile["id"]] else keys


def _gain(table: Reading, tile: TileView, letter: str, x: float, y: float) -> str:
    """What people in this city would add."""
    outlook = table.view["forecast"]
    if outlook is None or table.question != "settle" or tile["id"] != table.asked[1]:
        return ""
    for each in outlook["placements"]:
        if each["city"] == letter:
            return gains(outlook["production"], each["production"], x, min(y, 222), 1.1)
    return ""


def gains(before: list[int], after: list[int], x: float, y: float, scale: float) -> str:
    """What would be made more, centred on a light ground; nothing if it is the same."""
    more = [(good, b - a) for good, a, b in zip(GOODS, before, after, strict=True) if b != a]
    if not more:
        return ""
    step = 30 * scale
    wide = step * len(more) + 18 * scale
    found = box(
        x - wide / 2, y - 16 * scale, wide, 32 * scale, 16 * scale, "#1d3a35", more=' fill-opacity=".92"'
    )
    found += tinted("plus", x - wide / 2 + 12 * scale, y, 0.62 * scale, "#fdf3da")
    for i, (good, n) in enumerate(more):
        found += badge(good, n, x - wide / 2 + 18 * scale + step * (i + 0.5), y, 0.86 * scale)
    return found


def _ghosts(glance: Glance) -> str:
    """The empty places for a tile, with the most that it could add there."""
    table, outlook = glance.table, glance.table.view["forecast"]
    if table.question != "site" or outlook is None:
        return ""
    found = ""
    size = glance.grid.size
    for each in outlook["placements"]:
        x, y = glance.grid.at(each["x"], each["y"])
        cell = f"{each['x']},{each['y']}"
        aim = table.aim(cell, [f"at {cell}"], [f"cell {cell}"])
        inner = size - 8
        body = box(4, 4, inner, inner, 8, GLOW, GLOW_INK, 3, ' fill-opacity=".14" stroke-dasharray="9 8"')
        body += box(4, 4, inner, inner, 8, "none", GLOW, 1.8, ' stroke-dasharray="9 8" class="legal-glow"')
        r = max(8, min(13, size / 8))
        body += disc(size / 2, size * 0.4, r, GLOW, GLOW_INK, 1.6) + tinted(
            "plus", size / 2, size * 0.4, r / 16, "#3d2516"
        )
        body += gains(outlook["production"], each["production"], size / 2, size * 0.76, min(1, size / 112))
        hit = f'<rect width="{size:.1f}" height="{size:.1f}"/>'
        found += put(x, y, aim.control(f"tc-cell-{each['x']}-{each['y']}".replace("--", "-m"), body, hit))
    return found


def _facing(glance: Glance) -> str:
    """The cell that was chosen: the tile as it would gain most, and the menu of its turns."""
    table, outlook = glance.table, glance.table.view["forecast"]
    if outlook is None or not outlook["placements"]:
        return ""
    best = max(outlook["placements"], key=lambda each: sum(each["production"]))
    x, y = glance.grid.at(best["x"], best["y"])
    size = glance.grid.size
    aim = table.aim(table.asked[1], [f"turn {turn}" for turn in range(4)], [])
    body = halo(1, 1, size - 2, size - 2, 6)
    body += put(1, 1, f'<g opacity=".72">{table.tile(table.asked[1], best["turn"])}</g>', (size - 2) / SIDE)
    body += disc(size / 2, size / 2, size / 6, GLOW, GLOW_INK, 2) + tinted(
        "turn", size / 2, size / 2, size / 90, "#3d2516"
    )
    hit = f'<rect width="{size:.1f}" height="{size:.1f}"/>'
    return put(x, y, aim.control("tc-facing", body, hit))


def _coupler(grid: Grid, column: int, row: int, side: int) -> str:
    x, y = grid.at(column, row)
    turned = 0 if side == 1 else 90
    across, down = (grid.size, grid.size / 2) if side == 1 else (grid.size / 2, grid.size)
    return put(x + across, y + down, '<use href="#&~coupler"/>', grid.size / 200, turned)


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
    people = people_on(tile)
    lines = [*tile["bridges"], line]
    bridges = tuple([(a * UNIT, b * UNIT, c * UNIT, d * UNIT) for a, b, c, d in lines])
    a, b, c, d = bridges[-1]
    found = table.tile(tile["id"], tile["turn"], people, table.eyes, bridges, bridges[-1:])
    found += stroke(f"M{a} {b}L{c} {d}", GLOW_INK, 11) + stroke(f"M{a} {b}L{c} {d}", GLOW, 6)
    return found + disc(a, b, 9, GLOW, GLOW_INK, 3) + disc(c, d, 9, GLOW, GLOW_INK, 3)


def people_on(tile: TileView) -> int:
    """The cities of a tile where people live, as a mask."""
    return sum([1 << i for i, city in enumerate(tile["cities"]) if city["people"]])
