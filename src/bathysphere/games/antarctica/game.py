"""The door of the Antarctica folder: set up, ask, answer."""

from __future__ import annotations

from typing import Final

from ...kernel.codec import Codec
from ...kernel.game import Game
from ...kernel.message import Message, Refusal, Section
from ...kernel.moves import Move
from ...kernel.packs import Pack
from ...kernel.position import Fact
from ...kernel.result import Result
from ...kernel.rng import Rng
from ...kernel.variants import Value, Variant
from . import features, imagine, pack, text
from .effects.draft import PickCard
from .effects.ships import MoveOne, TakeCard
from .effects.spaces import AdvanceThree, ChooseTrack, Each, Spaces
from .phases.giving import GiveUp
from .phases.setup import FirstCube, ShipPlaces, begin
from .phases.stop import SecondShip, StopEnds, SunMoves
from .phases.turn import Turn
from .rules.census import census
from .rules.dealing import new_table
from .rules.scoring import kept_of
from .state import State, Team
from .view import View, view

VARIANTS: Final = {
    "first_game": Variant(
        (False, True), False, "ships start in marked zones instead of zones of your choice"
    ),
    "dark_track_centres": Variant(
        ("shared", "none"), "shared", "whether research centres lead to the dark tracks as well"
    ),
    "closed_zones": Variant(
        ("edges", "random"), "edges", "which two opposite zones are closed with two players", (2,)
    ),
    "no_progress_limit": Variant(
        (5, 3, 10, 30), 5, "circuits of the sun without progress after which the game ends"
    ),
}
POINTS: Final = tuple([f"DP-{number}" for number in range(1, 18)])
FRAMES: Final = [
    *(ShipPlaces, FirstCube, SunMoves, SecondShip, StopEnds, Turn, GiveUp),
    *(ChooseTrack, Spaces, Each, AdvanceThree, MoveOne, TakeCard, PickCard),
]
LONGEST: Final = 500_000
"""At most 450 steps of progress, 240 stops without any between two of them, four answers a stop."""


class Antarctica(Game[State]):
    """AN-1.1  For two, three or four players."""

    def __init__(self, printed: Pack) -> None:
        self.box = pack.load(printed)
        super().__init__(
            name="antarctica",
            prefix="AN",
            stage="complete",
            rules=1,
            seats=(2, 3, 4),
            variants=VARIANTS,
            points=POINTS,
            longest=LONGEST,
            packs={printed.full_name(): printed.hash},
            codec=Codec([State, Team, Fact, Rng, *FRAMES], self.box),
        )

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> State:
        shared = variants["dark_track_centres"] == "shared"
        random_pair = variants["closed_zones"] == "random"
        state = new_table(self.box, seats, rng, shared, int(variants["no_progress_limit"]), random_pair)
        begin(state, bool(variants["first_game"]))
        run(state)
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def waiting(self, state: State) -> list[int]:
        return [state.stack[-1].seat] if state.stack else []

    def ask(self, state: State, seat: int) -> list[Move]:
        if not state.stack or state.stack[-1].seat != seat:
            return []
        return state.stack[-1].options(state)

    def step(self, state: State, seat: int, move: Move) -> None:
        state.stack.pop().step(state, move)
        run(state)

    def view(self, state: State, seat: int | None) -> View:
        found = view(state, seat)
        found["pack"] = self.pack
        return found

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return text.refusals(state, seat)

    def result(self, state: State) -> Result:
        return text.result(state)

    def imagine(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(state, rng)

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def prepare(self, state: State) -> None:
        kept_of(state)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def prompt(self, state: State, seat: int | None) -> Message:
        return text.prompt(state, seat)

    def describe(self, state: State, seat: int, move: Move) -> Message:
        return text.describe(state, move)

    def news(self, state: State, seat: int | None) -> list[Message]:
        return text.news(state)

    def board(self, state: State, seat: int | None) -> list[Section]:
        return text.board(state, seat)


def run(state: State) -> None:
    """Run every frame that needs no answer, and keep the options of the first that does.

    Whoever has only one answer is not asked, unless the frame insists.
    """
    while state.stack:
        top = state.stack[-1]
        options = top.options(state)
        if len(options) > 1 or (options and top.insists()):
            state.offer(top.seat, options)
            return
        state.stack.pop()
        top.step(state, options[0] if options else None)
