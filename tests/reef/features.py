"""Numbers a bot may look at."""

from __future__ import annotations

from .state import State

NAMES = ["coin", "coral", "biology", "cards", "rounds left"]


def features(state: State, seat: int) -> list[float]:
    diver = state.divers[seat]
    return [
        float(diver.coin),
        float(diver.coral),
        float(diver.biology),
        float(len(diver.hand)),
        float(8 - state.round),
    ]
