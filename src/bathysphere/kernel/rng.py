"""A seeded generator that lives inside the state: same seed, same answers, same game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final

_WORD: Final = 0xFFFFFFFF
_SIZE: Final = 0x100000000


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
        total = (self.a + self.d) & _WORD
        found = ((((total << 7) & _WORD) | (total >> 25)) + self.a) & _WORD
        moved = (self.b << 9) & _WORD
        self.c ^= self.a
        self.d ^= self.b
        self.b ^= self.c
        self.a ^= self.d
        self.c ^= moved
        self.d = ((self.d << 11) & _WORD) | (self.d >> 21)
        return found

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, all equally likely: words beyond the last whole multiple are redrawn."""
        limit = _SIZE - _SIZE % n
        found = self.word()
        while found >= limit:
            found = self.word()
        return found % n

    def shuffle(self, items: list[int]) -> None:
        """Every order equally likely (Fisher and Yates, from the back)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def spawn(self) -> Rng:
        """A new generator, independent of this one for every practical purpose."""
        return Rng(self.word() | 1, self.word(), self.word(), self.word())


def seeded(seed: int) -> Rng:
    """The generator of a seed; seeds of any size are spread over all 128 bits."""
    spread = hashlib.sha256(str(seed).encode()).digest()
    words = [int.from_bytes(spread[i : i + 4], "little") for i in range(0, 16, 4)]
    return Rng(words[0] | 1, words[1], words[2], words[3])
