"""UC-20  Timing."""

from __future__ import annotations

from games.underwater_cities.table import (
    BOX,
    CARDS,
    GAME,
    do,
    frames,
    keys,
    me,
    play,
    put,
    said,
    table,
    whats,
)


def kate(upgraded=False, **more):
    """Ledger TV-18: slot R5 with Seafood Collection, action card 19 ready, on space 4."""
    state = table(
        "seafood_collection",
        "harbour_league",
        "farmers_cooperative",
        seats=4,
        actions=("build_a_structure",),
        **more,
    )
    me(state).space = 4
    if upgraded:
        put(state, "upgraded tunnel lower_right-right")
    return play(state, "R5", card="seafood_collection")


def test_uc_20_1_parts_in_any_order():
    state = table(seats=4, supply="C9 S9 K9")
    assert keys(play(state, "R2")) == ["part 1", "part 2"]


def test_uc_20_2_the_sets_are_never_mixed():
    state = kate(supply="S1 C1 Sc1")
    do(
        state,
        "slot first",
        "part 2",
        "build tunnel at lower_right-middle",
        "upgrade tunnel at lower_right-middle",
    )
    assert "CardSet" in frames(state)
    assert frames(state)[-1] == "Using"
    assert not [key for key in keys(state) if "kelp" in key]


def test_uc_vector_tv_18_kate():
    state = kate(supply="S1 C1 Sc1")
    do(
        state,
        "slot first",
        "part 2",
        "build tunnel at lower_right-middle",
        "upgrade tunnel at lower_right-middle",
    )
    do(state, "use build_a_structure")
    assert said(state) == "C1"
    do(state, "build desal at lower_right.1")
    assert (said(state), me(state).space) == ("K1", 3)
    assert me(state).buildings[0] == 2


def test_uc_vector_tv_19_kate_forbidden_line():
    state = kate(supply="S1 C1 Sc1")
    do(
        state,
        "slot first",
        "part 2",
        "build tunnel at lower_right-middle",
        "upgrade tunnel at lower_right-middle",
    )
    do(state, "use build_a_structure")
    assert not [key for key in keys(state) if "farm" in key]


def test_uc_vector_tv_20_kate_other_line():
    state = kate(upgraded=True, supply="C1 Sc1")
    do(state, "card first")
    assert said(state) == "C1 K1 Sc1"
    do(state, "part 2")
    assert "build farm at lower_right.1" in keys(state)


def test_uc_20_3_a_trigger_interrupts():
    state = table(seats=4, supply="S2 C0", permanents=("biomech_construction_crew_labs",))
    play(state, "R4", "build lab at lower_right.1", "build lab at lower_right.3")
    assert said(state) == "C1"


def test_uc_vector_tv_16_trigger_inside_r5():
    state = table(
        seats=4,
        supply="S1 Sc1",
        permanents=("biomech_construction_crew_labs",),
        actions=("build_farm_or_desalination_plant",),
    )
    put(state, "lab lower_right.3")
    play(state, "R5", "part 2", "build lab at lower_right.1", "upgrade lab at lower_right.1")
    assert said(state) == "C1"
    do(state, "use build_farm_or_desalination_plant", "part 1", "build desal at right.1")
    assert said(state) == ""
    assert me(state).buildings[0] == 6
    assert me(state).ready == (0,)
    assert len(me(state).hand) == 4


def test_uc_20_4_what_is_triggered_belongs_to_the_set():
    state = table(
        seats=4, supply="C1 S1", tiles=("metropolis_league", "metropolis_lisbon", "metropolis_lagos")
    )
    put(state, "tunnel lower_right-right")
    play(state, "Y2", "build tunnel at blue_1-right")
    assert frames(state)[0] == "EndOfTurn"
    assert GAME.waiting(state) == [0]


def test_uc_20_5_an_action_card_belongs_to_the_set_that_grants_it():
    state = table(
        "tidal_garden",
        "harbour_league",
        "farmers_cooperative",
        seats=4,
        supply="Sc1 K1",
        actions=("build_a_structure",),
    )
    play(state, "R5", "slot first", "part 1", "use build_a_structure", card="tidal_garden")
    assert me(state).productions == ()


def test_uc_20_6_the_owner_orders_what_is_triggered_at_once():
    state = table(
        seats=4,
        supply="C2 S2",
        board="trade_current",
        tiles=("metropolis_league", "metropolis_lisbon", "metropolis_lagos"),
    )
    me(state).permanents = (CARDS["tunnelling_shield_crew"],)
    board = BOX.boards[me(state).board]
    path = [
        name for name in board.tunnel_names if name.endswith("upper_left") and not name.startswith("brown")
    ]
    put(state, f"tunnel {path[0]}")
    me(state).reached = (1 << len(board.near)) - 1
    me(state).new[0] = 1
    play(state, "Y2", "build tunnel at brown-upper_left")
    assert keys(state) == ["trigger 1", "trigger 2"]
    do(state, "trigger 2")
    assert said(state)[-2:] == "S2"


def test_uc_20_7_an_earlier_part_may_pay_a_later_one():
    state = table("research_fellows", "insider_circle", "farmers_cooperative", seats=4)
    put(state, "farm lower_right.1")
    play(state, "G4", "card first", "part 1", "use research_fellows", card="research_fellows")
    assert me(state).actions[-1] == CARDS["research_fellows"]
    do(state, "upgrade farm at lower_right.1")
    assert me(state).buildings[0] == 4


def test_uc_20_8_abilities_at_any_point_of_the_turn_once():
    state = table(seats=4, supply="K1", permanents=("barter_office",))
    do(state, "ability barter_office", "pay 1 kelp")
    assert said(state) == "S1"
    assert "ability barter_office" not in keys(state)


def test_uc_20_8_also_between_the_sets_and_after_them():
    state = table(
        "trade_concession",
        "harbour_league",
        "farmers_cooperative",
        seats=4,
        supply="",
        permanents=("barter_office",),
    )
    play(state, "R3", "slot first", card="trade_concession")
    assert keys(state) == ["ability barter_office", "done"]
    do(state, "done")
    assert keys(state) == ["ability barter_office", "done"]


def test_uc_20_9_a_new_permanent_does_not_act_on_the_past():
    state = table("embassy", "harbour_league", "farmers_cooperative", seats=4)
    me(state).space = 3
    play(state, "R3", "card first", card="embassy")
    assert said(state) == "K1 S2"


def test_uc_20_10_nothing_of_yours_happens_in_another_turn():
    state = table(seats=2, permanents=("embassy", "barter_office"), supply="K1")
    play(state, "AA", "done")
    assert GAME.options(state, 0) == []


def test_uc_20_11_paying_and_placing_are_one_step():
    state = table(seats=4, supply="K1")
    play(state, "R1", "build farm at lower_right.1")
    assert whats(state)[:2] == ["paid", "built"]
