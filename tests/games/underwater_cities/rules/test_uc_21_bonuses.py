"""UC-21  Building bonuses of the player board."""

from __future__ import annotations

from games.underwater_cities.table import BOX, do, keys, me, play, put, said, slots, table


def test_uc_21_1_a_printed_resource_is_gained():
    state = table(seats=4, supply="C1 S1")
    play(state, "Y2", "build tunnel at lower_right-lower_middle")
    assert said(state) == "S1"


def test_uc_21_2_some_sites_give_a_step_and_a_card():
    state = put(table(supply="C1 S2 K1"), "nonsymbiotic middle")
    play(state, "P5", "build nonsymbiotic at lower_left")
    assert keys(state) == ["part 1", "part 2", "stop"]
    do(state, "part 1")
    assert me(state).space == 4


def test_uc_vector_tv_22_federation_and_card_bonus_site():
    state = put(table(supply="C1 S2 K1"), "nonsymbiotic middle")
    play(state, "P5", "build nonsymbiotic at lower_left", "part 1")
    assert me(state).space == 4
    assert len(me(state).hand) == 4


def test_uc_21_3_also_if_unconnected():
    state = table(supply="C1 S2 K1")
    play(state, "P5", "build nonsymbiotic at right")
    assert said(state) == "K1"


def test_uc_21_4_at_once_also_in_the_middle():
    state = table(seats=4, supply="C2 S1")
    play(state, "Y2", "build tunnel at lower_right-lower_middle")
    assert [key for key in keys(state) if key.startswith("build")]


def test_uc_vector_tv_21_site_bonus_mid_action():
    state = table(seats=4, supply="C2 S1")
    play(state, "Y2", "build tunnel at lower_right-lower_middle", "build tunnel at lower_right-right")
    assert said(state) == ""
    assert me(state).tunnels.count(1) == 2


def test_uc_21_5_a_bonus_cannot_pay_for_its_own_build():
    assert "Y2" not in slots(table(seats=4, supply="C1"))


def test_uc_21_6_each_site_once():
    state = put(table(seats=4, supply="C2 S2"), "tunnel lower_right-lower_middle")
    assert "build tunnel at lower_right-lower_middle" not in keys(play(state, "Y2"))


def test_uc_21_7_boards_differ():
    assert len({board.tunnel_bonus for board in BOX.boards}) > 1
    assert len({board.site_bonus for board in BOX.boards}) == 8
