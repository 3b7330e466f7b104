"""The laws: what every game must obey. Public, so that whoever writes a game can hold it against them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NoReturn

from .errors import BrokenLaw, IllegalMove
from .game import AnyGame
from .moves import Move, Stranger
from .position import Position
from .rng import Rng, seeded
from .variants import Value

LOOKS: Final = 10
"""How many states of a game are looked at, once the first games have been looked at in every state."""


@dataclass
class Walk:
    """One random game on its way, and what the laws need to know of its past."""

    game: AnyGame
    seats: int
    seed: int
    variants: dict[str, Value]
    rng: Rng
    state: Position
    census: dict[str, int]
    answers: list[tuple[int, str]] = field(default_factory=list)
    points: set[str] = field(default_factory=set)

    def say(self) -> str:
        """Where we are, so that anybody can come here again."""
        variants = "".join(f", {name}={value}" for name, value in self.variants.items())
        return f"{self.seats} seats, seed {self.seed}{variants}, after {len(self.answers)} answers"

    def waiting(self) -> list[int]:
        return self.game.waiting(self.state)

    def options(self, seat: int) -> list[Move]:
        return self.game.options(self.state, seat)

    def pick(self, seat: int) -> Move:
        options = self.options(seat)
        return options[self.rng.below(len(options))]


Law = Callable[[Walk], None]


def _broken(law: str, walk: Walk, why: str) -> NoReturn:
    raise BrokenLaw(law, f"{why} ({walk.game.name}, {walk.say()})")


def waiting_agrees_with_options(walk: Walk) -> None:
    """A seat has options iff it is waiting; nobody is waiting iff the game is over."""
    waiting = walk.waiting()
    if walk.game.over(walk.state) != (not waiting) or len(set(waiting)) != len(waiting):
        _broken("waiting agrees with options", walk, f"waiting is {waiting}")
    for seat in range(walk.seats):
        if bool(walk.options(seat)) != (seat in waiting):
            _broken("waiting agrees with options", walk, f"seat {seat} has {len(walk.options(seat))} options")


def keys_are_unique(walk: Walk) -> None:
    """No two options of a question have the same key, and a key fits on one line of a record."""
    for seat in walk.waiting():
        keys = [move.key() for move in walk.options(seat)]
        twice = sorted({key for key in keys if keys.count(key) > 1 or "\n" in key or key != key.strip()})
        if twice:
            _broken("keys are unique", walk, f"{twice[0]!r} is not a key of its own")


def find_inverts_key(walk: Walk) -> None:
    """The key of an option finds that option."""
    for seat in walk.waiting():
        for move in walk.options(seat):
            if walk.game.find(walk.state, seat, move.key()).key() != move.key():
                _broken("find inverts key", walk, f"{move.key()!r} finds something else")


def illegal_answers_change_nothing(walk: Walk) -> None:
    """What is not an option is refused, and the state stays as it is."""
    before = walk.game.digest(walk.state)
    for seat in range(walk.seats):
        try:
            walk.game.answer(walk.state, seat, Stranger())
        except IllegalMove:
            continue
        _broken("illegal answers change nothing", walk, f"a strange move of seat {seat} was taken")
    if walk.game.digest(walk.state) != before:
        _broken("illegal answers change nothing", walk, "a refused answer changed the state")


def copies_are_independent(walk: Walk) -> None:
    """A copy is equal, and what happens to it does not happen to the original; moves of one fit the other."""
    before = walk.game.digest(walk.state)
    copy = walk.game.copy(walk.state)
    if walk.game.digest(copy) != before:
        _broken("copies are independent", walk, "a copy differs")
    for _ in range(6):
        waiting = walk.game.waiting(copy)
        if waiting:
            options = walk.game.options(copy, waiting[0])
            walk.game.answer(copy, waiting[0], options[walk.rng.below(len(options))])
    if walk.game.digest(walk.state) != before:
        _broken("copies are independent", walk, "playing on in a copy changed the original")


def saves_are_lossless(walk: Walk) -> None:
    """dump, load, dump gives the same text, and the loaded state offers the same answers."""
    text = walk.game.dump(walk.state)
    again = walk.game.load(text)
    if walk.game.dump(again) != text:
        _broken("saves are lossless", walk, "a loaded state differs from the saved one")
    for seat in walk.waiting():
        if _keys(walk, again, seat) != _keys(walk, walk.state, seat):
            _broken("saves are lossless", walk, f"a loaded state offers seat {seat} other answers")


def components_are_conserved(walk: Walk) -> None:
    """No component comes from nowhere or gets lost."""
    census = walk.game.census(walk.state)
    for what in {**census, **walk.census}:
        if census.get(what) != walk.census.get(what):
            why = f"{walk.census.get(what)} {what} became {census.get(what)}"
            _broken("components are conserved", walk, why)


def secrets_are_kept(walk: Walk) -> None:
    """Nothing that a seat gets to see or hear depends on what it may not know."""
    before = walk.game.digest(walk.state)
    for seat in _seats_and_spectator(walk):
        other = _told(walk, walk.game.imagine(walk.state, seat, walk.rng), seat)
        for what, said in _told(walk, walk.state, seat).items():
            if other[what] != said:
                _broken("secrets are kept", walk, f"the {what} of seat {seat} depend on what it may not know")
    if walk.game.digest(walk.state) != before:
        _broken("secrets are kept", walk, "looking at the state changed it")


def imagined_states_are_whole(walk: Walk) -> None:
    """An imagined state has every component, a generator of its own, and can be played on."""
    seat = _seats_and_spectator(walk)[walk.rng.below(walk.seats + 1)]
    other = walk.game.imagine(walk.state, seat, walk.rng)
    if walk.game.census(other) != walk.game.census(walk.state):
        _broken("imagined states are whole", walk, f"seat {seat} imagines other components")
    if _words(other.rng) == _words(walk.state.rng):
        _broken("imagined states are whole", walk, "an imagined state carries the real generator")
    for _ in range(8):
        waiting = walk.game.waiting(other)
        if waiting:
            options = walk.game.options(other, waiting[0])
            walk.game.answer(other, waiting[0], options[walk.rng.below(len(options))])


def imagining_sees_no_secrets(walk: Walk) -> None:
    """From two states that look the same to a seat, the same generator imagines the same state."""
    for seat in _seats_and_spectator(walk):
        twin = walk.game.imagine(walk.state, seat, walk.rng)
        word = walk.rng.word()
        dreams = [walk.game.imagine(state, seat, seeded(word)) for state in (walk.state, twin)]
        if walk.game.digest(dreams[0]) != walk.game.digest(dreams[1]):
            _broken("imagining sees no secrets", walk, f"what seat {seat} imagines depends on what is hidden")


def views_are_plain(walk: Walk) -> None:
    """A view is plain data that survives JSON; features are as many as their names."""
    for seat in _seats_and_spectator(walk):
        view = walk.game.view(walk.state, seat)
        if json.loads(json.dumps(view)) != view:
            _broken("views are plain", walk, f"the view of seat {seat} does not survive JSON")
        if seat is not None and len(walk.game.features(walk.state, seat)) != len(walk.game.feature_names()):
            _broken("views are plain", walk, "features and their names differ in number")


def breakdown_sums_to_points(walk: Walk) -> None:
    """Every point of the result has its line, and the winners are those in first place."""
    result = walk.game.result(walk.state)
    sums = [sum(line.points for line in lines) for lines in result.breakdown]
    if sums != result.points:
        _broken("breakdown sums to points", walk, f"the lines sum to {sums}, the points are {result.points}")
    first = [seat for seat, place in enumerate(result.ranking) if place == 1]
    if result.winners not in (first, []) or (not result.winners and walk.seats > 1):
        _broken("breakdown sums to points", walk, f"winners {result.winners}, first places {first}")


def order_of_seats_does_not_matter(walk: Walk) -> None:
    """While several seats are asked at once, it makes no difference who answers first."""
    waiting = walk.waiting()
    if len(waiting) < 2:
        return
    moves = {seat: walk.pick(seat).key() for seat in waiting[:2]}
    seals = []
    for order in (waiting[:2], waiting[1::-1]):
        copy = walk.game.copy(walk.state)
        for seat in order:
            walk.game.answer(copy, seat, walk.game.find(copy, seat, moves[seat]))
        copy.facts = []
        seals.append(walk.game.digest(copy))
    if seals[0] != seals[1]:
        _broken("order of seats does not matter", walk, f"{moves} lead to different states")


def draws_are_counted(walk: Walk) -> None:
    """Whenever the generator was used, the count of reveals went up: nobody may take back a draw."""
    for seat in walk.waiting()[:1]:
        copy = walk.game.copy(walk.state)
        before, reveals = _words(copy.rng), copy.reveals
        move = walk.pick(seat).key()
        walk.game.answer(copy, seat, walk.game.find(copy, seat, move))
        if _words(copy.rng) != before and copy.reveals == reveals:
            _broken("draws are counted", walk, f"{move!r} draws and counts no reveal")


def same_keys_same_game(walk: Walk) -> None:
    """The same setup and the same keys lead to the same state."""
    state = walk.game.setup(walk.seats, walk.seed, **walk.variants)
    for seat, key in walk.answers:
        try:
            walk.game.answer(state, seat, walk.game.find(state, seat, key))
        except IllegalMove:
            _broken("same keys, same game", walk, f"{key!r} is not legal in a replay")
    if walk.game.digest(state) != walk.game.digest(walk.state):
        _broken("same keys, same game", walk, "a replay ends in another state")


EVERYWHERE: Final[tuple[Law, ...]] = (
    waiting_agrees_with_options,
    keys_are_unique,
    find_inverts_key,
    illegal_answers_change_nothing,
    copies_are_independent,
    saves_are_lossless,
    components_are_conserved,
    secrets_are_kept,
    imagined_states_are_whole,
    imagining_sees_no_secrets,
    views_are_plain,
    breakdown_sums_to_points,
    order_of_seats_does_not_matter,
    draws_are_counted,
)
AT_THE_END: Final[tuple[Law, ...]] = (*EVERYWHERE[:1], *EVERYWHERE[5:12], same_keys_same_game)


@dataclass
class Findings:
    """What a run of the laws came to: a digest per game, and the decision points it passed."""

    digests: list[str] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    points: set[str] = field(default_factory=set)


def walk_one(game: AnyGame, seats: int, seed: int, variants: dict[str, Value], every: int) -> Walk:
    """Play one random game and hold every `every`-th of its states against the laws."""
    state = game.setup(seats, seed, **variants)
    walk = Walk(game, seats, seed, variants, seeded(seed + 1), state, game.census(state))
    while not game.over(walk.state):
        if len(walk.answers) % every == 0:
            for law in EVERYWHERE:
                law(walk)
        waiting = walk.waiting()
        seat = waiting[walk.rng.below(len(waiting))]
        walk.points |= {option.point() for option in walk.options(seat)}
        move = walk.pick(seat)
        game.answer(walk.state, seat, move)
        walk.answers.append((seat, move.key()))
        if len(walk.answers) > game.longest:
            _broken("every game ends", walk, f"more than {game.longest} answers")
    for law in AT_THE_END:
        law(walk)
    return walk


def check(
    game: AnyGame,
    games: int,
    seed: int = 0,
    after: Callable[[], None] | None = None,
    whole: int | None = None,
) -> Findings:
    """Random games at every seat count through every variant; raises BrokenLaw at the first breach.

    The first `whole` games of a seat count (by default one of every setting) are looked at in every state,
    the others in some of their states. `after` is called after each game.
    """
    findings = Findings()
    for seats in game.seats:
        settings = list(all_settings(game, seats))
        thorough = len(settings) if whole is None else whole
        length = 100
        for number in range(games):
            variants = settings[number % len(settings)]
            every = 1 if number < thorough else max(1, length // LOOKS)
            walk = walk_one(game, seats, seed + number, variants, every)
            length = len(walk.answers)
            findings.digests.append(game.digest(walk.state))
            findings.answers.append(length)
            findings.points |= walk.points
            if after is not None:
                after()
    return findings


def all_settings(game: AnyGame, seats: int) -> Iterator[dict[str, Value]]:
    """The default, then every variant flipped by itself, then all of them flipped together."""
    yield {}
    other: dict[str, Value] = {}
    for name, variant in game.variants.items():
        if variant.seats and seats not in variant.seats:
            continue
        for value in variant.values:
            if value != variant.default:
                yield {name: value}
                other[name] = value
    if len(other) > 1:
        yield other


def all_points_reached(game: AnyGame, reached: set[str]) -> None:
    """Every decision point of the ledger was offered in some game, and none that the ledger does not know."""
    missing = [point for point in game.points if point not in reached]
    strange = sorted(reached - set(game.points))
    if missing or strange:
        raise BrokenLaw(
            "every decision point is reached", f"never offered: {missing}; unknown: {strange} ({game.name})"
        )


def _keys(walk: Walk, state: Position, seat: int) -> list[str]:
    return [move.key() for move in walk.game.options(state, seat)]


def _seats_and_spectator(walk: Walk) -> list[int | None]:
    return [*range(walk.seats), None]


def _told(walk: Walk, state: Position, seat: int | None) -> dict[str, object]:
    """Everything that reaches a seat."""
    game = walk.game
    told: dict[str, object] = {
        "view": game.view(state, seat),
        "news": game.news(state, seat),
        "prompt": game.prompt(state, seat),
        "board": game.board(state, seat),
    }
    if seat is not None:
        told["options"] = _keys(walk, state, seat)
        told["texts"] = [game.describe(state, seat, move) for move in game.options(state, seat)]
        told["refusals"] = game.refusals(state, seat)
        told["features"] = game.features(state, seat)
    return told


def _words(rng: Rng) -> tuple[int, int, int, int]:
    return (rng.a, rng.b, rng.c, rng.d)
