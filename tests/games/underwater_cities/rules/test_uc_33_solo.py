"""UC-33  Variant 3: solo."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities.components import NEUTRAL
from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.phases.era import EndOfRound, StartOfRound
from bathysphere.games.underwater_cities.rules.solo import (
    counted,
    digits,
    goal_reached,
    place_fourth,
    set_neutral,
)
from bathysphere.kernel.errors import BadSetup
from games.underwater_cities.table import BOX, CARDS, GAME, SLOTS, do, keys, me, put, slots, table

RING = BOX.side(1).ring


def blocked(state):
    return [BOX.slots[slot].id for slot in RING if state.tiles[slot] & NEUTRAL]


def alone(index=0, **more):
    state = table(seats=1, **more)
    state.tiles = [0] * len(state.tiles)
    set_neutral(state, index)
    state.forget()
    return state


def rounded(state, round=1):
    state.round, state.stack = round, [EndOfRound(0)]
    state.forget()
    run(state, 0, None)
    return state


def test_uc_33_1_an_advanced_board_and_the_small_side():
    state = GAME.setup(1)
    assert BOX.boards[me(state).board].advanced
    assert len(RING) == 12


def test_uc_33_2_one_tile_is_removed_and_there_are_no_contracts():
    out = next(tile.number for tile in BOX.tiles if not tile.solo)
    assert BOX.tiles[out].id == "metropolis_capital"
    assert all(out not in me(GAME.setup(1, seed)).hexes for seed in range(30))
    with pytest.raises(BadSetup):
        GAME.setup(1, contracts=True)


def test_uc_33_3_white_domes_and_tunnels_keep_their_limits():
    state = GAME.setup(1)
    assert (state.white, state.tunnels, state.cloner) == (16, 47, -2)


def test_uc_33_4_neutral_tiles_start_on_the_first_slot_of_each_colour():
    assert blocked(alone()) == ["G2", "P4", "P1"]
    assert "G2" not in slots(alone())


def test_uc_33_5_or_on_the_second_or_third():
    assert blocked(alone(1)) == ["P5", "R3", "Y5"]
    state = GAME.setup(1)
    for _ in range(3):
        do(state, keys(state)[0])
    assert keys(state) == ["start at 1", "start at 2", "start at 3", "start at 4"]


def test_uc_33_6_you_are_first():
    state = GAME.setup(1)
    assert (me(state).space, me(state).supply) == (0, [2, 1, 1, 1, 0])


def test_uc_33_7_the_neutral_tiles_walk():
    state = alone()
    me(state).moved = 1
    assert blocked(rounded(state)) == ["P5", "R3", "Y5"]


def test_uc_33_8_without_an_advance_there_is_a_fourth():
    state = alone()
    assert len(blocked(rounded(state))) == 4
    state = alone()
    me(state).moved = 1
    assert len(blocked(rounded(state))) == 3


def test_uc_33_9_its_place_is_counted_by_digits():
    state = alone()
    state.deck = [CARDS["biomech_construction_crew_labs"]]
    place_fourth(state)
    assert BOX.slots[RING[state.fourth]].id == BOX.slots[RING[9]].id


def test_uc_vector_tv_54_solo_ring():
    state = alone()
    assert counted(state, digits(37)) == 9
    assert counted(state, digits(69)) == 2


def test_uc_33_10_on_to_the_first_empty_one():
    state = alone()
    state.tiles[RING[9]] |= NEUTRAL
    state.deck = [CARDS["biomech_construction_crew_labs"]]
    place_fourth(state)
    assert state.fourth == 10


def test_uc_33_11_the_counting_goes_round():
    assert counted(alone(), 13) == 0


def test_uc_33_12_the_fourth_is_for_one_round():
    state = rounded(alone())
    assert state.fourth >= 0
    me(state).moved = 1
    assert len(blocked(rounded(state, 2))) == 3


def test_uc_33_13_own_tiles_first_then_the_three_then_the_fourth():
    state = alone()
    state.tiles[SLOTS["P5"]] = 1
    rounded(state)
    assert not any(tiles & 1 for tiles in state.tiles)
    assert "P5" in blocked(state)


def test_uc_33_14_the_flipped_card_is_discarded_and_comes_from_the_new_era():
    state = alone()
    top = state.deck[-1]
    rounded(state)
    assert state.discard == [top]
    state = alone()
    state.era, state.deck = 2, list(BOX.eras[2])
    state.stack = [StartOfRound(0, True)]
    run(state, 0, None)
    assert BOX.cards[state.discard[0]].era == 2


def test_uc_33_15_neutral_tiles_count_as_another_players():
    state = table("industrial_espionage", "insider_circle", "farmers_cooperative", seats=1)
    set_neutral(state, 1)
    state.forget()
    do(state, "slot G1 with industrial_espionage", "card first")
    assert "perform R3" in keys(state)


def test_uc_33_16_seven_connected_cities_and_a_hundred_points():
    state = alone()
    me(state).domes = me(state).reached = 0b1111111
    assert goal_reached(state, 100)
    assert not goal_reached(state, 99)
    me(state).domes = 0b111111
    assert not goal_reached(state, 120)
    assert GAME.result(state).winners == []


def test_uc_33_17_everything_else_is_unchanged():
    state = alone()
    rounded(state, 4)
    assert state.era == 2
    assert [key.split(" ")[0] for key in keys(state)] == ["discard"] * 6


def test_uc_33_18_any_advance_counts():
    state = put(alone(board="ridge_spine"))
    from bathysphere.games.underwater_cities.rules.federation import advance

    advance(state, 0)
    assert len(blocked(rounded(state))) == 3


def test_uc_33_19_the_marker_goes_back_each_round():
    state = alone()
    me(state).space, me(state).moved = 3, 1
    assert me(rounded(state)).space == 0
