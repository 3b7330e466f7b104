"""Matches between bots: who sits where, what is kept of a game, and what it says about strength."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.variants import Value
from .match import Player, play
from .register import entrant, make

SURE: Final = 1.96
"""Standard errors to either side that hold 95 of 100 cases."""


@dataclass(frozen=True)
class Meeting:
    """One game to be played. All meetings of a deal have the same cards and dice, with the seats rotated."""

    number: int
    deal: int
    seed: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Seat:
    """How one seat fared in one game: one line of the table of results."""

    number: int
    deal: int
    seed: int
    seat: int
    bot: str
    points: int
    place: int
    share: float
    asked: int
    seconds: float


def schedule(bots: list[str], seats: int, games: int, seed: int) -> list[Meeting]:
    """At least so many games, in whole deals.

    With more bots than seats every choice of them meets; with fewer they sit several times. Every deal
    is played in all rotations of the seats, and every other deal goes round the table the other way.
    """
    tables = _tables(bots, seats)
    found: list[Meeting] = []
    deal = 0
    while len(found) < games:
        for table in tables:
            onward = deal // len(tables) % 2 == 0
            for rotation in _rotations(table if onward else [each[::-1] for each in table]):
                found.append(Meeting(len(found), deal, seed + deal, rotation))
            deal += 1
    return found


def _tables(bots: list[str], seats: int) -> list[list[tuple[str, ...]]]:
    """Who meets whom, and the line-ups that share a deal.

    Where seats cannot be shared out evenly, as among two bots with three seats, every bot has one more than
    its share in turn: an equal wins as many games as another.
    """
    if len(bots) > seats:
        return [[choice] for choice in combinations(bots, seats)]
    turns = len(bots) if seats % len(bots) else 1
    return [[tuple(bots[(i + turn) % len(bots)] for i in range(seats)) for turn in range(turns)]]


def _rotations(table: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Every way round once: two bots that sit twice each have two rotations, not four."""
    every = [order[n:] + order[:n] for n in range(len(table[0])) for order in table]
    return list(dict.fromkeys(every))


def meet(game: AnyGame, meeting: Meeting, variants: dict[str, Value]) -> list[Seat]:
    """Play one meeting."""
    players = []
    for seat, words in enumerate(meeting.bots):
        name, budget = entrant(words)
        players.append(Player(words, make(name, meeting.number * 31 + seat + 7 * meeting.seed), budget))
    played = play(game, players, meeting.seed, variants)
    return [
        Seat(
            meeting.number,
            meeting.deal,
            meeting.seed,
            seat,
            words,
            played.points[seat],
            played.ranking[seat],
            played.shares[seat],
            played.asked[seat],
            round(played.seconds[seat], 4),
        )
        for seat, words in enumerate(meeting.bots)
    ]


def by_game(rows: list[Seat]) -> list[list[Seat]]:
    """The rows of each game, in the order of play."""
    found: dict[int, list[Seat]] = {}
    for row in sorted(rows, key=lambda each: (each.number, each.seat)):
        found.setdefault(row.number, []).append(row)
    return list(found.values())


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 cases (Wilson)."""
    if not trials:
        return (0.0, 1.0)
    share = successes / trials
    shrink = 1 + SURE**2 / trials
    middle = (share + SURE**2 / (2 * trials)) / shrink
    half = SURE * math.sqrt(share * (1 - share) / trials + SURE**2 / (4 * trials**2)) / shrink
    return (max(0.0, middle - half), min(1.0, middle + half))


def matrix(rows: list[Seat], bots: list[str]) -> list[list[tuple[float, int]]]:
    """How often the bot of the row finished before the bot of the column (shared places count half)."""
    found = [[(0.0, 0) for _ in bots] for _ in bots]
    for game in by_game(rows):
        for one in game:
            for other in game:
                if one.bot == other.bot:
                    continue
                i, j = bots.index(one.bot), bots.index(other.bot)
                score = 0.5 if one.place == other.place else float(one.place < other.place)
                wins, games = found[i][j]
                found[i][j] = (wins + score, games + 1)
    return found
