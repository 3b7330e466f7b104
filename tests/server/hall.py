"""A hall with one reef table, without a web server around it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from bathysphere.server.hall import Command, Hall, Outcome
from bathysphere.server.store import Chair, Store
from bathysphere.server.table import Table
from server.shelf import reef_shelf


class Told:
    """Listens to what a hall publishes."""

    def __init__(self) -> None:
        self.revisions: list[int] = []

    async def publish(self, table: Table) -> None:
        self.revisions.append(table.revision)


def in_hall(path: Path, story: Callable[[Hall, Table], Awaitable[None]], **chair: bool) -> None:
    """Run a story at a fresh table of two people."""

    async def run() -> None:
        store = Store(str(path / "tables.sqlite"))
        hall = Hall(store, reef_shelf(), Told().publish)
        chairs = [Chair(0, "here", "Ada", **chair), Chair(1, "here", "Lin", **chair)]
        try:
            await story(hall, await hall.create("reef", chairs, {}, "host", curtain=True))
        finally:
            await store.close()

    asyncio.run(run())


def first_key(table: Table, seat: int) -> str:
    key: str = table.game.options(table.state, seat)[0].key()
    return key


async def answer(hall: Hall, table: Table, seat: int, key: str = "", id: str = "") -> Outcome:
    """Give the first (or the named) answer of a seat."""
    chosen = key or first_key(table, seat)
    name = id or f"test-{table.version}-{seat}"
    return await hall.command(table, Command(name, table.version, seat, "answer", chosen))


async def play_on(hall: Hall, table: Table, answers: int = 10_000) -> None:
    """Answer for everybody until the game is over or so many answers are given."""
    for _ in range(answers):
        if table.held is not None:
            await hall.command(table, Command(f"yes-{table.version}", table.version, table.held, "confirm"))
        waiting = table.waiting()
        if not waiting:
            return
        outcome = await answer(hall, table, waiting[0])
        assert outcome.why is None
