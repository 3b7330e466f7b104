"""`bathysphere bench`: throughput per game and seat count, interpreted and compiled."""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from .. import lane
from ..kernel.game import AnyGame
from ..kernel.position import Position
from ..kernel.rng import seeded
from .arguments import Commands, add_game, command, positive, the_games

WIDTH = 140
"""The table needs this many columns, also where the output is no terminal."""


@dataclass(frozen=True)
class Row:
    """One line of the table; costs in microseconds. `bytes_of_state` is for a state that shares nothing."""

    game: str
    seats: int
    lane: str
    answers_per_second: float
    games_per_second: float
    options: float
    copy: float
    imagine: float
    dump_and_load: float
    view: float
    bytes_of_save: int
    bytes_of_state: int


def register(commands: Commands) -> None:
    made = command(
        commands, "bench", "measure answers per second and the cost of copies, saves and views", run
    )
    add_game(made, optional=True)
    made.add_argument("--seconds", type=positive, default=2, help="of random play per row (default: 2)")
    made.add_argument("--json", type=Path, help="also write the rows to this file")
    made.add_argument("--rows", action="store_true", help=argparse.SUPPRESS)


def run(asked: argparse.Namespace) -> int:
    if asked.rows:
        print(json.dumps([asdict(row) for row in _rows(asked)]))
        return 0
    rows = [asdict(row) for row in _rows(asked)]
    if lane.name() == "compiled":
        rows += _other_lane(asked)
    _print(rows)
    if asked.json:
        asked.json.write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    return 0


def _other_lane(asked: argparse.Namespace) -> list[dict[str, object]]:
    """The same rows interpreted, in a process of its own."""
    words = [sys.executable, "-m", "bathysphere", "bench", "--rows", "--seconds", str(asked.seconds)]
    words += [asked.game] if asked.game else []
    done = subprocess.run(
        words, env=os.environ | {lane.PURE: "1"}, capture_output=True, text=True, check=True
    )
    rows: list[dict[str, object]] = json.loads(done.stdout)
    return rows


def _rows(asked: argparse.Namespace) -> list[Row]:
    games = the_games(asked)
    found = []
    with Progress(transient=True, disable=asked.rows) as progress:
        bar = progress.add_task("bench", total=sum(len(game.seats) for game in games))
        for game in games:
            for seats in game.seats:
                found.append(measure(game, seats, asked.seconds))
                progress.advance(bar)
    return found


def measure(game: AnyGame, seats: int, seconds: float) -> Row:
    """Random play for some seconds, then the costs of single calls on states from the middle of games."""
    answers, games, spent, sample = _play(game, seats, seconds)
    rng = seeded(1)
    return Row(
        game.name,
        seats,
        lane.name(),
        round(answers / spent),
        round(games / spent, 2),
        _cost(sample, lambda state: game.ask(state, game.waiting(state)[0])),
        _cost(sample, game.copy),
        _cost(sample, lambda state: game.imagine(state, 0, rng)),
        _cost(sample, lambda state: game.load(game.dump(state))),
        _cost(sample, lambda state: json.dumps(game.view(state, 0))),
        sum(len(game.dump(state)) for state in sample) // len(sample),
        _memory(game, sample),
    )


def _play(game: AnyGame, seats: int, seconds: float) -> tuple[int, int, float, list[Position]]:
    """Options are generated at every step. Copies of one state in 50 are taken off the clock."""
    rng = seeded(seats)
    answers = games = 0
    spent = 0.0
    sample: list[Position] = []
    while spent < seconds:
        state = game.setup(seats, games)
        since = time.perf_counter()
        while not game.over(state):
            seat = game.waiting(state)[0]
            options = game.options(state, seat)
            game.answer(state, seat, options[rng.below(len(options))])
            answers += 1
            if answers % 50 == 0 and not game.over(state) and len(sample) < 200:
                spent += time.perf_counter() - since
                sample.append(game.copy(state))
                since = time.perf_counter()
        spent += time.perf_counter() - since
        games += 1
    return answers, games, spent, sample


def _cost(sample: list[Position], call: Callable[[Position], object]) -> float:
    """Microseconds per call, best of three passes over the sample."""
    best = float("inf")
    for _ in range(3):
        since = time.perf_counter()
        for state in sample:
            call(state)
        best = min(best, time.perf_counter() - since)
    return round(best / len(sample) * 1e6, 2)


def _memory(game: AnyGame, sample: list[Position]) -> int:
    """Bytes that a state takes with the options of its question; a copy takes less, as it shares."""
    dumps = [game.dump(state) for state in sample]
    tracemalloc.start()
    kept = [game.load(dump) for dump in dumps]
    for state in kept:
        game.options(state, game.waiting(state)[0])
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken // len(sample)


def _print(rows: list[dict[str, object]]) -> None:
    heads = [name.replace("_per_second", "/s").replace("_", " ") for name in rows[0]]
    table = Table(*heads, title="costs in microseconds")
    for row in rows:
        table.add_row(
            *[f"{value:,}" if isinstance(value, (int, float)) else str(value) for value in row.values()]
        )
    console = Console()
    console.width = max(console.width, WIDTH)
    console.print(table)
