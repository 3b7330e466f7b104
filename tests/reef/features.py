"""Numbers a bot may look at."""

from __future__ import annotations

from bathysphere.kernel.numbers import around, filled, named

from .rules.scoring import points_by_line
from .state import State

NAMES = named(("rounds left",), ("points", "coin", "coral", "biology", "cards"), 3)


def features(state: State, seat: int) -> list[float]:
    """The table, then every diver from the seat on; divers who are not there count as nothing."""
    numbers = [8 - state.round]
    for each in around(len(state.divers), seat):
        diver = state.divers[each]
        numbers += [sum(points_by_line(state, each)), diver.coin, diver.coral, diver.biology]
        numbers.append(len(diver.hand))
    return filled([float(number) for number in numbers], len(NAMES))
