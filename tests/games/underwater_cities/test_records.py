"""Whole records: one per number of seats and per way of ending. They replay to the result they tell of."""

from __future__ import annotations

from pathlib import Path

import pytest

from bathysphere.games.underwater_cities.rules.network import connected_cities
from bathysphere.kernel import record
from games.underwater_cities.table import GAME

FOLDER = Path(__file__).parent / "games"
RECORDS = sorted(FOLDER.glob("*.bathy"))


def replayed(name):
    return record.replay(GAME, (FOLDER / f"{name}.bathy").read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_end(path):
    found = record.replay(GAME, path.read_text(encoding="utf-8"))
    assert GAME.over(found.state)
    assert found.text() == path.read_text(encoding="utf-8")


def test_a_tie_is_broken_by_the_final_order():
    state = replayed("tie").state
    result = GAME.result(state)
    assert result.points[0] == result.points[1]
    assert result.winners == [state.order[0]]


def test_feeding_may_cost_points():
    assert min(line[6].points for line in GAME.result(replayed("feeding_by_points").state).breakdown) < 0


def test_the_solo_game_may_be_lost():
    assert GAME.result(replayed("solo_loss").state).winners == []


def test_the_solo_game_may_be_won():
    """By a search with 60 ways per answer; nothing was known that the seat may not see."""
    state = replayed("solo_win").state
    result = GAME.result(state)
    assert result.winners == [0] and result.points[0] >= 100
    assert connected_cities(state.nations[0]).bit_count() >= 7


def test_the_tunnels_may_run_out():
    assert replayed("exhausted_tunnels").state.tunnels == 0


def test_what_a_permanent_adds_counts_as_using_the_slot():
    """The added upgrade took the science that the slot's own part needs; the turn goes on all the same."""
    found = replayed("open/slot_used_by_its_addition")
    assert found.answers[-1] == (2, "upgrade tunnel at right-middle")
    assert GAME.waiting(found.state) == [1] and GAME.options(found.state, 1)
