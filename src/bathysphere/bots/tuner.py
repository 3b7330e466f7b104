"""Weights round after round: trials, what they say, and what forecasts missed in them."""

from __future__ import annotations

from typing import Final

from . import swings, tuning
from .columns import Columns
from .samples import Sample
from .swings import Trial
from .tasks import Line
from .weights import Sheet, Weights, Worth
from .workshop import Workshop

LESSONS: Final = (1.0, 0.5)
"""How much of a lesson is tried: forecasts that are mended at once change the play that they are about."""


class Tuner:
    """Carries out the plan of a workshop that is for weights."""

    def __init__(self, shop: Workshop) -> None:
        self.shop = shop
        self.plan = shop.plan

    def run(self) -> tuple[Sheet, str]:
        """The weights after all rounds, and how they did against those at the start."""
        start = self.shop.start
        sheet = Sheet(start.game, start.solo, start.table)
        before = Sheet(start.game, start.solo.straight(), start.table.straight())
        for kind, seats in self.shop.kinds():
            setattr(sheet, kind, self.tuned(kind, seats, sheet.of(seats)))
        verdicts = []
        games = self.plan.match * 2
        for kind, seats in self.shop.kinds():
            share = self.shop.share(f"final-{kind}", sheet, before, seats, games)
            verdicts.append(f"{kind} {share:.1%}" + (" (so the old ones stay)" if share < 0.5 else ""))
            if share < 0.5:
                setattr(sheet, kind, getattr(start, kind))
        return sheet, f"wins in {games} games against the weights before: {', '.join(verdicts)}"

    def tuned(self, kind: str, seats: int, own: Weights) -> Weights:
        """Some games to see how features spread, and to fit weights where there are none; then the rounds."""
        columns = Columns(self.shop.game)
        own = tuning.known(own, columns).straight()
        scouts = self.shop.tasks(kind, 0, own, {})[: max(2, self.plan.games // 4)]
        seen = _samples(self.shop.games(f"scout-{kind}", scouts))
        own = own if own.worth else tuning.fit(columns, seen)
        spread = swings.swings(columns, seen)
        reach = {name: far for name, far in spread.items() if name not in own.fines}
        for number in range(self.plan.rounds):
            tasks = self.shop.tasks(kind, number + 1, own, reach)
            lines = self.shop.games(f"games-{number}-{kind}", tasks)
            seen = _samples(lines)
            own = tuning.measured(swings.mended(own, reach, _trials(lines)), columns, seen)
            own = self.better(f"lesson-{number}-{kind}", seats, own, tuning.lesson(own, columns, seen))
            own = tuning.measured(own, columns, seen)
        return own

    def better(self, name: str, seats: int, own: Weights, lesson: Worth) -> Weights:
        """The weights with the whole lesson or half of it, if those win more games; else as they are."""
        game = self.plan.game
        for part in LESSONS:
            new = tuning.taught(own, lesson, part)
            sheets = Sheet(game, new, new), Sheet(game, own, own)
            if self.shop.share(f"{name}-{part:g}", *sheets, seats, self.plan.match) > 0.5:
                return new
        return own


def _samples(lines: list[Line]) -> list[Sample]:
    return [sample for line in lines for sample in line.samples]


def _trials(lines: list[Line]) -> list[Trial]:
    """Who played the same deal, at one table or alone one after the other, belongs together."""
    found: dict[int, list[float]] = {}
    for line in lines:
        found.setdefault(line.seed, []).extend(line.samples[0].final)
    return [Trial(seed, points) for seed, points in found.items() if len(points) > 1]
