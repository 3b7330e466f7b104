"""The sun's stops (AN-3, AN-11, AN-15)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..rules.ending import after_stop, finish
from ..rules.icebreaker import clear, works
from ..rules.ships import owner
from ..rules.sun import arrive, next_stop
from ..state import NOWHERE, PLAYING, Frame, State
from .turn import Turn


class UseIcebreaker(Move):
    def key(self) -> str:
        return "use icebreaker"

    def point(self) -> str:
        return "DP-12"


class LeaveIcebreaker(Move):
    def key(self) -> str:
        return "leave icebreaker"

    def point(self) -> str:
        return "DP-12"


@dataclass(init=False, eq=False)
class SunMoves(Frame):
    """AN-3.3  The sun moves on, and the owner of the first ship in the zone it reaches takes a turn with it.
    AN-3.4  Only the first ship plays, unless an Icebreaker lets the second follow.
    AN-3.7  Seat order never decides who takes a turn.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, move: Move | None) -> None:
        zone = next_stop(state)
        arrive(state, zone)
        ship = state.queues[zone][0]
        state.stack.append(StopEnds(self.seat))
        if state.second != NOWHERE:
            state.stack.append(SecondShip(owner(state.second), state.second))
        state.stack.append(Turn(owner(ship), ship, NOWHERE, False, False))


@dataclass(init=False, eq=False)
class SecondShip(Frame):
    """AN-11.3  After the first turn the owner of the second ship may take a turn with it.
    AN-11.5  Using the Icebreaker is optional.
    AN-11.13  Once the game is ending a waiting Icebreaker has no effect.
    AN-15.4  The same, seen from the end of the game.
    """

    ship: int

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def options(self, state: State) -> list[Move]:
        if state.ending != PLAYING or not works(state):
            return []
        return [UseIcebreaker(), LeaveIcebreaker()]

    def step(self, state: State, move: Move | None) -> None:
        """AN-11.4  The extra turn is a complete turn.
        AN-11.8  Its owner may play a card in it if none was played at this stop.
        """
        if isinstance(move, UseIcebreaker):
            state.fresh = 0
            state.facts.append(Fact("broke ice", self.seat, self.ship, state.sun))
            state.stack.append(Turn(self.seat, self.ship, NOWHERE, False, False))


@dataclass(init=False, eq=False)
class StopEnds(Frame):
    """AN-11.6  Icebreakers leave with the sun.
    AN-15.3  By now everything that the last turn set off has been carried out; then the game ends.
    """

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def step(self, state: State, move: Move | None) -> None:
        clear(state)
        state.second = NOWHERE
        if state.ending == PLAYING:
            after_stop(state)
        if state.ending == PLAYING:
            state.stack.append(SunMoves(self.seat))
        else:
            finish(state)
