"""UC-25  Production."""

from __future__ import annotations

from bathysphere.doors import voice
from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.phases.era import EndOfEra, Production
from bathysphere.games.underwater_cities.rules.production import PAIR, PLAIN, UPGRADED, network, total
from games.underwater_cities.table import BOX, GAME, do, keys, me, put, said, table


def made(state):
    return list(total(production(state, 0, [])))


def producing(state):
    """Seat 0 has had its Production phase."""
    state.stack = [Production(0, [])]
    run(state, 0, None)
    return state


def test_uc_25_1_nobodys_production_depends_on_another():
    state = put(table(seats=3), "farm lower_right.1")
    before = [nation.supply[:] for nation in state.nations[1:]]
    producing(state)
    assert said(state) == "K1"
    assert [nation.supply for nation in state.nations[1:]] == before


def test_uc_25_2_tunnels_at_cities_and_connected_buildings_produce():
    state = put(table(), "tunnel lower_right-right", "upgraded lab lower_right.1", "farm lower_right.2")
    assert made(state) == [1, 1, 1, 1, 0, 0, 0]


def test_uc_25_3_a_tunnel_between_two_cities_once():
    assert made(put(table(), "tunnel lower_right-right", "nonsymbiotic right"))[0] == 1


def test_uc_25_4_a_symbiotic_city_two_points():
    state = put(
        table(),
        "tunnel lower_right-right",
        "symbiotic right",
        "tunnel lower_right-middle",
        "nonsymbiotic middle",
    )
    assert made(state)[5] == 2


def test_uc_25_5_a_pair_of_upgraded_buildings_gives_more():
    state = put(table(), "upgraded desal lower_right.1", "upgraded desal lower_right.2")
    assert made(state)[:5] == [3, 0, 0, 0, 2]


def test_uc_25_6_once_per_city_and_kind():
    state = put(table(), *[f"upgraded farm lower_right.{n}" for n in "123x"])
    assert made(state)[1] == 5


def test_uc_25_7_one_city_may_earn_several():
    state = put(
        table(),
        "upgraded farm lower_right.1",
        "upgraded farm lower_right.2",
        "upgraded lab lower_right.3",
        "upgraded lab lower_right.x",
    )
    assert made(state) == [0, 3, 3, 2, 0, 3, 0]


def test_uc_25_8_what_is_unconnected_yields_nothing():
    state = put(
        table(), "symbiotic right", "farm right.1", "tunnel lower_right-middle", "tunnel middle-upper_left"
    )
    assert made(state) == [1, 0, 0, 0, 0, 0, 0]


def test_uc_25_9_cards_and_metropolises_apply():
    hexes = ("metropolis_league", "metropolis_reykjavik", "metropolis_lagos")
    state = put(
        table(tiles=hexes, productions=("ticket_office",)), "tunnel lower_right-right", "tunnel blue_1-right"
    )
    assert made(state) == [2, 0, 0, 0, 0, 2, 0]


def test_uc_25_10_the_values():
    assert [bundle[:6] for bundle in PLAIN] == [
        (1, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 0, 0),
        (1, 0, 0, 0, 0, 0),
        (0, 0, 0, 1, 0, 0),
    ]
    assert [bundle[:6] for bundle in UPGRADED] == [
        (1, 0, 0, 0, 0, 1),
        (0, 1, 0, 0, 0, 1),
        (1, 0, 0, 0, 1, 0),
        (0, 0, 1, 1, 0, 0),
    ]
    assert [bundle[:6] for bundle in PAIR[1:]] == [(0, 1, 0, 0, 0, 1), (1, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0)]


def test_uc_25_11_replacements_first_payments_last():
    state = put(
        table(productions=("autonomous_systems", "recycling_contract")),
        "lab lower_right.1",
        "desal lower_right.2",
    )
    state.stack = [Production(0, [])]
    state.forget()
    assert keys(state) == ["replace 0 by autonomous_systems", "replace 1 by autonomous_systems"]
    do(state, "replace 1 by autonomous_systems")
    assert said(state) == "C1 K1 S1"
    assert keys(state) == ["pay for recycling_contract 1.1", "done"]
    do(state, "pay for recycling_contract 1.1")
    assert said(state) == "K1 S2"


def test_uc_25_12_production_comes_before_feeding():
    state = put(table(seats=2), "farm lower_right.1")
    state.round, state.stack = 4, [EndOfEra(0), Production(0, [])]
    run(state, 0, None)
    assert said(state) == ""
    assert me(state).points == 0
    assert "fed" in [fact.what for fact in state.facts]


def test_uc_vector_tv_25_farms():
    assert made(put(table(), "farm lower_right.1"))[1] == 1
    assert made(put(table(), "upgraded farm lower_right.1"))[1::4] == [1, 1]
    assert made(put(table(), "upgraded farm lower_right.1", "upgraded farm lower_right.2"))[1::4] == [3, 3]


def test_uc_vector_tv_26_full_production():
    hexes = ("metropolis_league", "metropolis_reykjavik", "metropolis_lagos")
    state = table(tiles=hexes, productions=("ticket_office",))
    put(
        state,
        "symbiotic right",
        "tunnel lower_right-right",
        "upgraded tunnel lower_right-middle",
        "tunnel right-middle",
    )
    put(state, "farm lower_right.1", "upgraded farm lower_right.2", "desal right.1", "desal right.2")
    put(
        state,
        "upgraded lab lower_right.3",
        "upgraded lab lower_right.x",
        "nonsymbiotic upper_left",
        "lab upper_left.1",
    )
    me(state).tunnels[tunnel_site("brown-left")] = 1
    me(state).joined = 2
    assert made(state) == [6, 2, 3, 2, 0, 6, 0]
    assert [item["source"] for item in GAME.view(state, 0)["nations"][0]["forecast"]["production"]].count(
        "ticket_office"
    ) == 1


def tunnel_site(name):

    return BOX.boards[0].tunnel_names.index(name)


def test_uc_vector_tv_35_floors():
    state = put(table(productions=("algae_cultures",)), *[f"lab lower_right.{n}" for n in "123x"])
    put(state, "tunnel lower_right-right", "nonsymbiotic right", *[f"lab right.{n}" for n in "123x"])
    assert made(state)[1] == 2
    assert len(network(state, 0)) == 9


def test_uc_25_12_the_forecast_of_feeding_counts_what_is_produced_before():
    state = put(table(seats=2), "farm lower_right.1")
    assert said(state) == ""
    assert GAME.view(state, 0)["nations"][0]["forecast"]["feeding"] == {"kelp": 1, "biomatter": 0, "point": 0}


def test_uc_25_11_the_question_says_what_yields_what():
    state = put(table(productions=("autonomous_systems",)), "lab lower_right.1")
    state.stack = [Production(0, [])]
    state.forget()
    asked = voice("underwater_cities", "en").say(GAME.prompt(state, 0))
    assert asked == "Production: how many laboratories yield 1 kelp and 1 steelplast instead of 1 science?"
