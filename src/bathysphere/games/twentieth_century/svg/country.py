"""A country: its tiles, people and waste, where rails meet, what recycling reaches, and what can be done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import box, disc, put
from ....drawing.targets import Aim, enlarged
from ..components import CITY_LETTERS
from ..view.kinds import NationView, TileView
from .lines import couplers, line_from
from .look import GLOW, GLOW_INK, REACH, REACH_INK
from .pieces import barrels, halo, pill, stamp, tinted, veil
from .plots import SIDE, Frame, Rail
from .previews import bridges_on, city_keys, gain, gains, people_on
from .reading import Reading
from .tiles import LINE_BED
from .turning import dial

BOARD: Final = "board"
THUMB: Final = 40
"""Smaller signs are not pressed on a phone: there their tile is; the cities are also chosen from cards."""


@dataclass(frozen=True)
class Grid:
    """Where cells lie in a picture."""

    x: float
    y: float
    size: float
    left: int
    top: int
    rows: int

    def at(self, column: int, row: int) -> tuple[float, float]:
        return self.x + (column - self.left) * self.size, self.y + (row - self.top) * self.size


def grid(nation: NationView, empty: list[tuple[int, int]], w: float, h: float, most: float) -> Grid:
    """The cells of a country and some empty ones, as large as there is room."""
    cells = [(tile["x"], tile["y"]) for tile in nation["tiles"]] + empty
    left, top = min([x for x, _ in cells]), min([y for _, y in cells])
    columns, rows = max([x for x, _ in cells]) - left + 1, max([y for _, y in cells]) - top + 1
    size = min(w / columns, h / rows, most)
    return Grid((w - columns * size) / 2, (h - rows * size) / 2, size, left, top, rows)


def around(table: Reading) -> list[tuple[int, int]]:
    """The empty cells to be shown while a tile is placed: a whole ring, or on a phone the one in question."""
    outlook = table.view["forecast"]
    if table.question == "facing" and table.narrow and outlook is not None:
        return [(each["x"], each["y"]) for each in outlook["placements"]]
    if table.question not in ("attach", "site", "facing"):
        return []
    tiles = table.nation["tiles"]
    return [(tile["x"] + dx, tile["y"] + dy) for tile in tiles for dx, dy in ((-1, -1), (1, 1))]


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


def country(table: Reading, seat: int, w: float, h: float, panel: str, most: float) -> str:
    """The map of a seat. The one on the board can be acted upon, all others can only be looked at."""
    nation = table.view["nations"][seat]
    acting = panel == BOARD and seat == table.eyes and bool(table.asked)
    cells = grid(nation, around(table) if acting else [], w, h, most)
    glance = _glance(table, seat, cells, acting, panel)
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
        lit = _line(nation, " ".join(table.asked[2:]), True)
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


def _tile(glance: Glance, tile: TileView, index: int) -> str:
    table, size = glance.table, glance.grid.size - 2
    scale = size / SIDE
    own = tile["id"]
    lit = glance.lit.get(index, ())
    face = table.tile(own, tile["turn"], people_on(tile), glance.seat, bridges_on(tile), lit, glance.bed)
    plot = table.printed.plot(table.piece(own), tile["turn"])
    marks = put(*plot.heap, barrels(tile["waste"]), plot.heap_scale)
    if tile["waste"] and own in glance.reached:
        marks += stamp("recycling", plot.heap[0] - 20, plot.heap[1] - 22, 0.7)
    for i, city in enumerate(tile["cities"]):
        bonus = glance.raised.get(f"{own} {city['letter']}")
        if bonus:
            sign = plot.signs[i]
            # Beside the people and above the goods, clear of the edge, where joined rails have their mark.
            x = min(sign.x + sign.w / 2 + 34, SIDE - 20)
            marks += pill(x, sign.y + 12, f"+{bonus}", 15, GLOW, GLOW_INK, GLOW_INK)
    about = _about(table, tile)
    aim = _tile_aim(glance, tile, about)
    body = _lights(glance, aim, own, size) + enlarged(about, put(0, 0, face + marks, scale))
    if aim.denied:
        body += veil(0, 0, size, size, 6, 0.2 if table.question == "site" else 0.45)
    hit = f'<rect width="{size:.1f}" height="{size:.1f}" rx="6"/>'
    whole = aim.control(f"tc-{glance.panel}-{own}", body, hit)
    whole += put(0, 0, _cities(glance, tile), scale) if glance.acting else ""
    return f'<g data-piece="tile-{words(own)}">{whole}</g>' if glance.panel == BOARD else whole


def _lights(glance: Glance, aim: Aim, name: str, size: float) -> str:
    """Light round a tile: legal, within the reach of a centre, or the one from which waste is carried off."""
    if aim.legal and glance.table.question == "centre":
        return halo(0, 0, size, size, 6, REACH, REACH_INK)
    if aim.legal:
        return halo(0, 0, size, size, 6)
    carried = glance.acting and glance.table.asked[:3] == ["target", "waste_transport", name]
    return halo(0, 0, size, size, 6, LINE_BED, "#3d2516") if carried else ""


def _about(table: Reading, tile: TileView) -> str:
    """What is printed on a tile, and the waste that lies on it."""
    about = table.piece_help(table.piece(tile["id"]))
    return f"{about} {table.say('svg-waste', n=tile['waste'])}" if tile["waste"] else about


def _tile_aim(glance: Glance, tile: TileView, about: str) -> Aim:
    table, own = glance.table, tile["id"]
    if not glance.acting:
        return table.aim(about, [], [])
    keys = [f"waste on {own}", f"tile {own}", f"recycle from {own}"]
    outlook = table.view["forecast"]
    if outlook is not None and table.asked[2:3] == [own]:
        keys += [span["join"] for span in outlook["spans"]]
    for number, city in enumerate(tile["cities"]):
        if _is_small(glance, tile, number):
            keys += city_keys(table, tile, city["letter"])
    return table.aim(about, keys, [f"tile {own}", f"cell {tile['x']},{tile['y']}"], about)


def _cities(glance: Glance, tile: TileView) -> str:
    """The signs that can be pressed, or say why they cannot."""
    table = glance.table
    signs = table.printed.plot(table.piece(tile["id"]), tile["turn"]).signs
    return "".join([_city(glance, tile, i, sign.frame) for i, sign in enumerate(signs)])


def _city(glance: Glance, tile: TileView, number: int, frame: Frame) -> str:
    table, letter = glance.table, CITY_LETTERS[number]
    name = f"{tile['id']} {letter}"
    x, y, w, h = frame
    aim = table.aim(
        table.city_help(table.piece(tile["id"]), number), city_keys(table, tile, letter), [f"city {name}"]
    )
    body = ""
    if table.asked == ["centre", name]:
        body = halo(x, y + 32, w, h - 32, 8, REACH, REACH_INK)
    elif table.asked[2:] == [tile["id"], letter]:
        body = halo(x, y, w, h, 10, LINE_BED, "#3d2516")
    elif aim.legal:
        body = halo(x, y, w, h, 10) + gain(table, tile, letter, x + w / 2, y + h + 8)
    elif aim.denied:
        body = veil(x, y + 34, w, h - 34, 8, 0.6)
    if not body or (aim.legal and _is_small(glance, tile, number)) or not (aim.legal or aim.denied):
        return f'<g aria-hidden="true" pointer-events="none">{body}</g>' if body else ""
    hit = f'<rect x="{x:.0f}" y="{y:.0f}" width="{w:.0f}" height="{h:.0f}" rx="9"/>'
    return aim.control(f"tc-{glance.panel}-{tile['id']}-{letter}", body, hit, True)


def _is_small(glance: Glance, tile: TileView, number: int) -> bool:
    """Whether a sign is too small for a thumb: then the whole tile is pressed for it."""
    table = glance.table
    sign = table.printed.plot(table.piece(tile["id"]), tile["turn"]).signs[number]
    return table.narrow and sign.frame[2] * glance.grid.size / SIDE < THUMB


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
    """The cell that was chosen, with the tile in its turns."""
    at = glance.table.view["forecast"]
    if at is None or not at["placements"]:
        return ""
    x, y = glance.grid.at(at["placements"][0]["x"], at["placements"][0]["y"])
    return put(x + 1, y + 1, dial(glance.table, glance.grid.size - 2))


def _coupler(grid: Grid, column: int, row: int, side: int) -> str:
    x, y = grid.at(column, row)
    turned = 0 if side == 1 else 90
    across, down = (grid.size, grid.size / 2) if side == 1 else (grid.size / 2, grid.size)
    return put(x + across, y + down, '<use href="#&~coupler"/>', grid.size / 200, turned)
