"""What a position is worth to each seat, without looking ahead. Compiled."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.position import NOBODY, Position
from . import weights as files
from .columns import Columns
from .style import FINE, KEEN, PLAIN
from .weights import Bends, Weights

LEAD: Final = 0.5
"""How much of a value is the lead itself and not the chance to win.

A chance hangs on the best of the others, whose luck is the larger part of what a search hears; a lead over
all of them is steadier, early in a game above all. And decided games are played on as well.
"""
MOMENTS: Final = 200
"""At so many moments of a game its blended weights are kept."""
GROUP: Final = 4
"""So many bends are worked out at once."""


class Appraisal:
    """What a position looks like, by seat: value (0 to 1), chance to win, points at the end.

    `turn` is another number in another turn, where the weights say what tells turns apart; 0 elsewhere.
    """

    def __init__(self, values: list[float], chances: list[float], points: list[float], turn: float) -> None:
        self.values = values
        self.chances = chances
        self.points = points
        self.turn = turn


class Evaluation:
    """The weights of one game at one seat count, laid out for speed.

    Of the three lists of weights `early` holds at the start of the game, `slide` is added by its end, and
    `clock` tells how much of it is over, from the few features whose places are `timed`. Where those are all
    of the table, `blended` keeps what the weights are at a moment. `finish` is how many answers a look plays
    on to the end of a turn, `others` how many those who answer in a hurry play on, `rounds` in how many
    worlds a search then looks at the better answers. `fines` are the places of features that the goal alone
    asks for, `turns` and `seams` of those that tell turns and phases apart. By level, `leniency` is what may
    be given away. By bend, `bend_zeros`, `bend_worths` and `bend_weights` are what the weights say of bends;
    by seat, `bent` are the numbers for which bends were worked out last, and what they found.
    """

    def __init__(self, game: AnyGame, seats: int, weights: Weights) -> None:
        columns = Columns(game)
        worth = [weights.worth.get(name, (0.0, 0.0)) for name in columns.names]
        self.game = game
        self.seats = seats
        self.table: int = columns.table
        self.width: int = columns.width
        self.early: list[float] = [start for start, _ in worth]
        self.slide: list[float] = [end - start for start, end in worth]
        self.early[columns.points] += 1
        self.clock: list[float] = [weights.clock.get(name, 0.0) / seats for name in columns.names]
        self.clock_zero: float = weights.clock_zero
        self.timed: list[int] = [i for i in range(columns.table + columns.width) if self.clock[i]]
        self.common: bool = all([i < columns.table for i in self.timed])
        self.blended: dict[float, list[float]] = {}
        self.base: tuple[float, float] = weights.base
        self.spread: tuple[float, float] = weights.spread
        self.goal: float = weights.goal
        self.finish: int = weights.finish
        self.others: int = weights.others
        self.rounds: int = weights.rounds
        self.fines: list[int] = [columns.names.index(name) for name in weights.fines]
        self.turns: list[int] = [columns.names.index(name) for name in weights.turns]
        self.seams: list[int] = [columns.names.index(name) for name in weights.seams]
        self.leniency: dict[str, float] = weights.leniency
        bends = _in_groups(weights.bends)
        none = [0.0] * len(bends.worths)
        self.bend_zeros: list[float] = bends.zeros
        self.bend_worths: list[float] = bends.worths
        self.bend_weights: list[list[float]] = [
            [bends.weights.get(name, none)[n] for name in columns.names] for n in range(len(bends.worths))
        ]
        self.bent: list[tuple[list[float], float]] = [([], 0.0) for _ in range(seats)]

    def forecast(self, state: Position) -> tuple[list[float], float]:
        """The points each seat is expected to end with, and how much of the game is over (0 to 1)."""
        return self._forecast(self.game.features(state, NOBODY), self.game.waiting(state))

    def _forecast(self, numbers: list[float], waiting: list[int]) -> tuple[list[float], float]:
        points, now = self._straight(numbers, waiting)
        if self.bend_worths:
            self._bend(points, numbers, waiting)
        return points, now

    def _straight(self, numbers: list[float], waiting: list[int]) -> tuple[list[float], float]:
        """The weighted sums alone."""
        if self.common:
            return self._at_a_moment(numbers, waiting)
        now = self.clock_zero
        starts: list[float] = []
        slides: list[float] = []
        for seat in range(self.seats):
            start, slide, clock = self._sums(numbers, seat, seat in waiting)
            starts.append(start)
            slides.append(slide)
            now += clock
        now = min(1.0, max(0.0, now))
        base = self.base[0] + now * (self.base[1] - self.base[0])
        return [base + starts[seat] + now * slides[seat] for seat in range(self.seats)], now

    def _at_a_moment(self, numbers: list[float], waiting: list[int]) -> tuple[list[float], float]:
        """The same where the table alone tells the time: the weights of a moment are worked out once."""
        now = self._time(numbers)
        weights = self._blend(now)
        everyone = self.base[0] + now * (self.base[1] - self.base[0])
        for i in range(self.table):
            everyone += weights[i] * numbers[i]
        found: list[float] = []
        for seat in range(self.seats):
            total = everyone + weights[-1] if seat in waiting else everyone
            first, place = self.table + seat * self.width, self.table
            for number in numbers[first : first + self.width]:
                if number != 0.0:
                    total += weights[place] * number
                place += 1
            found.append(total)
        return found, now

    def _time(self, numbers: list[float]) -> float:
        now = self.clock_zero
        for i in self.timed:
            now += self.clock[i] * numbers[i] * self.seats
        return min(1.0, max(0.0, now))

    def _blend(self, now: float) -> list[float]:
        """The weights at a moment."""
        found = self.blended.get(now)
        if found is None:
            if len(self.blended) >= MOMENTS:
                self.blended.clear()
            found = [early + now * slide for early, slide in zip(self.early, self.slide, strict=True)]
            self.blended[now] = found
        return found

    def _sums(self, numbers: list[float], seat: int, on_turn: bool) -> tuple[float, float, float]:
        """The numbers of one seat, weighted by each of the three lists."""
        early, slides, clocks = self.early, self.slide, self.clock
        first = self.table + seat * self.width
        row = numbers[: self.table] + numbers[first : first + self.width]
        start, slide, clock = 0.0, 0.0, 0.0
        if on_turn:
            start, slide, clock = early[-1], slides[-1], clocks[-1]
        for i, number in enumerate(row):
            if number != 0.0:
                start += early[i] * number
                slide += slides[i] * number
        for i in self.timed:
            clock += clocks[i] * row[i]
        return start, slide, clock

    def _bend(self, points: list[float], numbers: list[float], waiting: list[int]) -> None:
        """Add what bends find. An answer mostly changes one seat: what was found last for others holds."""
        shared = numbers[: self.table]
        for seat in range(self.seats):
            first = self.table + seat * self.width
            row = shared + numbers[first : first + self.width]
            row.append(1.0 if seat in waiting else 0.0)
            last, found = self.bent[seat]
            if row != last:
                found = self._bent(row)
                self.bent[seat] = row, found
            points[seat] += found

    def _bent(self, row: list[float]) -> float:
        """What bends add for the numbers of one seat: each its sum, as far as that is above zero.

        Most numbers are nothing, and every other one is read once for a whole group of bends.
        """
        places = [i for i in range(len(row)) if row[i] != 0.0]
        found = 0.0
        for n in range(0, len(self.bend_worths), GROUP):
            weights, others = self.bend_weights[n], self.bend_weights[n + 1]
            thirds, fourths = self.bend_weights[n + 2], self.bend_weights[n + 3]
            total, other = self.bend_zeros[n], self.bend_zeros[n + 1]
            third, fourth = self.bend_zeros[n + 2], self.bend_zeros[n + 3]
            for i in places:
                number = row[i]
                total += weights[i] * number
                other += others[i] * number
                third += thirds[i] * number
                fourth += fourths[i] * number
            if total > 0.0:
                found += total * self.bend_worths[n]
            if other > 0.0:
                found += other * self.bend_worths[n + 1]
            if third > 0.0:
                found += third * self.bend_worths[n + 2]
            if fourth > 0.0:
                found += fourth * self.bend_worths[n + 3]
        return found

    def appraise(self, state: Position) -> Appraisal:
        """Mostly the chance to win; at the end of the game whether it was won."""
        waiting = self.game.waiting(state)
        if not waiting:
            return self._final(state)
        numbers = self.game.features(state, NOBODY)
        points, now = self._forecast(numbers, waiting)
        chances = self.chances(points, now)
        turn = sum([numbers[i] for i in self.turns])
        return Appraisal(self._mixed(points, chances), chances, points, turn)

    def chances(self, points: list[float], now: float) -> list[float]:
        """The chance of each seat to win, when these are the points it is expected to make."""
        spread = self.spread[0] + now * (self.spread[1] - self.spread[0])
        if self.seats == 1:
            return [_squash((points[0] - self.goal) / spread)]
        best = max(points)
        shares = [math.exp((each - best) / spread) for each in points]
        total = sum(shares)
        return [share / total for share in shares]

    def _final(self, state: Position) -> Appraisal:
        result = self.game.result(state)
        share = 1 / len(result.winners) if result.winners else 0.0
        wins = [share if seat in result.winners else 0.0 for seat in range(self.seats)]
        points = [float(each) for each in result.points]
        return Appraisal(self._mixed(points, wins), wins, points, -1.0)

    def _mixed(self, points: list[float], wins: list[float]) -> list[float]:
        spread = 2 * max(self.spread)
        if self.seats == 1:
            return [(1 - LEAD) * wins[0] + LEAD * _squash((points[0] - self.goal) / spread)]
        total = sum(points)
        found: list[float] = []
        for seat in range(self.seats):
            lead = (points[seat] * self.seats - total) / (self.seats - 1)
            found.append((1 - LEAD) * wins[seat] + LEAD * _squash(lead / spread))
        return found


def _in_groups(bends: Bends) -> Bends:
    """The same bends with some that find nothing, so that they come in whole groups."""
    more = [0.0] * (-len(bends.worths) % GROUP)
    weights = {name: row + more for name, row in bends.weights.items()}
    return Bends(bends.zeros + more, bends.worths + more, weights)


def _squash(x: float) -> float:
    """From 0 to 1, steepest at 0."""
    return 0.5 + 0.5 * math.tanh(x / 2)


@cache
def evaluation(game: AnyGame, seats: int, judgement: str = PLAIN) -> Evaluation:
    """The evaluation of a game with the weights of the package.

    A plain one leaves out bends: it is quick and easily read. A fine one takes longer and foresees more; for
    a keen one part of what bends find counts, as much as the weights say.
    """
    weights = files.load(game.name).of(seats)
    part = 1.0 if judgement == FINE else weights.keen if judgement == KEEN else 0.0
    return Evaluation(game, seats, weights.bent(part))
