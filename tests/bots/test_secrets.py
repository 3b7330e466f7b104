"""A bot knows what its seat knows, and nothing else."""

from __future__ import annotations

import pytest

import bathysphere
from bathysphere.bots import BOTS, Budget, Dealer, make
from bathysphere.kernel.rng import seeded
from bots.tables import GAME, after, choice

NAMES = ["uniform", "greedy", "search@40"]


def look_alikes(game, seats, seed, answers):
    """A position, another that looks the same to the seat that is asked, and that seat."""
    state = after(game, seats, seed, answers)
    waiting = game.waiting(state)
    if not waiting:
        return None
    return state, game.imagine(state, waiting[-1], seeded(seed + 99)), waiting[-1]


@pytest.mark.parametrize("name", NAMES)
def test_two_states_that_look_the_same_get_the_same_choice(name):
    tried = 0
    for seed in range(4):
        for answers in (0, 5, 11):
            state, other, seat = look_alikes(GAME, 2 + seed % 2, seed, answers)
            assert GAME.view(state, seat) == GAME.view(other, seat)
            tried += GAME.digest(state) != GAME.digest(other)
            assert choice(GAME, state, seat, name) == choice(GAME, other, seat, name)
    assert tried >= 8


@pytest.mark.parametrize("game", bathysphere.games())
def test_two_states_of_a_real_game_that_look_the_same_get_the_same_choice(game):
    door = bathysphere.game(game)
    tried = 0
    for seed in range(3):
        for answers in (4, 25, 60):
            found = look_alikes(door, door.seats[-1], seed, answers)
            if found is None:
                continue
            state, other, seat = found
            tried += door.digest(state) != door.digest(other)
            for name in ("greedy", "expert@5"):
                assert choice(door, state, seat, name) == choice(door, other, seat, name)
    assert tried >= 5


def test_a_dealer_gives_no_way_to_the_real_state():
    state = after(GAME, 2, 3, 5)
    seat = GAME.waiting(state)[0]
    dealer = Dealer(GAME, state, seat)
    public = [getattr(dealer, name) for name in dir(dealer) if not name.startswith("_")]
    assert all(each is not state for each in public)
    dealt = dealer.deal(seeded(1))
    assert dealt is not state and dealt.rng.a != state.rng.a
    assert GAME.view(dealt, seat) == GAME.view(state, seat)


@pytest.mark.parametrize("name", sorted(set(BOTS) - {"hard", "expert", "search"}))
def test_thinking_changes_nothing_on_the_table(name):
    state = after(GAME, 3, 2, 7)
    seat = GAME.waiting(state)[0]
    before = GAME.digest(state)
    options = GAME.options(state, seat)
    move = make(name, 1).choose(GAME.view(state, seat), options, Dealer(GAME, state, seat), Budget())
    assert move in options and GAME.digest(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_and_iterations_give_the_same_choice(name):
    for answers in range(0, 20, 4):
        state = after(GAME, 3, 8, answers)
        seat = GAME.waiting(state)[0]
        assert len({choice(GAME, state, seat, name, seed=6) for _ in range(2)}) == 1
