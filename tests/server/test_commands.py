"""The one door through which a table changes: once, in time, in order."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bathysphere.server.hall import Command, Hall, rebuild
from bathysphere.server.store import Event
from bathysphere.server.table import Table
from server.hall import answer, first_key, in_hall, play_on


def test_a_repeated_command_has_one_effect(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        key = first_key(table, 0)
        first = await answer(hall, table, 0, key, "command-1")
        again = await hall.command(table, Command("command-1", 0, 0, "answer", key))
        assert (first.version, again.version, again.why) == (1, 1, None)
        assert table.moments == 1

    in_hall(tmp_path, story)


def test_the_same_command_id_of_another_seat_is_another_command(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await answer(hall, table, 0, id="command-1")
        await answer(hall, table, 1, id="command-1")
        assert table.moments == 2

    in_hall(tmp_path, story)


def test_a_stale_answer_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        seat = table.waiting()[0]
        key = first_key(table, seat)
        late = await hall.command(table, Command("late-one", 0, seat, "answer", key))
        early = await hall.command(table, Command("early-one", table.version + 1, seat, "answer", key))
        assert late.why is not None
        assert early.why is not None
        assert (late.why.id, early.why.id) == ("refused-stale", "refused-stale")
        assert table.version == 2

    in_hall(tmp_path, story)


def test_answers_to_a_simultaneous_question_do_not_make_each_other_stale(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        assert table.waiting() == [0, 1]
        await answer(hall, table, 1)
        later = await hall.command(table, Command("seat-0-was-slow", 0, 0, "answer", first_key(table, 0)))
        assert later.why is None

    in_hall(tmp_path, story)


@pytest.mark.parametrize(
    ("seat", "key", "why"), [(1, "rest", "refused-not-asked"), (0, "fly to the moon", "refused-illegal")]
)
def test_what_is_not_an_option_is_refused(tmp_path: Path, seat: int, key: str, why: str) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        outcome = await answer(hall, table, seat, key)
        assert outcome.why is not None
        assert outcome.why.id == why
        assert table.version == 2

    in_hall(tmp_path, story)


def test_nothing_is_applied_or_published_before_the_commit(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        order: list[str] = []
        append, apply = hall.store.append, table.apply

        async def slow_append(id: str, event: Event) -> None:
            order.append(f"asked at version {table.version}")
            await asyncio.sleep(0.01)
            assert table.moments == 0
            await append(id, event)
            order.append("committed")

        def noted_apply(event: Event) -> None:
            order.append("applied")
            apply(event)

        async def publish(_: Table) -> None:
            order.append("published")

        hall.store.append = slow_append  # type: ignore[method-assign]  # the order is what is tested
        table.apply = noted_apply  # type: ignore[method-assign]
        hall.publish = publish
        await answer(hall, table, 0)
        assert order == ["asked at version 0", "committed", "applied", "published"]

    in_hall(tmp_path, story)


def test_a_failed_commit_changes_nothing(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        async def broken(id: str, event: Event) -> None:
            raise sqlite3.OperationalError("disk full")

        append, hall.store.append = hall.store.append, broken  # type: ignore[method-assign]
        with pytest.raises(sqlite3.OperationalError):
            await answer(hall, table, 0)
        assert (table.version, table.moments) == (0, 0)
        hall.store.append = append  # type: ignore[method-assign]
        assert (await answer(hall, table, 0)).why is None

    in_hall(tmp_path, story)


def test_a_table_is_rebuilt_from_its_history_to_the_same_digest(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table)
        found = await hall.store.load(table.row.id)
        assert found is not None
        again = rebuild(hall.shelf, *found)
        assert table.over()
        assert again.game.digest(again.state) == table.game.digest(table.state)
        assert [entry.heard for entry in again.log] == [entry.heard for entry in table.log]

    in_hall(tmp_path, story)


def test_a_finished_game_takes_no_commands(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table)
        for kind in ("answer", "undo", "reset", "confirm"):
            outcome = await hall.command(table, Command(f"too-late-{kind}", table.version, 0, kind, "rest"))
            assert outcome.why is not None
            assert outcome.why.id == "refused-over"

    in_hall(tmp_path, story)


def test_every_earlier_moment_can_be_seen_again(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        digests = [table.game.digest(table.state)]
        while table.waiting():
            await play_on(hall, table, 1)
            digests.append(table.game.digest(table.state))
        assert [table.game.digest(table.state_at(n)) for n in range(table.moments + 1)] == digests

    in_hall(tmp_path, story)
