"""What a bot is, and the only way in which it meets a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from ..kernel.game import AnyGame
from ..kernel.moves import Move
from ..kernel.position import Position
from ..kernel.rng import Rng


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: milliseconds or iterations, whichever is set and ends first.

    With neither it takes its own time.
    """

    milliseconds: int = 0
    iterations: int = 0


class Dealer:
    """Deals imagined states of a table to one seat. The real state stays inside: a bot never holds it."""

    def __init__(self, game: AnyGame, state: Position, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.__state = state
        self.__prepared = False

    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.game.result(self.__state).points)

    def deal(self, rng: Rng) -> Position:
        """A state that looks the same to this seat as the real one, with a generator of its own."""
        if not self.__prepared:
            self.game.prepare(self.__state)
            self.__prepared = True
        imagined: Position = self.game.imagine(self.__state, self.seat, rng)
        return imagined


class Bot(Protocol):
    """Chooses one of the options. With a fixed seed and an iteration budget the choice is reproducible."""

    def choose(
        self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget
    ) -> Move: ...


def ask(bot: Bot, game: AnyGame, state: Position, seat: int, budget: Budget) -> Move:
    """Put the question of a seat to a bot; where there is but one answer nobody thinks."""
    options = game.options(state, seat)
    if len(options) == 1:
        return options[0]
    return bot.choose(game.view(state, seat), options, Dealer(game, state, seat), budget)
