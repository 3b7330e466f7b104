"""The door of Underwater Cities: set up, ask, answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.codec import Codec
from ...kernel.game import Game
from ...kernel.message import Message, Refusal, Section
from ...kernel.moves import Move
from ...kernel.packs import Pack
from ...kernel.position import NOBODY, Fact
from ...kernel.result import Line, Result
from ...kernel.rng import Rng
from ...kernel.variants import Value, Variant
from . import features, imagine, pack, text, view
from .effects.acting import Advancing, Performing, Readying, TakingTile, Using
from .effects.choosing import (
    Choosing,
    DrawingSpecial,
    Exchanging,
    KeepingSpecial,
    PuttingUnder,
    Sifting,
    Yielding,
)
from .effects.constructing import Building, Converting, PayForBuild, PayForUpgrade, Upgrading
from .effects.foresight import promised, run
from .effects.parts import Parts
from .effects.perform import Choice, Opening, Paying, Sequence
from .effects.settling import final_lines
from .effects.triggers import Triggered
from .phases import era
from .phases.finish import Score
from .phases.sets import CardSet, Effective, FifthAction, Order, SlotSet, Spent
from .phases.setup import KeepCards, NeutralStart, lay_table
from .phases.turn import ChooseSlot, EndOfTurn, LastDraw, StartOfTurn
from .rules.scoring import places
from .rules.solo import goal_reached
from .state import TALLIES, Nation, State, Switches

VARIANTS: Final = {
    "advanced_boards": Variant(
        (False, True), False, "everyone plays on an advanced board; alone it is always so", (2, 3, 4)
    ),
    "contracts": Variant((False, True), False, "three government contracts are laid out", (2, 3, 4)),
    "available_includes_aa": Variant(
        ("era", "always", "never"),
        "era",
        "which texts that perform an available slot may choose the always-available one (A-04)",
    ),
    "biomatter_on_slot": Variant(
        (True, False), True, "the slot of two different resources may give biomatter (A-07)", (1, 2)
    ),
}
POINTS: Final = ("D0a", "D0b", *[f"D{n}" for n in range(1, 23)])
RULES_OF: Final = (
    "UC-19.4",
    "UC-21.1",
    "UC-22.4",
    "UC-12.3",
    "UC-25.2",
    "UC-31.2",
    "UC-27.4",
    "UC-28.2",
    "UC-28.3",
    "UC-28.5",
    "UC-28.9",
)
"""By tally: the rule that gives the points."""

KINDS: Final = [
    State,
    Nation,
    Switches,
    Fact,
    Rng,
    Parts,
    Opening,
    Sequence,
    Choice,
    Paying,
    Advancing,
    Using,
    Readying,
    Performing,
    TakingTile,
    Choosing,
    Exchanging,
    Yielding,
    Sifting,
    DrawingSpecial,
    KeepingSpecial,
    PuttingUnder,
    Building,
    PayForBuild,
    Upgrading,
    PayForUpgrade,
    Converting,
    Triggered,
    KeepCards,
    NeutralStart,
    StartOfTurn,
    ChooseSlot,
    EndOfTurn,
    LastDraw,
    Order,
    SlotSet,
    CardSet,
    Effective,
    Spent,
    FifthAction,
    era.EndOfRound,
    era.StartOfRound,
    era.Production,
    era.ProductionPayments,
    era.EndOfEra,
    Score,
]


class UnderwaterCities(Game[State]):
    """One to four nations build cities on the ocean floor."""

    def __init__(self, printed: Pack) -> None:
        self.box = pack.load(printed)
        super().__init__(
            name="underwater_cities",
            prefix="UC",
            stage="complete",
            rules=1,
            seats=(1, 2, 3, 4),
            variants=VARIANTS,
            points=POINTS,
            longest=6000,
            packs={printed.full_name(): printed.hash},
            codec=Codec(KINDS, self.box),
        )

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> State:
        """UC-31.7  There are no contracts in the solo game; it is always played on an advanced board."""
        aa = ("era", "always", "never").index(str(variants["available_includes_aa"]))
        switches = Switches(
            bool(variants["advanced_boards"]) or seats == 1,
            bool(variants["contracts"]),
            aa,
            bool(variants["biomatter_on_slot"]),
        )
        return lay_table(self.box, seats, rng, switches)

    def copy(self, state: State) -> State:
        return state.copy()

    def waiting(self, state: State) -> list[int]:
        return state.stack[-1].waiting(state) if state.stack else []

    def over(self, state: State) -> bool:
        return not state.stack

    def ask(self, state: State, seat: int) -> list[Move]:
        if seat not in self.waiting(state):
            return []
        return promised(state, seat, state.stack[-1].options(state, seat))

    def step(self, state: State, seat: int, move: Move) -> None:
        """Take one answer and run on to the next question, whose options are kept."""
        options = run(state, seat, move)
        while state.broken and state.stack:
            # A promise that looking ahead could not guard is let go, and the turn goes on.
            state.broken = 0
            state.forget()
            options = run(state, seat, None)
        if options and (state.owed >= 0 or state.bound):
            state.asked = promised(state, state.asker, options)

    def view(self, state: State, seat: int | None) -> Mapping[str, object]:
        found = view.view(state, seat, self.ask(state, seat) if seat is not None else [])
        found["pack"] = self.pack
        return found

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return text.refusals(state, seat)

    def result(self, state: State) -> Result:
        """UC-28.1  The points so far, and what final scoring would add if the game ended now."""
        seats = range(len(state.nations))
        lines = [self._lines(state, seat) for seat in seats]
        points = [sum([line.points for line in each]) for each in lines]
        ranking = places(points, state.order)
        winners = [seat for seat in seats if ranking[seat] == 1]
        if len(points) == 1 and not goal_reached(state, points[0]):
            winners = []
        return Result(points, ranking, winners, lines, text.reason(state, points))

    def _lines(self, state: State, seat: int) -> list[Line]:
        top = state.stack[-1] if state.stack else None
        bought = top.bought if isinstance(top, Score) and top.seat == seat else ()
        rest = final_lines(state, seat, bought)
        tally = state.nations[seat].tally
        return [
            Line(rule, Message(f"uc-tally-{name}"), tally[i] + rest[i])
            for i, (rule, name) in enumerate(zip(RULES_OF, TALLIES, strict=True))
        ]

    def imagine(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(state, seat, rng)

    def census(self, state: State) -> dict[str, int]:
        return view.census(state)

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def prepare(self, state: State) -> None:
        features.features(state, NOBODY)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def prompt(self, state: State, seat: int | None) -> Message:
        return text.prompt(state, seat)

    def describe(self, state: State, seat: int, move: Move) -> Message:
        return text.describe(state, seat, move)

    def news(self, state: State, seat: int | None) -> list[Message]:
        return text.news(state, seat)

    def board(self, state: State, seat: int | None) -> list[Section]:
        return text.board(state, seat)
