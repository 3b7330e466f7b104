"""How Underwater Cities plays out, from the records of many games: scores, seats, categories, every card.

bathysphere simulate underwater_cities --seats bot:greedy,bot:greedy --games 500 --jobs 2 --out FOLDER
python benchmarks/underwater_cities_balance.py FOLDER FOLDER …      tables per folder; cards over all folders
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from statistics import mean, pstdev

from rich.console import Console
from rich.progress import track
from rich.table import Table

import bathysphere
from bathysphere.games.underwater_cities.components import INSTANT, KINDS
from bathysphere.games.underwater_cities.game import UnderwaterCities
from bathysphere.games.underwater_cities.state import TALLIES, State
from bathysphere.kernel.position import Fact
from bathysphere.kernel.record import read_header

RARE = 30
"""Cards used less often say too little to be ranked."""


@dataclass
class Course:
    """One recorded game: its end, the order of its first round, chosen cards, and whose effects were used."""

    state: State
    first: list[int]
    answers: int = 0
    chosen: Counter[int] = field(default_factory=Counter)
    used: set[tuple[int, int]] = field(default_factory=set)

    def note(self, fact: Fact) -> None:
        if fact.what == "chose":
            self.chosen[fact.thing] += 1
        card = self.state.box.cards[fact.thing] if fact.thing >= 0 else None
        instant = card is not None and fact.what == "matched" and card.kind == INSTANT and not card.cost
        if instant or fact.what == "claimed":
            self.used.add((fact.seat, fact.thing))


def follow(game: UnderwaterCities, text: str) -> Course:
    head = read_header(text)
    state = game.setup(head.seats, head.seed, **head.variants)
    course = Course(state, list(state.order))
    for line in text.splitlines()[1:]:
        seat, _, key = line.partition(" ")
        game.answer(state, int(seat), game.find(state, int(seat), key))
        course.answers += 1
        for fact in game.facts(state):
            course.note(fact)
    return course


@dataclass
class Tally:
    """What the games of one folder came to. Places are those in the order of the first round."""

    winner: list[int] = field(default_factory=list)
    last: list[int] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)
    won: int = 0
    places: Counter[int] = field(default_factory=Counter)
    categories: Counter[str] = field(default_factory=Counter)

    def note(self, game: UnderwaterCities, course: Course) -> list[int]:
        result = game.result(course.state)
        self.winner.append(max(result.points))
        self.last.append(min(result.points))
        self.answers.append(course.answers)
        self.won += bool(result.winners)
        for seat in result.winners:
            self.places[course.first.index(seat) + 1] += 1
        for lines in result.breakdown:
            for name, line in zip(TALLIES, lines, strict=True):
                self.categories[name] += line.points
        return result.points

    def rows(self) -> list[tuple[str, str]]:
        games = len(self.winner)
        seats = max(self.places, default=1)
        share = {name: points / games / seats for name, points in self.categories.items()}
        rows = [
            ("answers", spread(self.answers)),
            ("winner's points", spread(self.winner)),
            ("last player's points", spread(self.last)),
            ("points per player", ", ".join(f"{name} {points:.1f}" for name, points in share.items())),
        ]
        if seats == 1:
            return [*rows, ("games won", f"{self.won / games:.1%}")]
        return [
            *rows,
            ("wins by place", ", ".join(f"{n} {self.places[n] / games:.1%}" for n in sorted(self.places))),
        ]


def spread(numbers: list[int]) -> str:
    ordered = sorted(numbers)
    low, high = ordered[len(ordered) // 20], ordered[-1 - len(ordered) // 20]
    return f"{mean(numbers):.1f} ({low}–{high})"


@dataclass
class Cards:
    """Of every card: how often it was chosen, and the leads over their table of those who used its effect."""

    chosen: Counter[int] = field(default_factory=Counter)
    leads: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list))

    def note(self, course: Course, points: list[int], usual: float) -> None:
        self.chosen.update(course.chosen)
        table = mean(points) if len(points) > 1 else usual
        for seat, card in course.used:
            self.leads[card].append(points[seat] - table)

    def print(self, game: UnderwaterCities, console: Console) -> None:
        means = {card: mean(leads) for card, leads in self.leads.items() if len(leads) >= RARE}
        middle, width = mean(means.values() or [0.0]), pstdev(means.values() or [0.0])
        table = Table("card", "kind", "chosen", "used", "lead", "±", "from the middle")
        for card in sorted(self.leads, key=lambda each: -mean(self.leads[each])):
            leads, printed = self.leads[card], game.box.cards[card]
            away = f"{(means[card] - middle) / width:+.1f} σ" if card in means else "rare"
            doubt = 1.96 * pstdev(leads) / sqrt(len(leads))
            cells = (printed.id, KINDS[printed.kind], str(self.chosen[card]), str(len(leads)))
            table.add_row(*cells, f"{mean(leads):+.1f}", f"{doubt:.1f}", away)
        console.print(table)
        console.print(f"never used: {[c.id for c in game.box.cards if c.number not in self.leads]}")


def main() -> None:
    game = bathysphere.game("underwater_cities")
    assert isinstance(game, UnderwaterCities)
    console, cards = Console(width=150), Cards()
    for folder in map(Path, sys.argv[1:]):
        files = sorted(folder.glob("*.bathy"))
        tally, courses = Tally(), []
        for file in track(files, description=str(folder)):
            course = follow(game, file.read_text(encoding="utf-8"))
            courses.append((course, tally.note(game, course)))
        for course, points in courses:
            cards.note(course, points, mean(tally.winner))
        table = Table("", f"{folder.name}, {len(files)} games")
        for row in tally.rows():
            table.add_row(*row)
        console.print(table)
    cards.print(game, console)


if __name__ == "__main__":
    main()
