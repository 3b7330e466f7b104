"""`bathysphere tune GAME`: fit the weights of the evaluation from self-play."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.progress import Progress

from ..bots import weights
from ..bots.bender import Bender
from ..bots.processes import workers
from ..bots.samples import ASTRAY
from ..bots.tasks import Task, carry_out
from ..bots.tuner import Tuner
from ..bots.weights import Sheet
from ..bots.workshop import Plan, Workshop
from ..doors import game as open_game
from ..kernel.errors import BadSetup
from ..kernel.game import AnyGame
from .arguments import Commands, add_game, command, natural, positive, the_game


def register(commands: Commands) -> None:
    made = command(commands, "tune", "fit a game's weights from self-play; goes on where it was stopped", run)
    add_game(made)
    made.add_argument("--rounds", type=positive, default=3, help="of self-play and fit (default: 3)")
    made.add_argument("--games", type=positive, default=200, help="per round (default: 200)")
    made.add_argument("--match", type=positive, default=100, help="games of new against old (default: 100)")
    made.add_argument("--seed", type=natural, default=1, help="of the first game (default: 1)")
    made.add_argument("--jobs", type=positive, default=1, help="processes (default: 1)")
    made.add_argument(
        "--anew",
        action="store_true",
        help="begin with the first guess, not with the weights of the package; with --bends, without any",
    )
    made.add_argument("--only", choices=("table", "solo"), default="", help="leave the other weights alone")
    made.add_argument(
        "--bends",
        type=natural,
        default=0,
        help="leave the weights alone and fit so many bends to what they miss",
    )
    made.add_argument(
        "--ways", type=natural, default=0, help="with --bends: games are played by searches that go so many"
    )
    made.add_argument(
        "--onward", action="store_true", help="with --bends: go on from every lesson, whether it wins or not"
    )
    made.add_argument(
        "--astray", type=positive, default=ASTRAY, help=f"one answer in so many is random (default: {ASTRAY})"
    )
    made.add_argument("--work", type=Path, help="folder for the work in hand (default: tuning/GAME)")
    made.add_argument("--out", type=Path, help="the file to write (default: the one in the package)")


def run(asked: argparse.Namespace) -> int:
    game = the_game(asked)
    plan = _plan(game.name, asked)
    folder = asked.work or Path("tuning") / game.name
    path = asked.out or weights.path_of(game.name)
    guess = asked.anew and not asked.bends
    start = weights.guess_of(game.name) if guess else path if path.is_file() else None
    begin = weights.load(game.name, start)
    if asked.anew and asked.bends:
        kind = asked.only or "table"
        setattr(begin, kind, getattr(begin, kind).straight())
    with Progress() as progress:
        bar = progress.add_task("begin", total=1)

        def tell(what: str, done: int, of: int) -> None:
            progress.update(bar, description=what, completed=done, total=of)

        crew = partial(_crew, game, asked.jobs)
        shop = Workshop(game, plan, folder, begin, crew, tell)
        sheet, verdict = Bender(shop).run() if plan.bends else Tuner(shop).run()
    sheet.made = made(shop, sheet, verdict, asked.anew)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(weights.text(sheet), encoding="utf-8")
    print(f"{path.name} is written; {verdict}")
    return 0


def _plan(game: str, asked: argparse.Namespace) -> Plan:
    if asked.ways and not asked.bends:
        raise BadSetup("--ways is for --bends: weights are tuned by greedy bots")
    if asked.onward and not asked.bends:
        raise BadSetup("--onward is for --bends: lessons for weights must win to be kept")
    return Plan(
        game,
        asked.rounds,
        asked.games,
        asked.match,
        asked.seed,
        asked.only,
        asked.bends,
        asked.astray,
        asked.ways,
        asked.onward,
    )


def made(shop: Workshop, found: Sheet, verdict: str, anew: bool) -> dict[str, str]:
    """How what was found was made: where bends lost, nothing changed, and it was made as before."""
    start = shop.start
    if shop.plan.bends and (found.solo, found.table) == (start.solo, start.table):
        return start.made
    return provenance(shop.game, shop.plan, verdict, start, anew)


def provenance(game: AnyGame, plan: Plan, verdict: str, start: Sheet, anew: bool) -> dict[str, str]:
    """How a sheet of weights was made; with one kind only, how the other and its bends were, too."""
    before = start.made.get("command", "points only")
    command = (
        f"bathysphere tune {plan.game} --rounds {plan.rounds} --games {plan.games}"
        f" --match {plan.match} --seed {plan.seed}{' --anew' if anew else ''}"
        f"{f' --only {plan.only}' if plan.only else ''}{f' --bends {plan.bends}' if plan.bends else ''}"
        f"{f' --astray {plan.astray}' if plan.astray != ASTRAY else ''}"
        f"{f' --ways {plan.ways}' if plan.ways else ''}{' --onward' if plan.onward else ''}"
    )
    if plan.bends:
        return _bent(plan, start.made, command, verdict, anew)
    found = {
        "command": command,
        "seed": str(plan.seed),
        "before": before,
        "rules": str(game.rules),
        "packs": ", ".join(f"{name} {seal}" for name, seal in game.packs.items()),
        "verdict": verdict,
    }
    if plan.only:
        other = "solo" if plan.only == "table" else "table"
        found[other] = start.made.get(other, before)
        bends = _bends_of(other)
        found |= {name: value for name, value in start.made.items() if name.startswith(bends)}
    return found


def _bent(plan: Plan, made: dict[str, str], command: str, verdict: str, anew: bool) -> dict[str, str]:
    """How bends were made, and those that they were made from."""
    name = _bends_of(plan.only)
    found = {key: value for key, value in made.items() if not key.startswith(name)}
    if name in made and not anew:
        found[f"{name}_before"] = made[name]
    return found | {name: command, f"{name}_verdict": verdict}


def _bends_of(kind: str) -> str:
    """The word for the bends of one kind of weights, those of the table if nothing is said."""
    return "solo_bends" if kind == "solo" else "bends"


def _crew(game: AnyGame, jobs: int, tasks: list[Task]) -> Iterator[str]:
    if jobs == 1:
        yield from map(partial(carry_out, game), tasks)
        return
    with workers(jobs) as pool:
        yield from pool.imap_unordered(partial(_at_home, game.name), tasks)


def _at_home(name: str, task: Task) -> str:
    """A task in another process, which opens the game for itself."""
    return carry_out(open_game(name), task)
