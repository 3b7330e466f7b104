"""What an arena keeps and shows: rows on disk, tables on the screen, a chart."""

from __future__ import annotations

import csv
import json
import statistics
from dataclasses import asdict, fields
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..bots.arena import Seat, by_game, matrix, wilson
from ..bots.chart import chart
from ..bots.ratings import NoRatings, Rating, rate
from ..kernel.errors import BadSetup


class Ledger:
    """The rows of a match; in a folder every game is kept as soon as it is over."""

    def __init__(self, folder: Path | None, setting: dict[str, object]) -> None:
        self.path = folder / "games.csv" if folder else None
        self.rows: list[Seat] = []
        if folder:
            _claim(folder, setting)
        if self.path and self.path.is_file():
            seats = int(str(setting["seats"]))
            self.rows = [row for game in by_game(read(self.path)) if len(game) == seats for row in game]
        if self.path:
            _write(self.path, self.rows)

    def done(self) -> set[int]:
        return {row.number for row in self.rows}

    def add(self, rows: list[Seat]) -> None:
        self.rows += rows
        if self.path:
            with self.path.open("a", encoding="utf-8", newline="") as file:
                csv.writer(file).writerows([list(asdict(row).values()) for row in rows])


def _claim(folder: Path, setting: dict[str, object]) -> None:
    """A folder holds one match; the same match goes on in it, another is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "match.json"
    if path.is_file() and json.loads(path.read_text(encoding="utf-8")) != setting:
        raise BadSetup(
            f"{folder} holds another match; give the same bots, seats, seed and lane, or another --out"
        )
    path.write_text(json.dumps(setting, indent=1) + "\n", encoding="utf-8")


def read(path: Path) -> list[Seat]:
    """The rows of a file; one that was cut off in the middle of writing is left out."""
    found = []
    with path.open(encoding="utf-8", newline="") as file:
        for raw in csv.DictReader(file):
            try:
                found.append(_row(raw))
            except (TypeError, ValueError):
                continue
    return found


def _row(raw: dict[str, str]) -> Seat:
    return Seat(
        int(raw["number"]),
        int(raw["deal"]),
        int(raw["seed"]),
        int(raw["seat"]),
        raw["bot"],
        int(raw["points"]),
        int(raw["place"]),
        float(raw["share"]),
        int(raw["asked"]),
        float(raw["seconds"]),
    )


def _write(path: Path, rows: list[Seat]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([each.name for each in fields(Seat)])
        writer.writerows([list(asdict(row).values()) for row in rows])


def print_standings(console: Console, rows: list[Seat], bots: list[str]) -> None:
    """Ratings, wins by whichever of its seats and points of each bot, then who finished before whom."""
    ratings = _ratings(console, rows, bots)
    table = Table("bot", "rating", "± 95 %", "games", "wins", "95 %", "points", "5–95 %", "ms/answer")
    for bot in sorted(bots, key=lambda each: -ratings[each].rating if ratings else 0.0):
        own = [row for row in rows if row.bot == bot]
        rating = ratings.get(bot)
        games, wins = len({row.number for row in own}), sum(row.share for row in own)
        low, high = wilson(wins, games)
        points = sorted(row.points for row in own)
        table.add_row(
            bot,
            f"{rating.rating:.0f}" if rating else "–",
            f"{rating.error:.0f}" if rating else "–",
            str(games),
            f"{wins / games:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{statistics.fmean(points):.1f}",
            f"{points[len(points) // 20]} – {points[-1 - len(points) // 20]}",
            f"{1000 * sum(row.seconds for row in own) / max(1, sum(row.asked for row in own)):.1f}",
        )
    console.print(table)
    if len(bots) > 1:
        _print_matrix(console, rows, bots)


def _ratings(console: Console, rows: list[Seat], bots: list[str]) -> dict[str, Rating]:
    if len(bots) < 2:
        return {}
    try:
        return rate(rows, bots)
    except NoRatings as error:
        console.print(str(error))
        return {}


def _print_matrix(console: Console, rows: list[Seat], bots: list[str]) -> None:
    table = Table("finished before", *bots)
    for bot, line in zip(bots, matrix(rows, bots), strict=True):
        table.add_row(bot, *[f"{wins / games:.1%} of {games}" if games else "–" for wins, games in line])
    console.print(table)


def write_chart(folder: Path | None, game: str, rows: list[Seat], bots: list[str]) -> None:
    if folder:
        points = {bot: [row.points for row in rows if row.bot == bot] for bot in bots}
        (folder / "chart.svg").write_text(chart(game, points), encoding="utf-8")


def write_parquet(folder: Path | None, rows: list[Seat]) -> None:
    """The same table as games.csv, where pyarrow is there to write it."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ImportError:
        return
    if folder:
        columns = {each.name: [getattr(row, each.name) for row in rows] for each in fields(Seat)}
        parquet.write_table(arrow.table(columns), folder / "games.parquet")
