"""`bathysphere games`: what there is to play."""

from __future__ import annotations

import argparse

from rich.console import Console
from rich.table import Table

from ..doors import game as open_game
from ..games import GAMES
from .arguments import Commands, command


def register(commands: Commands) -> None:
    command(commands, "games", "list the games, their seats and variants", run)


def run(asked: argparse.Namespace) -> int:
    table = Table("game", "stage", "rules", "seats", "variants")
    for name in GAMES:
        game = open_game(name)
        variants = [f"{key}: {', '.join(map(str, v.values))} ({v.help})" for key, v in game.variants.items()]
        table.add_row(
            name,
            game.stage,
            str(game.rules),
            ", ".join(map(str, game.seats)),
            "\n".join(variants),
            end_section=True,
        )
    Console().print(table)
    return 0
