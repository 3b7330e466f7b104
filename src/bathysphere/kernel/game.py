"""The contract: what every game promises, and the few parts of it that need to know no game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, TypeVar

from .codec import Codec, digest
from .errors import BadRecord, IllegalMove
from .message import Message, Refusal, Section
from .moves import Move
from .position import Fact, Position
from .result import Result
from .rng import Rng, seeded
from .variants import Value, Variant, check_seats, check_seed, choose

S = TypeVar("S", bound=Position)


class Game(Generic[S]):
    """One game with one pack. Only `answer` changes a state."""

    def __init__(
        self,
        name: str,
        prefix: str,
        stage: str,
        rules: int,
        seats: tuple[int, ...],
        variants: dict[str, Variant],
        points: tuple[str, ...],
        longest: int,
        packs: dict[str, str],
        codec: Codec,
    ) -> None:
        """
        Args:
            name: the identifier, as in `bathysphere.game(name)`.
            prefix: of the rule ids in the ledger, as in `AN-1.1`.
            stage: `draft`, `playable` or `complete`; complete means that every rule has code and test.
            rules: revision of the rules; a fix that changes replays raises it.
            seats: the allowed seat counts.
            variants: name -> switch.
            points: the decision points of the ledger, each reached in some game.
            longest: no game has more answers than this.
            packs: name -> hash of the printed matter in play.
            codec: writes and reads states.
        """
        self.name = name
        self.prefix = prefix
        self.stage = stage
        self.rules = rules
        self.seats = seats
        self.variants = variants
        self.points = points
        self.longest = longest
        self.packs = packs
        self.codec = codec

    @property
    def pack(self) -> str:
        """The name of the printed matter in play; every view tells it."""
        return next(iter(self.packs)).partition("/")[2]

    # What a game writes itself.

    def copy(self, state: S) -> S:
        """An independent copy; the same as `state.copy()`."""
        raise NotImplementedError

    def deal(self, seats: int, rng: Rng, variants: dict[str, Value]) -> S:
        """A new table, up to the first question."""
        raise NotImplementedError

    def waiting(self, state: S) -> list[int]:
        """The seats that owe an answer, in the order of asking; empty iff the game is over."""
        raise NotImplementedError

    def ask(self, state: S, seat: int) -> list[Move]:
        """Work out every legal answer of a seat, each once; empty iff it is not waiting."""
        raise NotImplementedError

    def step(self, state: S, seat: int, move: Move) -> None:
        """Apply one of the options and run on to the next question."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Mapping[str, object]:
        """What a seat may know (None: a spectator), as plain data built from nothing."""
        raise NotImplementedError

    def refusals(self, state: S, seat: int) -> list[Refusal]:
        """What the seat could expect to do here and may not, each with its rule and reason."""
        raise NotImplementedError

    def result(self, state: S) -> Result:
        """The result, or what it would be if the game ended now."""
        raise NotImplementedError

    def imagine(self, state: S, seat: int | None, rng: Rng) -> S:
        """A whole state with a fresh generator, uniform among those consistent with what the seat knows."""
        raise NotImplementedError

    def census(self, state: S) -> dict[str, int]:
        """Every kind of component and how many there are, wherever they lie: never changes within a game."""
        raise NotImplementedError

    def features(self, state: S, seat: int) -> list[float]:
        """Numbers a bot may look at, none of which depends on what the seat may not know.

        With `NOBODY` for a seat every player is told of as it knows itself: for states that are imagined.
        """
        raise NotImplementedError

    def feature_names(self) -> list[str]:
        """What the numbers of `features` mean, in their order."""
        raise NotImplementedError

    def prepare(self, state: S) -> None:
        """Work out what copies of a state keep, before many are made. Most games keep nothing."""

    def prompt(self, state: S, seat: int | None) -> Message:
        """What is asked of the seat, or for whom it waits."""
        raise NotImplementedError

    def describe(self, state: S, seat: int, move: Move) -> Message:
        """One option in words."""
        raise NotImplementedError

    def news(self, state: S, seat: int | None) -> list[Message]:
        """The facts since the last answer, in the words that this seat may hear."""
        raise NotImplementedError

    def board(self, state: S, seat: int | None) -> list[Section]:
        """The text board: everything in the view of a seat, as headings and lines."""
        raise NotImplementedError

    # What is the same in every game.

    def setup(self, seats: int, seed: int = 0, **variants: Value) -> S:
        """A new state; the same arguments give the same state on every machine, compiled or not."""
        check_seats(self.name, self.seats, seats)
        check_seed(seed)
        return self.deal(seats, seeded(seed), choose(self.variants, seats, variants))

    def over(self, state: S) -> bool:
        return not self.waiting(state)

    def options(self, state: S, seat: int) -> list[Move]:
        """Every legal answer, each once; empty iff the seat is not waiting. This alone defines legality."""
        return state.asked[:] if state.asker == seat else self._offered(state, seat)[:]

    def find(self, state: S, seat: int, key: str) -> Move:
        """The option with that key, or IllegalMove with the reasons; the state is untouched."""
        options = self._offered(state, seat)
        for move in options:
            if move.key() == key:
                return move
        raise IllegalMove(key, [move.key() for move in options], self.refusals(state, seat))

    def answer(self, state: S, seat: int, move: Move) -> None:
        """Apply one option and run on to the next question; anything else is refused and changes nothing."""
        offered = state.asked if state.asker == seat else self._offered(state, seat)
        # Taken as objects: compiled, every option that is passed by would be checked to be a move.
        if not _among(offered, move):  # type: ignore[arg-type]
            move = self.find(state, seat, move.key())
        state.forget()
        state.facts = []
        self.step(state, seat, move)

    def facts(self, state: S) -> list[Fact]:
        """What happened since the last answer; `news` says what a seat may hear of it."""
        return state.facts[:]

    def dump(self, state: S) -> str:
        """Lossless text, also in the middle of a card."""
        return self.codec.dump(state)

    def load(self, text: str) -> S:
        """The state of a text that `dump` gave."""
        found = self.codec.load(text)
        if not isinstance(found, Position):
            raise BadRecord("the text holds no state; it is damaged or not a save")
        state: S = found  # type: ignore[assignment]  # the codec knows the kinds of one game only
        return state

    def digest(self, state: S) -> str:
        """The canonical hash of a state."""
        return digest(self.codec.dump(state))

    def _offered(self, state: S, seat: int) -> list[Move]:
        if state.asker != seat:
            state.offer(seat, self.ask(state, seat))
        return state.asked


AnyGame = Game[Any]
"""A game whose state is its own business: what bots, tables and laws hold."""


def _among(options: list[object], move: Move) -> bool:
    for option in options:  # noqa: SIM110  # any() over a generator is slow once compiled
        if option is move:
            return True
    return False
