"""What is given up in a sacrifice (AN-12)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..rules.sacrifice import sacrificable, sacrifice_cube, sacrifice_ship, sacrifice_spare_ship
from ..state import Frame, State
from .moves import CUBE, SPARE_SHIP, SacrificeCube, SacrificeShip, SacrificeSpareShip


@dataclass(init=False, eq=False)
class GiveUp(Frame):
    """AN-5.3  At any time in the own turn the player may make one sacrifice.
    AN-12.1  A cube or ship in Available, or an own ship in a zone; `kept` is the ship that must stay.
    AN-12.5  The limit is per turn, not per sun stop.
    AN-12.6  Only in the own turn.
    """

    kept: int

    def __init__(self, seat: int, kept: int) -> None:
        super().__init__(seat)
        self.kept = kept

    def options(self, state: State) -> list[Move]:
        team = state.teams[self.seat]
        found: list[Move] = []
        if team.cubes:
            found.append(CUBE)
        if team.ships:
            found.append(SPARE_SHIP)
        for ship in sacrificable(state, self.seat, self.kept):
            zone = state.where[ship]
            found.append(SacrificeShip(ship, zone, state.queues[zone].index(ship) + 1))
        return found

    def step(self, state: State, move: Move | None) -> None:
        match move:
            case SacrificeCube():
                sacrifice_cube(state, self.seat)
            case SacrificeSpareShip():
                sacrifice_spare_ship(state, self.seat)
            case SacrificeShip():
                sacrifice_ship(state, self.seat, move.ship)
