"""UC-28  Final scoring."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.effects.settling import cards_points
from bathysphere.games.underwater_cities.phases.finish import Score
from bathysphere.games.underwater_cities.rules.scoring import network_points, resource_points
from games.underwater_cities.table import BOX, GAME, do, keys, me, put, said, table

HEXES = ("metropolis_workshop", "metropolis_reykjavik", "metropolis_lagos")


def scoring(state):
    state.era, state.round = 3, 10
    state.stack = [Score(0, ())]
    state.forget()
    run(state, 0, None)
    return state


def test_uc_28_1_metropolis_cards_network_resources():
    state = table(tiles=("metropolis_league", *HEXES[1:]), scorings=("farmers_cooperative",), supply="C4")
    put(state, "tunnel brown-upper_left", "tunnel brown-left", *[f"farm lower_right.{n}" for n in "123"])
    scoring(state)
    tallies = [fact.thing for fact in state.facts if fact.what == "scored"]
    assert tallies == [7, 8, 9, 10]


def test_uc_28_2_the_brown_one_needs_both_tunnels():
    state = put(table(tiles=("metropolis_league", *HEXES[1:])), "tunnel brown-left")
    assert me(scoring(state)).tally[7] == 0


def test_uc_28_3_buying_is_a_choice_of_amounts():
    state = scoring(table(scorings=("steelplast_exchange",), supply="S3"))
    assert keys(state)[-1] == "done"
    assert len(keys(state)) == 4
    do(state, "buy 2 times by steelplast_exchange 1.1")
    assert me(state).tally[8] == 2


def test_uc_28_4_sold_biomatter_comes_too_late_to_buy():
    state = scoring(table(scorings=("trade_surplus",), supply="C14 B5"))
    assert me(state).tally[8] == 0
    assert me(state).stage == 2


def test_uc_28_5_two_three_four_or_six_points_per_city():
    state = table()
    found = [network_points(state, 0)]
    for thing in ("farm lower_right.1", "lab lower_right.2", "desal lower_right.3"):
        found.append(network_points(put(state, thing), 0))
    assert found == [2, 3, 4, 6]


def test_uc_28_6_only_different_kinds_matter():
    assert network_points(put(table(), *[f"upgraded farm lower_right.{n}" for n in "123"]), 0) == 3


def test_uc_28_7_unconnected_cities_score_nothing():
    assert network_points(put(table(), "symbiotic right", "farm right.1"), 0) == 2


def test_uc_28_8_biomatter_is_sold_for_two_credits():
    assert resource_points([0, 0, 0, 0, 2]) == 1


def test_uc_28_9_a_point_per_four_units():
    assert resource_points([1, 3, 2, 1, 0]) == 1


def test_uc_vector_tv_28_conversion():
    assert resource_points([0, 3, 1, 0, 0]) == 1
    assert resource_points([1, 0, 2, 1, 0]) == 1


def test_uc_28_10_cards_in_hand_score_nothing():
    state = table(actions=("salvage_yard",))
    assert GAME.result(state).points[0] == 2


def test_uc_28_11_counts_are_of_connected_things():
    state = put(table(scorings=("science_capital",)), "upgraded lab right.1", "upgraded lab lower_right.1")
    assert cards_points(state, 0)[0][1] == 2


def test_uc_28_12_per_n_rounds_down():
    state = put(table(scorings=("farmers_cooperative",)), *[f"farm lower_right.{n}" for n in "12"])
    assert cards_points(state, 0)[0][1] == 0


def test_uc_vector_tv_36_sp_f():
    state = put(table(scorings=("agrarian_summit",)), *[f"upgraded farm lower_right.{n}" for n in "123x"])
    put(state, "nonsymbiotic right", "tunnel lower_right-right", *[f"upgraded farm right.{n}" for n in "123"])
    assert cards_points(state, 0)[0][1] == 9


def test_uc_vector_tv_27_final_scoring():
    state = table(
        tiles=HEXES, scorings=("knowledge_economy", "provisioners_guild"), supply="Sc7 K2 S4 C16 B3"
    )
    me(state).domes = me(state).reached = 0b11111
    me(state).cities = [1, 1, 1, 1, 1, 0, 0, 0]
    full = BOX.boards[0].sites
    for city in (0, 1):
        for kind, site in zip((4, 5, 6), full[city], strict=False):
            me(state).buildings[site] = kind
    me(state).buildings[full[2][0]], me(state).buildings[full[2][1]] = 5, 6
    me(state).buildings[full[3][0]] = 1
    for tunnel in (0, 1, 2):
        me(state).tunnels[tunnel] = 2
    me(state).joined = 1
    scoring(state)
    do(state, "buy 3 times by knowledge_economy 1.1", "buy 2 times by provisioners_guild 1.1")
    assert me(state).tally[7:] == [8, 11, 21, 6]
    assert me(state).points == 46
    assert said(state) == ""
