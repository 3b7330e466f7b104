"""Taking back, looking over and confirming."""

from __future__ import annotations

from pathlib import Path

from bathysphere.server.hall import Command, Hall, rebuild
from bathysphere.server.table import Table
from server.hall import answer, in_hall, play_on


async def _ask(hall: Hall, table: Table, seat: int, kind: str) -> str:
    outcome = await hall.command(table, Command(f"{kind}-{table.version}", table.version, seat, kind))
    return outcome.why.id if outcome.why else "done"


async def _playable(hall: Hall, table: Table) -> tuple[int, str]:
    """Go on until somebody may play a card: that tells nobody anything new and can be taken back."""
    while True:
        if table.held is not None:
            await _ask(hall, table, table.held, "confirm")
        seat = table.waiting()[0]
        for move in table.game.options(table.state, seat):
            if move.key().startswith("play"):
                return seat, move.key()
        await answer(hall, table, seat, "rest")


def test_an_answer_is_taken_back_and_history_keeps_both(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        seat, key = await _playable(hall, table)
        before = table.game.digest(table.state)
        moments, version = table.moments, table.version
        await answer(hall, table, seat, key)
        assert await _ask(hall, table, seat, "undo") == "done"
        assert table.game.digest(table.state) == before
        assert (table.moments, table.version) == (moments, version + 2)
        assert len(table.log) == moments
        found = await hall.store.load(table.row.id)
        assert found is not None
        again = rebuild(hall.shelf, *found)
        assert again.game.digest(again.state) == before

    in_hall(tmp_path, story)


def test_nobody_goes_back_behind_a_reveal_or_another_seat(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        seat = table.waiting()[0]
        await answer(hall, table, seat, "dive 0")
        assert await _ask(hall, table, seat, "undo") == "refused-undo"
        assert await _ask(hall, table, 1 - seat, "undo") == "refused-undo"

    in_hall(tmp_path, story)


def test_a_turn_is_held_until_it_is_confirmed(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        seat, key = await _playable(hall, table)
        await answer(hall, table, seat, key)
        while seat in table.waiting():
            await answer(hall, table, seat)
        if table.record.can_undo(seat):
            assert table.held == seat
            assert table.waiting() == []
            assert (await answer(hall, table, 1 - seat, "rest")).why is not None
            assert await _ask(hall, table, 1 - seat, "confirm") == "refused-stale"
            assert await _ask(hall, table, seat, "confirm") == "done"
        assert table.waiting() == [1 - seat]

    in_hall(tmp_path, story, confirm=True)


def test_a_held_turn_can_be_reset(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await play_on(hall, table, 2)
        seat, key = await _playable(hall, table)
        before = table.game.digest(table.state)
        await answer(hall, table, seat, key)
        assert await _ask(hall, table, seat, "reset") == "done"
        assert table.game.digest(table.state) == before
        assert table.held is None

    in_hall(tmp_path, story, confirm=True)
