"""AT-2: setting up the main board."""

from __future__ import annotations

from games.atlantes.table import BOX, GAME, table


def test_at_2_1_six_of_eighteen_ocean_characters_are_revealed():
    state = table()
    assert len(state.row) == 6
    assert len(state.ocean) == 12
    assert sorted(state.row + state.ocean) == [card.number for card in BOX.characters if card.group == 1]


def test_at_2_1_the_row_is_filled_from_left_to_right_in_draw_order():
    one, other = GAME.setup(2, 5), GAME.setup(2, 5)
    assert one.row == other.row
    assert one.row != GAME.setup(2, 6).row


def test_at_2_2_six_of_fifty_six_locations_are_revealed():
    state = table()
    assert len(state.central) == 6
    assert len(state.deck) == 50
    assert sorted(state.central + state.deck) == list(range(56))


def test_at_2_3_the_exploration_row_starts_empty():
    assert table().explored == []


def test_at_2_4_all_bonus_mantas_lie_open_in_the_main_reserve():
    view = GAME.view(table(), None)
    assert len(view["reserve"]) == 23
    assert "m_gold2.1" in view["reserve"]


def test_at_2_5_the_base_game_has_the_four_printed_objectives():
    view = GAME.view(table(), 0)
    assert [track["id"] for track in view["tracks"]] == ["p1", "p2", "p3", "p4"]


def test_at_2_6_all_objective_spaces_start_empty():
    assert [track["owners"] for track in GAME.view(table(), 0)["tracks"]] == [[], [], [], []]
