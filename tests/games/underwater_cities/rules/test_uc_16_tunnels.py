"""UC-16  Tunnels."""

from __future__ import annotations

from bathysphere.games.underwater_cities.rules.network import tunnel_sites
from bathysphere.kernel.rng import seeded
from games.underwater_cities.table import BOX, GAME, me, play, put, said, table

BOARD = BOX.boards[0]


def legal(state):
    return sorted(BOARD.tunnel_names[site] for site in tunnel_sites(BOARD, me(state)))


def test_uc_16_1_a_tunnel_costs_a_steelplast_and_a_credit():
    state = table(seats=4, supply="S1 C1")
    play(state, "Y2", "build tunnel at lower_right-middle")
    assert said(state) == ""
    assert me(state).tunnels[BOARD.tunnel_names.index("lower_right-middle")] == 1


def test_uc_16_2_the_site_must_be_linked_by_built_tunnels():
    assert legal(table()) == ["lower_right-lower_middle", "lower_right-middle", "lower_right-right"]
    assert "middle-upper_left" not in legal(put(table(), "nonsymbiotic middle"))


def test_uc_vector_tv_12_tunnel_sites():
    state = put(table(), "tunnel lower_right-right", "tunnel lower_right-middle", "tunnel middle-lower_left")
    assert legal(state) == [
        "blue_1-right",
        "blue_2-lower_left",
        "lower_middle-lower_left",
        "lower_middle-middle",
        "lower_right-lower_middle",
        "middle-upper_left",
        "right-middle",
    ]


def test_uc_16_3_a_site_at_the_start_is_always_legal():
    assert "lower_right-lower_middle" in legal(put(table(), "tunnel lower_right-right"))


def test_uc_16_4_no_path_through_a_metropolis():
    state = put(table(), "tunnel lower_right-middle", "tunnel middle-upper_left", "tunnel brown-upper_left")
    assert "brown-left" not in legal(state)


def test_uc_16_5_over_an_empty_city_site_and_on():
    state = put(table(), "tunnel lower_right-middle")
    assert "middle-upper_left" in legal(state)


def test_uc_16_6_every_built_tunnel_is_linked_at_all_times():
    state, rng = GAME.setup(3, 5), seeded(5)
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        GAME.answer(state, seat, options[rng.below(len(options))])
        for nation in state.nations:
            ends = BOX.boards[nation.board].ends
            for tunnel, built in enumerate(nation.tunnels):
                assert not built or any(e >= 0 and nation.reached & (1 << e) for e in ends[tunnel])
