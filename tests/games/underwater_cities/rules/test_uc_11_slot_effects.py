"""UC-11  Slot effects."""

from __future__ import annotations

from games.underwater_cities.table import (
    BOX,
    SLOTS,
    do,
    frames,
    keys,
    me,
    play,
    put,
    said,
    slots,
    table,
)


def test_uc_11_1_y1_gives_science_steelplast_and_kelp():
    assert said(play(table(seats=4), "Y1")) == "K1 S1 Sc1"


def test_uc_11_2_y2_builds_two_tunnels_one_after_the_other():
    state = table(seats=4, supply="C2 S2")
    play(state, "Y2", "build tunnel at lower_right-right", "build tunnel at blue_1-right")
    assert me(state).tunnels.count(1) == 2


def test_uc_vector_tv_09_step_by_step():
    state = table(seats=4, supply="C2 S2")
    play(state, "Y2")
    assert "build tunnel at blue_1-right" not in keys(state)
    assert "build tunnel at blue_1-right" in keys(do(state, "build tunnel at lower_right-right"))


def test_uc_11_3_y3_uses_an_action_card_and_draws_a_special():
    state = table(seats=4, actions=("salvage_yard",))
    assert keys(play(state, "Y3")) == ["part 1", "part 2"]


def test_uc_11_4_y4_builds_a_city_and_a_building():
    state = table(seats=4, supply="C9 S9 K9")
    play(state, "Y4", "part 2", "build lab at lower_right.1")
    assert "build nonsymbiotic at right" in keys(state)


def test_uc_11_5_y5_gives_science_or_upgrades():
    state = put(
        table(seats=4, supply="Sc3"), "farm lower_right.1", "lab lower_right.2", "desal lower_right.3"
    )
    play(state, "Y5")
    assert keys(state) == ["choose 1", "choose 2"]
    do(state, "choose 2", "upgrade farm at lower_right.1", "upgrade lab at lower_right.2")
    do(state, "upgrade desal at lower_right.3")
    assert said(state) == ""


def test_uc_11_6_r1_builds_two_farms():
    state = table(seats=4, supply="K2")
    play(state, "R1", "build farm at lower_right.1", "build farm at lower_right.3")
    assert me(state).buildings[:3] == [1, 0, 1]


def test_uc_11_7_r2_builds_a_tunnel_and_a_city():
    state = table(seats=4, supply="C9 S9 K9")
    play(state, "R2", "part 2", "build nonsymbiotic at right", "build tunnel at lower_right-right")
    assert me(state).domes.bit_count() == 2


def test_uc_11_8_r3_gives_steelplast_and_kelp():
    assert said(play(table(seats=4), "R3")) == "K1 S2"


def test_uc_vector_tv_02_gain_slot():
    assert said(play(table(seats=4, supply="K1"), "R3")) == "K2 S2"


def test_uc_11_9_r4_builds_two_labs():
    state = table(seats=4, supply="S2")
    play(state, "R4", "build lab at lower_right.1", "build lab at lower_right.3")
    assert me(state).buildings[:3] == [3, 0, 3]


def test_uc_11_10_r5_uses_a_card_and_builds_and_upgrades():
    state = table(seats=4, supply="K1 Sc1", actions=("salvage_yard",))
    play(state, "R5", "part 2", "build farm at lower_right.1", "upgrade farm at lower_right.1")
    assert me(state).buildings[0] == 4
    assert keys(state) == ["use salvage_yard", "skip"]


def test_uc_11_11_build_and_upgrade_is_whole_or_not_at_all():
    assert "R5" not in slots(table(seats=4, supply="K1"))
    assert "R5" in slots(table(seats=4, supply="K1 Sc1"))
    state = table(seats=4, supply="K1 Sc1")
    play(state, "R5", "build farm at lower_right.1")
    assert keys(state) == ["upgrade farm at lower_right.1"]


def test_uc_11_11_a_trigger_of_the_build_may_bring_the_science():
    state = table(seats=4, supply="C1", board="steel_trench")
    put(state, "nonsymbiotic right")
    assert keys(play(state, "R5")) == ["build desal at right.2"]


def test_uc_vector_tv_17_r5_atomicity():
    state = table(seats=4, supply="S1 C1", actions=("salvage_yard",))
    play(state, "R5")
    assert frames(state)[-1] in ("Using", "Parts")
    assert not [key for key in keys(state) if "part 2" in key]


def test_uc_vector_tv_15_action_card_funds_build():
    state = table(seats=4, supply="Sc1", actions=("personal_assistant",))
    play(state, "R5", "use personal_assistant", "choose 2", "build desal at lower_right.1")
    do(state, "upgrade desal at lower_right.1")
    assert said(state) == ""
    assert me(state).buildings[0] == 5


def test_uc_11_12_r5_has_two_parts():
    state = table(seats=4, supply="K1 Sc1", actions=("salvage_yard",))
    assert keys(play(state, "R5")) == ["part 1", "part 2"]


def test_uc_11_13_g1_advances_two():
    state = table(seats=4)
    play(state, "G1", "advance")
    assert me(state).space == 3


def test_uc_11_14_g2_builds_two_desalination_plants():
    state = table(seats=4, supply="C2")
    play(state, "G2", "build desal at lower_right.1", "build desal at lower_right.3")
    assert me(state).buildings[:3] == [2, 0, 2]


def test_uc_11_15_g3_builds_a_city_or_gives_kelp():
    state = table(seats=4, supply="C1 K1 S2")
    assert keys(play(state, "G3")) == ["choose 1", "choose 2"]


def test_uc_11_16_g4_uses_a_card_and_gives_steelplast():
    state = table(seats=4, actions=("salvage_yard",))
    assert keys(play(state, "G4")) == ["part 1", "part 2"]


def test_uc_vector_tv_03_action_card_slot():
    state = table(seats=4, actions=("personal_assistant",))
    play(state, "G4", "part 1", "use personal_assistant", "choose 2")
    assert said(state) == "C1 S1"
    assert me(state).ready == (0,)


def test_uc_11_17_g5_builds_a_tunnel_or_advances_and_gives():
    state = table(seats=4, supply="C1 S1")
    play(state, "G5", "choose 2", "part 1")
    assert me(state).space == 4
    assert said(state) == "C2 S1"
    assert len(me(state).hand) == 5


def test_uc_11_18_p1_gives_two_different_resources():
    state = play(table(), "P1")
    assert "take credit and kelp" in keys(state)
    assert "take kelp and kelp" not in keys(state)


def test_uc_11_19_biomatter_is_among_them_unless_the_table_says_no():
    assert "take kelp and biomatter" in keys(play(table(), "P1"))
    assert not [key for key in keys(play(table(biomatter_on_slot=False), "P1")) if "biomatter" in key]


def test_uc_11_20_p2_builds_farms_or_labs_never_both():
    state = table(supply="K1 S1")
    play(state, "P2", "choose 1", "build farm at lower_right.1")
    assert not [key for key in keys(state) if "lab" in key]


def test_uc_11_21_p3_builds_a_tunnel_and_uses_a_card():
    state = table(supply="C1 S1", actions=("salvage_yard",))
    assert keys(play(state, "P3")) == ["part 1", "part 2"]


def test_uc_11_22_p4_draws_a_special():
    assert "look at three" in keys(play(table(), "P4"))


def test_uc_11_23_p5_builds_a_city():
    state = table(supply="C1 S2 K1")
    assert keys(play(state, "P5"))[0].startswith("build nonsymbiotic")


def test_uc_11_24_p6_gives_cards_and_an_upgrade_or_kelp():
    state = put(table(supply="Sc1"), "farm lower_right.1")
    play(state, "P6", "part 1", "choose 2")
    assert said(state) == "K1 Sc1"
    assert len(me(state).hand) == 5


def test_uc_11_25_which_slots_are_on_which_side():
    large, small = (BOX.side(seats).ring for seats in (4, 2))
    assert SLOTS["Y5"] in large
    assert SLOTS["Y5"] in small
    assert SLOTS["R5"] not in small
    assert SLOTS["P6"] not in large


def test_uc_11_26_the_builder_chooses_the_kind():
    state = table(supply="C9 S9 K9 B9")
    found = keys(play(state, "P5"))
    assert {key.split(" ")[1] for key in found if key.startswith("build")} == {"symbiotic", "nonsymbiotic"}


def test_uc_11_27_each_build_may_open_sites_for_the_next():
    state = table(seats=4, supply="C9 S9 K9")
    play(state, "Y4", "part 1", "build nonsymbiotic at right")
    assert "build farm at right.1" in keys(state)
