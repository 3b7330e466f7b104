"""AT-1: scope and goal."""

from __future__ import annotations

import pytest

from bathysphere import BadSetup
from bathysphere.games.atlantes.components import KING, OCEAN, STARTING
from games.atlantes.table import BOX, GAME, answer, give, keys, own, pile, table


def test_at_1_1_one_to_four_players():
    assert GAME.seats == (1, 2, 3, 4)
    for wrong in (0, 5):
        with pytest.raises(BadSetup, match="1, 2, 3, 4"):
            GAME.setup(wrong)


def test_at_1_1_one_player_has_the_rules_of_solo():
    assert GAME.setup(1).ghost == 4
    assert GAME.setup(2).ghost == 0


def test_at_1_2_most_points_win():
    state = table(3)
    pile(state, "S", seat=1, points=4)
    result = GAME.result(state)
    assert result.points == [6, 10, 6]
    assert result.winners == [1]


def test_at_1_3_points_come_from_hand_objectives_and_pile_only():
    state = table()
    own(state, "", points=9)
    own(state, "G2", points=9)
    pile(state, "S", "W", "V", points=2)
    answer(state, "claim p3", "give up s_gold")
    result = GAME.result(state)
    assert [(line.rule, line.points) for line in result.breakdown[0]] == [
        ("AT-22.1", 6),
        ("AT-22.2", 7),
        ("AT-22.3", 2),
        ("AT-22.3", 2),
        ("AT-22.3", 2),
    ]
    assert result.points[0] == 19


def test_at_1_4_a_king_is_a_character_like_any_other():
    groups = [card.group for card in BOX.characters]
    assert [groups.count(group) for group in (STARTING, OCEAN, KING)] == [6, 18, 8]
    state = table(kings="standard")
    assert "play king1" in keys(state)
    give(state, "king2")
    assert "play king2" in keys(state)
