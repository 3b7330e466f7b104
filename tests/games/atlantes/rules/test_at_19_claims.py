"""AT-19: claiming objectives."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    clear_rows,
    discard,
    facts,
    give,
    idle,
    ids,
    keys,
    offer,
    own,
    pile,
    ready,
    refusal,
    reserve,
    script,
    set_row,
    table,
    tire,
    turn_of,
)


def rich(seats=2, seat=0, **variants):
    """A table where P3 is met."""
    state = table(seats, **variants)
    pile(state, "S", "S", "S", seat=seat)
    return state


def test_at_19_1_a_met_objective_may_be_claimed_on_the_own_turn():
    state = rich()
    assert "claim p3" in keys(state)
    assert refusal(state, "track p2") == ["AT-19.1"]
    answer(state, "claim p3", "give up s_gold")
    assert GAME.view(state, 1)["tracks"][2]["placed"] == ["s_gold@0"]


def test_at_vector_29_objective_with_an_inactive_manta():
    state = table()
    for _ in range(5):
        own(state, "G1 G1")
    tire(state, "s_gold", "s_power", "s_raise", "s_score")
    answer(state, "claim p2")
    assert keys(state) == ["give up s_gold", "give up s_power", "give up s_raise", "give up s_score"]


def test_at_19_2_one_manta_per_player_and_track():
    state = rich()
    answer(state, "claim p3", "give up s_gold")
    assert "claim p3" not in keys(state)
    assert refusal(state, "track p3") == ["AT-19.2"]


def test_at_19_3_bonus_mantas_can_never_be_placed():
    state = rich()
    reserve(state, "m_gold2")
    answer(state, "claim p3")
    assert "give up m_gold2" not in keys(state)


def test_at_vector_30_with_bonus_mantas_only_no_claim_is_possible():
    state = rich()
    reserve(state, "m_gold2", "m_gold1")
    realm = state.realms[0]
    realm.ready = [each for each in realm.ready if each >= 4]
    state.forget()
    assert "claim p3" not in keys(state)


def test_at_19_4_claiming_is_optional():
    state = rich()
    answer(state, "play matrona")
    assert keys(state) == ["claim p3", "end turn"]
    answer(state, "end turn")
    assert state.tracks == [[], [], [], []]


def test_at_19_5_earlier_claims_score_more():
    state = rich(4)
    for seat in (1, 2, 3):
        pile(state, "S", "S", "S", seat=seat, points=3)
    for _ in range(4):
        answer(state, "claim p3", "give up s_gold", "play matrona")
    lines = [
        next(line.points for line in seat if line.rule == "AT-22.2") for seat in GAME.result(state).breakdown
    ]
    assert lines == [7, 5, 3, 2]


def test_at_19_6_a_placed_manta_is_out_of_the_reserve():
    state = rich()
    own(state, "G1 G1")
    answer(state, "claim p3", "give up s_raise")
    assert "s_raise" not in ready(state) + idle(state)
    assert "use s_raise" not in keys(state)
    answer(state, "play matrona")
    assert "s_raise" not in ready(state)


def test_at_19_7_the_fifth_space_is_never_used():
    assert GAME.view(table(4), 0)["tracks"][0]["points"] == [7, 5, 3, 2, 1]
    state = rich(4)
    for seat in (1, 2, 3):
        pile(state, "S", "S", "S", seat=seat)
    for _ in range(4):
        answer(state, "claim p3", "give up s_gold", "play matrona")
    assert len(state.tracks[2]) == 4
    assert "claim p3" not in keys(state)


def test_at_19_8_a_claim_stays_valid():
    state = table()
    give(state, "espadon", "poulpe")
    answer(state, "claim p1", "give up s_gold", "play batisseuse")
    assert GAME.view(state, 0)["tracks"][0]["seats"][0] == {
        "have": 7,
        "need": 8,
        "claimed": True,
        "claimable": False,
    }
    assert GAME.result(state).points[0] == 7 + 7


def test_at_19_9_claims_are_open_between_two_effects():
    state = rich()
    own(state, "G1 G1")
    card = script(state, "R1 T")
    answer(state, f"play {card}")
    assert keys(state) == ["claim p3", "go on"]
    assert GAME.view(state, 0)["phase"] == "main"


def test_at_19_9_switch_claim_mid_main_off():
    state = rich(claim_mid_main=False)
    own(state, "G1 G1")
    card = script(state, "R1 T")
    answer(state, f"play {card}")
    assert discard(state) == [card]
    assert keys(state) == ["claim p3", "use s_raise", "end turn"]


def test_at_19_9_several_objectives_in_one_turn():
    state = rich()
    reserve(state, "m_gold1", "m_gold2")
    answer(state, "claim p3", "give up s_gold", "claim p4", "give up s_raise", "play matrona")
    assert len(state.tracks[2]) == len(state.tracks[3]) == 1


def test_at_19_10_never_during_another_players_turn():
    state = rich(seat=1)
    assert not [key for key in keys(state) if key.startswith("claim")]
    own(state, "G1 G1", seat=1)
    give(state, "sirene")
    answer(state, "play sirene")
    assert "claimed" not in facts(state)
    assert GAME.waiting(state) == [1]
    assert "claim p3" in keys(state), "now it is the own turn"


def test_at_19_11_the_player_chooses_the_manta():
    state = rich()
    answer(state, "claim p3")
    assert keys(state) == ["give up s_gold", "give up s_power", "give up s_raise", "give up s_score"]
    answer(state, "give up s_power")
    assert ready(state) == ["s_gold", "s_raise", "s_score"]


def test_at_vector_46_p1_counts_before_playing():
    state = table()
    set_row(state, "poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")
    give(state, "sirene", "testudo")
    assert "claim p1" in keys(state)
    script(state, "H R1 R1")
    state.realms[0].hand.remove(1)
    own(state, "G1 G1 G1")
    answer(state, "play king4")
    assert not [key for key in keys(state) if key.startswith("claim")]
    answer(state, "recruit poulpe from space 1")
    assert keys(state) == ["claim p1", "go on"]


def test_at_vector_47_transient_p2():
    state = table()
    clear_rows(state)
    offer(state, "G1", gold=2)
    own(state, "")
    for _ in range(3):
        own(state, "G1 G1")
    script(state, "G2 B M")
    answer(state, "play king4")
    assert keys(state) == ["claim p2", "go on"]
    answer(state, "go on")
    assert len(ids(state)) == 4
    assert "claim p2" not in keys(state)


def test_at_vector_43_fourth_claim_triggers():
    state = rich()
    reserve(state, "m_gold1", "m_gold2")
    give(state, "espadon", "poulpe")
    for _ in range(5):
        own(state, "G1 G1")
    answer(state, "claim p1", "give up s_gold", "claim p2", "give up s_power")
    assert state.trigger == 0
    answer(state, "claim p3", "give up s_raise", "claim p4")
    assert GAME.view(state, 0)["trigger"] == "objectives"
    turn_of(state, 0, done=True)
    assert len(state.ocean) > 0
    assert len(state.deck) > 0
