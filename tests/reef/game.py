"""The door of the Reef folder: set up, ask, answer."""

from __future__ import annotations

from bathysphere.kernel.codec import Codec
from bathysphere.kernel.game import Game
from bathysphere.kernel.gather import Gather, ask_all
from bathysphere.kernel.message import Message, Refusal, Section
from bathysphere.kernel.moves import Move
from bathysphere.kernel.packs import Pack
from bathysphere.kernel.position import Fact
from bathysphere.kernel.result import Line, Result
from bathysphere.kernel.rng import Rng
from bathysphere.kernel.variants import Value, Variant

from . import features, imagine, pack, text
from .effects.perform import AnyOrder, Perform, Pick
from .effects.triggers import collect
from .phases.setup import DropOne
from .phases.turn import EndOfTurn, Turn
from .rules.scoring import places, points_by_line
from .state import Diver, State
from .view import View, view

VARIANTS = {"rich": Variant((False, True), False, "everyone starts with six coins")}
LINES = ("coral", "biology", "cards")


class Reef(Game[State]):
    """REEF-1.1  Two or three divers."""

    def __init__(self, printed: Pack) -> None:
        self.box = pack.load(printed)
        kinds = [State, Diver, Fact, Rng, Gather, DropOne, Turn, EndOfTurn, Perform, Pick, AnyOrder]
        super().__init__(
            name="reef",
            prefix="REEF",
            stage="complete",
            rules=1,
            seats=(2, 3),
            variants=VARIANTS,
            points=("D1", "D2", "D3", "D4"),
            longest=500,
            packs={printed.full_name(): printed.hash},
            codec=Codec(kinds, self.box),
        )

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> State:
        """REEF-2.1  Every diver is dealt three cards and starts with three coins."""
        deck = list(range(len(self.box.cards)))
        rng.shuffle(deck)
        coins = 6 if variants["rich"] else 3
        divers = [Diver(coins, 0, 0, [deck.pop(), deck.pop(), deck.pop()], [], []) for _ in range(seats)]
        stack = [Turn(0), DropOne(0, ask_all(seats))]
        return State(rng, 0, [], self.box, divers, deck, [3, 3, 3], 1, stack)

    def copy(self, state: State) -> State:
        return state.copy()

    def waiting(self, state: State) -> list[int]:
        return state.stack[-1].waiting(state) if state.stack else []

    def ask(self, state: State, seat: int) -> list[Move]:
        if seat not in self.waiting(state):
            return []
        return state.stack[-1].options(state, seat)

    def step(self, state: State, seat: int, move: Move) -> None:
        """Take one answer, then run every frame that needs none; triggers come first."""
        answer: Move | None = move
        while state.stack:
            since = len(state.facts)
            state.stack.pop().step(state, seat, answer)
            collect(state, since)
            if _asks(state):
                return
            answer = None

    def view(self, state: State, seat: int | None) -> View:
        return view(state, seat)

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return text.refusals(state, seat)

    def result(self, state: State) -> Result:
        lines = [points_by_line(state, seat) for seat in range(len(state.divers))]
        totals = [sum(line) for line in lines]
        ranking = places(totals)
        breakdown = [
            [Line("REEF-6.1", Message(f"reef-line-{what}"), n) for what, n in zip(LINES, line, strict=True)]
            for line in lines
        ]
        winners = [seat for seat, place in enumerate(ranking) if place == 1]
        return Result(totals, ranking, winners, breakdown, Message("reef-fact-ended"))

    def imagine(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(state, seat, rng)

    def census(self, state: State) -> dict[str, int]:
        held = sum(len(diver.hand) + len(diver.dropped) + len(diver.played) for diver in state.divers)
        return {"cards": len(state.deck) + held}

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def prompt(self, state: State, seat: int | None) -> Message:
        return text.prompt(state, seat)

    def describe(self, state: State, seat: int, move: Move) -> Message:
        return text.describe(move)

    def news(self, state: State, seat: int | None) -> list[Message]:
        return text.news(state, seat)

    def board(self, state: State, seat: int | None) -> list[Section]:
        return text.board(view(state, seat))


def _asks(state: State) -> bool:
    """Whether the top frame waits for an answer; its options are kept, so that they are worked out once."""
    if not state.stack:
        return False
    top = state.stack[-1]
    waiting = top.waiting(state)
    if not waiting:
        return False
    options = top.options(state, waiting[0])
    if options:
        state.offer(waiting[0], options)
    return bool(options)
