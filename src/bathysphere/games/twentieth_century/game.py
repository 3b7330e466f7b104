"""The door of 20th Century: set up, ask, answer."""

from __future__ import annotations

from ...kernel.codec import Codec
from ...kernel.game import Game
from ...kernel.message import Message, Refusal, Section
from ...kernel.moves import Move
from ...kernel.packs import Pack
from ...kernel.position import NOBODY, Fact
from ...kernel.result import Line, Result
from ...kernel.rng import Rng
from ...kernel.variants import Value, Variant
from . import features, imagine, pack, text
from .effects.parts import Target
from .phases.attaching import Attach, Dump, Facing, Settle, Site
from .phases.auction import Auction, Bidding, Opening, Sale, Workshop
from .phases.consolidation import BeginConsolidation, Consolidation, Harvest, Outset
from .phases.prevention import BeginPrevention, Prevention
from .phases.recycling import Centre
from .phases.round import BeginRound, EndRound
from .phases.tools import Tools
from .rules.leaving import bridges_built, bridges_held, bridges_in_supply
from .rules.scoring import final_points, ranking
from .rules.setup import dealt
from .state import Country, Nation, Rules, State
from .view import View, view

VARIANTS = {
    "first_game": Variant((False, True), False, "play without the score cards of rounds two and four"),
    "sequential_consolidation": Variant((False, True), False, "consolidate one after another, in the open"),
    "open_hands": Variant((False, True), False, "coins and science in hand are seen by all"),
    "recycling_via_city": Variant(
        (True, False), True, "the rail of a recycling centre may run through another city of its tile"
    ),
    "facility_direct_only": Variant(
        (False, True), False, "the rail of a facility may not run over a third tile"
    ),
    "first_seat": Variant(
        (False, True), False, "seat 0 starts the first auction, instead of a seat drawn by lot"
    ),
}

KINDS = [
    State,
    Nation,
    Country,
    Rules,
    Fact,
    Rng,
    BeginRound,
    EndRound,
    Auction,
    Opening,
    Bidding,
    Sale,
    Workshop,
    BeginPrevention,
    Prevention,
    BeginConsolidation,
    Consolidation,
    Outset,
    Dump,
    Attach,
    Site,
    Facing,
    Settle,
    Tools,
    Target,
    Harvest,
    Centre,
]

LINES = (
    ("TC-8.1", "production"),
    ("TC-16.9", "quality"),
    ("TC-9.1", "second"),
    ("TC-9.1", "fourth"),
    ("TC-10.3", "clean"),
    ("TC-10.3", "dirty"),
    ("TC-10.4", "pollution"),
    ("TC-10.5", "trade"),
    ("TC-10.7", "science"),
)


class TwentiethCentury(Game[State]):
    """Three to five nations through six rounds."""

    def __init__(self, printed: Pack) -> None:
        self.box = pack.load(printed)
        super().__init__(
            name="twentieth_century",
            prefix="TC",
            stage="complete",
            rules=1,
            seats=(3, 4, 5),
            variants=VARIANTS,
            points=("D1", "D1'", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9"),
            longest=4000,
            packs={printed.full_name(): printed.hash},
            codec=Codec(KINDS, self.box),
        )

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> State:
        rules = Rules(
            bool(variants["first_game"]),
            bool(variants["sequential_consolidation"]),
            bool(variants["open_hands"]),
            bool(variants["recycling_via_city"]),
            bool(variants["facility_direct_only"]),
        )
        state = dealt(self.box, seats, rng, rules, 0 if variants["first_seat"] else -1)
        state.stack.append(BeginRound(state.first))
        run(state)
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def waiting(self, state: State) -> list[int]:
        return state.stack[-1].waiting(state) if state.stack else []

    def ask(self, state: State, seat: int) -> list[Move]:
        if seat not in self.waiting(state):
            return []
        return state.stack[-1].options(state, seat)

    def step(self, state: State, seat: int, move: Move) -> None:
        """Take one answer, then run every frame that needs none or leaves no choice."""
        state.stack.pop().step(state, seat, move)
        run(state)

    def view(self, state: State, seat: int | None) -> View:
        found = view(state, seat)
        found["pack"] = self.pack
        return found

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return text.refusals(state, seat)

    def result(self, state: State) -> Result:
        seats = range(len(state.nations))
        earned = [state.nations[seat].earned for seat in seats]
        if state.stack:
            finals = [final_points(state, seat) for seat in seats]
            earned = [[a + b for a, b in zip(earned[seat], finals[seat], strict=True)] for seat in seats]
        points = [sum(lines) for lines in earned]
        places = ranking(points, [sum(nation.waste) for nation in state.nations])
        breakdown = [
            [Line(rule, Message(f"tc-line-{what}"), n) for (rule, what), n in zip(LINES, lines, strict=True)]
            for lines in earned
        ]
        winners = [seat for seat in seats if places[seat] == 1]
        reason = Message("tc-fact-ended" if not state.stack else "tc-reason-running")
        return Result(points, places, winners, breakdown, reason)

    def imagine(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(state, seat, rng)

    def census(self, state: State) -> dict[str, int]:
        nations = state.nations
        pieces = [piece for nation in nations for piece in nation.country.pieces + nation.fresh]
        lands = len([piece for piece in pieces if piece < self.box.territories])
        bought = [each for nation in nations for each in nation.technologies]
        return {
            "territories": lands
            + sum(len(stack) for stack in state.territory_stacks)
            + len(state.territories)
            + len(state.discarded_territories),
            "technologies": len(bought)
            + sum(len(stack) for stack in state.technology_stacks)
            + len(state.technologies)
            + len(state.discarded_technologies),
            "disasters": len(state.disasters)
            + len(state.hidden)
            + len(state.discarded_disasters)
            + int(state.disaster >= 0),
            "bridges": bridges_in_supply(state)
            + sum(bridges_built(state, seat) + bridges_held(state, seat) for seat in range(len(nations))),
        }

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


def run(state: State) -> None:
    """Run frames until one asks and leaves a choice; its options are kept, to be worked out once."""
    while state.stack and state.asker == NOBODY:
        top = state.stack[-1]
        seat = top.waiting(state)[0]
        options = top.options(state, seat)
        if len(options) > 1:
            state.offer(seat, options)
            return
        state.stack.pop().step(state, seat, options[0] if options else None)
