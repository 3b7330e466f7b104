"""Turns stay playable: no turn goes round in circles, and every save in the middle of one can be resumed."""

from __future__ import annotations

import json

import pytest

from bathysphere.games.atlantes.rules.ending import advance
from bathysphere.kernel.laws import all_settings
from bathysphere.kernel.rng import seeded
from games.atlantes.table import GAME

MOST = 60
"""Answers in one turn. The longest of 10,000 random games has 20."""


def position(state):
    """The state without the facts, which are no part of the position."""
    found = json.loads(GAME.dump(state))
    found.pop("facts")
    return json.dumps(found)


def walk(seats, seed, variants, prefer):
    """A random game; `prefer` picks among the options. Yields every state."""
    state = GAME.setup(seats, seed, **variants)
    rng = seeded(seed)
    while not GAME.over(state):
        yield state
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        GAME.answer(state, seat, prefer(options, rng))


def anything(options, rng):
    return options[rng.below(len(options))]


def the_longest_way(options, rng):
    """Never ends a turn or goes on as long as there is anything else to do."""
    busy = [move for move in options if move.key() not in ("end turn", "go on", "pay now")]
    first = [move for move in busy if not move.key().startswith("play")] or busy or options
    return first[rng.below(len(first))]


@pytest.mark.parametrize("prefer", [anything, the_longest_way])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_position_comes_twice_in_a_turn_and_no_turn_is_endless(seats, prefer):
    for seed, variants in enumerate(all_settings(GAME, seats)):
        turn, seen = -1, set()
        for n, state in enumerate(walk(seats, seed, variants, prefer)):
            if state.turn != turn:
                turn, seen = state.turn, set()
            here = position(state)
            assert here not in seen, (seats, seed, variants, n)
            seen.add(here)
            assert len(seen) < MOST
            if n > 250:
                break


def test_a_payment_ends_after_as_many_answers_as_there_are_sources():
    for seed in range(10):
        for state in walk(3, seed, {"payment": "lenient"}, the_longest_way):
            if state.turn > 30:
                break
            top = state.stack[-1]
            if hasattr(top, "tapped"):
                assert len(top.tapped) + len(top.used) < max(1, top.cost)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_always_taking_the_first_option_ends_the_game(seats):
    for seed in range(3):
        count = sum(1 for _ in walk(seats, seed, {}, lambda options, rng: options[0]))
        assert count < 400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_stand_off_ends_the_game(seats):
    """Everybody plays Matrona for ever: ten quiet rounds trigger the end, then each has one more turn."""
    state = GAME.setup(seats)
    turns = 0
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        GAME.answer(state, seat, GAME.find(state, seat, "play matrona"))
        turns += 1
    assert turns == 1 + 10 * seats + seats
    assert GAME.view(state, 0)["trigger"] == "standoff"


def test_the_table_only_comes_further():
    for seed in range(6):
        last = None
        for state in walk(3, seed, {}, anything):
            here = advance(state)
            assert last is None or here >= last
            last = here
