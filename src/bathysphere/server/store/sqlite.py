"""The store in one SQLite file: write-ahead log, full synchronisation, one writer."""

from __future__ import annotations

import asyncio
import sqlite3
from dataclasses import astuple, replace
from typing import Any, Final

from .rows import Chair, Event, Row
from .writer import Work, Writer

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, header TEXT NOT NULL, start TEXT NOT NULL, host TEXT NOT NULL,
    curtain INTEGER NOT NULL, archive INTEGER NOT NULL, made INTEGER NOT NULL
) STRICT;
CREATE TABLE IF NOT EXISTS chairs (
    place TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
    level TEXT NOT NULL, token TEXT NOT NULL, invite TEXT NOT NULL, auto INTEGER NOT NULL,
    confirm INTEGER NOT NULL, PRIMARY KEY (place, seat)
) STRICT;
CREATE TABLE IF NOT EXISTS events (
    place TEXT NOT NULL REFERENCES tables(id), version INTEGER NOT NULL, seat INTEGER NOT NULL,
    kind TEXT NOT NULL, text TEXT NOT NULL, command TEXT NOT NULL,
    PRIMARY KEY (place, version), UNIQUE (place, seat, command)
) STRICT;
CREATE TRIGGER IF NOT EXISTS events_stay BEFORE UPDATE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never changed'); END;
CREATE TRIGGER IF NOT EXISTS events_remain BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'events are never removed'); END;
"""


class Store:
    """Every method returns after the commit."""

    def __init__(self, path: str) -> None:
        self.writer = Writer(path)
        self.writer.start()
        self.writer.submit(_prepare).result()

    async def create(self, row: Row, chairs: list[Chair], events: list[Event]) -> None:
        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?)", astuple(row))
            base.executemany("INSERT INTO chairs VALUES (?,?,?,?,?,?,?,?,?)", _with(row.id, chairs))
            base.executemany("INSERT INTO events VALUES (?,?,?,?,?,?)", _with(row.id, events))

        await self._run(work)

    async def append(self, table: str, event: Event) -> None:
        """One more step of a table's history."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("INSERT INTO events VALUES (?,?,?,?,?,?)", (table, *astuple(event)))

        await self._run(work)

    async def seat(self, table: str, chair: Chair) -> None:
        """Somebody else sits there now, or sits there otherwise."""

        def work(base: sqlite3.Connection) -> None:
            base.execute("REPLACE INTO chairs VALUES (?,?,?,?,?,?,?,?,?)", (table, *astuple(chair)))

        await self._run(work)

    async def load(self, table: str) -> tuple[Row, list[Chair], list[Event]] | None:
        """A table with its whole history, or None."""

        def work(base: sqlite3.Connection) -> tuple[Row, list[Chair], list[Event]] | None:
            found = base.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
            if found is None:
                return None
            return _row(found), _chairs(base, table), _events(base, table)

        found: tuple[Row, list[Chair], list[Event]] | None = await self._run(work)
        return found

    async def with_bots(self, most: int) -> list[str]:
        """The newest tables at which a bot plays or stands in."""

        def work(base: sqlite3.Connection) -> list[str]:
            rows = base.execute(
                "SELECT id FROM tables WHERE NOT archive AND EXISTS"
                " (SELECT 1 FROM chairs WHERE place = id AND level != '')"
                " ORDER BY made DESC, rowid DESC LIMIT ?",
                (most,),
            )
            return [row[0] for row in rows]

        found: list[str] = await self._run(work)
        return found

    async def close(self) -> None:
        await asyncio.to_thread(self.writer.close)

    async def _run(self, work: Work) -> Any:
        return await asyncio.wrap_future(self.writer.submit(work))


def _prepare(base: sqlite3.Connection) -> None:
    for statement in _statements():
        base.execute(statement)


def _statements() -> list[str]:
    """The schema one statement at a time: a script would commit behind the writer's back."""
    found: list[str] = []
    part = ""
    for line in _SCHEMA.splitlines():
        part += line + "\n"
        if sqlite3.complete_statement(part):
            found.append(part)
            part = ""
    return found


def _with(table: str, rows: list[Chair] | list[Event]) -> list[tuple[object, ...]]:
    return [(table, *astuple(row)) for row in rows]


def _row(found: tuple[Any, ...]) -> Row:
    name, header, start, host, curtain, archive, made = found
    return Row(name, header, start, host, bool(curtain), bool(archive), made)


def _chairs(base: sqlite3.Connection, table: str) -> list[Chair]:
    rows = base.execute("SELECT * FROM chairs WHERE place = ? ORDER BY seat", (table,))
    return [replace(Chair(*row[1:7]), auto=bool(row[7]), confirm=bool(row[8])) for row in rows]


def _events(base: sqlite3.Connection, table: str) -> list[Event]:
    rows = base.execute("SELECT * FROM events WHERE place = ? ORDER BY version", (table,))
    return [Event(*row[1:]) for row in rows]
