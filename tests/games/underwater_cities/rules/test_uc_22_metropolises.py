"""UC-22  Metropolises."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import brown_points, production
from bathysphere.games.underwater_cities.rules.counting import count
from bathysphere.games.underwater_cities.rules.production import total
from bathysphere.games.underwater_cities.words import METROPOLISES, Count
from games.underwater_cities.table import BOX, CARDS, TILES, do, keys, me, play, put, said, table

HEXES = ("metropolis_league", "metropolis_reykjavik", "metropolis_lagos")


def test_uc_22_1_connected_when_all_its_tunnels_are_built():
    state = put(table(tiles=HEXES), "tunnel lower_right-right", "tunnel blue_1-right")
    assert me(state).joined == 2


def test_uc_vector_tv_23_metropolis_one_and_two_tunnels():
    state = put(table(tiles=HEXES), "tunnel brown-upper_left")
    assert me(state).joined == 0
    put(state, "tunnel brown-left")
    assert me(state).joined == 1


def test_uc_22_2_a_tile_works_only_when_connected():
    assert total(production(table(tiles=HEXES), 0, []))[5] == 0


def test_uc_22_3_brown_scores_at_the_end_blue_works_at_once():
    assert all((tile.scored is None) == bool(tile.colour) for tile in BOX.tiles)


def test_uc_22_4_the_instant_effect_right_after_the_tunnel():
    state = put(table(seats=4, supply="C1 S1", tiles=HEXES), "tunnel lower_right-right")
    play(state, "Y2", "build tunnel at blue_1-right")
    assert said(state) == "K1"


def test_uc_22_5_the_production_effect_in_every_production():
    state = put(table(tiles=HEXES), "tunnel lower_right-right", "tunnel blue_1-right")
    assert total(production(state, 0, []))[5] == 2


def test_uc_vector_tv_46_mb1():
    state = put(table(seats=4, supply="C1 S1", tiles=HEXES), "tunnel lower_right-right")
    play(state, "Y2", "build tunnel at blue_1-right")
    assert said(state) == "K1"
    assert total(production(state, 0, []))[5] == 2


def test_uc_22_6_a_metropolis_does_not_make_its_tunnel_produce():
    state = put(
        table(tiles=("metropolis_league", "metropolis_lagos", "metropolis_lisbon")),
        "tunnel lower_right-right",
        "tunnel blue_1-right",
    )
    assert total(production(state, 0, []))[0] == 1


def test_uc_22_7_gained_tiles_count_as_connected():
    state = table("trade_pact", "insider_circle", "farmers_cooperative", seats=4, supply="C2", tiles=HEXES)
    play(state, "G1", "card first", card="trade_pact")
    while keys(state) != ["advance", "skip"]:
        do(state, keys(state)[-1])
    assert count(state, 0, Count(METROPOLISES, True, False, False)) == 1
    assert me(state).instants == (CARDS["trade_pact"],)


def test_uc_22_8_the_brown_tiles_by_their_tables():
    state = put(
        table(tiles=("metropolis_capital", *HEXES[1:])), "tunnel brown-upper_left", "tunnel brown-left"
    )
    me(state).cities = [1] * 8
    me(state).domes = me(state).reached = 0b11111
    assert brown_points(state, 0) == 4


def test_uc_vector_tv_45_metropolis_tables():
    def points(tile, cities):
        state = put(table(tiles=(tile, *HEXES[1:])), "tunnel brown-upper_left", "tunnel brown-left")
        me(state).domes = me(state).reached = (1 << cities) - 1
        me(state).cities = [1 if city < cities else 0 for city in range(8)]
        return brown_points(state, 0)

    assert [points("metropolis_capital", n) for n in (4, 5, 6, 7, 8)] == [0, 4, 8, 12, 12]
    state = put(table(tiles=HEXES), "tunnel brown-upper_left", "tunnel brown-left")
    me(state).joined = 7
    assert brown_points(state, 0) == 9
    state = put(table(tiles=("metropolis_junction", *HEXES[1:])))
    me(state).joined, me(state).domes = 1, 255
    found = []
    for n in (7, 8, 9, 10, 12):
        me(state).tunnels = [1 if tunnel < n else 0 for tunnel in range(14)]
        found.append(brown_points(state, 0))
    assert found == [0, 5, 7, 9, 9]
    assert TILES["metropolis_junction"] == 1
