"""Where tuning is done: games and matches of one plan, kept in a folder and never played twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

from ..kernel.errors import BadSetup
from ..kernel.game import AnyGame
from . import samples, weights
from .tasks import Line, Task, whole_lines
from .weights import Sheet, Weights


@dataclass(frozen=True)
class Plan:
    """What is to be done; a folder holds the work of one plan.

    `only` says which weights, `table` or `solo`; with nothing it is both. With `bends` the weights stay, and
    so many bends are fitted to what they miss, those of the table if nothing else is said. One answer in
    `astray` of scouts is random. With `ways` the games for bends, and those that judge them, are played by
    searches that go so many, not by greedy bots. `onward` goes on from every lesson, won or lost.
    """

    game: str
    rounds: int
    games: int
    match: int
    seed: int
    only: str = ""
    bends: int = 0
    astray: int = samples.ASTRAY
    ways: int = 0
    onward: bool = False


Crew = Callable[[list[Task]], Iterable[str]]
"""Does tasks and gives their lines back, in any order."""
Tell = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is."""


class Workshop:
    """Games for one plan in one folder. `start` are the weights that the plan began with."""

    def __init__(self, game: AnyGame, plan: Plan, folder: Path, start: Sheet, crew: Crew, tell: Tell) -> None:
        self.game = game
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.tell = tell
        self.start = self._open(start)

    def kinds(self) -> list[tuple[str, int]]:
        """Alone and at a table: the kinds of weights that the plan is for, with the fewest seats of each."""
        several = [seats for seats in self.game.seats if seats > 1]
        found = [("table", several[0])] if several else []
        found += [("solo", 1)] if 1 in self.game.seats else []
        return [kind for kind in found if self.plan.only in ("", kind[0])]

    def tasks(self, kind: str, number: int, own: Weights, reach: dict[str, float]) -> list[Task]:
        """The games of a round, most of them with the fewest seats; alone every trial has a counterpart."""
        alone = kind == "solo"
        counts = [seats for seats in self.game.seats if (seats == 1) == alone]
        text = weights.text(Sheet(self.game.name, own, own))
        first = self.plan.seed + 1_000_000 * (number + 1)
        tasks = []
        for i in range(self.plan.games):
            seats = counts[i // 4 % len(counts) if i % 4 == 0 else 0]
            seed = first + (i // 2 if alone and reach else i)
            tasks.append(Task(i, seats, seed, text, reach=reach, astray=0 if reach else self.plan.astray))
        return tasks

    def games(self, name: str, tasks: list[Task]) -> list[Line]:
        """The games of that name, in the order of their tasks; those that the folder has are not played."""
        done = self._lines(name)
        open_tasks = [task for task in tasks if task.number not in done]
        self.tell(name, len(tasks) - len(open_tasks), len(tasks))
        if open_tasks:
            with (self.folder / f"{name}.jsonl").open("a", encoding="utf-8") as file:
                for n, line in enumerate(self.crew(open_tasks), start=len(tasks) - len(open_tasks) + 1):
                    file.write(line + "\n")
                    file.flush()
                    self.tell(name, n, len(tasks))
        done = self._lines(name)
        return [done[task.number] for task in tasks]

    def share(self, name: str, new: Sheet, old: Sheet, seats: int, games: int) -> float:
        """The share of wins of new weights against old ones: every deal twice, with changed sides."""
        first = self.plan.seed + 900_000_000
        texts = weights.text(new), weights.text(old)
        tasks = [Task(i, seats, first + i // 2, *texts, ways=self.plan.ways) for i in range(games)]
        lines = self.games(name, tasks)
        if seats > 1:
            return sum(line.share for line in lines) / games
        pairs = [(lines[i].points[0], lines[i + 1].points[0]) for i in range(0, games - 1, 2)]
        won = sum(0.5 + 0.5 * (mine > other) - 0.5 * (mine < other) for mine, other in pairs)
        return won / max(1, len(pairs))

    def _lines(self, name: str) -> dict[int, Line]:
        path = self.folder / f"{name}.jsonl"
        return {line.number: line for line in whole_lines(path)} if path.is_file() else {}

    def _open(self, start: Sheet) -> Sheet:
        """Begin in an empty folder, or go on where this very plan stopped."""
        self.folder.mkdir(parents=True, exist_ok=True)
        plan = self.folder / "plan.json"
        if not plan.is_file():
            (self.folder / "start.toml").write_text(weights.text(start), encoding="utf-8")
            plan.write_text(json.dumps(asdict(self.plan)), encoding="utf-8")
        if json.loads(plan.read_text(encoding="utf-8")) != asdict(self.plan):
            raise BadSetup(
                f"{self.folder} holds the work of another plan; give the same numbers again or another --work"
            )
        return weights.read((self.folder / "start.toml").read_text(encoding="utf-8"))
