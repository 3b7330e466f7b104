"""A country in letters: one small box per tile, with a mark where a rail meets the side."""

from __future__ import annotations

from ..components import EAST, NORTH, SOUTH, WEST
from ..rules.country import column_of, row_of, zone_at
from ..state import State


def map_lines(seen: State, seat: int) -> list[str]:
    """Rows of boxes, with the numbers of columns above and of rows beside them."""
    country = seen.nations[seat].country
    columns = [column_of(cell) for cell in country.cells]
    rows = [row_of(cell) for cell in country.cells]
    across = range(min(columns), max(columns) + 1)
    found = ["     " + "".join(f"{x:^9d}" for x in across).rstrip()]
    for y in range(min(rows), max(rows) + 1):
        boxes = []
        for x in across:
            here = [tile for tile in range(len(rows)) if columns[tile] == x and rows[tile] == y]
            boxes.append(_box(seen, seat, here[0]) if here else [" " * 9] * 4)
        for i, label in enumerate(("", f"{y:4d}", "", "")):
            found.append(f"{label:4} " + "".join(box[i] for box in boxes).rstrip())
    return found


def _box(seen: State, seat: int, tile: int) -> list[str]:
    nation = seen.nations[seat]
    railed = [zone_at(seen.box, nation.country, tile, side) >= 0 for side in range(4)]
    piece = seen.box.pieces[nation.country.pieces[tile]]
    left, right = ("═" if railed[WEST] else "│"), ("═" if railed[EAST] else "│")
    people = bin(nation.people[tile]).count("1")
    state = f"{people}P {nation.waste[tile]}W" if piece.cities else "×"
    return [
        "┌───" + ("║" if railed[NORTH] else "─") + "───┐",
        f"{left}{piece.id[:7]:^7}{right}",
        f"│{state:^7}│",
        "└───" + ("║" if railed[SOUTH] else "─") + "───┘",
    ]
