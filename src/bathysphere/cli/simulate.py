"""`bathysphere simulate GAME`: many games between bots."""

from __future__ import annotations

import argparse
import csv
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from ..bots import BOTS, Budget, entrant, make
from ..bots.match import Player, play
from ..bots.processes import workers
from ..doors import game as open_game
from ..kernel.errors import BadSetup
from ..kernel.variants import Value
from .arguments import Commands, add_game, add_setting, command, natural, positive, the_game, the_variants


@dataclass(frozen=True)
class Job:
    """One game to be played, small enough to be sent to another process."""

    game: str
    pack: str
    bots: tuple[str, ...]
    seed: int
    variants: tuple[tuple[str, Value], ...]
    budget: Budget


@dataclass(frozen=True)
class Outcome:
    seed: int
    answers: int
    points: list[int]
    ranking: list[int]
    reason: str
    record: str


def register(commands: Commands) -> None:
    made = command(commands, "simulate", "play many games between bots", run)
    add_game(made)
    add_setting(made)
    made.add_argument("--games", type=positive, default=100, help="how many (default: 100)")
    made.add_argument("--seats", default="", help="as in bot:greedy,bot:search@200ms (default: uniform)")
    made.add_argument("--seed", type=natural, default=0, help="of the first game (default: 0)")
    made.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    made.add_argument(
        "--milliseconds", type=natural, default=0, help="a bot's time per answer (default: its own)"
    )
    made.add_argument("--out", type=Path, help="a new folder for the records and results.csv")


def run(asked: argparse.Namespace) -> int:
    game = the_game(asked)
    bots = bot_names(asked.seats) if asked.seats else ["uniform"] * game.seats[0]
    variants = the_variants(game, asked)
    game.setup(len(bots), asked.seed, **variants)
    if asked.out:
        asked.out.mkdir(parents=True)
    budget = Budget(milliseconds=asked.milliseconds)
    jobs = [
        Job(game.name, asked.pack, tuple(bots), asked.seed + number, tuple(variants.items()), budget)
        for number in range(asked.games)
    ]
    outcomes = _play_all(jobs, asked.jobs, asked.out)
    if outcomes:
        _summary(bots, outcomes)
    return 0 if len(outcomes) == len(jobs) else 130


def bot_names(text: str) -> list[str]:
    """`bot:greedy,bot:search@200ms` -> the names, each with the budget written behind it."""
    names = []
    for word in text.split(","):
        kind, _, name = word.strip().partition(":")
        if kind != "bot" or name.partition("@")[0] not in BOTS:
            raise BadSetup(
                f"--seats {word!r} is no bot; known are: {', '.join(f'bot:{bot}' for bot in BOTS)}"
            )
        entrant(name)
        names.append(name)
    return names


def play_one(job: Job) -> Outcome:
    """One game from its job."""
    game = open_game(job.game, job.pack)
    players = [_player(name, job.seed * 31 + seat, job.budget) for seat, name in enumerate(job.bots)]
    played = play(game, players, job.seed, dict(job.variants))
    record = played.record
    return Outcome(job.seed, len(record.answers), played.points, played.ranking, played.reason, record.text())


def _player(words: str, seed: int, given: Budget) -> Player:
    """A bot with the budget written behind its name, else the one for all, else its own."""
    name, own = entrant(words)
    return Player(words, make(name, seed), own if own != Budget() else given)


def _play_all(jobs: list[Job], processes: int, out: Path | None) -> list[Outcome]:
    """Every outcome until all are in or somebody stops it; what is done is kept."""
    outcomes: list[Outcome] = []
    with Progress() as progress:
        bar = progress.add_task(f"{jobs[0].game}", total=len(jobs))
        try:
            for outcome in _outcomes(jobs, processes):
                outcomes.append(outcome)
                progress.advance(bar)
                if out:
                    (out / f"{outcome.seed:06d}.bathy").write_text(outcome.record, encoding="utf-8")
        except KeyboardInterrupt:
            progress.console.print(f"stopped after {len(outcomes)} games; they are kept")
    if out:
        _write_table(out / "results.csv", outcomes)
    return outcomes


def _outcomes(jobs: list[Job], processes: int) -> Iterator[Outcome]:
    """The games as they end, one by one: none waits for a longer one handed out with it."""
    if processes == 1:
        yield from map(play_one, jobs)
        return
    with workers(processes) as pool:
        yield from pool.imap_unordered(play_one, jobs)


def _write_table(path: Path, outcomes: list[Outcome]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["seed", "seat", "points", "place", "answers", "reason"])
        for outcome in sorted(outcomes, key=lambda each: each.seed):
            for seat, (points, place) in enumerate(zip(outcome.points, outcome.ranking, strict=True)):
                writer.writerow([outcome.seed, seat, points, place, outcome.answers, outcome.reason])


def _summary(bots: list[str], outcomes: list[Outcome]) -> None:
    table = Table("seat", "bot", "first places", "points (mean)", "points (5–95 %)")
    for seat, name in enumerate(bots):
        points = sorted(outcome.points[seat] for outcome in outcomes)
        first = sum(outcome.ranking[seat] == 1 for outcome in outcomes)
        low, high = points[len(points) // 20], points[-1 - len(points) // 20]
        mean = statistics.mean(points)
        table.add_row(str(seat), name, f"{first / len(outcomes):.1%}", f"{mean:.1f}", f"{low} – {high}")
    console = Console()
    console.print(table)
    lengths = [outcome.answers for outcome in outcomes]
    console.print(
        f"{len(outcomes)} games, {statistics.mean(lengths):.0f} answers each (longest {max(lengths)})"
    )
    reasons = sorted({outcome.reason for outcome in outcomes})
    for reason in reasons:
        console.print(f"  {sum(outcome.reason == reason for outcome in outcomes):6d}  {reason}")
