"""Who comes after whom (AN-1.10, AN-2.12)."""

from __future__ import annotations

from ..state import State


def everyone_from(state: State, seat: int) -> list[int]:
    """AN-1.10  Players follow each other counter-clockwise: the one to the right is next."""
    n = len(state.teams)
    return [(seat + i) % n for i in range(n)]


def others_from(state: State, seat: int) -> list[int]:
    """The other players, the one to the right first."""
    return everyone_from(state, seat)[1:]


def player(state: State, letter: int) -> int:
    """AN-2.12  Player A is drawn at random; B, C and D follow counter-clockwise."""
    return (state.first + letter) % len(state.teams)
