"""Our engines beside catanatron, on this machine and in one run: ratios count, times do not.

python benchmarks/race.py [GAME]      installs catanatron into build/race, apart from our environment
"""

from __future__ import annotations

import json
import subprocess
import sys
import venv
from pathlib import Path

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
RACE = ROOT / "build" / "race"

PEER = """
import json, random, time
from catanatron import Color, Game, RandomPlayer
random.seed(1)
answers = games = 0
sample = []
spent = 0.0
while spent < 5:
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    since = time.perf_counter()
    while game.winning_color() is None and game.state.num_turns < 1000:
        game.play_tick()
        answers += 1
        if answers % 500 == 0:
            spent += time.perf_counter() - since
            sample.append(game.copy())
            since = time.perf_counter()
    spent += time.perf_counter() - since
    games += 1
since = time.perf_counter()
for each in sample:
    each.copy()
copy = (time.perf_counter() - since) / len(sample) * 1e6
print(json.dumps({"answers": answers / spent, "games": games / spent, "copy": copy}))
"""


def peer() -> dict[str, float]:
    """catanatron with four random players, legal moves generated at every step."""
    python = RACE / "bin" / "python"
    if not python.is_file():
        venv.create(RACE, with_pip=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", "catanatron==3.2.1"], check=True)
    done = subprocess.run([str(python), "-c", PEER], capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def ours(words: list[str]) -> list[dict[str, float | str]]:
    path = RACE / "bench.json"
    subprocess.run([sys.executable, "-m", "bathysphere", "bench", *words, "--json", str(path)], check=True)
    rows: list[dict[str, float | str]] = json.loads(path.read_text(encoding="utf-8"))
    return rows


def main() -> None:
    other = peer()
    table = Table(
        "game", "seats", "lane", "answers/s", "games/s", "copy", title="times faster than catanatron, 4 seats"
    )
    for row in ours(sys.argv[1:]):
        answers = float(row["answers_per_second"]) / other["answers"]
        games = float(row["games_per_second"]) / other["games"]
        copy = other["copy"] / float(row["copy"])
        table.add_row(
            str(row["game"]),
            str(row["seats"]),
            str(row["lane"]),
            f"{answers:.1f}",
            f"{games:.1f}",
            f"{copy:.1f}",
        )
    Console().print(table)
    Console().print(
        f"catanatron: {other['answers']:,.0f} answers/s, {other['games']:.1f} games/s, {other['copy']:.0f} µs"
    )


if __name__ == "__main__":
    main()
