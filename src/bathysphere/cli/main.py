"""`bathysphere COMMAND …`: errors are one sentence, never a traceback."""

from __future__ import annotations

import argparse
import sys
from typing import NoReturn

from ..kernel.errors import BathysphereError
from . import arena, bench, games, laws, packs, play, replay, rules, serve, simulate, tune

COMMANDS = (serve, games, play, replay, simulate, arena, tune, rules, packs, laws, bench)


class Parser(argparse.ArgumentParser):
    """argparse, with errors in one sentence that says the way out."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message}; `{self.prog} --help` tells more\n")


def parser() -> Parser:
    made = Parser(prog="bathysphere", description="Four deep euro board games, complete. Unofficial.")
    commands = made.add_subparsers(dest="command", metavar="COMMAND", help="without one: serve --open")
    for module in COMMANDS:
        module.register(commands)
    return made


def main(words: list[str] | None = None) -> int:
    try:
        words = sys.argv[1:] if words is None else words
        asked = parser().parse_args(words or ["serve", "--open"])
        found: int = asked.run(asked)
        return found
    except BathysphereError as error:
        print(f"bathysphere: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"bathysphere: {error.filename or 'a file'}: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("bathysphere: stopped", file=sys.stderr)
        return 130
