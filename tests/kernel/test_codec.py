"""Saves: lossless, canonical, in the middle of a card; damaged ones are refused in a sentence."""

from __future__ import annotations

import json

import pytest

from bathysphere.kernel.errors import BadRecord
from reef.table import GAME, answer, keys, table


def nested():
    """In the middle of parts, inside a card, inside a turn."""
    return answer(table("field_station", coins=4), "play field_station", "part 1")


def test_a_saved_game_resumes_in_the_middle_of_a_nested_effect():
    state = nested()
    again = GAME.load(GAME.dump(state))
    assert GAME.digest(again) == GAME.digest(state)
    assert keys(again) == keys(state) == ["branch 0", "skip"]
    answer(again, "branch 0", "part 0")
    assert again.divers[0].coral == 2 and keys(again) == ["part 2"]
    assert keys(state) == ["branch 0", "skip"]


def test_the_stack_of_a_save_can_be_read_by_people():
    stack = json.loads(GAME.dump(nested()))["stack"]
    assert [frame["_"] for frame in stack] == ["EndOfTurn", "AnyOrder", "Pick"]


def test_the_cache_of_options_is_not_saved():
    state = nested()
    before = GAME.dump(state)
    GAME.options(state, 0)
    assert GAME.dump(state) == before and "asked" not in before


def test_printed_matter_is_not_saved():
    assert json.loads(GAME.dump(table()))["box"] == {"_": "printed"}


@pytest.mark.parametrize(
    "text", ["", "{", "3", "[]", '{"_": "Pirate"}', '{"_": "State"}', '{"_": "Turn", "seat": 1}']
)
def test_a_damaged_save_is_refused_in_one_sentence(text):
    with pytest.raises(BadRecord) as caught:
        GAME.load(text)
    assert "\n" not in str(caught.value)


def test_the_codec_refuses_what_it_does_not_know():
    state = table()
    state.deck = {1, 2}
    with pytest.raises(TypeError, match="does not know set"):
        GAME.dump(state)
