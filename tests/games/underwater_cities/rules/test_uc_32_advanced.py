"""UC-32  Variant 2: advanced player boards."""

from __future__ import annotations

from bathysphere.games.underwater_cities.components import USUAL
from bathysphere.games.underwater_cities.effects.settling import production
from bathysphere.games.underwater_cities.rules.building import surcharge
from bathysphere.games.underwater_cities.rules.costs import with_surcharge
from bathysphere.games.underwater_cities.rules.production import total
from games.underwater_cities.table import BOARDS, BOX, GAME, keys, me, play, put, said, slots, table


def on(board, *hand, **more):
    return table(*hand, seats=4, board=board, advanced_boards=True, **more)


def made(state):
    return list(total(production(state, 0, [])))


def city_with(times):
    """A board and a city site that multiplies the points of a symbiotic city."""
    for board in BOX.boards:
        if times in board.city_times:
            return board, board.city_times.index(times)
    raise AssertionError(times)


def settled(board, city, kind):
    """A position in which a connected city of a kind stands on a site."""
    state = on(board.id)
    me(state).cities[city] = kind
    me(state).domes |= 1 << city
    me(state).reached |= 1 << city
    return state


def test_uc_32_1_all_use_the_advanced_side():
    assert all(nation.board >= 4 for nation in GAME.setup(4, advanced_boards=True).nations)


def test_uc_32_2_varying_numbers_of_building_sites():
    for board in BOX.boards[4:]:
        assert len({len(sites) for sites in board.sites}) > 1


def test_uc_32_3_black_and_red_sites_cost_more_and_give_more():
    board = BOX.boards[BOARDS["abyssal_ring"]]
    middle = board.city_names.index("middle")
    assert surcharge(board, 4, middle) == (2, 0, 0, 2, 0)
    assert board.city_bonus[middle] >= 0


def test_uc_32_4_also_for_a_free_build_and_after_discounts():
    state = on("abyssal_ring", "ceremonial_tunnel", "insider_circle", "farmers_cooperative")
    put(state, "tunnel lower_right-right", "tunnel right-upper_right")
    play(state, "G1", "card first", card="ceremonial_tunnel")
    assert "build tunnel at upper_right-upper_left" not in keys(state)


def test_uc_vector_tv_44_free_build_with_surcharge():
    state = on("abyssal_ring", "ceremonial_tunnel", "insider_circle", "farmers_cooperative", supply="C1")
    put(state, "tunnel lower_right-right", "tunnel right-upper_right")
    play(state, "G1", "card first", "build tunnel at upper_right-upper_left", card="ceremonial_tunnel")
    assert said(state) == ""


def test_uc_32_5_never_for_upgrading():
    state = put(
        on("abyssal_ring", supply="Sc2"),
        "tunnel lower_right-right",
        "tunnel right-upper_right",
        "tunnel upper_right-upper_left",
    )
    play(state, "Y5", "choose 2", "upgrade tunnel at upper_right-upper_left")
    assert said(state) == "Sc1"


def test_uc_32_6_a_multiplier_multiplies_the_usual_amount():
    state = put(on("twin_shores"), "upgraded desal middle.2")
    city = BOX.boards[5].city_names.index("middle")
    me(state).cities[city], me(state).domes, me(state).reached = 1, 255, 255
    assert made(state)[0] == 2
    assert made(state)[4] == 2


def test_uc_vector_tv_37_multiplier():
    state = put(on("twin_shores"), "upgraded desal middle.2", "upgraded desal middle.1")
    me(state).domes = me(state).reached = 255
    assert (made(state)[0], made(state)[4]) == (4, 3)


def test_uc_32_7_not_the_pair_bonus():
    state = put(on("twin_shores"), "upgraded farm middle.2", "upgraded farm middle.1")
    me(state).domes = me(state).reached = 255
    assert made(state)[1] == 2 + 1 + 1


def test_uc_32_8_only_in_production():
    state = on("twin_shores", "trial_run", "demonstration", "dock_wages")
    put(state, "upgraded desal middle.2")
    me(state).domes = me(state).reached = 255
    play(state, "R3", "card first", "produce desal", card="trial_run")
    assert said(state) == "C1 K1 S2 B1"


def test_uc_vector_tv_38_trial_run_vs_multiplier():
    state = put(on("twin_shores"), "upgraded desal middle.2")
    me(state).domes = me(state).reached = 255
    assert (made(state)[0], made(state)[4]) == (2, 2)


def test_uc_32_9_a_city_site_triples_a_symbiotic_city_only():
    board, city = city_with(3)
    assert made(settled(board, city, 2))[5] == 6
    assert made(settled(board, city, 1))[5] == 0


def test_uc_vector_tv_39_ad1():
    board, city = city_with(3)
    more = surcharge(board, 4, city)
    assert with_surcharge(USUAL[4], more) == (4, 1, 5, 0, 0)
    assert with_surcharge(USUAL[5], more) == (5, 1, 4, 0, 1)


def test_uc_32_10_a_tunnel_site_triples_its_tunnel():
    state = put(on("abyssal_ring"), "nonsymbiotic upper_right", "tunnel upper_right-upper_left")
    assert made(state)[0] == 3


def test_uc_vector_tv_40_ad2():
    board = BOX.boards[BOARDS["abyssal_ring"]]
    tunnel = board.tunnel_names.index("upper_right-upper_left")
    assert with_surcharge(USUAL[0], surcharge(board, 0, tunnel)) == (2, 0, 1, 0, 0)
    state = put(on("abyssal_ring"), "upgraded tunnel upper_right-upper_left")
    assert made(state) == [0] * 7
    put(state, "nonsymbiotic upper_right")
    assert (made(state)[0], made(state)[5]) == (3, 3)


def test_uc_32_11_a_pair_of_tunnels_gives_more():
    state = put(on("abyssal_ring"), "nonsymbiotic middle", "tunnel lower_middle-middle")
    one = made(state)[0]
    put(state, "tunnel middle-left")
    assert made(state)[0] == one + 1 + 2


def test_uc_vector_tv_41_ad3():
    state = put(on("abyssal_ring"), "tunnel lower_middle-middle", "tunnel middle-left")
    assert made(state)[0] == 0
    put(state, "nonsymbiotic lower_middle")
    assert made(state)[0] == 1
    put(state, "nonsymbiotic middle")
    assert made(state)[0] == 1 + 1 + 2


def test_uc_32_12_a_tunnel_at_a_metropolis_gives_it_two_points_more():
    board = next(board for board in BOX.boards if any(any(more) for more in board.tunnel_more))
    tunnel = next(i for i, more in enumerate(board.tunnel_more) if any(more))
    hexagon = -1 - min(board.ends[tunnel])
    state = on(board.id)
    me(state).tunnels[tunnel] = 1
    me(state).hexes = (0, 6, 7)
    before = made(state)[5]
    me(state).joined = 1 << hexagon
    assert made(state)[5] == before + 2


def test_uc_vector_tv_42_ad4():
    board = next(board for board in BOX.boards if any(any(more) for more in board.tunnel_more))
    tunnel = next(i for i, more in enumerate(board.tunnel_more) if any(more))
    assert with_surcharge(USUAL[0], surcharge(board, 0, tunnel)) == (2, 0, 2, 0, 0)


def test_uc_32_13_six_points_at_once():
    state = on("abyssal_ring", supply="C3 S2 K1 Sc2")
    put(state, "nonsymbiotic lower_middle")
    state.tiles = [0] * len(state.tiles)
    state.forget()
    play(state, "G3", "choose 1", "build nonsymbiotic at middle")
    assert me(state).points == 6


def test_uc_vector_tv_43_ad5():
    state = on("abyssal_ring", supply="C3 S2 K1 Sc2")
    put(state, "nonsymbiotic lower_middle")
    play(state, "G3", "choose 1", "build nonsymbiotic at middle")
    assert said(state) == ""
    assert me(state).points == 6


def test_uc_32_14_replacements_are_not_multiplied():
    state = put(on("twin_shores", productions=("autonomous_systems",)), "lab middle.2")
    me(state).domes = me(state).reached = 255
    card = me(state).productions[0]
    assert list(total(production(state, 0, [(card, 1)])))[:4] == [0, 1, 1, 1]


def test_uc_32_15_the_surcharge_counts_for_what_can_be_afforded():
    state = on("abyssal_ring", supply="C1 S2 K1")
    me(state).domes = 255 & ~(1 << BOX.boards[4].city_names.index("middle"))
    state.forget()
    play(state, "G3")
    assert said(state) == "C1 K2 S2"
    assert "G3" in slots(on("abyssal_ring"))
