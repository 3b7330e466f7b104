"""The store: append-only, one writer, each piece of work alone in its failure."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from bathysphere.kernel.errors import BadSetup
from bathysphere.server.store import Chair, Event, Row, Store
from bathysphere.server.store.writer import Writer

ROW = Row("table", "{}", "", "", False, False, 0)


def _story(path: Path, *events: Event) -> list[BaseException | None]:
    async def run() -> list[BaseException | None]:
        store = Store(str(path / "store.sqlite"))
        try:
            if await store.load("table") is None:
                await store.create(ROW, [Chair(0, "here", "Ada")], [])
            told = [store.append("table", event) for event in events]
            return list(await asyncio.gather(*told, return_exceptions=True))
        finally:
            await store.close()

    return asyncio.run(run())


def _events(path: Path) -> list[tuple[object, ...]]:
    with sqlite3.connect(path / "store.sqlite") as base:
        return list(base.execute("SELECT version, seat, text FROM events ORDER BY version"))


def test_one_version_is_written_once_and_the_others_of_its_group_stay(tmp_path: Path) -> None:
    one, same, two = (
        Event(1, 0, "answer", "a", "command-1"),
        Event(1, 0, "answer", "b", "command-2"),
        Event(2, 0, "answer", "c", "command-3"),
    )
    told = _story(tmp_path, one, same, two)
    assert [type(each) for each in told] == [type(None), sqlite3.IntegrityError, type(None)]
    assert _events(tmp_path) == [(1, 0, "a"), (2, 0, "c")]


def test_the_writer_outlives_askers_who_go_away(tmp_path: Path) -> None:
    """Called off before it begins, work is not done; called off later, it is done and nobody minds."""
    begun, go_on = threading.Event(), threading.Event()

    def slow(_: sqlite3.Connection) -> str:
        begun.set()
        go_on.wait(10)
        return "slow"

    writer = Writer(str(tmp_path / "store.sqlite"))
    writer.start()
    first = writer.submit(slow)
    begun.wait(10)
    unwanted = writer.submit(lambda _: pytest.fail("nobody wants this any more"))
    assert unwanted.cancel() and not first.cancel()
    go_on.set()
    assert first.result(10) == "slow"
    assert writer.submit(lambda base: base.execute("SELECT 1").fetchone()).result(10) == (1,)
    writer.close()


def test_a_command_id_is_unique_per_table_and_seat(tmp_path: Path) -> None:
    told = _story(tmp_path, Event(1, 0, "answer", "a", "same"), Event(2, 0, "answer", "b", "same"))
    assert isinstance(told[1], sqlite3.IntegrityError)
    assert _story(tmp_path, Event(2, 1, "answer", "b", "same")) == [None]


def test_history_is_never_rewritten(tmp_path: Path) -> None:
    _story(tmp_path, Event(1, 0, "answer", "a", "command-1"))
    with sqlite3.connect(tmp_path / "store.sqlite") as base:
        for statement in ("DELETE FROM events", "UPDATE events SET text = 'b'"):
            with pytest.raises(sqlite3.IntegrityError):
                base.execute(statement)


def test_the_log_is_written_ahead_and_synchronised_fully(tmp_path: Path) -> None:
    async def run() -> tuple[str, int]:
        store = Store(str(tmp_path / "store.sqlite"))
        try:
            mode = store.writer.submit(lambda base: base.execute("PRAGMA journal_mode").fetchone()[0])
            sync = store.writer.submit(lambda base: base.execute("PRAGMA synchronous").fetchone()[0])
            return await asyncio.wrap_future(mode), await asyncio.wrap_future(sync)
        finally:
            await store.close()

    assert asyncio.run(run()) == ("wal", 2)


def test_a_store_that_cannot_be_opened_is_told_in_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="cannot be opened"):
        Store(str(tmp_path / "nowhere" / "store.sqlite"))
