"""AT-24: random objectives and the draft of kings."""

from __future__ import annotations

from bathysphere.kernel.rng import seeded
from games.atlantes.table import BOX, GAME, answer, keys


def test_at_24_1_four_of_five_tokens_each_with_a_random_side():
    seen = set()
    for seed in range(40):
        state = GAME.setup(2, seed, objectives="tokens")
        tokens = [BOX.objectives[each].token for each in state.objectives]
        assert len(set(tokens)) == 4
        assert 0 not in tokens
        seen |= {BOX.objectives[each].id for each in state.objectives}
    assert len(seen) == 10


def test_at_24_2_spaces_and_points_stay_those_of_the_board():
    one, other = GAME.setup(2, 3), GAME.setup(2, 3, objectives="tokens")
    assert [each["points"] for each in GAME.view(one, 0)["tracks"]] == [
        each["points"] for each in GAME.view(other, 0)["tracks"]
    ]


def test_at_24_3_the_last_seat_chooses_first_and_passes_to_the_right():
    state = GAME.setup(4, 2, kings="draft")
    assert len(state.passed) == 5
    order = []
    while GAME.view(state, None)["phase"] == "kings":
        order.append(GAME.waiting(state)[0])
        assert len(keys(state)) == order[-1] + 2
        answer(state, keys(state)[0])
    assert order == [3, 2, 1, 0]
    assert len(state.leftover) == 1


def test_at_24_3_kings_are_drawn_from_all_eight():
    seen = {king for seed in range(30) for king in GAME.setup(2, seed, kings="draft").passed}
    assert seen == set(range(1, 9))


def test_at_vector_26_draft():
    state = GAME.setup(3, 1, kings="draft")
    state.passed = [2, 5, 6, 8]
    state.forget()
    answer(state, "take king5", "take king8")
    assert GAME.waiting(state) == [0]
    assert keys(state) == ["take king2", "take king6"]
    answer(state, "take king2")
    assert state.leftover == [6]


def test_at_24_4_the_two_advanced_rules_are_independent():
    state = GAME.setup(2, 1, kings="draft")
    assert [BOX.objectives[each].id for each in state.objectives] == ["p1", "p2", "p3", "p4"]
    state = GAME.setup(2, 1, objectives="tokens")
    assert state.passed == []


def test_the_draft_shows_each_seat_only_what_passed_through_its_hands():
    state = GAME.setup(3, 1, kings="draft")
    state.passed = [2, 5, 6, 8]
    state.forget()
    assert GAME.view(state, 2)["kings"] == [2, 5, 6, 8]
    assert GAME.view(state, 1)["kings"] == GAME.view(state, None)["kings"] == []
    answer(state, "take king5")
    assert GAME.view(state, 2)["realms"][2]["king"] == 5
    assert GAME.view(state, 1)["realms"][2]["king"] == 0
    assert GAME.view(state, 1)["kings"] == [2, 6, 8]
    answer(state, "take king8")
    assert GAME.view(state, 2)["kings"] == [2, 6, 8], "who took which is not known"
    answer(state, "take king2")
    assert GAME.view(state, 1)["realms"][2]["king"] == 5
    assert GAME.view(state, 0)["kings"] == GAME.view(state, 2)["kings"] == [6]
    assert GAME.view(state, None)["kings"] == []


def test_the_choice_of_a_king_is_told_to_its_owner_only():
    state = GAME.setup(2, 1, kings="draft")
    answer(state, keys(state)[0])
    told = [GAME.news(state, seat)[0].id for seat in (0, 1, None)]
    assert told == ["at-fact-chose-king", "at-fact-chose-king-own", "at-fact-chose-king"]


def test_a_drafter_imagines_only_kings_it_has_not_seen_for_those_before_it():
    state = GAME.setup(3, 1, kings="draft")
    state.passed = [2, 5, 6, 8]
    state.forget()
    answer(state, "take king5")
    rng = seeded(1)
    kings = {GAME.imagine(state, 1, rng).realms[2].king for _ in range(80)}
    assert kings == {1, 3, 4, 5, 7}
    kings = {GAME.imagine(state, None, rng).realms[2].king for _ in range(120)}
    assert kings == set(range(1, 9))
