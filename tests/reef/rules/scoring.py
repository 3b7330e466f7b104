"""Points (REEF-6)."""

from __future__ import annotations

from ..state import State


def points_by_line(state: State, seat: int) -> list[int]:
    """REEF-6.1  One point per coral, two per biology, and the points of played cards."""
    diver = state.divers[seat]
    return [diver.coral, 2 * diver.biology, sum([state.box.cards[card].vp for card in diver.played])]


def places(totals: list[int]) -> list[int]:
    """REEF-6.2  Ties are shared."""
    return [1 + len([other for other in totals if other > total]) for total in totals]
