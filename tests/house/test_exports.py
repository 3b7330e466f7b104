"""The public names: what outsiders call."""

from __future__ import annotations

import bathysphere
from bathysphere.games import GAMES


def test_the_package_exports_what_it_promises():
    assert sorted(bathysphere.__all__) == [
        "BadPack",
        "BadRecord",
        "BadSetup",
        "BathysphereError",
        "IllegalMove",
        "game",
        "games",
    ]
    assert all(hasattr(bathysphere, name) for name in bathysphere.__all__)


def test_every_game_of_the_register_opens_under_its_own_name():
    assert bathysphere.games() == list(GAMES)
    assert [bathysphere.game(name).name for name in GAMES] == list(GAMES)


def test_a_game_is_opened_once():
    assert all(bathysphere.game(name) is bathysphere.game(name) for name in GAMES)
