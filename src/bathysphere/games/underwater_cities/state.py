"""Everything a game of Underwater Cities is, and nothing else. Cards, tiles and texts appear by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ...kernel.moves import Move
from ...kernel.position import NO_MOVES, NOBODY, Fact, Position
from ...kernel.rng import Rng
from .components import UNTOLD, Box, Talents
from .kept import Row, Unseen

FEDERATION: Final = 0
SITES: Final = 1
METROPOLIS: Final = 2
CARDS: Final = 3
PRODUCING: Final = 4
CONTRACTS: Final = 5
FEEDING: Final = 6
BROWN_TILE: Final = 7
GOALS: Final = 8
NETWORK: Final = 9
LEFTOVERS: Final = 10
TALLIES: Final = (
    *("federation", "sites", "metropolis", "cards", "production", "contracts", "feeding"),
    *("brown", "goals", "network", "resources"),
)
"""Where points come from."""

SECRET: Final = ("drew", "kept", "bottomed")
"""UC-9.4  Facts whose card only its owner may know."""
UNKNOWN: Final[list[int]] = []

IMAGINED: Final = 1
FORESEEN: Final = 2
"""What a state is if it is not the table itself."""


def replaced(items: list[int], place: int, value: int) -> list[int]:
    """The same list with another value at one place; what copies of a state share is never changed."""
    made = items[:]
    made[place] = value
    return made


@dataclass(init=False, eq=False)
class Switches:
    """The variants in force. `aa`: the always-available slot is for 0 era cards and tiles, 1 all, 2 none."""

    advanced: bool
    contracts: bool
    aa: int
    biomatter: bool

    def __init__(self, advanced: bool, contracts: bool, aa: int, biomatter: bool) -> None:
        self.advanced = advanced
        self.contracts = contracts
        self.aa = aa
        self.biomatter = biomatter


@dataclass(init=False, eq=False)
class Frame:
    """Pending work of one seat. With options it waits for an answer; without, it runs. Never changed: a step
    that leaves work behind pushes a new frame, so copies of a state share their frames."""

    seat: int

    # Every kind of frame sets all its attributes itself: interpreted, `super` costs half a frame.
    def __init__(self, seat: int) -> None:
        self.seat = seat

    def waiting(self, state: State) -> list[int]:
        return [self.seat]

    def asks(self, state: State) -> int:
        """The first seat that owes an answer, or -1: what `waiting` says, without a list."""
        return self.seat

    def options(self, state: State, seat: int) -> list[Move]:
        return []

    def step(self, state: State, seat: int, move: Move | None) -> None:
        raise NotImplementedError

    def brings(self, state: State) -> int:
        """What the work that is left could bring, as bits, in the sense of `Text.brings`."""
        return 0


class _NationSlots:
    """Beyond thirty attributes every instance has a dict of its own, and copies cost twice as much."""

    __slots__ = (
        *("actions", "arrival", "board", "buildings", "cities", "contracts", "domes"),
        *("for_buildings", "for_cities", "for_gifts", "for_sites", "for_tunnels", "gained"),
        *("hand", "hexes", "instants", "joined", "moved", "new", "permanents", "points"),
        *("productions", "reached", "ready", "row", "scorings", "shown", "space", "spent", "stage"),
        *("supply", "talents", "tally", "tunnels"),
    )


@dataclass(init=False, eq=False)
class Nation(_NationSlots):
    """One seat's table area. Only `supply` and `hand` are changed in place; copies share all else.

    UC-1.1  Resources are plain amounts without a cap.
    UC-1.2  Denominations do not exist here.
    UC-5.11  Claimed cards lie sorted by kind.
    UC-18.7  An upgraded structure is a mark: 2 on a tunnel site, plus 3 on a building site.

    `domes`    city sites that hold a city, `reached` those reached over built tunnels (ledger 3.6), as bits
    `hexes`    the tiles on the three metropolis spaces; `joined` which of them are connected, as bits
    `gained`   tiles gained during play; `shown` Specials of the hand that everybody saw being taken
    `ready`    beside `actions`: 1 ready, 0 exhausted
    `instants` paid instant Specials, kept under the board
    `space`    Federation space, 0 below the track; `arrival` who came there later lies on top
    `moved`    whether the marker advanced this round
    `new`      things built this turn, by kind; `spent` cards whose once-per-turn ability was used
    `stage`    how far final scoring has come: 0 not begun, 1 purchases open, 2 done
    """

    board: int
    supply: list[int]
    points: int
    tally: list[int]
    cities: list[int]
    tunnels: list[int]
    buildings: list[int]
    domes: int
    reached: int
    hexes: tuple[int, ...]
    joined: int
    gained: tuple[int, ...]
    hand: list[int]
    shown: tuple[int, ...]
    permanents: tuple[int, ...]
    actions: tuple[int, ...]
    ready: tuple[int, ...]
    productions: tuple[int, ...]
    scorings: tuple[int, ...]
    instants: tuple[int, ...]
    contracts: tuple[int, ...]
    space: int
    arrival: int
    moved: int
    new: list[int]
    spent: tuple[int, ...]
    stage: int

    def __init__(
        self,
        board: int,
        supply: list[int],
        points: int,
        tally: list[int],
        cities: list[int],
        tunnels: list[int],
        buildings: list[int],
        domes: int,
        reached: int,
        hexes: tuple[int, ...],
        joined: int,
        gained: tuple[int, ...],
        hand: list[int],
        shown: tuple[int, ...],
        permanents: tuple[int, ...],
        actions: tuple[int, ...],
        ready: tuple[int, ...],
        productions: tuple[int, ...],
        scorings: tuple[int, ...],
        instants: tuple[int, ...],
        contracts: tuple[int, ...],
        space: int,
        arrival: int,
        moved: int,
        new: list[int],
        spent: tuple[int, ...],
        stage: int,
    ) -> None:
        self.board = board
        self.supply = supply
        self.points = points
        self.tally = tally
        self.cities = cities
        self.tunnels = tunnels
        self.buildings = buildings
        self.domes = domes
        self.reached = reached
        self.hexes = hexes
        self.joined = joined
        self.gained = gained
        self.hand = hand
        self.shown = shown
        self.permanents = permanents
        self.actions = actions
        self.ready = ready
        self.productions = productions
        self.scorings = scorings
        self.instants = instants
        self.contracts = contracts
        self.space = space
        self.arrival = arrival
        self.moved = moved
        self.new = new
        self.spent = spent
        self.stage = stage
        self.talents: Talents = UNTOLD
        self.for_tunnels: tuple[list[int], list[int]] = (UNKNOWN, UNKNOWN)
        self.for_buildings: tuple[list[int], int, list[int]] = (UNKNOWN, 0, UNKNOWN)
        self.for_cities: tuple[int, list[int]] = (0, UNKNOWN)
        self.for_gifts: tuple[list[int], list[int], int, list[int]] = (UNKNOWN, UNKNOWN, 0, UNKNOWN)
        self.for_sites: tuple[list[int], list[int], int, int] = (UNKNOWN, UNKNOWN, 0, 0)
        self.row: Row | None = None

    def copy(self) -> Nation:
        made = Nation(
            self.board,
            self.supply[:],
            self.points,
            self.tally,
            self.cities,
            self.tunnels,
            self.buildings,
            self.domes,
            self.reached,
            self.hexes,
            self.joined,
            self.gained,
            self.hand[:],
            self.shown,
            self.permanents,
            self.actions,
            self.ready,
            self.productions,
            self.scorings,
            self.instants,
            self.contracts,
            self.space,
            self.arrival,
            self.moved,
            self.new,
            self.spent,
            self.stage,
        )
        made.talents, made.row = self.talents, self.row
        made.for_tunnels, made.for_cities = self.for_tunnels, self.for_cities
        made.for_buildings, made.for_gifts = self.for_buildings, self.for_gifts
        made.for_sites = self.for_sites
        return made


class _StateSlots(Position):
    """As those of a nation."""

    __slots__ = (
        *("arrivals", "bound", "box", "broken", "buried", "cloner", "contracts", "cycle", "deck"),
        *("discard", "display", "dreaming", "era", "fourth", "gone", "known", "looking"),
        *("metropolises", "nations", "neutral", "order", "owed", "purple", "round", "specials"),
        *("stack", "switches", "tiles", "tunnels", "unseen", "white"),
    )


@dataclass(init=False, eq=False)
class State(_StateSlots):
    """The whole table.

    UC-2.2  All domes and tunnels lie in one supply; buildings and resources are without limit (UC-1.3).

    `gone`     cards that left the game before everybody's eyes; `buried` those of old decks, which nobody saw
    `specials` the cost-1/2 deck, top card last; `known` beside it: the seats that know the card, as bits
    `tiles`    by slot: whose action tiles lie there, as bits
    `neutral`  solo: the places in the ring of the three walking tiles; `fourth` that of the extra one, or -1
    `cloner`   who has the cloning tile this round, -1 nobody, -2 there is none
    `looking`  cards or tiles that the active seat is looking at
    `owed`     slot that the card set must leave usable, or -1; `bound` open all-or-nothing sequences
    `broken`   a line of play that broke a promise: seen only in foresight
    `dreaming` 0 for the table itself; an imagined state's deck has no order, and foresight draws nothing
    """

    box: Box
    switches: Switches
    nations: list[Nation]
    era: int
    round: int
    cycle: int
    order: tuple[int, ...]
    deck: list[int]
    discard: list[int]
    gone: tuple[int, ...]
    buried: tuple[int, ...]
    specials: tuple[int, ...]
    known: tuple[int, ...]
    display: tuple[int, ...]
    tiles: list[int]
    neutral: tuple[int, ...]
    fourth: int
    cloner: int
    metropolises: tuple[int, ...]
    contracts: tuple[int, ...]
    white: int
    purple: int
    tunnels: int
    arrivals: int
    looking: tuple[int, ...]
    owed: int
    bound: int
    broken: int
    dreaming: int
    stack: list[Frame]

    def __init__(
        self,
        rng: Rng,
        reveals: int,
        facts: list[Fact],
        box: Box,
        switches: Switches,
        nations: list[Nation],
        era: int,
        round: int,
        cycle: int,
        order: tuple[int, ...],
        deck: list[int],
        discard: list[int],
        gone: tuple[int, ...],
        buried: tuple[int, ...],
        specials: tuple[int, ...],
        known: tuple[int, ...],
        display: tuple[int, ...],
        tiles: list[int],
        neutral: tuple[int, ...],
        fourth: int,
        cloner: int,
        metropolises: tuple[int, ...],
        contracts: tuple[int, ...],
        white: int,
        purple: int,
        tunnels: int,
        arrivals: int,
        looking: tuple[int, ...],
        owed: int,
        bound: int,
        broken: int,
        dreaming: int,
        stack: list[Frame],
    ) -> None:
        super().__init__(rng, reveals, facts)
        self.box = box
        self.switches = switches
        self.nations = nations
        self.era = era
        self.round = round
        self.cycle = cycle
        self.order = order
        self.deck = deck
        self.discard = discard
        self.gone = gone
        self.buried = buried
        self.specials = specials
        self.known = known
        self.display = display
        self.tiles = tiles
        self.neutral = neutral
        self.fourth = fourth
        self.cloner = cloner
        self.metropolises = metropolises
        self.contracts = contracts
        self.white = white
        self.purple = purple
        self.tunnels = tunnels
        self.arrivals = arrivals
        self.looking = looking
        self.owed = owed
        self.bound = bound
        self.broken = broken
        self.dreaming = dreaming
        self.stack = stack
        self.unseen: Unseen | None = None

    def forget(self) -> None:
        """The table was changed: what was offered and what could be imagined hold no longer."""
        self.asker = NOBODY
        self.asked = NO_MOVES
        self.unseen = None

    def copy(self) -> State:
        made = self._with(self.rng.copy(), [nation.copy() for nation in self.nations], self.facts[:])
        made.deck, made.discard = self.deck[:], self.discard[:]
        made.offer(self.asker, self.asked)
        return made

    def branch(self, seat: int) -> State:
        """A copy for foresight: one seat acts till its turn ends and draws nothing, so the rest is shared."""
        nations = self.nations[:]
        nations[seat] = nations[seat].copy()
        made = self._with(self.rng, nations, [])
        made.dreaming = FORESEEN
        return made

    def _with(self, rng: Rng, nations: list[Nation], facts: list[Fact]) -> State:
        return State(
            rng,
            self.reveals,
            facts,
            self.box,
            self.switches,
            nations,
            self.era,
            self.round,
            self.cycle,
            self.order,
            self.deck,
            self.discard,
            self.gone,
            self.buried,
            self.specials,
            self.known,
            self.display,
            self.tiles,
            self.neutral,
            self.fourth,
            self.cloner,
            self.metropolises,
            self.contracts,
            self.white,
            self.purple,
            self.tunnels,
            self.arrivals,
            self.looking,
            self.owed,
            self.bound,
            self.broken,
            self.dreaming,
            self.stack[:],
        )
