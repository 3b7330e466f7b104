"""Arguments that several commands share."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TypeAlias

from ..doors import game as open_game
from ..games import GAMES
from ..kernel.errors import BadSetup
from ..kernel.game import AnyGame
from ..kernel.variants import Value
from ..speech import LANGUAGES

Commands: TypeAlias = "argparse._SubParsersAction[argparse.ArgumentParser]"
Run: TypeAlias = Callable[[argparse.Namespace], int]


def command(commands: Commands, name: str, help: str, run: Run) -> argparse.ArgumentParser:
    made = commands.add_parser(name, help=help, description=help[0].upper() + help[1:] + ".")
    made.set_defaults(run=run)
    return made


def add_game(parser: argparse.ArgumentParser, optional: bool = False) -> None:
    parser.add_argument("game", choices=list(GAMES), nargs="?" if optional else None, help="one of the games")


def add_setting(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--variant", action="append", default=[], metavar="NAME=VALUE", help="a switch of the rules"
    )
    parser.add_argument("--pack", default="house", help="which pack of card data (default: house)")


def add_language(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--language", choices=LANGUAGES, default="en", help="en or fr (default: en)")


def positive(text: str) -> int:
    """A whole number from 1 upwards."""
    if not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 upwards")
    return int(text)


def natural(text: str) -> int:
    """A whole number from 0 upwards."""
    if not text.isdigit():
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 upwards")
    return int(text)


def the_game(asked: argparse.Namespace) -> AnyGame:
    return open_game(asked.game, getattr(asked, "pack", "house"))


def the_games(asked: argparse.Namespace) -> list[AnyGame]:
    """The game that was named, or all of them."""
    return [open_game(name) for name in ([asked.game] if asked.game else GAMES)]


def the_variants(game: AnyGame, asked: argparse.Namespace) -> dict[str, Value]:
    """The variants as written on the command line, with the values that the game knows."""
    found: dict[str, Value] = {}
    for word in asked.variant:
        name, sign, text = word.partition("=")
        if not sign:
            raise BadSetup(
                f"--variant {word!r} must be NAME=VALUE; known are: {', '.join(game.variants) or 'none'}"
            )
        allowed = game.variants[name].values if name in game.variants else ()
        found[name] = next((value for value in allowed if str(value).lower() == text.lower()), text)
    return found
