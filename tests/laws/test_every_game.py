"""Every game keeps every law, at every seat count and in every variant. `bathysphere laws` goes deeper."""

from __future__ import annotations

import pytest

import bathysphere
from bathysphere.kernel import laws
from bathysphere.kernel.rng import seeded

GAMES = 12


@pytest.mark.slow
@pytest.mark.parametrize("name", bathysphere.games())
def test_the_game_keeps_every_law(name):
    game = bathysphere.game(name)
    games = max(GAMES, *[len(list(laws.all_settings(game, seats))) for seats in game.seats])
    findings = laws.check(game, games, whole=1)
    assert len(findings.digests) == games * len(game.seats)


@pytest.mark.slow
@pytest.mark.parametrize("name", bathysphere.games())
def test_every_decision_point_of_the_ledger_is_reached(name):
    game = bathysphere.game(name)
    reached = set()
    for seats in game.seats:
        for number, variants in enumerate(list(laws.all_settings(game, seats)) * 4):
            state, dice = game.setup(seats, number, **variants), seeded(number)
            while not game.over(state):
                seat = game.waiting(state)[0]
                options = game.options(state, seat)
                reached |= {option.point() for option in options}
                game.answer(state, seat, options[dice.below(len(options))])
    assert sorted(reached) == sorted(game.points)
