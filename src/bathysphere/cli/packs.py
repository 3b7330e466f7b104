"""`bathysphere packs list | check DIR | new GAME DIR`: card data."""

from __future__ import annotations

import argparse
import re
import shutil
from pathlib import Path

from rich.console import Console
from rich.table import Table

from ..games import GAMES
from ..kernel import packs
from ..kernel.errors import BadPack
from .arguments import Commands, command


def register(commands: Commands) -> None:
    made = command(commands, "packs", "list, check or begin packs of card data", run)
    steps = made.add_subparsers(dest="step", metavar="list | check DIR | new GAME DIR", required=True)
    steps.add_parser("list", help="the packs that can be loaded by name")
    check = steps.add_parser("check", help="say what is wrong with a pack")
    check.add_argument("folder", type=Path)
    new = steps.add_parser("new", help="begin a pack of your own from the house pack")
    new.add_argument("game", choices=list(GAMES))
    new.add_argument("folder", type=Path)


def run(asked: argparse.Namespace) -> int:
    if asked.step == "check":
        return _check(asked.folder)
    if asked.step == "new":
        return _new(asked.game, asked.folder)
    return _list()


def _list() -> int:
    table = Table("game", "pack", "hash", "where")
    for game in GAMES:
        for name, folder in packs.folders(game).items():
            table.add_row(game, name, packs.read(folder).hash[:19], str(folder))
    Console().print(table)
    return 0


def _check(folder: Path) -> int:
    pack = packs.read(folder)
    if pack.game not in GAMES:
        raise BadPack(
            f"{folder}/pack.toml: [pack] game: must be one of {', '.join(GAMES)}, not {pack.game!r}"
        )
    GAMES[pack.game](pack)
    Console().print(f"{pack.full_name()} is sound ({pack.hash[:19]})")
    return 0


def _new(game: str, folder: Path) -> int:
    if folder.exists():
        raise BadPack(f"{folder} exists already; name a folder that does not")
    shutil.copytree(packs.folders(game)["house"], folder)
    about = folder / "pack.toml"
    text = re.sub(
        r'^name = ".*"$', f'name = "{folder.name}"', about.read_text(encoding="utf-8"), flags=re.MULTILINE
    )
    about.write_text(text, encoding="utf-8")
    Console().print(
        f'{folder} holds a copy of the house pack: type in what is printed on yours, with src = "owner", '
        f"run `bathysphere packs check {folder}`, then move it to ~/.bathysphere/packs/{game}/"
    )
    return 0
