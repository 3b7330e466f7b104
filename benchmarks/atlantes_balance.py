"""How Atlantes plays out between bots of the package: endings, scores, seats, kings.

python benchmarks/atlantes_balance.py [GAMES] [FIRST SEED] [SEATS] [BOT] [VARIANT=VALUE …]   a table per count
python benchmarks/atlantes_balance.py chains [GAMES]      the longest turn and the longest game of random play

Drafted kings are taken at random, always the same ones in a game of the same seed: so a king's share of wins
says what it is worth whatever the seat, and two packs can be compared deal by deal.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

import bathysphere
from bathysphere.bots import entrant, make
from bathysphere.bots.bot import Bot, Budget, ask
from bathysphere.games.atlantes.game import Atlantes
from bathysphere.games.atlantes.phases.setup import ChooseKing
from bathysphere.games.atlantes.state import TRIGGERS, State
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import Rng, seeded
from bathysphere.kernel.variants import Value

CUT_OFF = 3000
"""Answers after which a game is given up; none should come so far."""


@dataclass
class Players:
    """One bot at every seat, and whoever deals the kings."""

    bots: list[Bot]
    budget: Budget
    dealer: Rng

    def choose(self, game: Atlantes, state: State, seat: int) -> Move:
        if isinstance(state.stack[-1], ChooseKing) and len(self.bots) > 1:
            options = game.options(state, seat)
            return options[self.dealer.below(len(options))]
        return ask(self.bots[seat], game, state, seat, self.budget)


def seated(bot: str, seats: int, seed: int) -> Players:
    name, budget = entrant(bot)
    return Players([make(name, seed * 31 + seat) for seat in range(seats)], budget, seeded(seed))


@dataclass
class Tally:
    """What many games at one seat count came to."""

    endings: Counter[str] = field(default_factory=Counter)
    points: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    longest: int = 0
    deeds: Counter[str] = field(default_factory=Counter)
    wins: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    crowned: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    kings: dict[int, int] = field(default_factory=lambda: defaultdict(int))
    leads: dict[int, float] = field(default_factory=lambda: defaultdict(float))


def play(game: Atlantes, players: Players, seed: int, variants: dict[str, Value], tally: Tally) -> None:
    state = game.setup(len(players.bots), seed, **variants)
    answers = run = 0
    turn = state.turn
    while not game.over(state) and answers < CUT_OFF:
        seat = game.waiting(state)[0]
        game.answer(state, seat, players.choose(game, state, seat))
        answers += 1
        tally.deeds.update(fact.what for fact in game.facts(state))
        run = run + 1 if state.turn == turn else 1
        turn = state.turn
        tally.longest = max(tally.longest, run)
    note(game, state, answers, tally)


def note(game: Atlantes, state: State, answers: int, tally: Tally) -> None:
    result = game.result(state)
    tally.endings[TRIGGERS[state.trigger] if game.over(state) else "cut off"] += 1
    tally.points += result.points
    tally.winners.append(max(result.points))
    tally.answers.append(answers)
    tally.turns.append(state.turn // len(state.realms))
    for seat, realm in enumerate(state.realms):
        tally.crowned[realm.king] += 1
        tally.leads[realm.king] += result.points[seat] - sum(result.points) / len(result.points)
        if seat in result.winners:
            tally.wins[seat] += 1
            tally.kings[realm.king] += 1


def mean(numbers: list[int]) -> str:
    return f"{sum(numbers) / len(numbers):.1f} ({min(numbers)}–{max(numbers)})"


def rows(tally: Tally, games: int) -> list[tuple[str, str]]:
    found = [
        ("endings", ", ".join(f"{what} {n}" for what, n in tally.endings.most_common())),
        ("turns per player", mean(tally.turns)),
        ("answers, longest turn", f"{mean(tally.answers)}, {tally.longest}"),
        ("points", mean(tally.points)),
        ("winner's points", mean(tally.winners)),
        ("wins by seat", ", ".join(f"{seat}: {tally.wins[seat]}" for seat in sorted(tally.wins))),
        (
            "recruited, explored, claimed per game",
            " ".join(f"{tally.deeds[what] / games:.1f}" for what in ("recruited", "explored", "claimed")),
        ),
    ]
    kings = [
        f"{king}: {tally.kings[king] / n:.1%} of {n} ({tally.leads[king] / n:+.1f})"
        for king, n in sorted(tally.crowned.items())
        if king
    ]
    return [*found, ("wins by king (points beside the table's mean)", ", ".join(kings))] if kings else found


def chains(game: Atlantes, games: int) -> str:
    """Random play, seat counts, kings and objectives in turn; answers of opponents within a turn included."""
    rng = seeded(1)
    longest_turn = longest_game = 0
    endings: Counter[str] = Counter()
    for seed in range(games):
        seats = 1 + seed % 4
        kings = ("off", "standard", "draft")[seed // 4 % 3] if seats > 1 else "off"
        state = game.setup(seats, seed, kings=kings, objectives=("printed", "tokens")[seed // 12 % 2])
        answers = run = 0
        turn = state.turn
        while not game.over(state):
            seat = game.waiting(state)[0]
            options = game.options(state, seat)
            game.answer(state, seat, options[rng.below(len(options))])
            answers += 1
            run = run + 1 if state.turn == turn else 1
            turn = state.turn
            longest_turn = max(longest_turn, run)
        longest_game = max(longest_game, answers)
        endings[TRIGGERS[state.trigger]] += 1
    return f"{games} random games: longest turn {longest_turn}, longest game {longest_game}, {dict(endings)}"


def main() -> None:
    if sys.argv[1:2] == ["chains"]:
        known = bathysphere.game("atlantes")
        assert isinstance(known, Atlantes)
        Console(width=140).print(chains(known, int(sys.argv[2]) if len(sys.argv) > 2 else 10_000))
        return
    words = [word for word in sys.argv[1:] if "=" not in word]
    games = int(words[0]) if words else 1000
    first = int(words[1]) if len(words) > 1 else 0
    game = bathysphere.game("atlantes")
    assert isinstance(game, Atlantes)
    counts = [int(words[2])] if len(words) > 2 else list(game.seats)
    bot = words[3] if len(words) > 3 else "greedy"
    variants: dict[str, Value] = {}
    for word in sys.argv[1:]:
        if "=" in word:
            name, _, value = word.partition("=")
            variants[name] = value
    console = Console(width=140)
    for seats in counts:
        tally = Tally()
        for seed in range(first, first + games):
            play(game, seated(bot, seats, seed), seed, variants, tally)
        table = Table("", f"{seats} seats, {games} games between {bot} {variants or ''}")
        for row in rows(tally, games):
            table.add_row(*row)
        console.print(table)


if __name__ == "__main__":
    main()
