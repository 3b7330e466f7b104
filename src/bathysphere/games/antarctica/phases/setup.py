"""Setup questions: where ships and the starting cube go (AN-2)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ..components import DEALS, Track
from ..rules.dealing import marked_zone, place_first_cube, place_ship
from ..rules.order import player
from ..rules.ships import free_zones
from ..state import Frame, State
from .stop import SunMoves


class PlaceShip(Move):
    def __init__(self, zone: int) -> None:
        self.zone = zone

    def key(self) -> str:
        return f"place ship in {self.zone}"

    def point(self) -> str:
        return "DP-1"


class PlaceCube(Move):
    def __init__(self, track: Track) -> None:
        self.track = track

    def key(self) -> str:
        return f"place cube on {self.track.id}"

    def point(self) -> str:
        return "DP-2"


def begin(state: State, first_game: bool) -> None:
    """AN-2.14  The first game has marked zones for the ships.
    AN-2.20  Player B's cube comes after the ships and before the first stop.
    """
    state.stack.append(SunMoves(state.first))
    if len(state.teams) == 2:
        state.stack.append(FirstCube(player(state, 1)))
    if first_game:
        for number, letter in enumerate(DEALS[len(state.teams)].order):
            place_ship(state, player(state, letter), marked_zone(state, number))
    else:
        state.stack.append(ShipPlaces(state.first, 0))


@dataclass(init=False, eq=False)
class ShipPlaces(Frame):
    """AN-2.13  Ships are placed one at a time in a fixed order of the players.
    AN-2.15  In a later game the placing player chooses the zone.
    """

    number: int

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, state: State) -> list[Move]:
        return [PlaceShip(zone) for zone in free_zones(state)]

    def step(self, state: State, move: Move | None) -> None:
        assert isinstance(move, PlaceShip)
        place_ship(state, self.seat, move.zone)
        order = DEALS[len(state.teams)].order
        after = self.number + 1
        if after < len(order):
            state.stack.append(ShipPlaces(player(state, order[after]), after))


@dataclass(init=False, eq=False)
class FirstCube(Frame):
    """AN-2.20  Player B of two chooses an open track for a cube from Available."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat)

    def options(self, state: State) -> list[Move]:
        return [PlaceCube(state.box.tracks[track]) for track in state.box.open_tracks[len(state.teams)]]

    def step(self, state: State, move: Move | None) -> None:
        assert isinstance(move, PlaceCube)
        place_first_cube(state, self.seat, move.track.number)
