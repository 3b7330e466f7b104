"""UC-31  Variant 1: government contracts."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.phases.era import Production
from bathysphere.kernel.errors import BadSetup
from games.underwater_cities.table import CONTRACTS, GAME, do, keys, me, play, put, refused, said, table


def laid(*ids, **more):
    state = table(contracts=True, **more)
    state.contracts = tuple(CONTRACTS[f"contract_{each}"] for each in ids)
    state.forget()
    return state


def test_uc_31_1_three_of_eight_are_laid_out():
    assert len(GAME.setup(3, contracts=True).contracts) == 3
    assert len({GAME.setup(3, seed, contracts=True).contracts for seed in range(9)}) > 3
    assert GAME.setup(3).contracts == ()


def test_uc_31_2_claimed_as_soon_as_all_criteria_are_met():
    state = laid("living_quarters", supply="")
    assert refused(state)["contract contract_living_quarters"] == ["UC-31.2"]
    put(state, "symbiotic right", "symbiotic middle", "tunnel lower_right-right", "tunnel lower_right-middle")
    do(state, "claim contract_living_quarters")
    assert (said(state), me(state).points) == ("B1", 4)


def test_uc_31_3_claimed_ones_are_not_replaced():
    state = laid("research_mandate", "complete_services")
    put(state, *[f"lab lower_right.{n}" for n in "123x"])
    do(state, "claim contract_research_mandate")
    assert len(state.contracts) == 1


def test_uc_31_4_only_one_player_can_have_it():
    state = laid("research_mandate")
    put(state, *[f"lab lower_right.{n}" for n in "123x"])
    do(state, "claim contract_research_mandate")
    assert me(state).contracts == (CONTRACTS["contract_research_mandate"],)
    assert state.contracts == ()


def test_uc_31_5_in_ones_own_turn_and_after_ones_production():
    state = laid("food_security", supply="K2")
    put(state, *[f"upgraded farm lower_right.{n}" for n in "123"])
    state.stack = [Production(0, [])]
    run(state, 0, None)
    assert keys(state) == ["claim contract_food_security", "done"]
    state = laid("federal_mission", seats=4)
    me(state).domes = me(state).reached = 15
    me(state).cities = [1, 1, 1, 1, 0, 0, 0, 0]
    me(state).space = 2
    play(state, "G1", "skip")
    assert keys(state) == ["claim contract_federal_mission", "done"]


def test_uc_31_6_a_player_may_claim_several():
    state = laid("research_mandate", "complete_services")
    put(state, *[f"lab lower_right.{n}" for n in "123x"])
    do(state, "claim contract_research_mandate", "part 2")
    for thing in (
        "nonsymbiotic right",
        "tunnel lower_right-right",
        "farm right.1",
        "desal right.2",
        "lab right.3",
    ):
        put(state, thing)
    me(state).buildings[0], me(state).buildings[1] = 1, 2
    while keys(state)[-1] in ("stop", "skip"):
        do(state, keys(state)[-1])
    state.forget()
    do(state, "claim contract_complete_services")
    assert len(me(state).contracts) == 2


def test_uc_31_7_not_in_the_solo_game():
    with pytest.raises(BadSetup, match="only for 2, 3, 4 seats"):
        GAME.setup(1, contracts=True)


def test_uc_31_8_the_criteria_say_what_must_be_connected():
    state = laid("living_quarters")
    put(state, "symbiotic right", "symbiotic middle")
    assert "claim contract_living_quarters" not in keys(state)
