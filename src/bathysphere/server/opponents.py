"""Who answers when no person does: bots, stand-ins for absent players, and forced single answers."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from typing import Final

from ..bots import LEVELS
from ..kernel.rng import seeded
from .hall import Closed, Command, Hall
from .store.rows import ANSWER
from .table import Table
from .workers import Overdue, Question, Workers, seed

USUAL: Final = "easy"
"""The level of a quick game: a first game should be won now and then."""


_RESUMED: Final = 20
"""So many tables are looked into when the server starts; older ones go on when somebody opens them."""


def levels() -> list[str]:
    """The bots one can play against: those without thought, then the weakest first."""
    return ["uniform", "greedy", *LEVELS]


@dataclass
class Opponents:
    """One task per table that has something to answer. `pace` is the pause in which people can follow."""

    hall: Hall
    workers: Workers
    pace: float = 0.6
    tasks: dict[str, asyncio.Task[None]] = field(default_factory=dict)

    def wake(self, table: Table) -> None:
        """Look whether somebody has to be answered for."""
        running = self.tasks.get(table.row.id)
        if (running is None or running.done()) and _turn(table) is not None:
            self.tasks[table.row.id] = asyncio.create_task(self._play(table))

    async def resume(self) -> None:
        """After a restart bots go on where they were, also at tables that nobody looks at."""
        for name in await self.hall.store.with_bots(_RESUMED):
            with contextlib.suppress(Closed):
                table = await self.hall.open(name)
                if table is not None:
                    self.wake(table)
            await asyncio.sleep(0)

    async def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        self.workers.close()

    async def _play(self, table: Table) -> None:
        while (seat := _turn(table)) is not None:
            version = table.version
            await asyncio.sleep(self.pace)
            if _turn(table) != seat or table.version != version:
                continue
            key = await self._choose(table, seat)
            await self.hall.command(table, Command(secrets.token_hex(8), version, seat, ANSWER, key))

    async def _choose(self, table: Table, seat: int) -> str:
        game, level = table.game, table.chairs[seat].level
        options = game.options(table.state, seat)
        if len(options) == 1:
            return options[0].key()
        imagined = game.imagine(table.state, seat, seeded(seed()))
        budget = LEVELS[level].milliseconds if level in LEVELS else 0
        try:
            return await self.workers.ask(
                Question(game.name, game.dump(imagined), seat, level, seed(), budget)
            )
        except Overdue:
            # The quick one: any legal answer keeps the table going.
            return secrets.choice(options).key()


def _turn(table: Table) -> int | None:
    """The first seat that is answered for."""
    for seat in table.waiting():
        chair = table.chairs[seat]
        if chair.played_by_bot():
            return seat
        if chair.auto and len(table.game.options(table.state, seat)) == 1:
            return seat
    return None
