"""UC-4  Round and turn structure."""

from __future__ import annotations

from bathysphere.games.underwater_cities.phases.era import LAST_ROUNDS
from bathysphere.kernel.rng import seeded
from games.underwater_cities.table import (
    BOX,
    CARDS,
    GAME,
    SLOTS,
    frames,
    keys,
    me,
    play,
    said,
    slots,
    table,
    whats,
)


def through(seats, seed=1):
    """The seats in the order of their turns, and the finished state."""
    state, rng, turns = GAME.setup(seats, seed), seeded(seed), []
    while not GAME.over(state):
        seat = GAME.waiting(state)[0]
        options = GAME.options(state, seat)
        move = options[rng.below(len(options))]
        if move.point() == "D2":
            turns.append((state.round, state.cycle, seat))
        GAME.answer(state, seat, move)
    return turns, state


def test_uc_4_1_everyone_has_three_turns_in_a_round():
    turns, _ = through(3)
    first = [seat for number, _, seat in turns if number == 1]
    assert sorted(first) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_uc_4_2_one_turn_each_in_a_cycle():
    turns, _ = through(3)
    cycle = [seat for number, cycle, seat in turns if (number, cycle) == (1, 0)]
    assert sorted(cycle) == [0, 1, 2]


def test_uc_4_3_one_card_and_one_slot_at_the_same_time():
    state = table(seats=4)
    assert all(" with " in key for key in keys(state))
    play(state, "R3")
    assert whats(state)[0] == "chose"
    assert len(me(state).hand) == 3


def test_uc_4_4_a_chosen_slot_is_occupied_for_the_round():
    state = table(seats=4)
    play(state, "R3")
    assert state.tiles[SLOTS["R3"]] == 1
    assert "R3" not in slots(state, 1)


def test_uc_4_5_the_slot_works_always_the_card_only_on_a_match():
    state = table("trade_concession", "harbour_league", "farmers_cooperative", seats=4)
    play(state, "Y1", card="trade_concession")
    assert said(state) == "K1 S1 Sc1"


def test_uc_4_6_without_a_match_the_card_is_discarded():
    state = table(seats=4)
    play(state, "Y1", card="harbour_league")
    assert state.discard[-1] == CARDS["harbour_league"]
    assert "mismatched" in whats(state)


def test_uc_4_7_on_a_match_the_order_is_the_choosers():
    state = table(seats=4)
    play(state, "Y1", card="farmers_cooperative")
    assert keys(state) == ["slot first", "card first", "decline"]


def test_uc_4_8_a_turn_starts_with_three_cards():
    state = table(seats=2)
    me(state).hand += [CARDS["demonstration"]]
    play(state, "AA")
    assert len(me(state).hand) == 6
    assert len(state.nations[1].hand) == 6
    assert frames(state) == ["StartOfTurn"]
    assert all(key.startswith("discard") for key in keys(state, 1))


def test_uc_4_9_at_the_end_of_the_turn_one_card_is_drawn():
    state = table(seats=4)
    play(state, "R3")
    assert whats(state)[-1] == "drew"


def test_uc_4_10_ten_rounds_in_three_eras():
    assert LAST_ROUNDS == (0, 4, 7, 10)
    turns, _ = through(2)
    assert max(number for number, _, _ in turns) == 10
    assert len(turns) >= 60


def test_uc_4_11_after_the_third_era_comes_final_scoring():
    _, state = through(2)
    assert (state.era, [nation.stage for nation in state.nations]) == (3, [2, 2])


def test_uc_4_12_nobody_can_pass():
    state = table()
    for slot in BOX.side(2).ring:
        state.tiles[slot] = 2
    state.forget()
    assert slots(state) == ["AA"]
    assert "pass" not in keys(state)


def test_uc_4_13_nothing_of_mine_touches_another_board():
    state = table(seats=2, supply="C9 S9 K9")
    before = GAME.view(state, None)["nations"][1]
    play(state, "R3")
    assert GAME.view(state, None)["nations"][1] == before


def test_uc_4_14_all_three_tiles_are_used_each_round():
    turns, _ = through(2)
    assert len([1 for number, _, seat in turns if (number, seat) == (5, 0)]) == 3
