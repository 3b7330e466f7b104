"""Everything a game of Antarctica is, and nothing else. Cards, tracks and ships appear by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.moves import Move
from ...kernel.position import Fact, Position
from ...kernel.rng import Rng
from .components import Box
from .kept import Kept

NOWHERE: Final = -1

PLAYING: Final = 0
LAST_SCIENTIST: Final = 1
LAST_BUILDING: Final = 2
DEAD: Final = 3
NO_PROGRESS: Final = 4
NO_SHIPS: Final = 5
ENDINGS: Final = ("playing", "last_scientist", "last_building", "dead", "no_progress", "no_ships")


@dataclass(init=False, eq=False)
class Team:
    """One player's pieces off the board. `ships` and `cubes` are Available; `launched` counts ships that ever
    left Available for the board, so that each gets a number of its own; `cards` is indexed by kind."""

    personnel: int
    reserve: int
    ships: int
    cubes: int
    launched: int
    lost_ships: int
    lost_cubes: int
    cards: list[int]
    built: list[int]

    def __init__(
        self,
        personnel: int,
        reserve: int,
        ships: int,
        cubes: int,
        launched: int,
        lost_ships: int,
        lost_cubes: int,
        cards: list[int],
        built: list[int],
    ) -> None:
        self.personnel = personnel
        self.reserve = reserve
        self.ships = ships
        self.cubes = cubes
        self.launched = launched
        self.lost_ships = lost_ships
        self.lost_cubes = lost_cubes
        self.cards = cards
        self.built = built

    def copy(self) -> Team:
        return Team(
            self.personnel,
            self.reserve,
            self.ships,
            self.cubes,
            self.launched,
            self.lost_ships,
            self.lost_cubes,
            self.cards[:],
            self.built[:],
        )


@dataclass(init=False, eq=False)
class Frame:
    """Pending work of one seat. With options it waits for an answer; without, it runs. Never changed: a step
    that leaves work behind pushes a new frame, so copies of a state share their frames."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Move]:
        return []

    def insists(self) -> bool:
        """Whether the seat is asked even if there is only one answer."""
        return False

    def step(self, state: State, move: Move | None) -> None:
        raise NotImplementedError


@dataclass(init=False, eq=False)
class State(Position):
    """The whole table. Rules mutate it in place; search copies it first.

    Seats follow each other counter-clockwise; `first` is player A. `zones` are the open ones. Queues hold
    ship numbers, the ship nearest the sun first; `where` is the zone of every ship. Buildings, used spaces,
    laid Icebreakers, seats that played a card and ships built this turn are bits. `kept` is no field: what
    copies of a state share, made when it is first asked for, never saved.
    """

    box: Box
    teams: list[Team]
    first: int
    shared: bool
    circuits: int
    zones: list[int]
    sun: int
    queues: list[list[int]]
    where: list[int]
    buildings: list[int]
    supply: list[int]
    scientists: list[list[int]]
    cubes: list[list[int]]
    used: list[int]
    ice: list[int]
    decks: list[list[int]]
    pile: list[int]
    revealed: list[int]
    gone: list[int]
    second: int
    carded: int
    fresh: int
    quiet: int
    ending: int
    stack: list[Frame]

    def __init__(
        self,
        rng: Rng,
        reveals: int,
        facts: list[Fact],
        box: Box,
        teams: list[Team],
        first: int,
        shared: bool,
        circuits: int,
        zones: list[int],
        sun: int,
        queues: list[list[int]],
        where: list[int],
        buildings: list[int],
        supply: list[int],
        scientists: list[list[int]],
        cubes: list[list[int]],
        used: list[int],
        ice: list[int],
        decks: list[list[int]],
        pile: list[int],
        revealed: list[int],
        gone: list[int],
        second: int,
        carded: int,
        fresh: int,
        quiet: int,
        ending: int,
        stack: list[Frame],
    ) -> None:
        super().__init__(rng, reveals, facts)
        self.box = box
        self.teams = teams
        self.first = first
        self.shared = shared
        self.circuits = circuits
        self.zones = zones
        self.sun = sun
        self.queues = queues
        self.where = where
        self.buildings = buildings
        self.supply = supply
        self.scientists = scientists
        self.cubes = cubes
        self.used = used
        self.ice = ice
        self.decks = decks
        self.pile = pile
        self.revealed = revealed
        self.gone = gone
        self.second = second
        self.carded = carded
        self.fresh = fresh
        self.quiet = quiet
        self.ending = ending
        self.stack = stack
        self.kept: Kept | None = None

    def copy(self) -> State:
        made = State(
            self.rng.copy(),
            self.reveals,
            self.facts[:],
            self.box,
            [team.copy() for team in self.teams],
            self.first,
            self.shared,
            self.circuits,
            self.zones,
            self.sun,
            [queue[:] for queue in self.queues],
            self.where[:],
            self.buildings[:],
            self.supply[:],
            [row[:] for row in self.scientists],
            [row[:] for row in self.cubes],
            self.used[:],
            self.ice[:],
            [deck[:] for deck in self.decks],
            self.pile[:],
            self.revealed[:],
            self.gone[:],
            self.second,
            self.carded,
            self.fresh,
            self.quiet,
            self.ending,
            self.stack[:],
        )
        made.kept = self.kept
        made.offer(self.asker, self.asked)
        return made
