"""How strong the levels are: every row of the ladder, for every game, by the sequential test.

python benchmarks/levels.py FOLDER [--games GAME …] [--seed S] [--minutes M] [--jobs J] [--full]

Rows are played with a tenth of the levels' times, or with all of it (--full). Each has a process of its own,
so many of them (--jobs) at once, and stops when it is decided or after its minutes; the same command plays
those that are not decided on. At the end all rows are told as a table in Markdown.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from typing import Final

from rich.progress import Progress

import bathysphere
from bathysphere.bots.arena import Seat, by_game, schedule, wilson
from bathysphere.bots.bot import Budget
from bathysphere.bots.register import LEVELS, entrant
from bathysphere.bots.sprt import Sprt, shares_by_deal
from bathysphere.cli.standings import read

MOST: Final = 400
"""Games of a row that is never decided."""


@dataclass(frozen=True)
class Match:
    """One line of the ladder: the bot to be shown strong, its rivals, and the share of games it is to win.

    It sits alone among rivals, at a table of so many seats or of the fewest (0); where both `share` the seats
    evenly, an equal wins half of the games.
    """

    name: str
    bot: str
    rival: str
    low: float
    target: float
    seats: int = 0
    share: bool = False


MATCHES: Final = (
    Match("greedy", "hard", "greedy", 0.7, 0.85),
    Match("three-greedy", "hard", "greedy", 0.45, 0.6, seats=4),
    Match("medium-easy", "medium", "easy", 0.5, 0.65, share=True),
    Match("hard-medium", "hard", "medium", 0.5, 0.65, share=True),
    Match("expert-hard", "expert", "hard", 0.5, 0.65, share=True),
    Match("ten-times", "search@1000ms", "search@100ms", 0.45, 0.6, share=True),
)


@dataclass(frozen=True)
class Row:
    """One match in one game."""

    game: str
    match: Match
    seed: int
    full: bool

    def seats(self) -> int:
        return self.match.seats or min(seats for seats in bathysphere.game(self.game).seats if seats > 1)

    def bots(self) -> list[str]:
        rivals = 1 if self.match.share else self.seats() - 1
        return [self._timed(self.match.bot)] + [self._timed(self.match.rival)] * rivals

    def _timed(self, words: str) -> str:
        name, budget = entrant(words)
        time = (budget.milliseconds or LEVELS.get(name, Budget()).milliseconds) // (1 if self.full else 10)
        return f"{name}@{time}ms" if time else name

    def folder(self, out: Path) -> Path:
        return out / f"{self.game}-{self.match.name}-{self.seed}{'-full' if self.full else ''}"

    def command(self, out: Path, minutes: int) -> list[str]:
        test = f"{self.match.low:g}:{self.match.target:g}"
        asked = ["arena", self.game, "--bots", ",".join(self.bots()), "--sprt", test, "--games", str(MOST)]
        asked += ["--seed", str(self.seed), "--minutes", str(minutes), "--out", str(self.folder(out))]
        return [sys.executable, "-m", "bathysphere", *asked, "--seats", str(self.seats())]

    def told(self, out: Path) -> str:
        """The row as a line of the table: what was played so far, and what it says."""
        bots = self.bots()
        shown = f"| `arena {self.game} --bots {','.join(bots)} --seed {self.seed}` "
        rows = self.played(out)
        if not rows:
            return f"{shown}| 0 | | | | {self.match.target:.0%} | |"
        own = [row for row in rows if row.bot == bots[0]]
        games, wins = len(by_game(rows)), sum(row.share for row in own)
        low, high = wilson(wins, games)
        points = fmean(row.points for row in own)
        others = fmean(row.points for row in rows if row.bot != bots[0])
        return (
            f"{shown}| {games} | {wins / games:.0%} | {low:.0%}–{high:.0%} | {points:.0f} : {others:.0f} "
            f"| ≥ {self.match.target:.0%} | {self.verdict(out) or 'open'} |"
        )

    def verdict(self, out: Path) -> str:
        bots = self.bots()
        rotations = sum(meeting.deal == 0 for meeting in schedule(bots, self.seats(), 1, 0))
        shares = shares_by_deal(self.played(out), bots[0], rotations)
        return Sprt(self.match.low, self.match.target).verdict(shares)

    def played(self, out: Path) -> list[Seat]:
        path = self.folder(out) / "games.csv"
        return read(path) if path.is_file() else []


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("out", type=Path, metavar="FOLDER")
    parser.add_argument("--games", nargs="+", choices=bathysphere.games(), default=bathysphere.games())
    names = [match.name for match in MATCHES]
    parser.add_argument("--matches", nargs="+", choices=names, default=names)
    parser.add_argument("--seed", type=int, default=9000)
    parser.add_argument("--minutes", type=int, default=8, help="of every row (default: 8; 0: only tell)")
    parser.add_argument("--jobs", type=int, default=2, help="rows at once (default: 2)")
    parser.add_argument("--full", action="store_true", help="with all of the levels' times")
    asked = parser.parse_args()
    matches = [match for match in MATCHES if match.name in asked.matches]
    rows = [Row(game, match, asked.seed, asked.full) for match in matches for game in asked.games]
    if asked.minutes:
        play([row for row in rows if not row.verdict(asked.out)], asked.out, asked.minutes, asked.jobs)
    print("| command | games | wins | 95 % | points | target | verdict |\n|---|---|---|---|---|---|---|")
    for row in sorted(rows, key=lambda row: row.game):
        print(row.told(asked.out))
    return 0


def play(rows: list[Row], out: Path, minutes: int, jobs: int) -> None:
    with Progress() as progress, ThreadPoolExecutor(jobs) as pool:
        commands = [row.command(out, minutes) for row in rows]
        for _ in progress.track(pool.map(_run, commands), total=len(rows), description="rows"):
            pass


def _run(command: list[str]) -> None:
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
