"""Everything a game of Reef is, and nothing else. Cards appear by number."""

from __future__ import annotations

from dataclasses import dataclass

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact, Position
from bathysphere.kernel.rng import Rng

from .components import Box


@dataclass(init=False, eq=False)
class Diver:
    """One seat's table area."""

    coin: int
    coral: int
    biology: int
    hand: list[int]
    dropped: list[int]
    played: list[int]

    def __init__(
        self, coin: int, coral: int, biology: int, hand: list[int], dropped: list[int], played: list[int]
    ) -> None:
        self.coin = coin
        self.coral = coral
        self.biology = biology
        self.hand = hand
        self.dropped = dropped
        self.played = played

    def copy(self) -> Diver:
        return Diver(self.coin, self.coral, self.biology, self.hand[:], self.dropped[:], self.played[:])


@dataclass(init=False, eq=False)
class Frame:
    """Pending work of one seat. With options it waits for an answer; without, it runs. Never changed: a step
    that leaves work behind pushes a new frame, so copies of a state share their frames."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, state: State) -> list[int]:
        return [self.seat]

    def options(self, state: State, seat: int) -> list[Move]:
        return []

    def step(self, state: State, seat: int, move: Move | None) -> None:
        raise NotImplementedError


@dataclass(init=False, eq=False)
class State(Position):
    """The whole table. Rules mutate it in place; search copies it first."""

    box: Box
    divers: list[Diver]
    deck: list[int]
    sites: list[int]
    round: int
    stack: list[Frame]

    def __init__(
        self,
        rng: Rng,
        reveals: int,
        facts: list[Fact],
        box: Box,
        divers: list[Diver],
        deck: list[int],
        sites: list[int],
        round: int,
        stack: list[Frame],
    ) -> None:
        super().__init__(rng, reveals, facts)
        self.box = box
        self.divers = divers
        self.deck = deck
        self.sites = sites
        self.round = round
        self.stack = stack

    def copy(self) -> State:
        made = State(
            self.rng.copy(),
            self.reveals,
            self.facts[:],
            self.box,
            [diver.copy() for diver in self.divers],
            self.deck[:],
            self.sites[:],
            self.round,
            self.stack[:],
        )
        made.offer(self.asker, self.asked)
        return made
