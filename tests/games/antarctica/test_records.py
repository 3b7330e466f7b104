"""Whole games: one per way of ending and seat count, replayed from their records.

With four players the last building is never built: 39 cards take 46 of 48 scientists, so at least two of
the four would have none left before, and the first of them ends the game (AN-15.1).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bathysphere.games.antarctica.state import ENDINGS
from bathysphere.kernel import record
from games.antarctica.table import GAME

FOLDER = Path(__file__).parent / "games"
RECORDS = sorted(FOLDER.glob("*.bathy"))


def replayed(path, until=None):
    return record.replay(GAME, path.read_text(encoding="utf-8"), until)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_record_ends_as_its_name_says(path):
    game = replayed(path)
    ending, _, seats = path.stem.rpartition("_")
    assert GAME.over(game.state)
    assert (ENDINGS[game.state.ending], game.header.seats) == (ending, int(seats))
    assert GAME.result(game.state).reason.id == f"an-ending-{ending.replace('_', '-')}"


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_no_piece_is_lost_on_the_way(path):
    lines = path.read_text(encoding="utf-8").split("\n")
    game = replayed(path, until=0)
    census = GAME.census(game.state)
    for line in lines[1:]:
        if line:
            seat, _, key = line.partition(" ")
            game.answer(int(seat), key)
            assert GAME.census(game.state) == census
    assert GAME.over(game.state)


def test_every_way_of_ending_is_there_for_every_seat_count_that_has_it():
    wanted = {f"{ending}_{seats}" for ending in ("last_scientist", "dead") for seats in (2, 3, 4)}
    wanted |= {"last_building_2", "last_building_3", "no_progress_3", "no_ships_2"}
    assert {path.stem for path in RECORDS} == wanted


def test_four_players_cannot_build_the_last_building():
    demand = sum(card.scientists for card in GAME.box.cards)
    scientists = 4 * 12
    assert scientists - demand < 4 - 1
