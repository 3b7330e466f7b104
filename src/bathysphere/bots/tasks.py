"""Single games of tuning, small enough to be sent to other processes, and what is kept of them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from ..kernel.game import AnyGame
from . import samples, swings, weights
from .bot import Bot, Budget
from .evaluation import Evaluation
from .greedy import Greedy
from .match import Player, play
from .samples import Judges, Sample
from .search import Search


@dataclass(frozen=True)
class Task:
    """One game, small enough to be sent to another process: with a rival it is a game of a match.

    With a reach every seat plays with weights that are off by it. At most so many `looks` are remembered, and
    one answer in `astray` is random. Seats are greedy, or search so many `ways`.
    """

    number: int
    seats: int
    seed: int
    sheet: str
    rival: str = ""
    reach: dict[str, float] = field(default_factory=dict)
    looks: int = samples.LOOKS
    astray: int = 0
    ways: int = 0


@dataclass(frozen=True)
class Line:
    """What is kept of a task: samples, or the share of wins and the points of a game of a match."""

    number: int
    seed: int
    samples: list[Sample]
    share: float
    points: list[float]


def carry_out(game: AnyGame, task: Task) -> str:
    """One task, as the line that is kept."""
    return json.dumps(asdict(_match(game, task) if task.rival else _self_play(game, task)))


def _self_play(game: AnyGame, task: Task) -> Line:
    seen = samples.watch(game, _judges(game, task), task.seed, task.astray, task.looks, task.ways)
    return Line(task.number, task.seed, seen, 0.0, [])


def _match(game: AnyGame, task: Task) -> Line:
    """Every deal is played twice, with changed sides; alone by one side after the other."""
    judges = [Judges(weights.read(task.sheet)), Judges(weights.read(task.rival))]
    sides = [(seat + task.number) % 2 for seat in range(task.seats)]
    players = [
        Player("new" if side == 0 else "old", _bot(task, seat, judges[side]), Budget())
        for seat, side in enumerate(sides)
    ]
    played = play(game, players, task.seed, {})
    share = sum(share for share, side in zip(played.shares, sides, strict=True) if side == 0)
    seats = [judges[side](game, task.seats) for side in sides]
    return Line(task.number, task.seed, [], share, samples.outcomes(played.record.state, seats))


def _bot(task: Task, seat: int, judges: Judges) -> Bot:
    seed = task.seed * 31 + seat
    if task.ways:
        return Search(seed, Budget(iterations=task.ways), evaluate=judges)
    return Greedy(seed, judges)


def _judges(game: AnyGame, task: Task) -> list[Evaluation]:
    """By seat: the evaluation it plays with. Alone, a deal is played twice, by two that are off."""
    own = weights.read(task.sheet).of(task.seats)
    places = range(task.seats) if task.seats > 1 else [task.number % 2]
    offs = [swings.signs(task.seed, place, task.reach) for place in places]
    return [Evaluation(game, task.seats, swings.moved(own, task.reach, each)) for each in offs]


def whole_lines(path: Path) -> Iterator[Line]:
    """The lines of a file; one that was cut off in the middle of writing counts as not done."""
    for line in path.read_text(encoding="utf-8").split("\n"):
        try:
            raw = json.loads(line)
        except ValueError:
            continue
        seen = [Sample(**each) for each in raw["samples"]]
        yield Line(raw["number"], raw["seed"], seen, raw["share"], raw["points"])
