"""The demonstration game by its ledger."""

from __future__ import annotations

import pytest

from bathysphere.kernel.errors import BadSetup, IllegalMove
from reef.table import GAME, NUMBERS, answer, keys, table


def calm(state):
    """A table whose next roll is no shark."""
    while state.rng.copy().below(6) == 5:
        state.rng.word()
    return state


def shark(state):
    while state.rng.copy().below(6) != 5:
        state.rng.word()
    return state


def test_reef_1_1_two_or_three_divers():
    with pytest.raises(BadSetup, match="allowed are: 2, 3"):
        GAME.setup(4, 1)


def test_reef_1_2_hands_are_secret_and_their_size_is_not():
    view = GAME.view(table("logbook"), 1)
    assert "logbook" not in view["hand"] and view["divers"][0]["cards"] == 1


def test_reef_2_1_three_cards_and_three_coins():
    state = GAME.setup(3, 5)
    assert [(len(diver.hand), diver.coin) for diver in state.divers] == [(3, 3)] * 3


def test_reef_2_2_all_drop_one_card_at_once():
    state = GAME.setup(2, 5)
    assert GAME.waiting(state) == [0, 1]
    answer(state, keys(state, 1)[0], seat=1)
    assert GAME.waiting(state) == [0] and len(state.divers[1].hand) == 3
    answer(state, keys(state, 0)[0], seat=0)
    assert [len(diver.hand) for diver in state.divers] == [2, 2]


def test_reef_3_1_one_action_then_the_next_seat():
    state = answer(table("logbook"), "rest")
    assert GAME.waiting(state) == [1]


def test_reef_3_2_a_site_without_coral_cannot_be_dived():
    state = table()
    state.sites = [0, 1, 2]
    state.forget()
    assert keys(state) == ["dive 1", "dive 2", "rest"]


def test_reef_3_3_emptying_the_last_site_refills_all():
    state = calm(table())
    state.sites = [0, 0, 1]
    state.forget()
    answer(state, "dive 2")
    assert state.divers[0].coral == 1 and state.sites == [3, 3, 3]


def test_reef_3_4_a_shark_drives_you_off():
    state = answer(shark(table()), "dive 2")
    assert state.divers[0].coral == 0 and state.sites == [3, 3, 3]


def test_reef_3_5_whoever_rests_draws():
    state = table()
    top = state.deck[-1]
    assert answer(state, "rest").divers[0].hand == [top]


def test_reef_3_6_a_new_round_brings_a_coin():
    state = answer(table(coins=0), "rest")
    answer(state, "rest", seat=1)
    assert state.round == 2 and state.divers[0].coin == 1


def test_reef_3_7_after_eight_rounds_the_game_is_over():
    state = table()
    state.round = 8
    answer(state, "rest")
    answer(state, "rest", seat=1)
    assert GAME.over(state)


def test_reef_4_1_a_card_must_be_affordable():
    state = table("glass_bottom", coins=2)
    assert "play glass_bottom" not in keys(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.find(state, 0, "play glass_bottom")
    assert [refusal.rule for refusal in caught.value.refusals] == ["REEF-4.1"]


def test_reef_4_2_cost_is_paid_before_the_text_is_carried_out():
    state = answer(table("reef_nursery", coins=2), "play reef_nursery")
    assert state.divers[0].coral == 2
    assert keys(state) == ["skip"]  # the coins are gone, so the branch cannot be paid


def test_reef_5_1_text_from_left_to_right():
    state = answer(table("reef_nursery"), "play reef_nursery")
    assert state.divers[0].coral == 2 and keys(state) == ["branch 0", "skip"]


def test_reef_5_2_parts_in_any_order_change_what_can_be_paid():
    state = answer(table("field_station", coins=2), "play field_station", "part 1")
    assert keys(state) == ["skip"]
    state = answer(table("field_station", coins=2), "play field_station", "part 0", "part 1")
    assert keys(state) == ["branch 0", "skip"]


def test_reef_5_3_a_branch_that_cannot_be_paid_is_not_offered():
    assert keys(answer(table("amphora", coins=1), "play amphora")) == ["branch 0", "branch 2"]


def test_reef_5_4_a_trigger_is_carried_out_before_the_turn_goes_on():
    state = answer(calm(table(played=("tide_gauge",))), "dive 0")
    assert GAME.waiting(state) == [0] and keys(state) == ["branch 0", "skip"]
    answer(state, "branch 0")
    assert state.divers[0].coral == 2 and GAME.waiting(state) == [1]


def test_reef_6_1_points_of_coral_biology_and_cards():
    state = table(played=("logbook",))
    state.divers[0].coral, state.divers[0].biology = 3, 2
    assert GAME.result(state).points[0] == 3 + 4 + GAME.box.cards[NUMBERS["logbook"]].vp


def test_reef_6_2_ties_are_shared():
    result = GAME.result(table())
    assert result.ranking == [1, 1] and result.winners == [0, 1]
