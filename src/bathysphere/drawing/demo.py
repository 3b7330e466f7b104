"""A sample picture of every drawing: `python -m bathysphere.games.antarctica.svg.board > board.svg`.

Options: `--seats 2 --answers 60 --seed 7 --theme dark --language fr --narrow`. The position comes out of a
game played at random, with some liking for the answers that fill a table.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser, Namespace
from dataclasses import dataclass
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import Position
from ..kernel.rng import seeded
from .scene import Draw, Scene
from .stage import stage

_NAMES: Final = ["Ada", "Boris", "Carmen", "Dag", "Édith"]


@dataclass(frozen=True)
class Demonstration:
    """The samples of one game; `liked` are the first words of the keys that are preferred."""

    game: str
    draw: Draw
    liked: tuple[str, ...]

    def show(self, panel: str) -> None:
        """Write one panel of a sample game."""
        arguments = ArgumentParser(description=f"The panel {panel!r} of {self.game}.")
        arguments.add_argument("--seats", type=int, default=4)
        arguments.add_argument("--answers", type=int, default=150)
        arguments.add_argument("--seed", type=int, default=7)
        arguments.add_argument("--theme", default="light")
        arguments.add_argument("--language", default="en")
        arguments.add_argument("--narrow", action="store_true")
        drawn = {each.id: each.markup for each in self.draw(self.sample(arguments.parse_args()))}
        sys.stdout.write(drawn.get(panel) or next(iter(drawn.values())))

    def sample(self, wanted: Namespace) -> Scene:
        """A position after so many random answers, seen by whoever is asked."""
        # A demonstration stands outside the house, so it comes in by the front door.
        doors = importlib.import_module("bathysphere.doors")
        game: AnyGame = doors.game(self.game)
        say = doors.voice(self.game, wanted.language, _NAMES).say
        state = self._played(game, wanted)
        seat = (game.waiting(state) or [0])[0]
        names = _NAMES[: wanted.seats]
        return stage(game, state, seat, names, say, wanted.language, wanted.theme, wanted.narrow)

    def _played(self, game: AnyGame, wanted: Namespace) -> Position:
        state: Position = game.setup(wanted.seats, wanted.seed)
        rng = seeded(wanted.seed)
        for _ in range(wanted.answers):
            if game.over(state):
                break
            seat = game.waiting(state)[0]
            options = game.options(state, seat)
            best = [move for move in options if move.key().split()[0] in self.liked] or options[-1:]
            game.answer(state, seat, best[rng.below(len(best))])
        return state
