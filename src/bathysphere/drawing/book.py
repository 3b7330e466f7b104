"""Paints and stamps that many pictures share: each panel carries those it uses, under names of its own.

Panels are hidden and patched one by one, so none may borrow from another. A definition has the id `&~name`, a
drawing refers to it by `#&~name`; the book writes what a panel used, and puts the panel's name for the mark.
Escaped words never hold the mark, so nothing that a player writes is taken for a name.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from .markup import Markup
from .shapes import picture

MARK: Final = "&~"
_NAMED: Final = re.compile(f"#{MARK}([a-z0-9_-]+)")
_NAME: Final = re.compile("[a-z0-9_-]+")


class Book:
    """All definitions of a game by name; the id of each is the mark and its name."""

    def __init__(self, definitions: Mapping[str, str]) -> None:
        self._definitions = definitions
        self._used = lru_cache(maxsize=4096)(self._whole)
        self._kept = lru_cache(maxsize=128)(self._finished)

    def finish(self, panel: str, w: float, h: float, label: str, body: str) -> Markup:
        """A whole panel with its definitions. Most panels look after an answer as they did before it."""
        return self._kept(panel, w, h, label, body)

    def _finished(self, panel: str, w: float, h: float, label: str, body: str) -> Markup:
        # A panel is cut at its marks once: searching large pictures again and again is what would take long.
        first, *rest = body.split(MARK)
        used = self._used(panel, frozenset(_names(first, rest)))
        whole = f"{panel}-".join([f"<defs>{used}</defs>{first}", *rest])
        return picture(f"drawing-{panel}", w, h, label, whole)

    def _whole(self, panel: str, names: frozenset[str]) -> str:
        """Definitions, with those that they use themselves, under the names of a panel."""
        found: dict[str, None] = {}
        waiting = sorted(names)
        while waiting:
            name = waiting.pop(0)
            if name not in found:
                found[name] = None
                waiting += _NAMED.findall(self._definitions[name])
        return "".join([self._definitions[name] for name in found]).replace(MARK, f"{panel}-")


def _names(first: str, rest: list[str]) -> set[str]:
    """What a cut picture refers to; a mark without a hash before it is a name of its own."""
    found: set[str] = set()
    before = first
    for piece in rest:
        name = _NAME.match(piece)
        if name is not None and before.endswith("#"):
            found.add(name[0])
        before = piece
    return found
