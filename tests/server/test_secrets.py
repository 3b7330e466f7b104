"""No byte sent to a seat depends on what it may not know."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bathysphere.kernel.rng import seeded
from bathysphere.server.fragments import see
from bathysphere.server.hall import Hall
from bathysphere.server.onlooker import Onlooker, Tastes
from bathysphere.server.shelf import Shelf
from bathysphere.server.store import Chair
from bathysphere.server.table import Table
from server.hall import answer, in_hall
from server.web import TWO_HERE, WITH_FRIEND, clients, say, seated, table_of


def _bytes(shelf: Shelf, table: Table, seat: int | None, language: str) -> dict[str, str]:
    held = () if seat is None else (seat,)
    sight = see(shelf, table, Onlooker(held, False, Tastes(language), seat=seat))
    return {**sight.fragments, "title": sight.title, "turn": str(sight.turn)}


def _twin(table: Table, seat: int | None, seed: int) -> Table:
    """A table that looks the same to a seat and differs in everything that the seat may not know."""
    imagined = table.game.imagine(table.state, seat, seeded(seed))
    twin = Table(table.game, table.row, table.record.header, imagined, table.chairs)
    twin.record.answers = table.record.answers
    twin.record.trail = table.record.trail
    twin.log = table.log
    twin.version = table.version
    twin.held = table.held
    return twin


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_tables_that_differ_in_unseen_things_look_the_same(tmp_path: Path, language: str) -> None:
    async def story(hall: Hall, table: Table) -> None:
        compared = differed = 0
        while table.waiting():
            people: list[int | None] = [0, 1, None]
            for seat in people:
                twin = _twin(table, seat, compared)
                differed += table.game.digest(twin.state) != table.game.digest(table.state)
                assert _bytes(hall.shelf, twin, seat, language) == _bytes(hall.shelf, table, seat, language)
                compared += 1
            asked = table.waiting()[0]
            options = table.game.options(table.state, asked)
            await answer(hall, table, asked, options[compared % len(options)].key())
        assert differed > 10

    in_hall(tmp_path, story)


def test_what_was_told_to_one_seat_is_in_no_other_log(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        for _ in range(2):
            await answer(hall, table, table.waiting()[0])
        own = _bytes(hall.shelf, table, 0, "en")["log"]
        assert "You drop" in own
        assert "You drop" not in _bytes(hall.shelf, table, None, "en")["log"]

    in_hall(tmp_path, story)


def test_the_seed_leaves_the_server_only_when_the_game_is_over(tmp_path: Path) -> None:
    with clients(tmp_path) as [client]:
        name = seated(client, TWO_HERE)
        table = table_of(client, name)
        seed = f"{table.record.header.seed:x}"
        paths = ["", "/seats", "/replay", "/sight", "/record.bathy", "/replay.html"]
        while not table.over():
            seat = table.waiting()[0]
            pages = [client.get(f"/t/{name}{path}").text for path in paths] if table.moments % 6 == 0 else []
            assert not [page for page in pages if seed in page]
            key = table.game.options(table.state, seat)[0].key()
            say(
                client, name, do="answer", id=f"command-{table.version}", at=table.version, seat=seat, key=key
            )
        assert seed in client.get(f"/t/{name}/record.bathy").text


def test_an_earlier_moment_shows_no_more_than_was_seen_then(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        seen: list[dict[str, str]] = []
        for _ in range(6):
            seen.append(_bytes(hall.shelf, table, 0, "en"))
            await answer(hall, table, table.waiting()[0])
        who = Onlooker((0,), False, Tastes(), seat=0)
        for moment, then in enumerate(seen):
            again = see(hall.shelf, table, replace(who, moment=moment))
            assert again.fragments["board"] == then["board"]

    in_hall(tmp_path, story)


def test_a_fork_deals_anew_what_the_seat_did_not_know(tmp_path: Path) -> None:
    async def story(hall: Hall, table: Table) -> None:
        await asyncio.gather(*[answer(hall, table, seat) for seat in (0, 1)])
        chairs = [Chair(0, "here", "Ada"), Chair(1, "here", "Lin")]
        forks = [await hall.fork(table, 2, 0, chairs, "host", False) for _ in range(5)]
        assert all(fork.game.view(fork.state, 0) == table.game.view(table.state, 0) for fork in forks)
        assert len({fork.game.digest(fork.state) for fork in forks}) > 1
        again = await Hall(hall.store, hall.shelf, hall.publish).open(forks[0].row.id)
        assert again is not None
        assert again.game.digest(again.state) == forks[0].game.digest(forks[0].state)

    in_hall(tmp_path, story)


def test_an_error_message_tells_nothing(tmp_path: Path) -> None:
    with clients(tmp_path, 2) as [host, stranger]:
        name = seated(host, WITH_FRIEND)
        table = table_of(host, name)
        wrong = [
            say(host, name, do="answer", id="wrong-key-1", at=0, seat=0, key="drop nothing"),
            say(stranger, name, do="answer", id="wrong-key-1", at=0, seat=1, key="drop nothing"),
        ]
        hands = [card for diver in (0, 1) for card in table.game.view(table.state, diver)["hand"]]
        assert not [card for card in hands for told in wrong if card in str(told)]
