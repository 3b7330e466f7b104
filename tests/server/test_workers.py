"""A runaway bot cannot hang the table."""

from __future__ import annotations

import time
from collections.abc import Mapping

import pytest

from bathysphere.bots import BOTS, Budget, Dealer
from bathysphere.kernel.game import AnyGame
from bathysphere.kernel.moves import Move
from bathysphere.kernel.rng import seeded
from bathysphere.server.workers import Overdue, Question, Worker
from server.shelf import open_reef


class Endless:
    """Never answers."""

    def __init__(self, seed: int) -> None:
        pass

    def choose(self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget) -> Move:
        while True:
            pass


class Dying(Endless):
    """Falls over."""

    def choose(self, view: Mapping[str, object], options: list[Move], dealer: Dealer, budget: Budget) -> Move:
        raise SystemExit(3)


def open_with_bad_bots(name: str) -> AnyGame:
    """Called in the worker: there, and only there, the bad bots exist."""
    BOTS.update({"endless": Endless, "dying": Dying})
    return open_reef(name)


def _question(level: str) -> Question:
    game = open_reef("reef")
    state = game.imagine(game.setup(2, 7), 0, seeded(1))
    return Question("reef", game.dump(state), 0, level, 1, 100)


@pytest.mark.slow
@pytest.mark.parametrize("level", ["endless", "dying"])
def test_a_bad_bot_is_killed_and_the_next_question_is_answered(level: str) -> None:
    worker = Worker(open_with_bad_bots)
    try:
        assert worker.ask(_question("uniform")).startswith("drop")
        began = time.monotonic()
        with pytest.raises(Overdue):
            worker.ask(_question(level))
        assert time.monotonic() - began < 5
        assert worker.process is None
        assert worker.ask(_question("uniform")).startswith("drop")
    finally:
        worker.kill()
