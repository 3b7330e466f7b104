"""UC-2  Setup."""

from __future__ import annotations

import pytest

from bathysphere.kernel.errors import BadSetup
from games.underwater_cities.table import BOX, GAME, do, keys


def test_uc_2_1_the_side_of_the_board_depends_on_the_number_of_players():
    assert [len(BOX.side(seats).ring) for seats in (1, 2, 3, 4)] == [12, 12, 15, 15]


def test_uc_2_2_one_supply_for_all():
    state = GAME.setup(3)
    assert (state.white, state.purple, state.tunnels) == (14, 10, 47)


def test_uc_2_3_only_the_first_era_is_laid_out():
    state = GAME.setup(2)
    assert {BOX.cards[card].era for card in state.deck} == {1}
    assert len(state.deck) == 66 - 12


def test_uc_2_4_another_seed_is_another_order():
    assert GAME.setup(2, 1).deck != GAME.setup(2, 2).deck


def test_uc_2_5_the_game_starts_in_round_one_of_era_one():
    state = GAME.setup(2)
    assert (state.era, state.round, state.cycle) == (1, 1, 0)


def test_uc_2_6_every_score_starts_at_nothing():
    assert [nation.points for nation in GAME.setup(4).nations] == [0, 0, 0, 0]


def test_uc_2_7_the_cloning_tile_is_for_four():
    assert [GAME.setup(seats).cloner for seats in (1, 2, 3, 4)] == [-2, -2, -2, -1]


def test_uc_2_8_specials_are_split_by_cost():
    assert {BOX.cards[card].cost for card in BOX.cheap_specials} == {1, 2}
    assert {BOX.cards[card].cost for card in BOX.dear_specials} == {3}


def test_uc_2_9_the_top_of_the_cheap_deck_is_face_up():
    state = GAME.setup(2)
    assert len(state.specials) == 15
    assert GAME.view(state, None)["open_special"] == BOX.cards[state.specials[-1]].id


def test_uc_2_10_six_of_ten_dear_specials_are_dealt():
    state = GAME.setup(2)
    assert len(state.display) == 6
    assert len(state.gone) == 4


def test_uc_2_11_everybody_has_an_assistant():
    assert [nation.actions for nation in GAME.setup(4).nations] == [(BOX.assistant,)] * 4


def test_uc_2_12_all_assistants_are_the_same_card():
    assert len({nation.actions for nation in GAME.setup(4).nations}) == 1


def test_uc_2_13_starting_resources():
    state = GAME.setup(2)
    assert state.nations[state.order[0]].supply == [2, 1, 1, 1, 0]


def test_uc_2_14_boards_are_different():
    assert len({nation.board for nation in GAME.setup(4).nations}) == 4


def test_uc_2_15_the_start_city_is_white_and_lower_right():
    nation = GAME.setup(2).nations[0]
    assert nation.cities[BOX.boards[nation.board].city_names.index("lower_right")] == 1


def test_uc_2_16_a_brown_tile_on_the_first_space():
    assert all(BOX.tiles[nation.hexes[0]].colour == 0 for nation in GAME.setup(4).nations)


def test_uc_2_17_two_blue_tiles_on_the_others():
    tiles = [tile for nation in GAME.setup(4).nations for tile in nation.hexes[1:]]
    assert len(set(tiles)) == 8
    assert {BOX.tiles[tile].colour for tile in tiles} == {1}


def test_uc_2_18_the_other_blue_tiles_are_a_supply():
    assert [len(GAME.setup(seats).metropolises) for seats in (1, 2, 3, 4)] == [9, 7, 5, 3]


def test_uc_2_19_all_boards_are_of_one_side():
    assert {BOX.boards[n.board].advanced for n in GAME.setup(4, advanced_boards=True).nations} == {True}
    assert {BOX.boards[n.board].advanced for n in GAME.setup(4).nations} == {False}


def test_uc_2_20_three_of_six_cards_are_kept():
    state = GAME.setup(2)
    assert [len(nation.hand) for nation in state.nations] == [6, 6]
    for seat in (0, 1):
        do(state, *[keys(state, seat)[0]], seat=seat)
        do(state, *[keys(state, seat)[0]], seat=seat)
        do(state, *[keys(state, seat)[0]], seat=seat)
    assert [len(nation.hand) for nation in state.nations] == [3, 3]
    assert len(state.discard) == 6


def test_uc_2_21_the_choice_is_simultaneous_and_secret():
    state = GAME.setup(3)
    assert GAME.waiting(state) == [0, 1, 2]
    before = GAME.view(state, 1)
    do(state, keys(state, 0)[0])
    assert GAME.view(state, 1) == before
    assert GAME.waiting(state) == [0, 1, 2]


def test_uc_2_19_a_wrong_setup_is_refused_with_the_allowed_values():
    with pytest.raises(BadSetup, match="allowed are: False, True"):
        GAME.setup(2, advanced_boards="yes")
