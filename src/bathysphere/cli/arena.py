"""`bathysphere arena GAME`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from .. import lane
from ..bots.arena import Meeting, Seat, meet, schedule
from ..bots.processes import workers
from ..bots.register import entrant
from ..bots.sprt import Sprt, shares_by_deal
from ..doors import game as open_game
from ..kernel.errors import BadSetup
from ..kernel.game import AnyGame
from ..kernel.variants import Value
from .arguments import Commands, add_game, add_setting, command, natural, positive, the_game, the_variants
from .standings import Ledger, write_chart, write_parquet
from .standings import print_standings as tell


def register(commands: Commands) -> None:
    made = command(commands, "arena", "let bots play matches and rate them", run)
    add_game(made)
    add_setting(made)
    made.add_argument("--bots", required=True, help="as in hard,greedy or search@200ms,search@500")
    made.add_argument(
        "--seats", type=positive, help="at the table (default: the fewest, or all repeated bots)"
    )
    made.add_argument("--games", type=positive, default=100, help="at least so many (default: 100)")
    made.add_argument("--seed", type=natural, default=0, help="of the first deal (default: 0)")
    made.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    made.add_argument("--minutes", type=natural, help="stop with the first game that ends after so many")
    made.add_argument(
        "--sprt",
        nargs="?",
        const="",
        metavar="LOW:HIGH",
        help="stop when the first bot's share of wins is shown to be at least HIGH or at most LOW",
    )
    made.add_argument(
        "--out", type=Path, help="a folder for games.csv and chart.svg; goes on where it stopped"
    )


def run(asked: argparse.Namespace) -> int:
    game = the_game(asked)
    bots = [word.strip() for word in asked.bots.split(",")]
    for words in bots:
        entrant(words)
    seats = asked.seats or _usual_seats(game, bots)
    variants = the_variants(game, asked)
    game.setup(seats, asked.seed, **variants)
    test = _test(asked.sprt, bots, seats)
    meetings = schedule(bots, seats, asked.games, asked.seed)
    setting = {"game": game.name, "bots": bots, "seats": seats, "seed": asked.seed, "variants": variants}
    ledger = Ledger(asked.out, {**setting, "rules": game.rules, "packs": game.packs, "lane": lane.name()})
    if lane.name() != "compiled":
        print("interpreted: bots with a time see a fraction of what they see compiled (make compile)")
    whole = _play(asked, game, meetings, variants, ledger, test)
    if ledger.rows:
        tell(Console(), ledger.rows, list(dict.fromkeys(bots)))
        _say_verdict(test, ledger.rows, bots[0], meetings)
        write_chart(asked.out, game.name, ledger.rows, list(dict.fromkeys(bots)))
        write_parquet(asked.out, ledger.rows)
    return 0 if whole else 130


def _usual_seats(game: AnyGame, bots: list[str]) -> int:
    """A bot that is named twice means a whole table; otherwise the fewest seats at which bots meet."""
    if len(set(bots)) < len(bots):
        return len(bots)
    return min([seats for seats in game.seats if seats > 1] or [1])


def _test(words: str | None, bots: list[str], seats: int) -> Sprt | None:
    """The sequential test as asked for; by default against what an equal would win, and a tenth more."""
    if words is None:
        return None
    if len(set(bots)) != 2 or len(bots) > seats:
        raise BadSetup("--sprt compares two bots; name the one to be shown stronger first, as in hard,greedy")
    if not words:
        fair = bots.count(bots[0]) / len(bots)
        return Sprt(fair, fair + 0.1)
    low, _, high = words.partition(":")
    try:
        found = Sprt(float(low), float(high))
    except ValueError:
        raise BadSetup(f"--sprt {words!r} must be two shares, as in 0.5:0.6") from None
    if not 0 <= found.low < found.high <= 1:
        raise BadSetup(f"--sprt {words!r}: the shares must rise and lie between 0 and 1, as in 0.5:0.6")
    return found


def _play(
    asked: argparse.Namespace,
    game: AnyGame,
    meetings: list[Meeting],
    variants: dict[str, Value],
    ledger: Ledger,
    test: Sprt | None,
) -> bool:
    """Play what is not yet played; says whether all of it, or enough, was."""
    left = [meeting for meeting in meetings if meeting.number not in ledger.done()]
    first, rotations = meetings[0].bots[0], _rotations(meetings)
    limit = float("inf") if asked.minutes is None else time.monotonic() + 60 * asked.minutes
    with Progress() as progress:
        bar = progress.add_task(game.name, total=len(meetings), completed=len(meetings) - len(left))
        try:
            for rows in _results(asked, game, left, variants):
                ledger.add(rows)
                progress.advance(bar)
                if test and test.verdict(shares_by_deal(ledger.rows, first, rotations)):
                    break
                if time.monotonic() > limit:
                    break
        except KeyboardInterrupt:
            progress.console.print(f"stopped after {len(ledger.done())} games; they are kept")
            return False
    return True


def _results(
    asked: argparse.Namespace, game: AnyGame, meetings: list[Meeting], variants: dict[str, Value]
) -> Iterator[list[Seat]]:
    if asked.jobs == 1:
        for meeting in meetings:
            yield meet(game, meeting, variants)
        return
    task = partial(_at_home, game.name, asked.pack, variants)
    with workers(asked.jobs) as pool:
        yield from pool.imap_unordered(task, meetings)


def _at_home(name: str, pack: str, variants: dict[str, Value], meeting: Meeting) -> list[Seat]:
    """A meeting in another process, which opens the game for itself."""
    return meet(open_game(name, pack), meeting, variants)


def _rotations(meetings: list[Meeting]) -> int:
    return sum(meeting.deal == meetings[0].deal for meeting in meetings)


def _say_verdict(test: Sprt | None, rows: list[Seat], bot: str, meetings: list[Meeting]) -> None:
    if test is None:
        return
    shares = shares_by_deal(rows, bot, _rotations(meetings))
    verdict = test.verdict(shares) or "not decided yet: give more --games"
    print(
        f"{bot}: {verdict} (share at least {test.high:.2f} against at most {test.low:.2f};"
        f" {len(shares)} deals, evidence {test.evidence(shares):+.2f} of ±2.94)"
    )
