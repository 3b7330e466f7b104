"""A seeded generator that lives inside the state: same seed, same answers, same game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, cast

_WORD: Final = 0xFFFFFFFF
_SIZE: Final = 0x100000000
_MIXED: Final = 128
"""Up to here the places of four items fit into one word, and few words are redrawn."""


@dataclass(init=False, eq=False)
class Rng:
    """xoshiro128++: 128 bits in four 32-bit words, so that no step ever leaves small-int range."""

    a: int
    b: int
    c: int
    d: int

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> Rng:
        return Rng(self.a, self.b, self.c, self.d)

    def word(self) -> int:
        """The next 32 bits."""
        a, b = self.a, self.b
        c, d = self.c ^ a, self.d ^ b
        total = (a + self.d) & _WORD
        self.a = a ^ d
        self.b = b ^ c
        self.c = c ^ ((b << 9) & _WORD)
        self.d = ((d << 11) & _WORD) | (d >> 21)
        return (((total << 7) | (total >> 25)) + a) & _WORD

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words beyond the last whole multiple are redrawn."""
        word = self.word()
        found = word % n
        while word - found > _SIZE - n:
            word = self.word()
            found = word % n
        return found

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely (Fisher and Yates, from the back)."""
        things = cast("list[object]", items)
        for i in range(len(items) - 1, 0, -1):
            _swap(things, i, self.below(i + 1))

    def mix(self, items: list[int]) -> None:
        """The same with a quarter of the words: multiplied by n, n - 1, n - 2, n - 3, one says four places.

        What stands above the word after each multiplication is the place, what stays in it goes on.
        """
        things, left = cast("list[object]", items), len(items)
        while left > _MIXED:
            left -= 1
            _swap(things, left, self.below(left + 1))
        while left > 3:
            word = self.word()
            for n in range(left, left - 4, -1):
                word *= n
                _swap(things, n - 1, word >> 32)
                word &= _WORD
            orders = left * (left - 1) * (left - 2) * (left - 3)
            # A small rest belongs to words that some orders have more of: those places are mixed again.
            if word >= orders or word >= _SIZE % orders:
                left -= 4
        for n in range(left, 1, -1):
            _swap(things, n - 1, self.below(n))

    def spawn(self) -> Rng:
        """A new generator, independent of this one for every practical purpose."""
        return Rng(self.word() | 1, self.word(), self.word(), self.word())


def _swap(things: list[object], one: int, other: int) -> None:
    """Items are taken as objects: compiled, a number would be unpacked and packed again for nothing."""
    kept = things[one]
    things[one] = things[other]
    things[other] = kept


def seeded(seed: int) -> Rng:
    """The generator of a seed; seeds of any size are spread over all 128 bits."""
    spread = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(spread[i : i + 4], "little") for i in range(0, 16, 4)]
    return Rng(words[0] | 1, words[1], words[2], words[3])
