"""A state as a picture: what notebooks show, and what `bathysphere replay --svg` writes."""

from __future__ import annotations

import importlib
from functools import cache

from .doors import game, games, home, voice
from .drawing.scene import Draw
from .drawing.stage import stage
from .kernel.errors import BadSetup
from .kernel.game import AnyGame
from .kernel.position import Position


def board(of: AnyGame, state: Position, names: list[str], language: str = "en") -> str:
    """The board as everybody may see it."""
    if of.name not in games():
        raise BadSetup(f"{of.name} has no drawings")
    say = voice(of.name, language, names).say
    panels = _drawings(of.name)(stage(of, state, None, names, say, language))
    return next(panel.markup for panel in panels if panel.place == "board")


def show(state: Position) -> str | None:
    """The board of a state that is all one has: players go by their numbers. None if nobody here drew it."""
    found = home(state)
    if found is None:
        return None
    return board(found, state, [str(seat + 1) for seat in range(len(found.result(state).points))])


@cache
def _drawings(name: str) -> Draw:
    draw: Draw = importlib.import_module(f"{type(game(name)).__module__.rpartition('.')[0]}.svg").draw
    return draw
