"""Frames that stand at a place inside printed text: named by the number of the text and of the part."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..state import Frame, State
from ..words import Effect


@dataclass(init=False, eq=False)
class Spot(Frame):
    """One part of a text. `must`: something of it has to be done, it cannot be left."""

    text: int
    part: int
    must: bool

    def __init__(self, seat: int, text: int, part: int, must: bool) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must

    def effect(self, state: State) -> Effect:
        return state.box.texts[self.text].parts[self.part]

    def leisurely(self) -> bool:
        """Whether the seat may leave without doing anything more."""
        return not self.must

    def again(self) -> bool:
        """Whether more of the same text can follow an answer."""
        return False

    def brings(self, state: State) -> int:
        return state.box.texts[self.text].brings

    def leave(self, state: State, move: Move | None) -> None:
        """The part is skipped, or nothing of it can be done; whoever had to do it has broken a promise."""
        if self.must:
            state.broken = 1


@dataclass(init=False, eq=False)
class Several(Spot):
    """A part that may be done up to `left` times, one after the other."""

    left: int

    def __init__(self, seat: int, text: int, part: int, must: bool, left: int) -> None:
        self.seat = seat
        self.text = text
        self.part = part
        self.must = must
        self.left = left

    def again(self) -> bool:
        return self.left > 1


@dataclass(init=False, eq=False)
class Following(Frame):
    """UC-11.11  The rest of a sequence: what was built in it is known to its later steps."""

    text: int
    at: int
    thing: int
    site: int
    counted: int

    def __init__(self, seat: int, text: int, at: int, thing: int, site: int, counted: int) -> None:
        self.seat = seat
        self.text = text
        self.at = at
        self.thing = thing
        self.site = site
        self.counted = counted

    def brings(self, state: State) -> int:
        return state.box.texts[self.text].brings

    def after(self, thing: int, site: int) -> Frame:
        """The same place, now with the thing that was built."""
        raise NotImplementedError
