"""The door of Atlantes: set up, ask, answer."""

from __future__ import annotations

from bathysphere.kernel.codec import Codec
from bathysphere.kernel.game import Game
from bathysphere.kernel.message import Message, Refusal, Section
from bathysphere.kernel.moves import Move
from bathysphere.kernel.packs import Pack
from bathysphere.kernel.position import Fact
from bathysphere.kernel.result import Result
from bathysphere.kernel.rng import Rng
from bathysphere.kernel.variants import Value, Variant

from . import features, imagine, pack, text
from .effects.acquire import ChooseTarget, PayWith
from .effects.claims import ChooseManta, ClaimWindow, GhostTrack
from .effects.explore import ExploreOrNot, KeepFour
from .effects.perform import Perform, ReplayOne, Resolve
from .effects.targets import FreeRecruit, Notches, RaiseOneFully, ReadySome, RetrieveSome, ScoreSome
from .phases.setup import ChooseKing, begin
from .phases.turn import Turn, prepare
from .rules.census import census
from .rules.table import lay_out
from .state import Realm, State, Switches
from .view import View, view

VARIANTS = {
    "kings": Variant(
        ("off", "standard", "draft"),
        "off",
        "kings: none, by seat, or drafted (solo always has one)",
        (2, 3, 4),
    ),
    "objectives": Variant(("printed", "tokens"), "printed", "objectives of the board or random tokens"),
    "self_score": Variant((False, True), False, "a score icon may score the location it completes"),
    "force_sources": Variant(
        (False, True), False, "paying effects are compulsory with mantas and levels too"
    ),
    "payment": Variant(
        ("minimal", "lenient"),
        "minimal",
        "every source must be needed, or at most one per point of the price",
    ),
    "pool_carry": Variant((False, True), False, "what a payment leaves over stays until the card is done"),
    "claim_mid_main": Variant((True, False), True, "objectives may be claimed between two effects of a card"),
    "a10_free": Variant((False, True), False, "a free recruit from the dearest space counts as paid"),
    "tie_reserve": Variant(
        ("all", "starting"), "all", "which mantas in reserve break ties: all or starting ones", (2, 3, 4)
    ),
    "solo_deck_triggers": Variant((False, True), False, "in solo an exhausted deck triggers the end", (1,)),
    "matrona_2p_sweep": Variant(
        (False, True), False, "with two players Matrona removes the leftmost character", (2,)
    ),
    "open_piles": Variant((True, False), True, "piles and whole discards are shown to everybody"),
}
LONGEST = 250_000
"""Every game ends: the table comes further at most 500 times, with at most 40 quiet turns in between."""
POINTS = ("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8", "D9", "D10", "D11", "D12")


class Atlantes(Game[State]):
    """AT-1.1  One to four players; one player has a chapter of rules of its own."""

    def __init__(self, printed: Pack) -> None:
        self.box = pack.load(printed)
        prepare(self.box)
        kinds = [State, Switches, Realm, Fact, Rng, ChooseKing, Turn, Resolve, Perform, ReplayOne]
        kinds += [ChooseTarget, PayWith, ExploreOrNot, KeepFour, ClaimWindow, ChooseManta, GhostTrack]
        kinds += [Notches, RaiseOneFully, ScoreSome, RetrieveSome, FreeRecruit, ReadySome]
        super().__init__(
            name="atlantes",
            prefix="AT",
            stage="complete",
            rules=1,
            seats=(1, 2, 3, 4),
            variants=VARIANTS,
            points=POINTS,
            longest=LONGEST,
            packs={printed.full_name(): printed.hash},
            codec=Codec(kinds, self.box),
        )

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> State:
        state = lay_out(self.box, seats, rng, _switches(variants))
        begin(state)
        return state

    def copy(self, state: State) -> State:
        return state.copy()

    def waiting(self, state: State) -> list[int]:
        return [state.stack[-1].seat] if state.stack else []

    def over(self, state: State) -> bool:
        return not state.stack

    def ask(self, state: State, seat: int) -> list[Move]:
        if not state.stack or state.stack[-1].seat != seat:
            return []
        return state.stack[-1].options(state, seat)

    def step(self, state: State, seat: int, move: Move) -> None:
        """Take one answer, then run every frame that needs none."""
        answer: Move | None = move
        stack = state.stack
        while stack:
            top = stack.pop()
            top.step(state, top.seat, answer)
            if not stack:
                return
            top = stack[-1]
            options = top.options(state, top.seat)
            if len(options) > 1 or (options and not top.forced()):
                state.offer(top.seat, options)
                return
            answer = options[0] if options else None

    def view(self, state: State, seat: int | None) -> View:
        found = view(state, seat)
        found["pack"] = self.pack
        return found

    def refusals(self, state: State, seat: int) -> list[Refusal]:
        return text.refusals(state, seat)

    def result(self, state: State) -> Result:
        return text.result(state)

    def imagine(self, state: State, seat: int | None, rng: Rng) -> State:
        return imagine.imagine(state, seat, rng)

    def census(self, state: State) -> dict[str, int]:
        return census(state)

    def features(self, state: State, seat: int) -> list[float]:
        return features.features(state, seat)

    def feature_names(self) -> list[str]:
        return features.NAMES

    def prompt(self, state: State, seat: int | None) -> Message:
        return text.prompt(state, seat)

    def describe(self, state: State, seat: int, move: Move) -> Message:
        return text.describe(state, seat, move)

    def news(self, state: State, seat: int | None) -> list[Message]:
        return text.news(state, seat)

    def board(self, state: State, seat: int | None) -> list[Section]:
        return text.board(state.box, view(state, seat), seat)


def _switches(variants: dict[str, Value]) -> Switches:
    return Switches(
        kings=str(variants["kings"]),
        objectives=str(variants["objectives"]),
        self_score=bool(variants["self_score"]),
        force_sources=bool(variants["force_sources"]),
        payment=str(variants["payment"]),
        pool_carry=bool(variants["pool_carry"]),
        claim_mid_main=bool(variants["claim_mid_main"]),
        a10_free=bool(variants["a10_free"]),
        tie_reserve=str(variants["tie_reserve"]),
        solo_deck_triggers=bool(variants["solo_deck_triggers"]),
        matrona_2p_sweep=bool(variants["matrona_2p_sweep"]),
        open_piles=bool(variants["open_piles"]),
    )
