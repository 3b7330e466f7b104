"""Everything a game of Atlantes is, and nothing else. Cards and mantas appear by number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bathysphere.kernel.moves import Move
from bathysphere.kernel.position import Fact, Position
from bathysphere.kernel.rng import Rng

from .components import Box

NO_TRIGGER: Final = 0
LAST_LOCATION: Final = 1
LAST_CHARACTER: Final = 2
FOUR_CLAIMS: Final = 3
GHOST_DONE: Final = 4
STANDOFF: Final = 5
TRIGGERS: Final = ("none", "locations", "characters", "objectives", "ghost", "standoff")

NO_COUNTDOWN: Final = -1


@dataclass(init=False, eq=False)
class Switches:
    """The variants of this game. Never changed, shared by copies."""

    kings: str
    objectives: str
    self_score: bool
    force_sources: bool
    payment: str
    pool_carry: bool
    claim_mid_main: bool
    a10_free: bool
    tie_reserve: str
    solo_deck_triggers: bool
    matrona_2p_sweep: bool
    open_piles: bool

    def __init__(
        self,
        kings: str,
        objectives: str,
        self_score: bool,
        force_sources: bool,
        payment: str,
        pool_carry: bool,
        claim_mid_main: bool,
        a10_free: bool,
        tie_reserve: str,
        solo_deck_triggers: bool,
        matrona_2p_sweep: bool,
        open_piles: bool,
    ) -> None:
        self.kings = kings
        self.objectives = objectives
        self.self_score = self_score
        self.force_sources = force_sources
        self.payment = payment
        self.pool_carry = pool_carry
        self.claim_mid_main = claim_mid_main
        self.a10_free = a10_free
        self.tie_reserve = tie_reserve
        self.solo_deck_triggers = solo_deck_triggers
        self.matrona_2p_sweep = matrona_2p_sweep
        self.open_piles = open_piles


def without(pieces: list[int], piece: int) -> list[int]:
    """A new list in which one piece is missing."""
    made = pieces[:]
    made.remove(piece)
    return made


@dataclass(init=False, eq=False)
class Realm:
    """One seat's table area. `risen` is how many levels of each location on the board are covered.

    `ready` and `idle` are the active and inactive mantas of the reserve; `king` is the number of the king
    or 0; `claims` has bit t set for a manta on track t.
    No list is changed in place: a deed puts a new one, so
    copies share what did not change.
    """

    hand: list[int]
    discard: list[int]
    board: list[int]
    risen: list[int]
    pile: list[int]
    ready: list[int]
    idle: list[int]
    king: int
    claims: int

    def __init__(
        self,
        hand: list[int],
        discard: list[int],
        board: list[int],
        risen: list[int],
        pile: list[int],
        ready: list[int],
        idle: list[int],
        king: int,
        claims: int,
    ) -> None:
        self.hand = hand
        self.discard = discard
        self.board = board
        self.risen = risen
        self.pile = pile
        self.ready = ready
        self.idle = idle
        self.king = king
        self.claims = claims

    def copy(self) -> Realm:
        return Realm(
            self.hand,
            self.discard,
            self.board,
            self.risen,
            self.pile,
            self.ready,
            self.idle,
            self.king,
            self.claims,
        )


@dataclass(init=False, eq=False)
class Frame:
    """Pending work of one seat. With options it waits for an answer; without, it runs. Never changed: a step
    that leaves work behind pushes a new frame, so copies of a state share their frames."""

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, state: State, seat: int) -> list[Move]:
        return []

    def step(self, state: State, seat: int, move: Move | None) -> None:
        raise NotImplementedError

    def forced(self) -> bool:
        """Whether a lone option is taken without asking."""
        return True


@dataclass(init=False, eq=False)
class State(Position):
    """The whole table. Rules mutate it in place; search copies it first.

    `gone`: discarded locations; `out`: characters that left the game; `reserve`: bonus mantas of nobody;
    `passed`: kings going round in a draft; `leftover`: kings that were held and not chosen.
    `tracks`: by track, owner * 4 + starting manta of each claim, in order. `pool`: by resource.
    `exploited` and `spent`: locations and mantas that gave resources in this main action.
    `playing`: characters in play, the running one last; `met`: tracks whose condition held before it was.
    `paid`: the dearest price of a character recruited this turn, -1 for none.
    `advance`: how far the table has come, as of the last turn; `quiet`: turns since it came any further.
    Only `facts`, `realms` and `stack` are changed in place: of the other lists a deed puts a new one.
    """

    box: Box
    switches: Switches
    realms: list[Realm]
    objectives: list[int]
    tracks: list[list[int]]
    deck: list[int]
    central: list[int]
    explored: list[int]
    gone: list[int]
    ocean: list[int]
    row: list[int]
    out: list[int]
    reserve: list[int]
    passed: list[int]
    leftover: list[int]
    pool: list[int]
    exploited: list[int]
    spent: list[int]
    playing: list[int]
    met: int
    paid: int
    ghost: int
    turn: int
    active: int
    trigger: int
    trigger_seat: int
    countdown: int
    advance: int
    quiet: int
    stack: list[Frame]

    def __init__(
        self,
        rng: Rng,
        reveals: int,
        facts: list[Fact],
        box: Box,
        switches: Switches,
        realms: list[Realm],
        objectives: list[int],
        tracks: list[list[int]],
        deck: list[int],
        central: list[int],
        explored: list[int],
        gone: list[int],
        ocean: list[int],
        row: list[int],
        out: list[int],
        reserve: list[int],
        passed: list[int],
        leftover: list[int],
        pool: list[int],
        exploited: list[int],
        spent: list[int],
        playing: list[int],
        met: int,
        paid: int,
        ghost: int,
        turn: int,
        active: int,
        trigger: int,
        trigger_seat: int,
        countdown: int,
        advance: int,
        quiet: int,
        stack: list[Frame],
    ) -> None:
        super().__init__(rng, reveals, facts)
        self.box = box
        self.switches = switches
        self.realms = realms
        self.objectives = objectives
        self.tracks = tracks
        self.deck = deck
        self.central = central
        self.explored = explored
        self.gone = gone
        self.ocean = ocean
        self.row = row
        self.out = out
        self.reserve = reserve
        self.passed = passed
        self.leftover = leftover
        self.pool = pool
        self.exploited = exploited
        self.spent = spent
        self.playing = playing
        self.met = met
        self.paid = paid
        self.ghost = ghost
        self.turn = turn
        self.active = active
        self.trigger = trigger
        self.trigger_seat = trigger_seat
        self.countdown = countdown
        self.advance = advance
        self.quiet = quiet
        self.stack = stack

    def copy(self) -> State:
        made = State(
            self.rng.copy(),
            self.reveals,
            self.facts[:],
            self.box,
            self.switches,
            [realm.copy() for realm in self.realms],
            self.objectives,
            self.tracks,
            self.deck,
            self.central,
            self.explored,
            self.gone,
            self.ocean,
            self.row,
            self.out,
            self.reserve,
            self.passed,
            self.leftover,
            self.pool,
            self.exploited,
            self.spent,
            self.playing,
            self.met,
            self.paid,
            self.ghost,
            self.turn,
            self.active,
            self.trigger,
            self.trigger_seat,
            self.countdown,
            self.advance,
            self.quiet,
            self.stack[:],
        )
        made.offer(self.asker, self.asked)
        return made
