"""The seam between the table and a game's drawings."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

from bathysphere.server.fragments import see
from bathysphere.server.hall import Hall
from bathysphere.server.onlooker import Onlooker, Tastes
from bathysphere.server.table import Table
from server.hall import answer, in_hall
from server.sketch import drawn_shelf

SHELF = drawn_shelf()


def _keys(markup: str) -> list[str]:
    found = re.findall(r'data-keys?="([^"]*)"', markup)
    return [key for each in found for key in unescape(each).split("\n")]


def test_every_option_is_on_the_board_or_in_the_list_and_none_twice(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        drawn = listed = 0
        while table.waiting():
            seat = table.waiting()[0]
            fragments = see(SHELF, table, Onlooker((seat,), False, Tastes(), seat=seat)).fragments
            board, actions = _keys(fragments["board"]), _keys(fragments["actions"])
            options = [move.key() for move in table.game.options(table.state, seat)]
            assert sorted(board + actions) == sorted(options)
            drawn, listed = drawn + len(board), listed + len(actions)
            for key in board:
                assert f'data-says="{key}"' in fragments["actions"]
            await answer(hall, table, seat, options[table.version % len(options)])
        assert drawn
        assert listed

    in_hall(tmp_path, story)


def test_a_greyed_piece_finds_its_reason_in_the_list(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        found = 0
        while table.waiting():
            seat = table.waiting()[0]
            fragments = see(SHELF, table, Onlooker((seat,), False, Tastes(), seat=seat)).fragments
            for target in re.findall(r'data-target="([^"]*)"', fragments["board"]):
                assert f'data-target="{target}"' in fragments["actions"]
                found += 1
            await answer(hall, table, seat)
        assert found

    in_hall(tmp_path, story)


def test_the_text_board_can_be_had_instead(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        plain = see(SHELF, table, Onlooker((0,), False, Tastes(plain=True), seat=0)).fragments
        assert "<svg viewBox" not in plain["board"]
        assert len(_keys(plain["actions"])) == 3

    in_hall(tmp_path, story)


def test_only_the_panels_that_changed_are_sent(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        who = Onlooker((0,), False, Tastes(), seat=0)
        await answer(hall, table, 0)
        await answer(hall, table, 1)
        before = see(SHELF, table, who)
        assert set(before.since(None)) == set(before.fragments)
        assert before.since(before) == {}
        await answer(hall, table, 0, "rest")
        after = see(SHELF, table, who)
        changed = after.since(before)
        assert "panel-hand" in changed
        assert not {"board", "side", "panel-divers"} & set(changed)

    in_hall(tmp_path, story)
