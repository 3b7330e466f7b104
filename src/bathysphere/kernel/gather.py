"""Many seats answering one secret question at once: answers stay sealed until all are in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

OWED: Final = -1
NOT_ASKED: Final = -2


@dataclass(init=False, eq=False)
class Gather:
    """By seat: the sealed answer, OWED or NOT_ASKED. Never changed; an answer gives a new one."""

    sealed: list[int]

    def __init__(self, sealed: list[int]) -> None:
        self.sealed = sealed

    def waiting(self) -> list[int]:
        """The seats that still owe an answer."""
        return [seat for seat, answer in enumerate(self.sealed) if answer == OWED]

    def answered(self, seat: int, answer: int) -> Gather:
        """With one more answer, as a number from 0 upwards."""
        return Gather([*self.sealed[:seat], answer, *self.sealed[seat + 1 :]])


def ask_all(seats: int) -> Gather:
    """A question to every seat."""
    return Gather([OWED] * seats)


def ask_some(seats: int, asked: list[int]) -> Gather:
    """A question to some of the seats."""
    return Gather([OWED if seat in asked else NOT_ASKED for seat in range(seats)])
