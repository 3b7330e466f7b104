"""Tables at any moment of a game, for pictures, benchmarks and tests: bots play, then somebody sits down."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final

from ..bots import Budget, ask, make
from ..kernel.game import AnyGame
from ..kernel.position import Position
from . import tokens
from .hall import Command, Hall
from .shelf import Shelf
from .store import Chair, Store
from .store.rows import ANSWER, HERE
from .table import Table

_NAMES: Final = ("Ada", "Boris", "Carmen", "Dag", "Édith")
_SEED: Final = 20
OPENING: Final = 0.0
MIDDLE: Final = 0.5
END: Final = 1.0


@dataclass(frozen=True)
class Sample:
    """A table and the token that opens its first seat, to be kept in the cookie `desk.KEYRING`."""

    table: str
    token: str

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def sample(store: str, shelf: Shelf, game: str, seats: int, share: float, verb: str = "") -> Sample:
    """A table after this share of a game, or a little later, when the first seat has something to choose.

    With a verb it is one whose key begins with it.
    """
    answers = _played(shelf.game(game), seats)
    return asyncio.run(_made(store, shelf, game, seats, answers, round(share * len(answers)), verb))


async def _made(
    store: str,
    shelf: Shelf,
    game: str,
    seats: int,
    answers: tuple[tuple[int, str], ...],
    least: int,
    verb: str,
) -> Sample:
    opened, token = Store(store), tokens.make()
    hall = Hall(opened, shelf, _nobody)
    chairs = [Chair(seat, HERE, _NAMES[seat]) for seat in range(1, seats)]
    first = Chair(0, HERE, _NAMES[0], token=tokens.seal(token))
    table = await hall.create(game, [first, *chairs], {}, tokens.make(), curtain=False, seed=_SEED)
    for seat, key in answers:
        if table.moments >= least and _to_choose(table, verb):
            break
        await hall.command(table, Command(f"sample {table.version}", table.version, seat, ANSWER, key))
    await opened.close()
    return Sample(table.row.id, token)


async def _nobody(table: Table) -> None:
    """Nobody listens to a sample."""


def _to_choose(table: Table, verb: str) -> bool:
    options = table.game.options(table.state, 0) if 0 in table.waiting() else []
    return len(options) > 1 and options[0].key().startswith(verb)


@cache
def _played(game: AnyGame, seats: int) -> tuple[tuple[int, str], ...]:
    """The answers of one game among bots."""
    state: Position = game.setup(seats, _SEED)
    bots = [make("greedy", seat) for seat in range(seats)]
    found: list[tuple[int, str]] = []
    while not game.over(state):
        seat = game.waiting(state)[0]
        move = ask(bots[seat], game, state, seat, Budget(iterations=1))
        found.append((seat, move.key()))
        game.answer(state, seat, game.find(state, seat, move.key()))
    return tuple(found)
