"""UC-17  Network."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.rules.counting import count
from bathysphere.games.underwater_cities.rules.network import is_connected
from bathysphere.games.underwater_cities.rules.production import feeding, total
from bathysphere.games.underwater_cities.rules.scoring import network_points
from bathysphere.games.underwater_cities.words import CITIES, LABS, Count
from games.underwater_cities.table import BOX, GAME, me, put, table

NAMES = BOX.boards[0].city_names


def connected(state):
    return GAME.view(state, None)["nations"][0]["connected"]


def test_uc_17_1_the_network_is_what_is_linked_to_the_start():
    state = put(table(), "tunnel lower_right-right", "nonsymbiotic right", "nonsymbiotic middle")
    assert connected(state) == ["lower_right", "right"]


def test_uc_vector_tv_13_connectivity():
    state = put(
        table(), "nonsymbiotic middle", "farm middle.2", "lab lower_left.1", "tunnel lower_right-right"
    )
    put(state, "nonsymbiotic right", "desal right.1")
    assert connected(state) == ["lower_right", "right"]
    assert count(state, 0, Count(LABS, True, False, False)) == 0


def test_uc_17_2_the_starting_city_always_is():
    assert connected(table()) == ["lower_right"]


def test_uc_17_3_every_tunnel_is():
    state = put(table(), "tunnel lower_right-right", "tunnel blue_1-right")
    assert me(state).reached & (1 << NAMES.index("right"))


def test_uc_17_4_a_city_is_iff_a_tunnel_touches_it():
    state = put(table(), "nonsymbiotic right")
    assert not is_connected(me(state), NAMES.index("right"))
    put(state, "tunnel lower_right-right")
    assert is_connected(me(state), NAMES.index("right"))


def test_uc_17_5_a_building_is_iff_its_city_is():
    state = put(table(), "lab right.1", "tunnel lower_right-right")
    assert count(state, 0, Count(LABS, True, False, False)) == 0
    put(state, "nonsymbiotic right")
    assert count(state, 0, Count(LABS, True, False, False)) == 1


def test_uc_17_6_what_is_unconnected_neither_produces_nor_eats_nor_scores():
    state = put(table(), "symbiotic right", "farm right.1")
    assert total(production(state, 0, [])) == (0,) * 7
    assert feeding(me(state))[2] == 0
    assert network_points(state, 0) == 2


def test_uc_17_7_connected_on_a_card_means_to_your_network():
    state = put(table(), "nonsymbiotic right")
    assert count(state, 0, Count(CITIES, True, False, False)) == 1
    assert count(state, 0, Count(CITIES, False, False, False)) == 2
