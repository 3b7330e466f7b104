"""Explore: whether, and what is left behind (AT-16)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact

from ..components import Location
from ..rules.exploring import explore, surplus
from ..rules.solo import ghost_tracks, is_solo
from ..state import State
from .claims import GhostTrack
from .text import Text


class Scout(Move):
    def key(self) -> str:
        return "explore"

    def point(self) -> str:
        return "D4"


class Stay(Move):
    def key(self) -> str:
        return "do not explore"

    def point(self) -> str:
        return "D4"


_SCOUT: Final = Scout()
_STAY: Final = Stay()


class LeaveBehind(Move):
    """The central locations that are discarded because only four move up."""

    def __init__(self, locations: list[Location]) -> None:
        self.locations = locations

    def key(self) -> str:
        return "leave " + " and ".join([location.id for location in self.locations])

    def point(self) -> str:
        return "D5"


@dataclass(init=False, eq=False)
class ExploreOrNot(Text):
    """AT-16.1  Exploring may always be declined, entirely.
    AT-6.5  It is the only effect that may be declined; the later effects follow all the same.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        return [_SCOUT, _STAY]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Scout):
            state.stack.append(KeepFour(self.seat, self.source, self.number, self.path))
        else:
            state.facts.append(Fact("stayed", self.seat))


@dataclass(init=False, eq=False)
class KeepFour(Text):
    """AT-16.3  If more than four central locations remain, the explorer chooses which ones are discarded."""

    def options(self, state: State, seat: int) -> list[Move]:
        central = [state.box.locations[each] for each in state.central]
        found: list[Move] = []
        excess = surplus(state)
        if excess == 1:
            found += [LeaveBehind([each]) for each in central]
        elif excess == 2:
            for i, one in enumerate(central):
                found += [LeaveBehind([one, other]) for other in central[i + 1 :]]
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        left = [each.number for each in move.locations] if isinstance(move, LeaveBehind) else []
        explore(state, self.seat, left)
        if is_solo(state) and ghost_tracks(state):
            state.stack.append(GhostTrack(self.seat))
