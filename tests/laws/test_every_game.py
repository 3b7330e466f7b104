"""Every game keeps every law, at every seat count and in every variant."""

from __future__ import annotations

import pytest

import bathysphere
from bathysphere.kernel import laws


@pytest.mark.slow
@pytest.mark.parametrize("name", bathysphere.games())
def test_the_game_keeps_every_law(name):
    game = bathysphere.game(name)
    settings = max(len(list(laws.all_settings(game, seats))) for seats in game.seats)
    findings = laws.check(game, games=max(40, settings + 20))
    laws.all_points_reached(game, findings.points)
    assert len(findings.digests) == max(40, settings + 20) * len(game.seats)
