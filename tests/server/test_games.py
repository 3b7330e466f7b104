"""Every game on the table: sights at many moments, for every seat, in both languages."""

from __future__ import annotations

import re
from html import unescape

import pytest

from bathysphere.doors import game, games
from bathysphere.kernel.record import start
from bathysphere.kernel.rng import seeded
from bathysphere.server.fragments import see
from bathysphere.server.onlooker import Onlooker, Tastes
from bathysphere.server.scores import score_sheet
from bathysphere.server.shelf import Shelf
from bathysphere.server.store import Chair, Event, Row
from bathysphere.server.table import Table

pytestmark = pytest.mark.slow

SHELF = Shelf()
SEATS = [(name, count) for name in games() for count in game(name).seats]
UNSAID = re.compile(r"\b(?:an|at|tc|uc|page|table|actions|log|time|seat|bar|house)(?:-[a-z0-9]+){2,}\b")


def _table(name: str, seats: int, seed: int) -> Table:
    record = start(game(name), seats, seed, {}, [f"Player {seat + 1}" for seat in range(seats)])
    chairs = [Chair(seat, "here", f"Player {seat + 1}") for seat in range(seats)]
    row = Row("table", record.header.line(), "", "", False, False, 0)
    return Table(game(name), row, record.header, record.state, chairs)


def _played(name: str, seats: int, seed: int, answers: int) -> Table:
    """A table after so many random answers."""
    table, rng = _table(name, seats, seed), seeded(seed)
    for version in range(1, answers + 1):
        if not table.waiting():
            break
        seat = table.waiting()[rng.below(len(table.waiting()))]
        options = table.game.options(table.state, seat)
        key = options[rng.below(len(options))].key()
        table.apply(Event(version, seat, "answer", key, str(version)))
    return table


def _sight(table: Table, seat: int | None, language: str) -> dict[str, str]:
    held = () if seat is None else (seat,)
    return see(SHELF, table, Onlooker(held, False, Tastes(language), seat=seat)).fragments


def _reachable(page: str) -> set[str]:
    """The answers that controls give, alone or in a menu of several."""
    controls = re.findall(r'data-keys?="([^"]+)"', page)
    return {key for control in controls for key in unescape(control).split("\n")}


@pytest.mark.parametrize(("name", "seats"), SEATS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_seat_sees_every_option_and_no_message_is_missing(name: str, seats: int, language: str) -> None:
    for answers in (0, 9, 40, 110):
        table = _played(name, seats, answers, answers)
        for seat in (None, *range(seats)):
            page = "".join(_sight(table, seat, language).values())
            ids = re.findall(r'\sid="([^"]+)"', page)
            assert len(ids) == len(set(ids))
            asked = seat is not None and seat in table.waiting()
            options = table.game.options(table.state, seat) if asked and seat is not None else []
            assert {move.key() for move in options} <= _reachable(page)
            text = re.sub(r'(?:data-\w+|id|class|href|aria-\w+)="[^"]*"', "", page)
            assert not UNSAID.findall(re.sub(r"<[^>]+>", " ", text))


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_no_byte_depends_on_what_a_seat_may_not_know(name: str, seats: int) -> None:
    for answers in (1, 25, 90):
        table = _played(name, seats, answers, answers)
        if table.over():
            continue
        for seat in (None, *range(seats)):
            twin = _table(name, seats, 1)
            twin.record.state = table.game.imagine(table.state, seat, seeded(answers))
            twin.record.answers, twin.record.trail = table.record.answers, table.record.trail
            twin.log, twin.version = table.log, table.version
            assert _sight(twin, seat, "en") == _sight(table, seat, "en")


def test_what_several_players_did_is_told_under_the_sign_of_each() -> None:
    table = _played("twentieth_century", 3, 5, 70)
    lines = re.findall(r"<button.*?</button>", _sight(table, None, "en")["log"], re.DOTALL)
    reveals = [line for line in lines if "has consolidated" in line]
    assert reveals
    for line in reveals:
        rows = line.split('class="told"')[1:]
        done = [re.findall(r"Player \d has consolidated", row) for row in rows]
        assert sorted(len(each) for each in done if each) == [1, 1, 1]


def test_a_score_sheet_lists_everything_once_and_in_order() -> None:
    table = _played("antarctica", 3, 5, 10_000)
    rows = score_sheet(table, SHELF.voice("antarctica", "en")).rows
    zones = [row.words for row in rows if row.words.startswith("zone")]
    assert len(zones) > 1
    assert zones == sorted(set(zones))
    totals = [sum(row.points[seat] for row in rows) for seat in range(3)]
    assert totals == table.game.result(table.state).points
