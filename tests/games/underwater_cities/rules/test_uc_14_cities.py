"""UC-14  Cities."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.network import city_sites
from bathysphere.games.underwater_cities.rules.production import feeding
from bathysphere.games.underwater_cities.rules.scoring import network_points
from games.underwater_cities.table import BOX, do, keys, me, play, put, said, table

BOARD = BOX.boards[0]


def legal(state):
    return sorted(BOARD.city_names[city] for city in city_sites(BOARD, me(state)))


def test_uc_14_1_pay_and_place_a_dome():
    state = table(supply="C2 S1 K1 B1")
    play(state, "P5", "build symbiotic at middle")
    assert me(state).cities[BOARD.city_names.index("middle")] == 2
    assert said(state) == ""


def test_uc_14_2_the_site_must_be_joined_to_a_city_of_yours():
    assert legal(table()) == ["lower_middle", "middle", "right"]


def test_uc_vector_tv_10_city_sites():
    state = put(table(), "nonsymbiotic middle", "nonsymbiotic right", "nonsymbiotic lower_middle")
    assert legal(state) == ["lower_left", "upper_left"]
    put(state, "nonsymbiotic upper_left")
    assert legal(state) == ["left", "lower_left", "upper_middle"]


def test_uc_14_3_the_tunnel_need_not_exist():
    state = table(supply="C1 S2 K1")
    assert not any(me(state).tunnels)
    assert "build nonsymbiotic at right" in keys(play(state, "P5"))


def test_uc_14_4_the_city_need_not_be_connected():
    assert "upper_left" in legal(put(table(), "nonsymbiotic middle"))


def test_uc_14_5_both_kinds_are_fed_and_score_if_connected():
    state = put(table(supply="K9"), "nonsymbiotic right", "symbiotic middle")
    put(state, "tunnel lower_right-right", "tunnel lower_right-middle")
    assert feeding(me(state))[0] == 3
    assert network_points(state, 0) == 6


def test_uc_14_6_a_city_is_of_either_kind():
    state = table(supply="C9 S9 K9 B9", permanents=("founders_monument",))
    play(state, "P5", "build symbiotic at middle")
    do(state, keys(state)[0])
    assert me(state).points == 2


def test_uc_14_7_one_kind_may_run_out():
    state = table(supply="C9 S9 K9 B9")
    state.purple = 0
    found = keys(play(state, "P5"))
    assert {key.split(" ")[1] for key in found} == {"nonsymbiotic"}


def test_uc_14_8_a_metropolis_is_no_city():
    state = put(table(), "tunnel lower_right-right", "tunnel blue_1-right")
    assert feeding(me(state))[2] == 0
    assert network_points(state, 0) == 2
    assert me(state).domes.bit_count() == 1


def test_uc_14_9_a_card_turns_a_city_symbiotic():
    state = table("living_dome", "insider_circle", "farmers_cooperative", seats=4, supply="B1")
    play(state, "G1", "card first", "convert lower_right", card="living_dome")
    assert me(state).cities[0] == 2
    assert said(state) == ""


def test_uc_14_10_a_conversion_is_no_building():
    state = table(
        "living_dome",
        "insider_circle",
        "farmers_cooperative",
        seats=4,
        supply="B1",
        permanents=("symbiosis_prize",),
    )
    put(state, "nonsymbiotic right")
    play(state, "G1", "card first", "convert right", card="living_dome")
    assert me(state).points == 0
    assert said(state) == ""
    state = table("living_dome", "insider_circle", "farmers_cooperative", seats=4, supply="B1")
    state.purple = 0
    play(state, "G1", "card first", card="living_dome")
    assert me(state).cities[0] == 1
