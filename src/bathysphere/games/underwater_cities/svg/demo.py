"""A sample picture of every drawing: `python -m bathysphere.games.underwater_cities.svg.board > board.svg`.

Options: `--seats 2 --answers 60 --seed 7 --theme dark --language fr --narrow`. The position comes out of a
game played at random, with some liking for building.
"""

from __future__ import annotations

import importlib
import sys
from argparse import ArgumentParser, Namespace

from ....drawing.scene import Choice, Denial, Scene
from ....kernel.rng import seeded
from . import draw

_LIKED = ("build", "upgrade", "claim", "use", "choose", "part", "pay", "advance", "take")
_NAMES = ["Ada", "Boris", "Carmen", "Dag"]


def show(panel: str) -> None:
    """Write one panel of a sample game."""
    arguments = ArgumentParser(prog=f"python -m {__package__}.{panel}")
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--answers", type=int, default=150)
    arguments.add_argument("--seed", type=int, default=7)
    arguments.add_argument("--theme", default="light")
    arguments.add_argument("--language", default="en")
    arguments.add_argument("--narrow", action="store_true")
    drawn = {each.id: each.markup for each in draw(sample(arguments.parse_args()))}
    sys.stdout.write(drawn.get(panel) or next(iter(drawn.values())))


def sample(wanted: Namespace) -> Scene:
    """A position after so many random answers, seen by whoever is asked."""
    doors = importlib.import_module("bathysphere.doors")
    """The demonstration stands outside the house, so it comes in by the front door."""
    game, voice = doors.game("underwater_cities"), doors.voice("underwater_cities", wanted.language, _NAMES)
    state, rng = game.setup(wanted.seats, wanted.seed), seeded(wanted.seed)
    for _ in range(wanted.answers):
        if game.over(state):
            break
        options = game.options(state, game.waiting(state)[0])
        best = [move for move in options if move.key().split()[0] in _LIKED] or options
        game.answer(state, game.waiting(state)[0], best[rng.below(len(best))])
    seat = (game.waiting(state) or [0])[0]
    choices = [
        Choice(move.key(), move.point(), voice.say(game.describe(state, seat, move)))
        for move in game.options(state, seat)
    ]
    denials = [Denial(each.target, each.rule, voice.say(each.why)) for each in game.refusals(state, seat)]
    view = game.view(state, seat)
    names = _NAMES[: wanted.seats]
    return Scene(view, seat, names, choices, denials, wanted.language, wanted.theme, wanted.narrow, voice.say)
