"""Keeps what was drawn of printed things. A pack is loaded once, so its things are known by identity.

Hashing a card with all its effects would take longer than looking up its picture.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Final, ParamSpec, TypeVar

MOST: Final = 1 << 13
Thing = TypeVar("Thing")
Found = TypeVar("Found")
Rest = ParamSpec("Rest")


def kept(draw: Callable[Concatenate[Thing, Rest], Found]) -> Callable[Concatenate[Thing, Rest], Found]:
    """The function, called once for the same thing and equal other arguments.

    The thing is kept too, so that nothing else can come to have its identity. What would be too much is
    forgotten at once.
    """
    known: dict[tuple[object, ...], tuple[Thing, Found]] = {}

    def remembered(thing: Thing, /, *rest: Rest.args, **named: Rest.kwargs) -> Found:
        key = (id(thing), rest, tuple(named.items()))
        found = known.get(key)
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[key] = (thing, draw(thing, *rest, **named))
        return found[1]

    return remembered
