"""Using technologies (TC-7, TC-12; D8)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import KINDS, Part, Technology
from ..effects.parts import begin_part, usable
from ..state import State, Task


class Use(Move):
    def __init__(self, part: Part, technology: Technology) -> None:
        self.part = part
        self.technology = technology

    def key(self) -> str:
        return f"use {self.technology.id} {KINDS[self.part.kind]}"

    def point(self) -> str:
        return "D8"


class Stop(Move):
    def key(self) -> str:
        return "stop"

    def point(self) -> str:
        return "D8"


@dataclass(init=False, eq=False)
class Tools(Task):
    """TC-7.14  Any order, all optional. `ready` are the parts not yet used in this consolidation.
    TC-12.6  A multi-use part works in every consolidation from its purchase to round six.
    """

    ready: list[int]

    def __init__(self, seat: int, ready: list[int]) -> None:
        super().__init__(seat)
        self.ready = ready

    def options(self, state: State) -> list[Move]:
        found: list[Move] = []
        alike: list[int] = []
        for number in self.ready:
            part = state.box.parts[number]
            if part.like not in alike and usable(state, self.seat, part):
                alike.append(part.like)
                found.append(Use(part, state.box.technologies[part.technology]))
        if found:
            found.append(Stop())
        return found

    def step(self, state: State, move: Move | None) -> list[Task]:
        if not isinstance(move, Use):
            return []
        part = move.part
        state.facts.append(Fact("used", self.seat, part.number))
        ready = [each for each in self.ready if each != part.number]
        return [Tools(self.seat, ready), *begin_part(state, self.seat, part)]
