"""UC-15  Buildings and expansion sites."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.rules.network import building_sites
from bathysphere.games.underwater_cities.rules.production import total
from games.underwater_cities.table import BOX, keys, me, play, put, said, table

BOARD = BOX.boards[0]


def legal(state, expansion=False, only=False):
    return [BOARD.site_names[site] for site in building_sites(BOARD, me(state), expansion, only)]


def made(state):
    return list(total(production(state, 0, [])))


def test_uc_15_1_pay_and_place():
    state = table(seats=4, supply="C1")
    play(state, "G2", "build desal at lower_right.1")
    assert me(state).buildings[0] == 2


def test_uc_15_2_at_a_city_or_where_a_city_could_be():
    cities = {site.split(".")[0] for site in legal(table())}
    assert cities == {"lower_right", "right", "lower_middle", "middle"}


def test_uc_vector_tv_11_building_at_an_empty_legal_city_site():
    state = put(table(), "nonsymbiotic middle", "lab lower_left.1")
    assert "lower_left.2" in legal(state)


def test_uc_15_3_money_and_domes_do_not_matter():
    state = table()
    state.white = state.purple = 0
    assert "right.1" in legal(state)


def test_uc_15_4_any_kind_fits_any_site():
    state = table(seats=4, supply="C9 S9 K9")
    play(state, "Y4", "part 2")
    kinds = {key.split(" ")[1] for key in keys(state) if key.endswith("lower_right.1")}
    assert kinds == {"farm", "desal", "lab"}


def test_uc_15_5_no_benefit_before_it_is_connected():
    state = put(table(), "farm right.1", "nonsymbiotic right")
    assert made(state)[1] == 0


def test_uc_15_6_expansion_sites_need_a_text_that_names_them():
    assert not [site for site in legal(table()) if site.endswith(".x")]
    state = table("survey", "insider_circle", "farmers_cooperative", seats=4, supply="K1")
    play(state, "G1", "card first", "part 1", card="survey")
    assert all(key.endswith(".x") for key in keys(state))


def test_uc_15_7_they_too_lie_at_settled_sites():
    found = legal(table(), True, True)
    assert sorted(found) == ["lower_middle.x", "lower_right.x", "middle.x", "right.x"]


def test_uc_15_8_there_a_building_counts_like_any_other():
    state = put(table(), "farm lower_right.x")
    assert made(state)[1] == 1


def test_uc_15_9_a_waiting_building_works_once_its_city_is_connected():
    state = put(table(), "farm right.1", "tunnel lower_right-right")
    assert made(state)[1] == 0
    put(state, "nonsymbiotic right")
    assert made(state)[1] == 1
    assert said(state) == ""
