"""Claiming objectives, and the ghost's mantas that may follow a claim (AT-19, AT-25)."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.kernel.moves import Move

from ..components import Manta, Objective
from ..rules.mantas import starting_mantas
from ..rules.objectives import claim, claimable
from ..rules.solo import ghost_tracks, place_ghost
from ..state import Frame, State


class Claim(Move):
    def __init__(self, track: int, objective: Objective) -> None:
        self.track = track
        self.objective = objective

    def key(self) -> str:
        return f"claim {self.objective.id}"

    def point(self) -> str:
        return "D9"


class GiveUp(Move):
    """The starting manta that is placed on the track."""

    def __init__(self, manta: Manta) -> None:
        self.manta = manta

    def key(self) -> str:
        return f"give up {self.manta.id}"

    def point(self) -> str:
        return "D9"


class GoOn(Move):
    """No claim now."""

    def key(self) -> str:
        return "go on"

    def point(self) -> str:
        return "D9"


class GhostOn(Move):
    def __init__(self, track: int, objective: Objective) -> None:
        self.track = track
        self.objective = objective

    def key(self) -> str:
        return f"ghost on {self.objective.id}"

    def point(self) -> str:
        return "D11"


def claims(state: State, seat: int) -> list[Move]:
    """AT-19.4  Claiming is always optional; several objectives may be claimed in one turn."""
    return [Claim(track, _objective(state, track)) for track in claimable(state, seat)]


def _objective(state: State, track: int) -> Objective:
    return state.box.objectives[state.objectives[track]]


@dataclass(init=False, eq=False)
class ClaimWindow(Frame):
    """AT-19.9  Claims are open between two effects of the main action too, while the condition holds.
    AT-5.8  A claim is neither a main nor a secondary action and interrupts nothing.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        found = claims(state, self.seat)
        if found:
            found.append(GoOn())
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, Claim):
            state.stack.append(ClaimWindow(self.seat))
            state.stack.append(ChooseManta(self.seat, move.track))


@dataclass(init=False, eq=False)
class ChooseManta(Frame):
    """AT-19.11  The player chooses which starting manta to give up, active or inactive."""

    track: int

    def __init__(self, seat: int, track: int) -> None:
        super().__init__(seat)
        self.track = track

    def options(self, state: State, seat: int) -> list[Move]:
        return [GiveUp(state.box.mantas[manta]) for manta in starting_mantas(state, self.seat)]

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, GiveUp):
            claim(state, self.seat, self.track, move.manta.number)


@dataclass(init=False, eq=False)
class GhostTrack(Frame):
    """AT-25.5  The player chooses the track of the ghost manta.
    AT-25.10  It is placed at once, before the next effect.
    AT-25.12  An objective whose condition was met before the card was played may be claimed first.
    """

    def options(self, state: State, seat: int) -> list[Move]:
        tracks = ghost_tracks(state)
        found: list[Move] = []
        if tracks and state.switches.claim_mid_main:
            for track in claimable(state, self.seat):
                if state.met >> track & 1:
                    found.append(Claim(track, _objective(state, track)))
        found += [GhostOn(track, _objective(state, track)) for track in tracks]
        return found

    def step(self, state: State, seat: int, move: Move | None) -> None:
        if isinstance(move, GhostOn):
            place_ghost(state, move.track)
        elif isinstance(move, Claim):
            state.stack.append(GhostTrack(self.seat))
            state.stack.append(ChooseManta(self.seat, move.track))
