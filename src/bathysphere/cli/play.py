"""`bathysphere play GAME`: in the terminal, with the text board."""

from __future__ import annotations

import argparse
import secrets
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from ..bots import BOTS, Budget, ask, entrant, make
from ..bots.match import Player
from ..doors import voice
from ..kernel import record as records
from ..kernel.errors import BadSetup, BathysphereError
from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.record import Record
from ..speech import Voice
from .arguments import (
    Commands,
    add_game,
    add_language,
    add_setting,
    command,
    natural,
    positive,
    the_game,
    the_variants,
)
from .board import print_board, print_result

HELP = "a number or a key answers · ? why not more · b board · u undo · s FILE save · q quit"


@dataclass
class Sitting:
    """One game at the terminal: who sits where, and who speaks."""

    game: AnyGame
    record: Record
    bots: dict[int, Player]
    voice: Voice
    console: Console

    def people(self) -> list[int]:
        return [seat for seat in range(self.record.header.seats) if seat not in self.bots]

    def eyes(self) -> int | None:
        """Through whose eyes the table is shown while a bot answers: the only person's, else nobody's."""
        people = self.people()
        return people[0] if len(people) == 1 else None


def register(commands: Commands) -> None:
    made = command(commands, "play", "play in the terminal", run)
    add_game(made)
    add_setting(made)
    add_language(made)
    made.add_argument("--seats", default="", help="as in you,bot:hard (default: you and bot:medium)")
    made.add_argument("--seed", type=natural, help="deal this very game again")
    made.add_argument(
        "--milliseconds", type=natural, default=0, help="a bot's time per answer (default: its own)"
    )
    made.add_argument("--jobs", type=positive, default=1, help="processes of a searching bot (default: 1)")


def run(asked: argparse.Namespace) -> int:
    game = the_game(asked)
    default = ["you", *["bot:medium"] * (max(2, game.seats[0]) - 1)]
    names = asked.seats.split(",") if asked.seats else default
    seed = secrets.randbits(128) if asked.seed is None else asked.seed
    record = records.start(game, len(names), seed, the_variants(game, asked), names)
    speaker = voice(game.name, asked.language, names)
    budget = Budget(milliseconds=asked.milliseconds)
    sitting = Sitting(game, record, bots_of(names, budget, asked.jobs), speaker, Console(highlight=False))
    return sit(sitting)


def bots_of(names: list[str], given: Budget, jobs: int) -> dict[int, Player]:
    found = {}
    for seat, name in enumerate(names):
        kind, colon, bot = name.partition(":")
        if colon and kind == "bot":
            kind, own = entrant(bot)
            budget = own if own != Budget() else given
            found[seat] = Player(bot, make(kind, secrets.randbits(64), jobs), budget)
        elif name != "you" and not name.strip():
            raise BadSetup(
                f"--seats: seat {seat} must be a name or one of {', '.join(f'bot:{b}' for b in BOTS)}"
            )
    return found


def sit(sitting: Sitting) -> int:
    """Ask whoever is waiting until the game is over or somebody quits."""
    game, record = sitting.game, sitting.record
    while not game.over(record.state):
        seat = game.waiting(record.state)[0]
        if seat in sitting.bots:
            player = sitting.bots[seat]
            move = ask(player.bot, game, record.state, seat, player.budget)
            record.take(seat, move)
        else:
            print_board(sitting.console, sitting.voice, game.board(record.state, seat))
            found = _question(sitting, seat)
            if found is None:
                return 0
            if not isinstance(found, Move):
                continue
            record.take(seat, found)
        for line in game.news(record.state, sitting.eyes()):
            sitting.console.print(f"  · {sitting.voice.say(line)}", markup=False)
    print_board(sitting.console, sitting.voice, game.board(record.state, None))
    print_result(sitting.console, sitting.voice, game.result(record.state))
    return 0


def _question(sitting: Sitting, seat: int) -> Move | bool | None:
    """The person's answer; True after an undo, None to quit."""
    game, state, console = sitting.game, sitting.record.state, sitting.console
    options = game.options(state, seat)
    console.print(f"\n[bold]{sitting.voice.say(game.prompt(state, seat))}[/bold]")
    for number, move in enumerate(options, start=1):
        text = sitting.voice.say(game.describe(state, seat, move))
        console.print(f"  {number:3d}  {text}  [{move.key()}]", markup=False)
    console.print(f"[dim]{HELP}[/dim]")
    while True:
        try:
            word = console.input("> ").strip()
        except EOFError:
            return None
        if word == "q":
            return None
        if word == "u" and _undo(sitting, seat):
            return True
        found = _answer(sitting, seat, options, word)
        if found is not None:
            return found


def _answer(sitting: Sitting, seat: int, options: list[Move], word: str) -> Move | None:
    if word.isdigit() and 1 <= int(word) <= len(options):
        return options[int(word) - 1]
    if word in ("", "u"):
        return None
    if word == "?":
        _refusals(sitting, seat)
    elif word == "b":
        print_board(sitting.console, sitting.voice, sitting.game.board(sitting.record.state, seat))
    elif word.startswith("s "):
        _save(sitting, Path(word[2:].strip()))
    else:
        try:
            return sitting.game.find(sitting.record.state, seat, word)
        except BathysphereError as error:
            sitting.console.print(str(error), markup=False)
    return None


def _undo(sitting: Sitting, seat: int) -> bool:
    try:
        sitting.record.undo(seat)
    except BathysphereError as error:
        sitting.console.print(str(error), markup=False)
        return False
    return True


def _refusals(sitting: Sitting, seat: int) -> None:
    refused = sitting.game.refusals(sitting.record.state, seat)
    for refusal in refused:
        words = f"{refusal.target}: {sitting.voice.say(refusal.why)} ({refusal.rule})"
        sitting.console.print(f"  ✗ {words}", markup=False)
    if not refused:
        sitting.console.print("  everything that could be done here may be done")


def _save(sitting: Sitting, path: Path) -> None:
    if path.exists():
        sitting.console.print(f"{path} exists already; name another file", markup=False)
        return
    path.write_text(sitting.record.text(), encoding="utf-8")
    sitting.console.print(f"saved: `bathysphere replay {path}` shows it again", markup=False)
