"""`bathysphere laws [GAME]`: hold the games against the laws."""

from __future__ import annotations

import argparse
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from .. import lane
from ..kernel import laws
from ..kernel.game import AnyGame
from .arguments import Commands, add_game, command, natural, positive, the_games


def register(commands: Commands) -> None:
    made = command(commands, "laws", "hold the games against the laws that every game must obey", run)
    add_game(made, optional=True)
    made.add_argument("--games", type=positive, default=20, help="games per seat count (default: 20)")
    made.add_argument("--seed", type=natural, default=0, help="of the first game (default: 0)")
    made.add_argument("--digests", type=Path, help="write the digest of every final state to this file")


def run(asked: argparse.Namespace) -> int:
    lines: list[str] = []
    with Progress() as progress:
        for game in the_games(asked):
            found = _check(game, asked, progress)
            lines += [f"{game.name} {number} {seal}" for number, seal in enumerate(found.digests)]
    if asked.digests:
        asked.digests.write_text("\n".join(lines) + "\n", encoding="utf-8")
    Console().print(f"{len(lines)} games, no law broken ({lane.name()})")
    return 0


def _check(game: AnyGame, asked: argparse.Namespace, progress: Progress) -> laws.Findings:
    bar = progress.add_task(game.name, total=asked.games * len(game.seats))
    findings = laws.check(game, asked.games, asked.seed, lambda: progress.advance(bar))
    laws.all_points_reached(game, findings.points)
    return findings
