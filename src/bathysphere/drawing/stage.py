"""A scene as the table makes it: what a seat sees of a state, what it may answer, what it is refused."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.game import AnyGame
from ..kernel.message import Message
from ..kernel.position import Position
from .scene import Choice, Denial, Scene


def choices(game: AnyGame, state: Position, seat: int, say: Callable[[Message], str]) -> list[Choice]:
    """The legal answers of a seat, in the reader's words."""
    return [
        Choice(move.key(), move.point(), say(game.describe(state, seat, move)))
        for move in game.options(state, seat)
    ]


def denials(game: AnyGame, state: Position, seat: int, say: Callable[[Message], str]) -> list[Denial]:
    """What a seat could expect to do and may not, in the reader's words."""
    return [Denial(each.target, each.rule, say(each.why)) for each in game.refusals(state, seat)]


def stage(
    game: AnyGame,
    state: Position,
    seat: int | None,
    names: list[str],
    say: Callable[[Message], str],
    language: str = "en",
    theme: str = "light",
    narrow: bool = False,
) -> Scene:
    """The scene of one seat, or of an onlooker; only who is asked has answers."""
    asked = seat if seat is not None and seat in game.waiting(state) else None
    offered = [] if asked is None else choices(game, state, asked, say)
    refused = [] if asked is None else denials(game, state, asked, say)
    return Scene(game.view(state, seat), seat, names, offered, refused, language, theme, narrow, say)
