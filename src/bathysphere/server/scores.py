"""The end of a game: the itemised table, and how the points grew."""

from __future__ import annotations

import re
from dataclasses import dataclass
from weakref import WeakKeyDictionary

from ..drawing.chart import Series, lines
from ..drawing.markup import Markup
from ..kernel.message import Message
from ..speech import Voice
from .table import Table


@dataclass(frozen=True)
class ScoreRow:
    """One line of the breakdown: what for, the rule, and the points by seat."""

    words: str
    rule: str
    points: list[int]


@dataclass(frozen=True)
class ScoreSheet:
    """Shown only when a game is over: before, points may hang on what is hidden."""

    reason: str
    rows: list[ScoreRow]
    totals: list[int]
    ranking: list[int]
    winners: list[int]
    chart: Markup


def score_sheet(table: Table, voice: Voice) -> ScoreSheet:
    """What nobody scored for is left out: a long table hides what decided the game."""
    result = table.game.result(table.state)
    rows: dict[tuple[str, str], list[int]] = {}
    for seat, breakdown in enumerate(result.breakdown):
        for line in breakdown:
            row = rows.setdefault((voice.say(line.what), line.rule), [0] * len(result.points))
            row[seat] += line.points
    ordered = sorted(rows.items(), key=lambda row: _rank(row[0][1]))
    listed = [ScoreRow(words, rule, points) for (words, rule), points in ordered if any(points)]
    return ScoreSheet(
        voice.say(result.reason),
        listed,
        result.points,
        result.ranking,
        result.winners,
        _growth(table, voice),
    )


def _rank(rule: str) -> list[int]:
    """Rules in the order of the ledger: AN-16.4 before AN-16.12."""
    return [int(number) for number in re.findall(r"\d+", rule)]


def _growth(table: Table, voice: Voice) -> Markup:
    """The points as they would have been at every moment, one line per seat."""
    moments, points = _history(table)
    series = [Series(seat, name, [each[seat] for each in points]) for seat, name in enumerate(table.names())]
    return lines(series, moments, voice.say(Message("result-chart")))


def _history(table: Table) -> tuple[list[int], list[list[int]]]:
    """At most sixty moments and the points at each. A finished game is replayed for this once."""
    known = _histories.get(table)
    if known is None or known[0][-1] != table.moments:
        step = max(1, table.moments // 60)
        moments = [*range(0, table.moments, step), table.moments]
        known = (moments, [table.game.result(table.state_at(moment)).points for moment in moments])
        _histories[table] = known
    return known


_histories: WeakKeyDictionary[Table, tuple[list[int], list[list[int]]]] = WeakKeyDictionary()
