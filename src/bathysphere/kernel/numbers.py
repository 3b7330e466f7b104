"""How the numbers for bots are laid out: the table first, then every player from one seat on."""

from __future__ import annotations

from collections.abc import Sequence


def named(table: Sequence[str], own: Sequence[str], players: int) -> list[str]:
    """The names of all numbers; the first number of a player is the points if the game ended now."""
    return [*table, *[f"{name} of player {i}" for i in range(players) for name in own]]


def around(seats: int, seat: int) -> list[int]:
    """Every player from a seat on; from the first one if it is nobody's."""
    first = max(seat, 0)
    return [(first + i) % seats for i in range(seats)]


def filled(numbers: list[float], length: int) -> list[float]:
    """Players who are not there count as nothing."""
    return numbers + [0.0] * (length - len(numbers))
