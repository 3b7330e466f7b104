"""UC-27  Feeding."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.production import feed
from games.underwater_cities.table import me, put, said, table


def fed(cities, supply, points):
    state = table(supply=supply)
    me(state).domes = me(state).reached = (1 << cities) - 1
    me(state).points = points
    feed(state, 0)
    return said(state), me(state).points


def test_uc_27_1_a_kelp_per_connected_city():
    assert fed(3, "K5", 0) == ("K2", 0)


def test_uc_27_2_all_kelp_first():
    assert fed(3, "K2 B2", 0) == ("B1", 0)


def test_uc_27_3_then_biomatter():
    assert fed(3, "B3", 0) == ("", 0)


def test_uc_27_4_then_three_points_each():
    assert fed(3, "K1", 10) == ("", 4)


def test_uc_27_5_never_below_nothing():
    assert fed(5, "", 4) == ("", 0)


def test_uc_27_6_nothing_is_kept_back():
    assert fed(2, "K2 B5", 0) == ("B5", 0)


def test_uc_27_7_unconnected_cities_need_nothing():
    state = put(table(supply="K1"), "nonsymbiotic right")
    feed(state, 0)
    assert said(state) == ""
    assert me(state).points == 0


def test_uc_27_8_the_formula():
    assert fed(4, "K2 B1", 10) == ("", 7)


def test_uc_vector_tv_47_feeding():
    assert fed(4, "K2 B1", 10) == ("", 7)
    assert fed(5, "", 4) == ("", 0)
    assert fed(2, "K3", 0) == ("K1", 0)
