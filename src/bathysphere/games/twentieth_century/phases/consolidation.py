"""Consolidation and production: every seat works on its own country (TC-7, TC-8; D5 to D9)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..rules.production import take_income, update_tracks
from ..state import Frame, Nation, State, Task
from .attaching import Attach, Dump
from .recycling import centres
from .tools import Tools


@dataclass(init=False, eq=False)
class BeginConsolidation(Frame):
    """TC-7.1  All act at once and in secret, or one after another from the leftmost column clockwise."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, seat: int, move: Move | None) -> None:
        seats = range(len(state.nations))
        before = [] if state.rules.sequential else [nation.copy() for nation in state.nations]
        desks: list[list[Task]] = [_agenda(state, each) for each in seats]
        told: list[list[Fact]] = [[] for _ in seats]
        for each in seats:
            since = len(state.facts)
            _advance(state, desks[each])
            told[each] = state.facts[since:]
        _continue(state, Consolidation(state.leader, desks, before, told))


def _agenda(state: State, seat: int) -> list[Task]:
    """TC-7.2  First waste, then new tiles and their people, then technologies, then the tracks.
    TC-7.14  Technologies come only when the rest is done; each single-use part once per game, each multi-use
    part once per consolidation, those bought this round included.
    TC-7.16  In round six there is neither waste nor a tile to place.
    """
    nation = state.nations[seat]
    return [Harvest(seat), Tools(seat, nation.once + nation.each), Attach(seat), Dump(seat)]


@dataclass(init=False, eq=False)
class Consolidation(Frame):
    """TC-7.1  One small stack of tasks per seat. Nobody's outcome depends on who answers first.

    `before` are the nations as all saw them at the start, `told` by seat what will be revealed when all are
    done; when seats act one after another all is seen at once, and `before` is empty.
    """

    desks: list[list[Task]]
    before: list[Nation]
    told: list[list[Fact]]

    def __init__(
        self, seat: int, desks: list[list[Task]], before: list[Nation], told: list[list[Fact]]
    ) -> None:
        super().__init__(seat)
        self.desks = desks
        self.before = before
        self.told = told

    def waiting(self, state: State) -> list[int]:
        found: list[int] = []
        seats = len(self.desks)
        for step in range(self.seat, self.seat + seats):
            if self.desks[step % seats]:
                found.append(step % seats)
                if state.rules.sequential:
                    return found
        return found

    def options(self, state: State, seat: int) -> list[Move]:
        return self.desks[seat][-1].options(state) if self.desks[seat] else []

    def step(self, state: State, seat: int, move: Move | None) -> None:
        _continue(state, self.after(state, seat, move))

    def after(self, state: State, seat: int, move: Move | None) -> Consolidation:
        """Take the answer of one seat; the frame with what is left to do. The next options are kept."""
        desk = self.desks[seat][:]
        desk += desk.pop().step(state, move)
        options = _advance(state, desk)
        if options:
            state.offer(seat, options)
        return self._with(seat, desk, self.told[seat] + state.facts if self.before else [])

    def _with(self, seat: int, desk: list[Task], heard: list[Fact]) -> Consolidation:
        desks, told = self.desks[:], self.told[:]
        desks[seat] = desk
        told[seat] = heard
        return Consolidation(self.seat, desks, self.before, told)

    def restarted(self, state: State, seat: int) -> Consolidation:
        """With one seat back at the beginning of its work, as all saw it last."""
        state.nations[seat] = self.before[seat].copy()
        state.facts = []
        desk = _agenda(state, seat)
        _advance(state, desk)
        return self._with(seat, desk, state.facts)


def _continue(state: State, after: Consolidation) -> None:
    """Ask on, or end the phase; what was done in secret is then told in the order of the sequential game."""
    if any(after.desks):
        state.stack.append(after)
    elif after.before:
        state.reveals += 1
        seats = len(after.told)
        public = [fact for fact in state.facts if fact.what not in SECRET]
        for step in range(seats):
            public += after.told[(after.seat + step) % seats]
        state.facts = public


SECRET = (
    "dumped",
    "attached",
    "settled",
    "used",
    "paid",
    "bridged",
    "sorted",
    "departed",
    "carted",
    "removed",
    "cleaned",
    "enjoyed",
    "made",
    "produced",
    "recycled",
)
"""What happens in consolidation and nowhere else."""


def _advance(state: State, desk: list[Task]) -> list[Move]:
    """Run tasks that ask nothing or leave no choice; the options of the first that does ask."""
    while desk:
        options = desk[-1].options(state)
        if len(options) > 1:
            return options
        desk += desk.pop().step(state, options[0] if options else None)
    return []


@dataclass(init=False, eq=False)
class Harvest(Task):
    """TC-7.2  The tracks are brought up to date last.
    TC-8.1  Production of a seat follows its consolidation, so nothing made this round pays for it.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, move: Move | None) -> list[Task]:
        update_tracks(state, self.seat)
        take_income(state, self.seat)
        return centres(state, self.seat)
