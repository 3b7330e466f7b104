"""Symbols about ships: moving one, building one, and the cards that others get for it (AN-7, AN-14)."""

from __future__ import annotations

from dataclasses import dataclass

from ....kernel.moves import Move
from ....kernel.position import Fact
from ..components import KINDS
from ..rules.cards import box_the_pile, gain, left_in_pile, on_offer
from ..rules.order import others_from
from ..rules.ships import can_launch, harbours, launch, movable, move
from ..state import Frame, State


class Take(Move):
    """A shipyard card out of the open pile."""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def key(self) -> str:
        return f"take {KINDS[self.kind]}"

    def point(self) -> str:
        return "DP-13"


class TakeNone(Move):
    def key(self) -> str:
        return "take none"

    def point(self) -> str:
        return "DP-13"


class MoveShip(Move):
    """A ship, its zone and its position there, and where it goes."""

    def __init__(self, ship: int, zone: int, position: int, to: int) -> None:
        self.ship = ship
        self.zone = zone
        self.position = position
        self.to = to

    def key(self) -> str:
        return f"move ship {self.position} of {self.zone} to {self.to}"

    def point(self) -> str:
        return "DP-15"


class Stay(Move):
    def key(self) -> str:
        return "move none"

    def point(self) -> str:
        return "DP-15"


def new_ship(state: State, seat: int) -> None:
    """AN-14.13  A new ship goes to the end of the sun zone; without room or a ship nothing happens.
    AN-14.18  As a symbol it does not end the turn.
    """
    if can_launch(state, seat):
        build_ship(state, seat)


def build_ship(state: State, seat: int) -> None:
    """AN-7.6  Whoever builds the ship gets no card.
    AN-14.14  After a new ship the others choose a shipyard card each, if there are enough.
    """
    launch(state, seat)
    others = others_from(state, seat)
    if left_in_pile(state) < len(others):
        box_the_pile(state)
    else:
        state.stack.append(TakeCard(others[0], others[1:]))


@dataclass(init=False, eq=False)
class TakeCard(Frame):
    """AN-7.5  Counter-clockwise, every other player may choose one card from the shipyard pile."""

    after: list[int]

    def __init__(self, seat: int, after: list[int]) -> None:
        super().__init__(seat)
        self.after = after

    def options(self, state: State) -> list[Move]:
        found: list[Move] = [Take(kind) for kind in on_offer(state.pile)]
        found.append(TakeNone())
        return found

    def step(self, state: State, move: Move | None) -> None:
        if isinstance(move, Take):
            gain(state, self.seat, move.kind)
        else:
            state.facts.append(Fact("took none", self.seat))
        if self.after:
            state.stack.append(TakeCard(self.after[0], self.after[1:]))


@dataclass(init=False, eq=False)
class MoveOne(Frame):
    """AN-14.8  Each in turn may move one own ship to another zone that is not full."""

    after: list[int]

    def __init__(self, seat: int, after: list[int]) -> None:
        super().__init__(seat)
        self.after = after

    def options(self, state: State) -> list[Move]:
        found: list[Move] = []
        for ship in movable(state, self.seat):
            zone = state.where[ship]
            position = state.queues[zone].index(ship) + 1
            for to in harbours(state, ship):
                found.append(MoveShip(ship, zone, position, to))
        found.append(Stay())
        return found

    def step(self, state: State, move: Move | None) -> None:
        if isinstance(move, MoveShip):
            sail_by_symbol(state, move)
        if self.after:
            state.stack.append(MoveOne(self.after[0], self.after[1:]))


def sail_by_symbol(state: State, chosen: MoveShip) -> None:
    move(state, chosen.ship, chosen.to)
