"""Whole games on record: one per way of ending and per seat count."""

from __future__ import annotations

from pathlib import Path

import pytest

from bathysphere.kernel import record
from games.atlantes.table import GAME

FOLDER = Path(__file__).parent / "games"
FILES = sorted(path.stem for path in FOLDER.glob("*.bathy"))


def replayed(name):
    return record.replay(GAME, (FOLDER / f"{name}.bathy").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", FILES)
def test_a_recorded_game_replays_to_the_end_that_its_name_says(name):
    found = replayed(name)
    seats, _, end = name.partition("_seats_")
    assert found.header.seats == int(seats)
    assert GAME.over(found.state)
    totem = GAME.result(found.state).reason.params.get("totem")
    assert end in (GAME.view(found.state, None)["trigger"], totem and totem.id.removeprefix("at-totem-"))


def test_there_is_a_record_of_every_way_of_ending():
    ends = {name.partition("_seats_")[2] for name in FILES}
    assert {"locations", "characters", "objectives", "ghost", "blob", "leviathan"} <= ends
    assert {name[0] for name in FILES} == {"1", "2", "3", "4"}
