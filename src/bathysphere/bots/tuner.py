"""Round after round of self-play, fit and match. Everything done is kept in a folder and never done twice."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from ..kernel.errors import BadSetup
from ..kernel.game import AnyGame
from . import samples, swings, tuning, weights
from .bot import Bot, Budget
from .columns import Columns
from .evaluation import Evaluation
from .greedy import Greedy
from .match import Player, play
from .samples import Judges, Sample
from .search import Search
from .swings import Trial
from .weights import Sheet, Weights, Worth


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


LOOKS: Final = 48
"""Positions remembered per game for bends: there is more to learn than for weights."""
PASSES: Final = 20
"""So often every position is looked at for bends: more learns games by heart."""
SPAN: Final = 4
"""Going onward every lesson is of the games of so many rounds, and looks at each position so often."""
PARTS: Final = (("whole", 1.0), ("half", 0.5), ("quarter", 0.25))
"""How much of a lesson for bends is tried."""
LESSONS: Final = (1.0, 0.5)
"""How much of a lesson is tried: forecasts that are mended at once change the play that they are about."""

Crew = Callable[[list[Task]], Iterable[str]]
"""Does tasks and gives their lines back, in any order."""
Tell = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is."""


def carry_out(game: AnyGame, task: Task) -> str:
    """One task, as the line that is kept."""
    if not task.rival:
        seen = samples.watch(game, _judges(game, task), task.seed, task.astray, task.looks, task.ways)
        return json.dumps(asdict(Line(task.number, task.seed, seen, 0.0, [])))
    judges = [Judges(weights.read(task.sheet)), Judges(weights.read(task.rival))]
    own = task.number % 2
    sides = [(seat + own) % 2 for seat in range(task.seats)]
    if task.seats == 1:
        sides = [own]
    players = [
        Player("new" if side == 0 else "old", _bot(task, seat, judges[side]), Budget())
        for seat, side in enumerate(sides)
    ]
    played = play(game, players, task.seed, {})
    share = sum(share for share, side in zip(played.shares, sides, strict=True) if side == 0)
    seats = [judges[side](game, task.seats) for side in sides]
    points = samples.outcomes(played.record.state, seats)
    return json.dumps(asdict(Line(task.number, task.seed, [], share, points)))


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


class Tuner:
    """Carries out a plan in a folder."""

    def __init__(self, game: AnyGame, plan: Plan, folder: Path, start: Sheet, crew: Crew, tell: Tell) -> None:
        self.game = game
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.tell = tell
        self.start = self._open(start)

    def run(self) -> tuple[Sheet, str]:
        """The weights after all rounds, and how they did against those at the start."""
        if self.plan.bends:
            return self._run_bends()
        sheet = Sheet(self.start.game, self.start.solo, self.start.table)
        before = Sheet(self.start.game, self.start.solo.straight(), self.start.table.straight())
        for kind, seats in self._kinds():
            setattr(sheet, kind, self._tuned(kind, sheet.of(seats)))
        verdicts = []
        for kind, seats in self._kinds():
            share = self._share(f"final-{kind}", sheet, before, seats, self.plan.match * 2)
            verdicts.append(f"{kind} {share:.1%}" + (" (so the old ones stay)" if share < 0.5 else ""))
            if share < 0.5:
                setattr(sheet, kind, getattr(self.start, kind))
        games = self.plan.match * 2
        return sheet, f"wins in {games} games against the weights before: {', '.join(verdicts)}"

    def _run_bends(self) -> tuple[Sheet, str]:
        """Bends for the weights of one kind, and how they did against those at the start.

        If there were any they are mended.
        """
        try:
            import numpy  # noqa: F401
        except ImportError as error:
            raise BadSetup("bends need numpy: pip install 'bathysphere[bots]'") from error
        columns = Columns(self.game)
        kind, seats = self._kind()
        before = own = tuning.known(self.start.of(seats), columns)
        if own.bends.worths and len(own.bends.worths) != self.plan.bends:
            raise BadSetup(
                f"there are {len(own.bends.worths)} bends already; ask for as many, or give --anew"
            )
        own = self._onward(own, columns) if self.plan.onward else self._judged(own, columns)
        new, old = (Sheet(self.start.game, self.start.solo, self.start.table) for _ in range(2))
        setattr(new, kind, own)
        setattr(old, kind, before)
        games = self.plan.match * 2
        share = self._share("final-bends", new, old, seats, games)
        kept = new if share > 0.5 else old
        verdict = f"{share:.1%}" + ("" if kept is new else " (so nothing changes)")
        rivals = "bends before" if before.bends.worths else "weights without bends"
        return kept, f"wins in {games} games against the {rivals}: {verdict}"

    def _judged(self, own: Weights, columns: Columns) -> Weights:
        """Every round teaches from its own games and those of the round before, and must win to be kept."""
        older: list[list[Sample]] = []
        for number in range(self.plan.rounds):
            newer = self._watched(number, own)
            own = self._kept(number, own, self._bent(own, columns, older + newer))
            older = newer
        return own

    def _onward(self, own: Weights, columns: Columns) -> Weights:
        """Every round goes on from the one before; the mean of the last half of them is what was learnt.

        What a lesson takes for good is then played, and the next ones see what it is worth: the first make
        play much worse, and later ones better than those that have to win at once.
        """
        rounds: list[list[list[Sample]]] = []
        found: list[Weights] = []
        for number in range(self.plan.rounds):
            rounds = [*rounds, self._watched(number, own)][-SPAN:]
            own = self._bent(own, columns, [game for games in rounds for game in games])
            found.append(own)
        return tuning.levelled(found[len(found) // 2 :])

    def _watched(self, number: int, own: Weights) -> list[list[Sample]]:
        """The games of a round for bends."""
        tasks = self._tasks(self._kind()[0], number, own, {})
        tasks = [replace(task, looks=LOOKS, ways=self.plan.ways) for task in tasks]
        return [line.samples for line in self._games(f"bends-{number}", tasks)]

    def _bent(self, own: Weights, columns: Columns, games: list[list[Sample]]) -> Weights:
        from .bending import bent

        passes = SPAN if self.plan.onward else PASSES
        return bent(own, columns, games, self.plan.bends, self.plan.seed, passes)

    def _kept(self, number: int, own: Weights, taught: Weights) -> Weights:
        """The better of the whole lesson and half of it, if it wins most of its games; or else a quarter."""
        best, most = own, 0.5
        old = Sheet(self.game.name, own, own)
        for name, part in PARTS:
            if name == "quarter" and best is not own:
                break
            new = tuning.partway(own, taught, part)
            sheet = Sheet(self.game.name, new, new)
            share = self._share(f"bends-{number}-{name}", sheet, old, self._kind()[1], self.plan.match)
            if share > most:
                best, most = new, share
        return best

    def _kind(self) -> tuple[str, int]:
        """The kind of weights that bends are for, with its fewest seats."""
        kinds = self._kinds()
        if not kinds:
            raise BadSetup(f"{self.game.name} has no {self.plan.only} weights to be bent")
        return kinds[0]

    def _kinds(self) -> list[tuple[str, int]]:
        """Alone and at a table: the kinds of weights that the game needs, with the fewest seats of each."""
        several = [seats for seats in self.game.seats if seats > 1]
        found = [("table", several[0])] if several else []
        found += [("solo", 1)] if 1 in self.game.seats else []
        return [kind for kind in found if self.plan.only in ("", kind[0])]

    def _tuned(self, kind: str, own: Weights) -> Weights:
        """Some games to see how features spread, and to fit weights where there are none; then the rounds."""
        columns = Columns(self.game)
        own = tuning.known(own, columns).straight()
        scout = self._games(f"scout-{kind}", self._tasks(kind, 0, own, {})[: max(2, self.plan.games // 4)])
        own = own if own.worth else tuning.fit(columns, _samples(scout))
        spread = swings.swings(columns, _samples(scout))
        reach = {name: far for name, far in spread.items() if name not in own.fines}
        for number in range(self.plan.rounds):
            lines = self._games(f"games-{number}-{kind}", self._tasks(kind, number + 1, own, reach))
            seen = _samples(lines)
            own = tuning.measured(swings.mended(own, reach, _trials(lines)), columns, seen)
            own = self._better(f"lesson-{number}-{kind}", own, tuning.lesson(own, columns, seen))
            own = tuning.measured(own, columns, seen)
        return own

    def _better(self, name: str, own: Weights, lesson: Worth) -> Weights:
        """The weights with the whole lesson or half of it, if those win more games; else as they are."""
        seats = next(seats for kind, seats in self._kinds() if name.endswith(kind))
        old = Sheet(self.game.name, own, own)
        for part in LESSONS:
            new = tuning.taught(own, lesson, part)
            share = self._share(
                f"{name}-{part:g}", Sheet(self.game.name, new, new), old, seats, self.plan.match
            )
            if share > 0.5:
                return new
        return own

    def _tasks(self, kind: str, number: int, own: Weights, reach: dict[str, float]) -> list[Task]:
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

    def _games(self, name: str, tasks: list[Task]) -> list[Line]:
        lines = self._done(name, tasks)
        return [lines[task.number] for task in tasks]

    def _share(self, name: str, rival: Sheet, sheet: Sheet, seats: int, games: int) -> float:
        """The share of wins of one sheet against another: every deal twice, with changed sides."""
        first = self.plan.seed + 900_000_000
        texts = weights.text(rival), weights.text(sheet)
        tasks = [Task(i, seats, first + i // 2, *texts, ways=self.plan.ways) for i in range(games)]
        lines = self._done(name, tasks)
        if seats > 1:
            return sum(lines[i].share for i in range(games)) / games
        pairs = [(lines[i].points[0], lines[i + 1].points[0]) for i in range(0, games - 1, 2)]
        return sum(0.5 + 0.5 * (mine > other) - 0.5 * (mine < other) for mine, other in pairs) / max(
            1, len(pairs)
        )

    def _done(self, name: str, tasks: list[Task]) -> dict[int, Line]:
        """The lines of all tasks; those that the folder has are not done again."""
        done = self._lines(name)
        open_tasks = [task for task in tasks if task.number not in done]
        self.tell(name, len(tasks) - len(open_tasks), len(tasks))
        if open_tasks:
            with (self.folder / f"{name}.jsonl").open("a", encoding="utf-8") as file:
                for n, line in enumerate(self.crew(open_tasks), start=len(tasks) - len(open_tasks) + 1):
                    file.write(line + "\n")
                    file.flush()
                    self.tell(name, n, len(tasks))
        return self._lines(name)

    def _lines(self, name: str) -> dict[int, Line]:
        path = self.folder / f"{name}.jsonl"
        if not path.is_file():
            return {}
        return {line.number: line for line in _whole_lines(path)}

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


def _samples(lines: list[Line]) -> list[Sample]:
    return [sample for line in lines for sample in line.samples]


def _trials(lines: list[Line]) -> list[Trial]:
    """Who played the same deal, at one table or alone one after the other, belongs together."""
    found: dict[int, list[float]] = {}
    for line in lines:
        found.setdefault(line.seed, []).extend(line.samples[0].final)
    return [Trial(seed, points) for seed, points in found.items() if len(points) > 1]


def _whole_lines(path: Path) -> Iterator[Line]:
    """The lines of a file; one that was cut off in the middle of writing counts as not done."""
    for line in path.read_text(encoding="utf-8").split("\n"):
        try:
            raw = json.loads(line)
        except ValueError:
            continue
        seen = [Sample(**each) for each in raw["samples"]]
        yield Line(raw["number"], raw["seed"], seen, raw["share"], raw["points"])
