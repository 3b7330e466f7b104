"""What an advance on a track sets off: coloured spaces and their symbols (AN-14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import (
    ADVANCE_THREE,
    BLUE,
    DRAFT,
    EXPERTISE_CARD,
    MOVE_SHIP,
    NEW_SHIP,
    PLAIN,
    RECRUIT_ONE,
    Track,
)
from ..rules.cards import gain_expertise, gain_simple
from ..rules.order import everyone_from
from ..rules.recruiting import recruit
from ..rules.tracks import advance, choices
from ..state import Frame, State
from .draft import draft
from .ships import MoveOne, new_ship

THREE: Final = 3


class AdvanceOn(Move):
    """A track for steps that may go to any track; `why` is the decision point of their source."""

    def __init__(self, track: Track, why: str) -> None:
        self.track = track
        self.why = why

    def key(self) -> str:
        return f"advance on {self.track.id}"

    def point(self) -> str:
        return self.why


def advance_and_resolve(state: State, seat: int, track: int, steps: int) -> None:
    """AN-14.6  The cube makes its whole advance first, then the spaces are resolved."""
    start = advance(state, seat, track, steps)
    state.stack.append(Spaces(seat, track, start, state.cubes[track][seat]))


@dataclass(init=False, eq=False)
class ChooseTrack(Frame):
    """AN-6.13  The steps of a card go to one open track of choice; if there is none, they are lost."""

    steps: int

    def __init__(self, seat: int, steps: int) -> None:
        super().__init__(seat)
        self.steps = steps

    def options(self, state: State) -> list[Move]:
        return [AdvanceOn(state.box.tracks[track], "DP-7") for track in choices(state, self.seat)]

    def step(self, state: State, move: Move | None) -> None:
        if isinstance(move, AdvanceOn):
            advance_and_resolve(state, self.seat, move.track.number, self.steps)
        else:
            state.facts.append(Fact("lost steps", self.seat, n=self.steps))


@dataclass(init=False, eq=False)
class Spaces(Frame):
    """AN-14.5  Coloured spaces behind `at`, up to `to`, in the order of the track.
    AN-14.7  What a symbol sets off is resolved right after it, before the spaces still to come.
    """

    track: int
    at: int
    to: int

    def __init__(self, seat: int, track: int, at: int, to: int) -> None:
        super().__init__(seat)
        self.track = track
        self.at = at
        self.to = to

    def step(self, state: State, move: Move | None) -> None:
        track = state.box.tracks[self.track]
        for space in range(self.at + 1, self.to + 1):
            if track.colours[space] != PLAIN:
                if space < self.to:
                    state.stack.append(Spaces(self.seat, self.track, space, self.to))
                reach_space(state, self.seat, track, space)
                return


def reach_space(state: State, seat: int, track: Track, space: int) -> None:
    """AN-14.1  A red space works for the moving player alone, every time it is reached or passed.
    AN-14.2  A blue space works once, for everybody, beginning with the player who reached it.
    AN-14.3  A used blue space does nothing.
    AN-14.4  Passing over a space is reaching it.
    """
    who = [seat]
    if track.colours[space] == BLUE:
        if state.used[track.number] >> space & 1:
            return
        state.used[track.number] |= 1 << space
        who = everyone_from(state, seat)
    state.facts.append(Fact("reached", seat, track.number, space, track.effects[space]))
    begin(state, track.effects[space], who)


def begin(state: State, effect: int, who: list[int]) -> None:
    """AN-14.19  Any symbol may stand on either colour: it is carried out by each of the players concerned.
    AN-14.17  No symbol places a scientist or building, so none can end the game.
    """
    if effect == MOVE_SHIP:
        state.stack.append(MoveOne(who[0], who[1:]))
    elif effect == DRAFT:
        draft(state, who)
    elif effect == ADVANCE_THREE:
        state.stack.append(AdvanceThree(who[0], who[1:], [], []))
    else:
        state.stack.append(Each(who[0], who[1:], effect))


@dataclass(init=False, eq=False)
class Each(Frame):
    """A symbol about one player, for one player after the other."""

    after: list[int]
    effect: int

    def __init__(self, seat: int, after: list[int], effect: int) -> None:
        super().__init__(seat)
        self.after = after
        self.effect = effect

    def step(self, state: State, move: Move | None) -> None:
        """AN-14.12  Recruit one: a scientist from reserve to personnel, if there is one."""
        if self.after:
            state.stack.append(Each(self.after[0], self.after[1:], self.effect))
        if self.effect == RECRUIT_ONE:
            recruit(state, self.seat, 1)
        elif self.effect == NEW_SHIP:
            new_ship(state, self.seat)
        elif self.effect == EXPERTISE_CARD:
            gain_expertise(state, self.seat)
        else:
            gain_simple(state, self.seat)


@dataclass(init=False, eq=False)
class AdvanceThree(Frame):
    """AN-14.11  Each in turn advances three spaces on a track that nobody has chosen yet; what these advances
    set off waits until all have advanced, and is then resolved in the order of the players."""

    after: list[int]
    chosen: list[int]
    pending: list[Spaces]

    def __init__(self, seat: int, after: list[int], chosen: list[int], pending: list[Spaces]) -> None:
        super().__init__(seat)
        self.after = after
        self.chosen = chosen
        self.pending = pending

    def options(self, state: State) -> list[Move]:
        free = [track for track in choices(state, self.seat) if track not in self.chosen]
        return [AdvanceOn(state.box.tracks[track], "DP-16") for track in free]

    def step(self, state: State, move: Move | None) -> None:
        chosen, pending = self.chosen, self.pending
        if isinstance(move, AdvanceOn):
            track = move.track.number
            start = advance(state, self.seat, track, THREE)
            chosen = [*chosen, track]
            pending = [*pending, Spaces(self.seat, track, start, state.cubes[track][self.seat])]
        if self.after:
            state.stack.append(AdvanceThree(self.after[0], self.after[1:], chosen, pending))
        else:
            state.stack.extend(pending[::-1])
