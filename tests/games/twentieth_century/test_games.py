"""Whole records: one per seat count, a tie broken by waste, a shared victory."""

from __future__ import annotations

from pathlib import Path

import pytest

from bathysphere.kernel.record import replay
from games.twentieth_century.table import GAME

FOLDER = Path(__file__).parent / "games"


def replayed(name):
    return replay(GAME, (FOLDER / f"{name}.bathy").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", [path.stem for path in sorted(FOLDER.glob("*.bathy"))])
def test_tc_vector_every_record_replays_to_its_end(name):
    record = replayed(name)
    assert GAME.over(record.state)
    assert record.text() == (FOLDER / f"{name}.bathy").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_tc_vector_there_is_a_record_of_every_seat_count(seats):
    assert replayed(f"{seats}_seats").header.seats == seats


def test_tc_vector_a_tie_is_broken_by_waste():
    record = replayed("tie")
    result = GAME.result(record.state)
    top = [seat for seat, points in enumerate(result.points) if points == max(result.points)]
    waste = [sum(record.state.nations[seat].waste) for seat in top]
    assert (len(top), len(result.winners)) == (2, 1)
    assert waste[top.index(result.winners[0])] == min(waste) < max(waste)


def test_tc_vector_a_victory_is_shared():
    result = GAME.result(replayed("shared").state)
    assert len(result.winners) == 2
    assert result.ranking.count(1) == 2
