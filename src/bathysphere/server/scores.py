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
    """One line of the breakdown: what for, its rules (places may have their own), the points by seat."""

    words: str
    rules: list[str]
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
    rows: dict[str, ScoreRow] = {}
    for seat, breakdown in enumerate(result.breakdown):
        for line in breakdown:
            words = voice.say(line.what)
            row = rows.setdefault(words, ScoreRow(words, [], [0] * len(result.points)))
            row.points[seat] += line.points
            if line.rule not in row.rules:
                row.rules.append(line.rule)
    for row in rows.values():
        row.rules.sort(key=_numbers)
    ordered = sorted(rows.values(), key=lambda row: (_numbers(row.rules[0]), _numbers(row.words)))
    return ScoreSheet(
        voice.say(result.reason),
        [row for row in ordered if any(row.points)],
        result.points,
        result.ranking,
        result.winners,
        _growth(table, voice),
    )


def _numbers(text: str) -> list[int]:
    """Rules in the order of the ledger, AN-16.4 before AN-16.12; things they score by number, if any."""
    return [int(number) for number in re.findall(r"\d+", text)]


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
