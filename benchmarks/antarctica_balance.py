"""How Antarctica plays out between greedy bots that look one answer ahead: length, scores, endings, balance.

python benchmarks/antarctica_balance.py [GAMES] [FIRST SEED]      prints a table per seat count
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

import bathysphere
from bathysphere.games.antarctica.game import Antarctica
from bathysphere.games.antarctica.rules.scoring import CATEGORIES, majorities
from bathysphere.games.antarctica.state import ENDINGS, State
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import Rng, seeded

WORTH = {
    "points": 1.0,
    "points of discarded": -0.8,
    "personnel": 1.0,
    "reserve": -0.3,
    "ships on the board": 9.0,
    "ships available": 1.5,
    "cubes available": 2.0,
    "ships in front": 0.3,
    "buildings within reach": 0.3,
    "cards to build now": 2.5,
    "scientists to recruit now": 1.5,
    "steps to research now": 0.7,
    "owes a sacrifice": -4.0,
    "owes a ship in a zone": -8.0,
    "card icebreaker": 1.0,
    "card place_scientist": 2.0,
    "card two_scientists": 2.0,
    "card rapid_progress": 3.0,
    "card simple": 1.5,
    "card expertise": 2.0,
}
"""Points per unit, by hand: enough to sail where something can be done, and to keep the fleet."""


def columns(game: Antarctica, player: int) -> list[tuple[int, float]]:
    names = game.feature_names()
    return [(names.index(f"{name} of player {player}"), worth) for name, worth in WORTH.items()]


class Greedy:
    """Takes the answer after which its lead over the mean of the others looks best."""

    def __init__(self, game: Antarctica, seats: int, rng: Rng) -> None:
        self.game = game
        self.rng = rng
        self.own = columns(game, 0)
        self.others = [each for player in range(1, seats) for each in columns(game, player)]
        self.share = 1 / (seats - 1)

    def choose(self, state: State, seat: int) -> Move:
        options = self.game.options(state, seat)
        world = self.game.imagine(state, seat, self.rng)
        values = [self._after(world, seat, move) for move in options]
        best = [i for i, value in enumerate(values) if value == max(values)]
        return options[best[self.rng.below(len(best))]]

    def _after(self, world: State, seat: int, move: Move) -> float:
        copy = world.copy()
        self.game.answer(copy, seat, self.game.find(copy, seat, move.key()))
        found = self.game.features(copy, seat)
        lead = sum(worth * found[i] for i, worth in self.own)
        return lead - self.share * sum(worth * found[i] for i, worth in self.others)


@dataclass
class Tally:
    """What many games at one seat count came to. Cards and tracks by wins of whoever had or led them."""

    winner: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)
    built: Counter[str] = field(default_factory=Counter)
    led: Counter[str] = field(default_factory=Counter)
    letters: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    categories: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    won_with: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    won_leading: dict[str, float] = field(default_factory=lambda: defaultdict(float))


def play(game: Antarctica, seats: int, seed: int, tally: Tally) -> None:
    state = game.setup(seats, seed)
    bots = [Greedy(game, seats, seeded(seed * seats + seat)) for seat in range(seats)]
    answers = turns = 0
    while not game.over(state):
        seat = game.waiting(state)[0]
        game.answer(state, seat, bots[seat].choose(state, seat))
        answers += 1
        turns += sum(fact.what == "sailed" for fact in game.facts(state))
    tally.answers.append(answers)
    tally.turns.append(turns)
    note(game, state, tally)


def note(game: Antarctica, state: State, tally: Tally) -> None:
    result = game.result(state)
    share = 1 / len(result.winners)
    tally.winner.append(max(result.points))
    tally.last.append(min(result.points))
    tally.endings[ENDINGS[state.ending]] += 1
    for seat, team in enumerate(state.teams):
        won = seat in result.winners
        if won:
            tally.letters["ABCD"[(seat - state.first) % len(state.teams)]] += share
        for card in team.built:
            tally.built[game.box.cards[card].id] += 1
            tally.won_with[game.box.cards[card].id] += share * won
    for item in majorities(state):
        tally.categories[CATEGORIES[item.category]] += sum(item.points) / len(state.teams)
        if CATEGORIES[item.category] == "track" and 1 in item.places:
            leader, track = item.places.index(1), game.box.tracks[item.number].id
            tally.led[track] += 1
            tally.won_leading[track] += share * (leader in result.winners)


def spread(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    return f"{sum(numbers) / len(numbers):.1f} ({low}–{high})"


def rows(tally: Tally, games: int) -> list[tuple[str, str]]:
    shares = {card: tally.won_with[card] / n for card, n in tally.built.items() if n > games / 10}
    ranked = sorted(shares, key=lambda card: shares[card])
    extremes = [f"{card} {shares[card]:.0%}" for card in (*ranked[:3], *ranked[-3:])]
    leaders = [f"{track} {tally.won_leading[track] / n:.0%}" for track, n in tally.led.items()]
    return [
        ("turns (mean, 5–95 %)", spread(tally.turns)),
        ("answers (mean, 5–95 %)", spread(tally.answers)),
        ("winner's points (mean, 5–95 %)", spread(tally.winner)),
        ("last player's points (mean, 5–95 %)", spread(tally.last)),
        ("points per player", ", ".join(f"{k} {v / games:.1f}" for k, v in tally.categories.items())),
        ("endings", ", ".join(f"{k} {n}" for k, n in tally.endings.most_common())),
        ("wins by player", ", ".join(f"{k} {tally.letters[k]:.0f}" for k in sorted(tally.letters))),
        ("builders of a card who win: least, most", ", ".join(extremes)),
        ("leaders of a track who win", ", ".join(leaders)),
    ]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    game = bathysphere.game("antarctica")
    assert isinstance(game, Antarctica)
    console = Console(width=140)
    for seats in game.seats:
        tally = Tally()
        for seed in range(first, first + games):
            play(game, seats, seed, tally)
        table = Table("", f"{seats} players, {games} games")
        for row in rows(tally, games):
            table.add_row(*row)
        console.print(table)


if __name__ == "__main__":
    main()
