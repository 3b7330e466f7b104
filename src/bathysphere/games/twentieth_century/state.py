"""Everything a game of 20th Century is, and nothing else. Tiles and cards appear by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.moves import Move
from ...kernel.position import Fact, Position
from ...kernel.rng import Rng
from .components import Box
from .kept import Row

WIDTH: Final = 128
HOME: Final = 64 * WIDTH + 64
"""The cell of the start tile. The grid is unbounded by rule; no country can leave one of 128 by 128."""

FROM_PRODUCTION: Final = 0
FROM_QUALITY: Final = 1
FROM_SECOND: Final = 2
FROM_FOURTH: Final = 3
FROM_CLEAN: Final = 4
FROM_DIRTY: Final = 5
FROM_POLLUTION: Final = 6
FROM_TRADE: Final = 7
FROM_SCIENCE: Final = 8
SOURCES: Final = 9


@dataclass(init=False, eq=False)
class Country:
    """The map of one seat, by placed tile. Never changed: attaching a tile or a bridge gives a new one.

    `bridges` names the bridges of a tile by their places in its menus. `firsts` and `zones` are the global
    zones: the local zones of a tile stand in `zones` from `firsts[tile]` on, each with the name of the
    zone of the country that it is part of. `open` are the cells where a tile may be attached.
    """

    pieces: list[int]
    cells: list[int]
    turns: list[int]
    bridges: list[int]
    firsts: list[int]
    zones: list[int]
    open: list[int]

    def __init__(
        self,
        pieces: list[int],
        cells: list[int],
        turns: list[int],
        bridges: list[int],
        firsts: list[int],
        zones: list[int],
        open: list[int],
    ) -> None:
        self.pieces = pieces
        self.cells = cells
        self.turns = turns
        self.bridges = bridges
        self.firsts = firsts
        self.zones = zones
        self.open = open


@dataclass(init=False, eq=False)
class Nation:
    """One seat's area. `people` (a mask of cities) and `waste` are by placed tile of the country.

    `fresh` are territories won this round with `fresh_waste` on them, `plants` facilities to be attached,
    `pending` is waste still to be placed, `once` and `each` are parts beside the board that can be used.
    No list is changed in place: a deed puts a new one, so copies share what did not change.
    `row` is a cache and no field: never saved, never hashed.
    """

    coins: int
    science: int
    pollution: int
    tracks: list[int]
    earned: list[int]
    country: Country
    people: list[int]
    waste: list[int]
    fresh: list[int]
    fresh_waste: list[int]
    plants: list[int]
    pending: int
    technologies: list[int]
    once: list[int]
    each: list[int]

    def __init__(
        self,
        coins: int,
        science: int,
        pollution: int,
        tracks: list[int],
        earned: list[int],
        country: Country,
        people: list[int],
        waste: list[int],
        fresh: list[int],
        fresh_waste: list[int],
        plants: list[int],
        pending: int,
        technologies: list[int],
        once: list[int],
        each: list[int],
    ) -> None:
        self.coins = coins
        self.science = science
        self.pollution = pollution
        self.tracks = tracks
        self.earned = earned
        self.country = country
        self.people = people
        self.waste = waste
        self.fresh = fresh
        self.fresh_waste = fresh_waste
        self.plants = plants
        self.pending = pending
        self.technologies = technologies
        self.once = once
        self.each = each
        self.row: Row | None = None

    def copy(self) -> Nation:
        made = Nation(
            self.coins,
            self.science,
            self.pollution,
            self.tracks,
            self.earned,
            self.country,
            self.people,
            self.waste,
            self.fresh,
            self.fresh_waste,
            self.plants,
            self.pending,
            self.technologies,
            self.once,
            self.each,
        )
        made.row = self.row
        return made

    def score(self) -> int:
        return sum(self.earned)


@dataclass(init=False, eq=False)
class Frame:
    """Pending work. With options it waits for an answer; without, it runs. Never changed: a step that leaves
    work behind pushes a new frame, so copies of a state share their frames."""

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
class Task:
    """Pending work of one seat on its own country, while others may work on theirs. Never changed."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State) -> list[Move]:
        """The answers; none if the task runs by itself, one if it is forced."""
        return []

    def step(self, state: State, move: Move | None) -> list[Task]:
        """Do it; what remains to be done comes back, the next task last."""
        raise NotImplementedError


@dataclass(init=False, eq=False)
class Rules:
    """The switches in play. Never changed."""

    first_game: bool
    sequential: bool
    open_hands: bool
    via_city: bool
    direct_only: bool

    def __init__(
        self, first_game: bool, sequential: bool, open_hands: bool, via_city: bool, direct_only: bool
    ) -> None:
        self.first_game = first_game
        self.sequential = sequential
        self.open_hands = open_hands
        self.via_city = via_city
        self.direct_only = direct_only


@dataclass(init=False, eq=False)
class State(Position):
    """The whole table. Rules mutate it in place; search copies it first.

    Stacks are by era and drawn from the end. `discards` left the game face up, `hidden` disasters unseen.
    `inside` marks the seats that have not left the auction. `leader` is the seat in the leftmost column.
    Only `facts`, `nations` and `stack` are changed in place: of the other lists a deed puts a new one.
    """

    box: Box
    rules: Rules
    round: int
    first: int
    leader: int
    slot: int
    inside: list[int]
    territories: list[int]
    technologies: list[int]
    disaster: int
    cards: list[int]
    territory_stacks: list[list[int]]
    technology_stacks: list[list[int]]
    disasters: list[int]
    hidden: list[int]
    discarded_territories: list[int]
    discarded_technologies: list[int]
    discarded_disasters: list[int]
    nations: list[Nation]
    stack: list[Frame]

    def __init__(
        self,
        rng: Rng,
        reveals: int,
        facts: list[Fact],
        box: Box,
        rules: Rules,
        round: int,
        first: int,
        leader: int,
        slot: int,
        inside: list[int],
        territories: list[int],
        technologies: list[int],
        disaster: int,
        cards: list[int],
        territory_stacks: list[list[int]],
        technology_stacks: list[list[int]],
        disasters: list[int],
        hidden: list[int],
        discarded_territories: list[int],
        discarded_technologies: list[int],
        discarded_disasters: list[int],
        nations: list[Nation],
        stack: list[Frame],
    ) -> None:
        super().__init__(rng, reveals, facts)
        self.box = box
        self.rules = rules
        self.round = round
        self.first = first
        self.leader = leader
        self.slot = slot
        self.inside = inside
        self.territories = territories
        self.technologies = technologies
        self.disaster = disaster
        self.cards = cards
        self.territory_stacks = territory_stacks
        self.technology_stacks = technology_stacks
        self.disasters = disasters
        self.hidden = hidden
        self.discarded_territories = discarded_territories
        self.discarded_technologies = discarded_technologies
        self.discarded_disasters = discarded_disasters
        self.nations = nations
        self.stack = stack

    def copy(self) -> State:
        made = State(
            self.rng.copy(),
            self.reveals,
            self.facts[:],
            self.box,
            self.rules,
            self.round,
            self.first,
            self.leader,
            self.slot,
            self.inside,
            self.territories,
            self.technologies,
            self.disaster,
            self.cards,
            self.territory_stacks,
            self.technology_stacks,
            self.disasters,
            self.hidden,
            self.discarded_territories,
            self.discarded_technologies,
            self.discarded_disasters,
            [nation.copy() for nation in self.nations],
            self.stack[:],
        )
        made.offer(self.asker, self.asked)
        return made
