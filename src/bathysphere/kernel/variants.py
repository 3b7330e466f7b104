"""Variants: the switches of a ledger, with their allowed values and defaults."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .errors import BadSetup

Value: TypeAlias = "bool | int | str"


@dataclass(frozen=True)
class Variant:
    """One switch: its values, its default, one line of help, and the seat counts that know it (none: all)."""

    values: tuple[Value, ...]
    default: Value
    help: str
    seats: tuple[int, ...] = ()


def choose(known: dict[str, Variant], seats: int, given: dict[str, Value]) -> dict[str, Value]:
    """Every variant with its value: the given one or the default."""
    for name, value in given.items():
        if name not in known:
            raise BadSetup(f"there is no variant {name!r}; known are: {', '.join(known) or 'none'}")
        variant = known[name]
        if not any(value == allowed and type(value) is type(allowed) for allowed in variant.values):
            allowed = ", ".join(str(each) for each in variant.values)
            raise BadSetup(f"variant {name!r} cannot be {value!r}; allowed are: {allowed}")
        if variant.seats and seats not in variant.seats and value != variant.default:
            counts = ", ".join(str(count) for count in variant.seats)
            raise BadSetup(f"variant {name!r} with {value!r} is only for {counts} seats, not for {seats}")
    return {name: given.get(name, variant.default) for name, variant in known.items()}


def check_seats(name: str, allowed: tuple[int, ...], seats: int) -> None:
    """Refuse a seat count that the game does not have."""
    if type(seats) is not int or seats not in allowed:
        raise BadSetup(f"{name} has no game for {seats!r} seats; allowed are: {', '.join(map(str, allowed))}")


def check_seed(seed: int) -> None:
    """Refuse what is no seed."""
    if type(seed) is not int or seed < 0:
        raise BadSetup(f"the seed cannot be {seed!r}; it is a whole number from 0 upwards")
