"""The strip under the wide board: means and prices, then the hand, then the claimed cards."""

from __future__ import annotations

from typing import Final

from ....drawing.markup import Markup
from ....drawing.shapes import box, put
from .claimed import actions, chips, lasting
from .hand import hand
from .icons import fitted
from .purse import prices, purse
from .reading import Reading, finish

WIDE: Final = 844
HIGH: Final = 244
_LEFT: Final = 572
_TOP: Final = 36


def desk(table: Reading) -> Markup:
    body = put(0, 0, purse(table, 402, 30)) + put(407, 0, prices(table, WIDE - 407, 30))
    body += put(3, _TOP + 2, hand(table, _LEFT - 6, HIGH - _TOP - 6))
    w, h = WIDE - _LEFT - 6, HIGH - _TOP
    shade = table.light
    body += put(_LEFT + 6, _TOP, box(0.6, 0.6, w - 1.2, h - 1.2, 9, shade.panel, shade.line, 1.2))
    body += put(_LEFT + 13, _TOP + 7, actions(table, w - 14, 76))
    body += fitted(_LEFT + 14, _TOP + 93, heading(table), w - 16, 10, 8, shade.muted, "start")
    body += put(_LEFT + 13, _TOP + 101, chips(table, w - 14, h - 106))
    return finish("desk", WIDE, HIGH, table.say("svg-desk"), body)


def heading(table: Reading) -> str:
    return table.say("svg-lasting") if lasting(table.nation) else table.say("svg-no-lasting")


if __name__ == "__main__":
    from .demo import show

    show("desk")
