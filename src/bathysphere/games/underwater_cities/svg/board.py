"""The wide table: one's own board, and beside it the slots with both tracks above them."""

from __future__ import annotations

from functools import cache
from typing import Final

from ....drawing.markup import Markup
from ....drawing.shapes import box, put
from ....drawing.strokes import Dice, path
from .nation import own_board
from .reading import Reading, finish
from .slots import slots
from .tracks import eras, federation

WIDE: Final = 844
HIGH: Final = 380
_LEFT: Final = 482
_TOP: Final = 34


def board(table: Reading) -> Markup:
    body = sea(WIDE, HIGH) + box(0.6, 0.6, WIDE - 1.2, HIGH - 1.2, 11, "none", "#8fd3e6", 1.2)
    body += put(6, 5, eras(table, _LEFT, 23))
    body += put(_LEFT + 14, 4, federation(table, WIDE - _LEFT - 20, 27))
    body += put(6, _TOP + 4, own_board(table, _LEFT))
    body += put(_LEFT + 14, _TOP + 4, slots(table, WIDE - _LEFT - 20, HIGH - _TOP - 9))
    return finish("board", WIDE, HIGH, table.say("svg-board"), body)


@cache
def sea(w: int, h: int) -> str:
    """Dark water behind the slots."""
    dice = Dice(w + h)
    rays = ""
    for _ in range(5):
        x, wide = dice.between(0, w), dice.between(30, 90)
        rays += f"M{x:.0f} 0h{wide:.0f}l40 {h * 0.8:.0f}h{-wide - 100:.0f}Z"
    inner = box(0, 0, w, h, 11, "url(#&~mainsea)") + path(rays, "url(#&~ray)")
    return f'<svg width="{w}" height="{h}" viewBox="0 0 {w} {h}">{inner}</svg>'


if __name__ == "__main__":
    from .demo import show

    show("board")
