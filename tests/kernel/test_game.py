"""The contract: options, find, answer, setup."""

from __future__ import annotations

import pytest

from bathysphere.kernel.errors import BadSetup, IllegalMove
from reef.phases.turn import Dive, Rest
from reef.table import GAME, answer, keys, table


def test_a_written_move_is_legal_iff_it_is_one_of_the_options():
    state = table("logbook")
    assert GAME.find(state, 0, "play logbook").key() == "play logbook"
    with pytest.raises(IllegalMove) as caught:
        GAME.find(state, 0, "play amphora")
    assert caught.value.options == keys(state)


def test_an_equal_move_made_elsewhere_is_taken_as_the_option():
    state = table()
    GAME.answer(state, 0, Rest())
    assert GAME.waiting(state) == [1]


def test_an_illegal_answer_changes_nothing():
    state = table()
    before = GAME.digest(state)
    with pytest.raises(IllegalMove):
        GAME.answer(state, 0, Dive(9))
    with pytest.raises(IllegalMove, match="not asked"):
        GAME.answer(state, 1, Rest())
    assert GAME.digest(state) == before


def test_taking_options_out_of_the_list_does_not_change_what_is_legal():
    state = table()
    GAME.options(state, 0).clear()
    assert "rest" in keys(state)


def test_a_copy_shares_no_changes():
    state = table()
    copy = state.copy()
    answer(copy, "rest")
    assert GAME.waiting(state) == [0] and state.divers[0].hand == []


def test_facts_are_those_since_the_last_answer():
    state = answer(table("logbook"), "play logbook")
    assert [fact.what for fact in GAME.facts(state)] == ["played"]
    answer(state, "rest", seat=1)
    assert [fact.what for fact in GAME.facts(state)] == ["drew"]


def test_the_same_arguments_give_the_same_state():
    assert GAME.digest(GAME.setup(3, 9, rich=True)) == GAME.digest(GAME.setup(3, 9, rich=True))
    assert GAME.digest(GAME.setup(3, 9)) != GAME.digest(GAME.setup(3, 10))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ({"seats": 7, "seed": 1}, "no game for 7 seats; allowed are: 2, 3"),
        ({"seats": "2", "seed": 1}, "no game for '2' seats"),
        ({"seats": True, "seed": 1}, "no game for True seats"),
        ({"seats": 2, "seed": -1}, "whole number from 0"),
        ({"seats": 2, "seed": "x"}, "whole number from 0"),
        ({"seats": 2, "seed": 1, "poor": True}, "no variant 'poor'; known are: rich"),
        ({"seats": 2, "seed": 1, "rich": "very"}, "'rich' cannot be 'very'; allowed are: False, True"),
        ({"seats": 2, "seed": 1, "rich": 1}, "'rich' cannot be 1"),
    ],
)
def test_a_wrong_setup_names_the_argument_and_the_allowed_values(arguments, says):
    with pytest.raises(BadSetup, match=says):
        GAME.setup(**arguments)
