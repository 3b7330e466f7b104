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
        before = [] if state.rules.sequential else [nation.copy() for nation in state.nations]
        earlier = len(state.facts)
        desks: list[list[Task]] = []
        told: list[list[Fact]] = []
        for each in range(len(state.nations)):
            since = len(state.facts)
            desks.append(_agenda(state, each))
            _advance(state, desks[each])
            told.append(_log(each, [], state.facts[since:], not desks[each]))
        outsets: list[Outset] = []
        for each in range(len(before)):
            outsets.append(Outset(state.nations[each].copy(), desks[each], told[each]))
        _continue(state, Consolidation(state.leader, desks, before, told, outsets, []), earlier)


def _agenda(state: State, seat: int) -> list[Task]:
    """TC-7.2  First waste, then new tiles and their people, then technologies, then the tracks.
    TC-7.14  Technologies come only when the rest is done; each single-use part once per game, each multi-use
    part once per consolidation, those bought this round included.
    TC-7.16  In round six there is neither waste nor a tile to place.
    """
    nation = state.nations[seat]
    return [Harvest(seat), Tools(seat, nation.once + nation.each), Attach(seat), Dump(seat)]


@dataclass(init=False, eq=False)
class Outset:
    """Where a seat stood at its first question: nation, desk and what it had done by then. Never changed."""

    nation: Nation
    desk: list[Task]
    told: list[Fact]

    def __init__(self, nation: Nation, desk: list[Task], told: list[Fact]) -> None:
        self.nation = nation
        self.desk = desk
        self.told = told


@dataclass(init=False, eq=False)
class Consolidation(Frame):
    """TC-7.1  One small stack of tasks per seat. Nobody's outcome depends on who answers first.

    `before` are the nations as all saw them at the start, `told` by seat what will be revealed when all are
    done; when seats act one after another all is seen at once, and `before` and `outsets` are empty.
    `sealed` are seats that are done in secret, where this is imagined: what they did is drawn by lot when
    all are done. At a real table there are none.
    """

    desks: list[list[Task]]
    before: list[Nation]
    told: list[list[Fact]]
    outsets: list[Outset]
    sealed: list[int]

    def __init__(
        self,
        seat: int,
        desks: list[list[Task]],
        before: list[Nation],
        told: list[list[Fact]],
        outsets: list[Outset],
        sealed: list[int],
    ) -> None:
        super().__init__(seat)
        self.desks = desks
        self.before = before
        self.told = told
        self.outsets = outsets
        self.sealed = sealed

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
        _continue(state, self.after(state, seat, move), 0)

    def after(self, state: State, seat: int, move: Move | None) -> Consolidation:
        """Take the answer of one seat; the frame with what is left to do. The next options are kept."""
        desks, told = self.desks[:], self.told[:]
        desks[seat] = desks[seat][:]
        desks[seat] += desks[seat].pop().step(state, move)
        options = _advance(state, desks[seat])
        if options:
            state.offer(seat, options)
        if self.before:
            told[seat] = _log(seat, told[seat], state.facts, not desks[seat])
        return Consolidation(self.seat, desks, self.before, told, self.outsets, self.sealed)

    def veiled(self, state: State, seat: int | None) -> Consolidation:
        """As one seat knows it: others stand where they began, or are done with a plan nobody knows yet."""
        desks, told, sealed = self.desks[:], self.told[:], []
        for other, outset in enumerate(self.outsets):
            if other == seat and other not in self.sealed:
                continue
            state.nations[other] = outset.nation.copy()
            told[other] = outset.told
            if desks[other]:
                desks[other] = outset.desk
            elif outset.desk:
                sealed.append(other)
        return Consolidation(self.seat, desks, self.before, told, self.outsets, sealed)

    def drawn(self, state: State) -> list[list[Fact]]:
        """What will be told, the plans of sealed seats drawn by lot, answer by answer."""
        told = self.told[:]
        for seat in self.sealed:
            kept, state.facts = state.facts, []
            desk = self.outsets[seat].desk[:]
            while desk:
                options = desk[-1].options(state)
                desk += desk.pop().step(state, options[state.rng.below(len(options))] if options else None)
            told[seat] = _log(seat, told[seat], state.facts, True)
            state.facts = kept
        return told


def _log(seat: int, heard: list[Fact], now: list[Fact], done: bool) -> list[Fact]:
    """What a seat did so far. When it is done, a fact says how much of it the seat itself has heard: what its
    last answer brought about it hears together with all others, whoever of them was last.
    """
    return [Fact("consolidated", seat, n=len(heard)), *heard, *now] if done else heard + now


def _continue(state: State, after: Consolidation, earlier: int) -> None:
    """Ask on, or end the phase; what was done in secret is then told in the order of the sequential game,
    after the facts that are `earlier` than the phase.
    """
    if any(after.desks):
        state.stack.append(after)
    elif after.before:
        told = after.drawn(state)
        state.reveals += 1
        seats = len(told)
        public = state.facts[:earlier]
        for step in range(seats):
            public += told[(after.seat + step) % seats]
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


def secret_since(facts: list[Fact]) -> int:
    """TC-10.1  Where the secrets of this round begin among the facts of one answer: round six begins with
    consolidation, and what the fifth revealed comes before it.
    """
    for at in range(len(facts) - 1, -1, -1):
        if facts[at].what == "began":
            return at + 1
    return 0


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
