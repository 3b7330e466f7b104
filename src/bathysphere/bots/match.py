"""One game between bots, from the first question to the last."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from ..kernel import record as records
from ..kernel.game import AnyGame
from ..kernel.record import Record
from ..kernel.variants import Value
from .bot import Bot, Budget, ask

MOST: Final = 5000
"""Answers after which a game counts as it stands: bots that know no better may never end one."""


@dataclass(frozen=True)
class Player:
    """A bot at a table: under which name it plays and how long it may think."""

    name: str
    bot: Bot
    budget: Budget


@dataclass(frozen=True)
class Played:
    """A finished game. `seconds` is the time each seat thought, `asked` how often it had a choice."""

    record: Record
    points: list[int]
    ranking: list[int]
    shares: list[float]
    reason: str
    seconds: list[float]
    asked: list[int]


def play(
    game: AnyGame, players: list[Player], seed: int, variants: dict[str, Value], most: int = MOST
) -> Played:
    """Play one game; after `most` answers it counts as it stands."""
    record = records.start(game, len(players), seed, variants, [f"bot:{player.name}" for player in players])
    seconds, asked = [0.0] * len(players), [0] * len(players)
    while not game.over(record.state) and len(record.answers) < most:
        seat = game.waiting(record.state)[0]
        since = time.perf_counter()
        if len(game.options(record.state, seat)) > 1:
            asked[seat] += 1
        move = ask(players[seat].bot, game, record.state, seat, players[seat].budget)
        seconds[seat] += time.perf_counter() - since
        record.answers.append((seat, move.key()))
        game.answer(record.state, seat, move)
    result = game.result(record.state)
    share = 1 / max(1, len(result.winners))
    shares = [share if seat in result.winners else 0.0 for seat in range(len(players))]
    return Played(record, result.points, result.ranking, shares, result.reason.id, seconds, asked)
