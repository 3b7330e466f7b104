"""AT-21: the end of the game."""

from __future__ import annotations

from bathysphere.games.atlantes.rules.recruiting import recruit
from games.atlantes.table import (
    GAME,
    answer,
    goals,
    keys,
    own,
    pass_turn,
    pile,
    reserve,
    table,
    turn_of,
)


def last_character(seats=2, seat=0):
    """A table where the next recruit of a seat reveals the last ocean character."""
    state = table(seats)
    state.out, state.ocean = state.ocean[1:], state.ocean[:1]
    turn_of(state, seat)
    return state


def recruit_leftmost(state):
    answer(state, "play agent")
    answer(state, keys(state)[0])


def test_at_21_1_the_last_ocean_character_triggers():
    state = last_character()
    recruit_leftmost(state)
    assert GAME.view(state, 0)["trigger"] == "characters"


def test_at_21_1_the_last_location_triggers():
    state = table()
    state.gone, state.deck = state.deck[3:], state.deck[:3]
    answer(state, "play hippocampe", "explore")
    answer(state, keys(state)[0])
    assert GAME.view(state, 0)["trigger"] == "locations"


def test_at_21_1_four_claims_trigger():
    state = table()
    goals(state, "p3", "a2", "a6", "p4")
    pile(state, "S", "S", "S", "S", points=5)
    reserve(state, "m_gold1", "m_gold2")
    for objective, manta in (("p3", "s_gold"), ("a2", "s_power"), ("a6", "s_raise")):
        answer(state, f"claim {objective}", f"give up {manta}")
    assert GAME.view(state, 0)["trigger"] == "none"
    answer(state, "claim p4")
    assert GAME.view(state, 0)["trigger"] == "objectives"


def test_at_21_2_everyone_has_one_more_turn_the_triggering_player_last():
    state = last_character(3, seat=1)
    recruit_leftmost(state)
    order = []
    while state.stack:
        order.append(GAME.waiting(state)[0])
        pass_turn(state)
    assert order == [2, 0, 1]


def test_at_21_2_the_triggering_turn_is_finished_normally():
    state = last_character()
    own(state, "G1 G1 G1")
    recruit_leftmost(state)
    assert "use s_raise" in keys(state)
    assert state.active == 0


def test_at_vector_40_last_round():
    state = table(3)
    turns = [0, 0, 0]
    triggered = False
    while state.stack:
        seat = GAME.waiting(state)[0]
        turns[seat] += 1
        if seat == 1 and turns[1] == 5 and not triggered:
            triggered = True
            state.out, state.ocean = state.ocean[1:], state.ocean[:1]
            recruit_leftmost(state)
            before = state.turn
            while state.stack and state.turn == before and state.active == 1:
                answer(state, keys(state)[-1])
        else:
            pass_turn(state)
    assert turns == [6, 6, 5]


def test_at_21_3_a_second_trigger_changes_nothing():
    state = last_character()
    recruit_leftmost(state)
    left = GAME.view(state, 0)["turns_left"]
    state.gone, state.deck = state.deck[3:], state.deck[:3]
    answer(state, "play hippocampe", "explore")
    answer(state, keys(state)[0])
    assert GAME.view(state, 0)["trigger"] == "characters"
    assert left == 1
    while state.active == 1:
        answer(state, keys(state)[-1])
    assert GAME.view(state, 0)["turns_left"] == 0


def test_at_21_4_all_rules_stay_in_force_in_the_final_turns():
    state = last_character()
    recruit_leftmost(state)
    assert len(state.row) == 6
    recruit_leftmost(state)
    assert len(state.row) == 5
    pile(state, "S", "S", "S")
    assert state.active == 0
    assert "claim p3" in keys(state)


def test_at_21_5_a_trigger_by_a_forced_action_belongs_to_the_active_player():
    state = last_character(3, seat=1)
    recruit(state, 2, 0, 0)  # no printed order makes an opponent recruit, so the rule is asked directly
    assert GAME.view(state, 0)["trigger"] == "characters"
    assert state.trigger_seat == 1
