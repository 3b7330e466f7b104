"""`bathysphere replay FILE`: step through a record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from rich.console import Console

from ..doors import game as open_game
from ..doors import voice
from ..games import GAMES
from ..kernel import record as records
from ..kernel.errors import BadRecord, BadSetup
from ..kernel.game import AnyGame
from ..kernel.record import Record
from ..speech import Voice
from .arguments import Commands, add_language, command, natural
from .board import print_board, print_result

HELP = "Enter next · b back · NUMBER go there · q quit"


def register(commands: Commands) -> None:
    made = command(commands, "replay", "step through a record", run)
    made.add_argument("file", type=Path, help="a .bathy file")
    made.add_argument("--at", type=natural, help="show the table after this many answers and stop")
    drawn = made.add_mutually_exclusive_group()
    drawn.add_argument(
        "--svg", type=Path, metavar="OUT", help="draw the board, as everybody may see it, into a file"
    )
    drawn.add_argument(
        "--html", type=Path, metavar="OUT", help="write the whole game as one page with a slider"
    )
    add_language(made)


def run(asked: argparse.Namespace) -> int:
    text = asked.file.read_text(encoding="utf-8")
    header = records.read_header(text)
    if header.game not in GAMES:
        raise BadRecord(
            f"{asked.file}: line 1: there is no game {header.game!r}; known are: {', '.join(GAMES)}"
        )
    pack = next(iter(header.packs), "/house").partition("/")[2]
    game = open_game(header.game, pack)
    try:
        whole = records.replay(game, text)
    except BadRecord as error:
        raise BadRecord(f"{asked.file}: {error}") from error
    length = len(whole.answers)
    if asked.at is not None and asked.at > length:
        raise BadRecord(f"{asked.file}: --at {asked.at}: there are only {length} answers")
    if asked.svg or asked.html:
        return _keep(game, whole if asked.at is None else records.replay(game, text, asked.at), asked)
    speaker = voice(game.name, asked.language, header.names)
    if asked.at is None and sys.stdin.isatty():
        return _step_through(game, text, speaker, length)
    _show(game, text, speaker, length if asked.at is None else asked.at)
    return 0


def _keep(game: AnyGame, record: Record, asked: argparse.Namespace) -> int:
    """Write the picture or the page that was asked for."""
    try:
        from ..server import keepsake
    except ImportError as error:
        raise BadSetup(
            f"drawing needs {error.name}; install it with `pip install 'bathysphere[server]'`"
        ) from error
    made = keepsake.picture if asked.svg else keepsake.page
    out: Path = asked.svg or asked.html
    out.write_text(made(game, record, asked.language), encoding="utf-8")
    print(f"{out} written")
    return 0


def _show(game: AnyGame, text: str, speaker: Voice, at: int) -> None:
    """The table after some answers, as everybody may see it; when the game is over, also its result."""
    console = Console(highlight=False)
    record = records.replay(game, text, until=at)
    if record.answers:
        seat, key = record.answers[-1]
        console.print(f"[bold]{at}[/bold]  {record.header.names[seat]}: {key}")
    for line in game.news(record.state, None):
        console.print(f"  · {speaker.say(line)}", markup=False)
    print_board(console, speaker, game.board(record.state, None))
    if game.over(record.state):
        print_result(console, speaker, game.result(record.state))


def _step_through(game: AnyGame, text: str, speaker: Voice, length: int) -> int:
    console = Console()
    at = 0
    while True:
        _show(game, text, speaker, at)
        try:
            word = console.input(f"[dim]{at} of {length} · {HELP}[/dim] > ").strip()
        except EOFError:
            return 0
        if word == "q":
            return 0
        wanted = int(word) if word.isdigit() else at - 1 if word == "b" else at + 1
        at = max(0, min(length, wanted))
