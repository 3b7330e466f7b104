"""The laws where bots go: sensible games reach positions that random ones hardly ever see."""

from __future__ import annotations

import pytest

import bathysphere
from bathysphere.bots.evaluation import evaluation
from bathysphere.bots.rollout import hurried
from bathysphere.kernel import laws
from bathysphere.kernel.rng import seeded

TRIES = 3


@pytest.mark.slow
@pytest.mark.parametrize("name", bathysphere.games())
def test_what_looks_on_copies_leave_behind_changes_no_question(name):
    """Copies share what was worked out: what a state read anew offers, the one that was played on offers."""
    game = bathysphere.game(name)
    for seats in game.seats[-2:]:
        state = game.setup(seats, 11)
        walk = laws.Walk(game, seats, 11, {}, seeded(12), state, game.census(state))
        while not game.over(walk.state):
            laws.saves_are_lossless(walk)
            laws.components_are_conserved(walk)
            seat = walk.waiting()[0]
            _, walk.state = hurried(evaluation(game, seats), walk.state, seat, TRIES, walk.rng)
