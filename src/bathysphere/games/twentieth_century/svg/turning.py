"""A tile that is being turned: all its turns lie over each other on the map, and the page shows one of them.

The page turns it by keys, by a swipe or by the arrows; what is pressed then is the turn that is shown.
"""

from __future__ import annotations

from typing import Final

from ....drawing.markup import words
from ....drawing.shapes import disc, put
from ....drawing.targets import Aim
from ..view.kinds import ForecastView, PlacementView
from .look import GLOW, GLOW_INK
from .pieces import button, halo, square, tinted, veil
from .plots import SIDE, Plot, clear_of_signs
from .previews import gains, plate, turned_preview
from .reading import Reading

_LEFT: Final = -1
_RIGHT: Final = 1
_SIGNS: Final = {_LEFT: "turn-left", _RIGHT: "turn"}


def turns(table: Reading, size: float) -> list[str]:
    """The tile in each of its turns, side by side."""
    return [_choice(table, turn, size) for turn in range(4)]


def _choice(table: Reading, turn: int, size: float) -> str:
    aim = _aim(table, turn)
    body = _face(table, turn, size) if aim.legal else _bare(table, turn, size)
    body += veil(0, 0, size, size, 6, 0.7) if aim.denied else ""
    return aim.control(f"tc-turn-{turn}", body, square(size))


def dial(table: Reading, size: float) -> str:
    """The chosen cell: the turn that would gain most is shown first; arrows turn it where there is room."""
    outlook = table.view["forecast"]
    if outlook is None or not outlook["placements"]:
        return ""
    first = max(outlook["placements"], key=_sum)["turn"]
    legal = [turn for turn in range(4) if _aim(table, turn).legal]
    sides = "".join([_side(table, i, turn, first, size) for i, turn in enumerate(legal)])
    arrows = "" if table.narrow else _arrow(table, _LEFT, size) + _arrow(table, _RIGHT, size)
    return f'<g id="tc-facing"><g data-dial="" id="tc-dial">{sides}</g>{arrows}</g>'


def _side(table: Reading, number: int, turn: int, first: int, size: float) -> str:
    drawn = _aim(table, turn).control(f"tc-dial-{turn}", _face(table, turn, size), square(size))
    hidden = "" if turn == first else ' display="none"'
    return f'<g data-side="{number}"{hidden}>{drawn}</g>'


def _aim(table: Reading, turn: int) -> Aim:
    name = f"turn {turn}"
    return table.aim(str(turn), [name], [name], table.say("svg-turn-keys"))


def _face(table: Reading, turn: int, size: float) -> str:
    """A turn with the rails that would meet and what the tile could make."""
    outlook = table.view["forecast"]
    assert outlook is not None
    ways = [each for each in outlook["placements"] if each["turn"] == turn]
    found = halo(0, 0, size, size, 6) + _bare(table, turn, size)
    return found + _most(outlook, ways, size, table.printed.plot(table.piece(table.asked[1]), turn))


def _bare(table: Reading, turn: int, size: float) -> str:
    outlook = table.view["forecast"]
    assert outlook is not None
    at = outlook["placements"][0]
    return put(0, 0, turned_preview(table, table.asked[1], turn, at["x"], at["y"]), size / SIDE)


def _most(outlook: ForecastView, ways: list[PlacementView], size: float, plot: Plot) -> str:
    """The most that a turn could add, clear of the signs of its cities."""
    if not ways:
        return ""
    before, after, unit = outlook["production"], max(ways, key=_sum)["production"], SIDE / size
    w, h = plate(before, after, 0.62)
    x, y = clear_of_signs(plot, w * unit, h * unit, SIDE / 2, SIDE - 8 * unit)
    return gains(before, after, x / unit, y / unit, 0.62)


def _sum(placement: PlacementView) -> int:
    return sum(placement["production"])


def _arrow(table: Reading, by: int, size: float) -> str:
    """A round button in an upper corner of the cell."""
    r = max(9.0, size / 9)
    x = r + 2 if by == _LEFT else size - r - 2
    sign = tinted(_SIGNS[by], 0, 0, r / 15, "#3d2516")
    return _spinner(table, by, put(x, r + 2, disc(0, 0, r, GLOW, GLOW_INK, 1.6) + sign))


def spinners(table: Reading, w: float, h: float) -> str:
    """Two buttons side by side, large enough for thumbs."""
    wide = (w - 10) / 2
    found = ""
    for i, by in enumerate((_LEFT, _RIGHT)):
        body = button(table.light, wide, h, _told(table, by), "", "plain", _SIGNS[by])
        found += put(i * (wide + 10), 0, _spinner(table, by, body))
    return found


def _spinner(table: Reading, by: int, body: str) -> str:
    """Something that turns the dial when it is pressed; a page without a script shows it for nothing."""
    told, keys = words(_told(table, by)), words(table.say("svg-turn-keys"))
    name = f'role="button" tabindex="0" aria-label="{told}" data-help="{told}. {keys}"'
    side = "left" if by == _LEFT else "right"
    return f'<g id="tc-spin-{side}" data-spin="{by}" {name}><g aria-hidden="true">{body}</g></g>'


def _told(table: Reading, by: int) -> str:
    return table.say("svg-turn-left" if by == _LEFT else "svg-turn-right")
