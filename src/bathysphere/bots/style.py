"""How a search looks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PLAIN: Final = "plain"
KEEN: Final = "keen"
FINE: Final = "fine"


@dataclass(frozen=True)
class Style:
    """A question deep in the tree is given `width` answers at first and more with its visits.

    `explore` is how strongly answers that were tried little are tried. Where answers draw or roll, every
    answer of the root is looked at in `worlds` imagined states. Where looks go to the end of a turn each
    round of them is at the better half of the answers before, down to `least`. Where the weights of the game
    are lenient with the `level`, the answer is drawn by lot: in an open game one that is worse by so much of
    a win e times as rarely. By `judgement` positions are valued without bends, with part of what they find or
    with all of it.
    """

    width: int = 3
    widen: float = 1.0
    explore: float = 1.8
    worlds: int = 4
    least: int = 4
    level: str = ""
    judgement: str = PLAIN
