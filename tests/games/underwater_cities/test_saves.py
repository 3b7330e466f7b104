"""A game can be saved and resumed inside every kind of frame."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.effects.perform import Opening
from bathysphere.games.underwater_cities.phases.era import EndOfRound
from bathysphere.games.underwater_cities.phases.sets import Effective
from bathysphere.games.underwater_cities.phases.turn import EndOfTurn, LastDraw
from bathysphere.games.underwater_cities.state import Frame
from bathysphere.kernel.rng import seeded
from games.underwater_cities.table import BOX, CARDS, GAME, frames, keys, table

KINDS = {kind.__name__ for kind in GAME.codec.kinds.values() if issubclass(kind, Frame)}
GAMES = ((3, 122), (1, 109), (2, 7), (4, 7), (1, 132))
"""Seats and seed of random games in which every kind of frame lies on the stack while somebody is asked."""

GIFT = BOX.cards[CARDS["spare_crate"]]
PASSING = {
    "LastDraw": [LastDraw(0)],
    "EndOfRound": [EndOfRound(0)],
    "Effective": [EndOfTurn(0), Effective(0, GIFT.number)],
    "Opening": [EndOfTurn(0), Opening(0, GIFT.text.number)],
}
"""Frames that run at once: with these cards nobody is ever asked while they lie on the stack."""


def random_answer(state, rng):
    seat = GAME.waiting(state)[0]
    options = GAME.options(state, seat)
    GAME.answer(state, seat, options[rng.below(len(options))])


def resumed(state):
    """The state after a save, held against the one that was not saved for some answers more."""
    again, went_on = GAME.load(GAME.dump(state)), GAME.copy(state)
    one, other = seeded(5), seeded(5)
    for _ in range(25):
        assert GAME.digest(again) == GAME.digest(went_on)
        if GAME.over(went_on):
            break
        for seat in GAME.waiting(went_on):
            assert keys(again, seat) == keys(went_on, seat)
        random_answer(again, one)
        random_answer(went_on, other)
    return again


def test_a_game_can_be_saved_and_resumed_inside_every_kind_of_frame():
    seen = set()
    for seats, seed in GAMES:
        state, rng = GAME.setup(seats, seed, **({"contracts": True} if seats > 1 else {})), seeded(seed)
        while not GAME.over(state):
            if not set(frames(state)) <= seen:
                seen |= set(frames(state))
                resumed(state)
            random_answer(state, rng)
    assert seen | set(PASSING) == KINDS


@pytest.mark.parametrize("kind", list(PASSING))
def test_a_frame_that_runs_at_once_can_be_saved_too(kind):
    state = table()
    state.stack = list(PASSING[kind])
    again = GAME.load(GAME.dump(state))
    assert frames(again) == frames(state)
    for each in (state, again):
        run(each, 0, None)
        each.forget()
    assert kind not in frames(state)
    assert GAME.digest(again) == GAME.digest(state)
    resumed(state)
