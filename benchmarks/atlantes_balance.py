"""How Atlantes plays out between greedy players that look to the end of their turn: endings, scores, balance.

python benchmarks/atlantes_balance.py [GAMES] [FIRST SEED] [SEATS] [VARIANT=VALUE …]      a table per count
python benchmarks/atlantes_balance.py chains [GAMES]      the longest turn and the longest game of random play
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field

from rich.console import Console
from rich.table import Table

import bathysphere
from bathysphere.games.atlantes.components import STARTING_MANTAS
from bathysphere.games.atlantes.game import Atlantes
from bathysphere.games.atlantes.rules.objectives import progress
from bathysphere.games.atlantes.rules.scoring import total
from bathysphere.games.atlantes.state import TRIGGERS, State
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import Rng, seeded
from bathysphere.kernel.variants import Value

CUT_OFF = 3000
"""Answers after which a game is given up; none should come so far."""


def worth(state: State, seat: int) -> float:
    """Points, and what stands for points to come: cards, open levels, mantas, progress on open tracks."""
    realm, box = state.realms[seat], state.box
    value = total(state, seat) - 0.6 * len(realm.hand) + 0.2 * len(realm.discard)
    for slot, location in enumerate(realm.board):
        done = realm.risen[slot] / box.depth[location] if box.depth[location] else 1.0
        value += box.locations[location].points * (0.45 + 0.4 * done) + 0.3
        value += 0.1 * (box.depth[location] - realm.risen[slot])
    for mantas, each in ((realm.ready, 1.3), (realm.idle, 0.9)):
        value += sum(each if manta < STARTING_MANTAS else each + 0.4 for manta in mantas)
    return value + _tracks(state, seat) + 0.08 * (len(state.central) + len(state.explored))


def _tracks(state: State, seat: int) -> float:
    value = 0.0
    for track, number in enumerate(state.objectives):
        if not state.realms[seat].claims >> track & 1:
            least = state.box.needs_least[number]
            near = min(1.0, progress(state, seat, state.box.needs_what[number]) / least)
            value += 0.55 * state.box.track_points[len(state.tracks[track])] * near * near
    return value


class Greedy:
    """Takes the answer after which its own turn, played on answer by answer, ends best."""

    def __init__(self, game: Atlantes, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng

    def choose(self, state: State) -> Move:
        options = self.game.options(state, self.seat)
        world = self.game.imagine(state, self.seat, self.rng)
        values = [self._to_the_end(world, i) for i in range(len(options))]
        best = [i for i, value in enumerate(values) if value >= max(values) - 1e-9]
        return options[best[self.rng.below(len(best))]]

    def _after(self, world: State, i: int) -> State:
        copy = world.copy()
        self.game.answer(copy, self.seat, self.game.options(copy, self.seat)[i])
        return copy

    def _to_the_end(self, world: State, i: int) -> float:
        turn = world.turn
        state = self._after(world, i)
        while state.turn == turn and self.game.waiting(state) == [self.seat]:
            nexts = [self._after(state, j) for j in range(len(self.game.options(state, self.seat)))]
            state = max(nexts, key=lambda each: worth(each, self.seat))
        return worth(state, self.seat)


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


def play(game: Atlantes, seats: int, seed: int, variants: dict[str, Value], tally: Tally) -> None:
    state = game.setup(seats, seed, **variants)
    players = [Greedy(game, seat, seeded(seed * seats + seat)) for seat in range(seats)]
    answers = run = 0
    turn = state.turn
    while not game.over(state) and answers < CUT_OFF:
        seat = game.waiting(state)[0]
        game.answer(state, seat, players[seat].choose(state))
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
        f"{king}: {tally.kings[king] / n:.0%} of {n}" for king, n in sorted(tally.crowned.items()) if king
    ]
    return [*found, ("wins by king", ", ".join(kings))] if kings else found


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
    variants: dict[str, Value] = {}
    for word in sys.argv[1:]:
        if "=" in word:
            name, _, value = word.partition("=")
            variants[name] = value
    console = Console(width=140)
    for seats in counts:
        tally = Tally()
        for seed in range(first, first + games):
            play(game, seats, seed, variants, tally)
        table = Table("", f"{seats} seats, {games} games {variants or ''}")
        for row in rows(tally, games):
            table.add_row(*row)
        console.print(table)


if __name__ == "__main__":
    main()
