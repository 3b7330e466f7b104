"""AT-18: effects that make opponents act."""

from __future__ import annotations

from games.atlantes.table import (
    GAME,
    answer,
    discard,
    facts,
    give,
    ids,
    keys,
    own,
    pile,
    ready,
    refusal,
    script,
    table,
)


def test_at_18_1_an_order_must_be_obeyed():
    state = table()
    one, other = own(state, "F G1", seat=1), own(state, "G2 G1", seat=1)
    give(state, "sirene")
    answer(state, "play sirene")
    assert GAME.waiting(state) == [1]
    assert keys(state) == [f"raise {one}", f"raise {other}"]


def test_at_18_2_each_opponent_clockwise_with_their_own_choice():
    state = table(4)
    places = {seat: (own(state, "G1 G1", seat=seat), own(state, "G1 G1", seat=seat)) for seat in (1, 2, 3)}
    give(state, "sirene")
    answer(state, "play sirene")
    order = []
    for _ in range(3):
        seat = GAME.waiting(state)[0]
        order.append(seat)
        answer(state, f"raise {places[seat][1]}")
    assert order == [1, 2, 3]
    assert [ids(state, seat)[places[seat][1]] for seat in (1, 2, 3)] == [1, 1, 1]


def test_at_18_2_at_the_printed_place_in_the_sequence():
    state = table()
    own(state, "", seat=1)
    own(state, "", seat=1)
    card = script(state, "(M) R1")
    own(state, "G1 G1")
    answer(state, f"play {card}")
    assert GAME.waiting(state) == [1]
    assert "raised" not in facts(state)
    answer(state, keys(state)[0])
    assert "raised" in facts(state)
    assert discard(state) == [card]


def test_at_18_3_no_mantas_no_levels_no_claims_meanwhile():
    state = table()
    pile(state, "S", "S", "S", seat=1)
    own(state, "R1 G1", seat=1)
    own(state, "G1 G1", seat=1)
    give(state, "sirene")
    answer(state, "play sirene")
    assert GAME.waiting(state) == [1]
    assert all(key.startswith("raise") for key in keys(state))
    assert GAME.options(state, 1)[0].point() == "D10"


def test_at_18_4_a_completion_gives_the_opponent_the_manta():
    state = table()
    own(state, "G1", seat=1, gives="m_score")
    give(state, "sirene")
    answer(state, "play sirene")
    assert "m_score" in ready(state, 1)
    assert GAME.waiting(state) == [1]
    assert "use m_score" in keys(state), "it waited for the own turn"


def test_at_18_5_who_cannot_comply_is_skipped():
    state = table(3)
    own(state, "", seat=1)
    place = own(state, "G1 G1", seat=2)
    give(state, "sirene")
    answer(state, "play sirene")
    assert ids(state, 2) == {place: 1}
    assert state.active == 1


def test_at_vector_13_opponents():
    state = table()
    place = own(state, "F G1", seat=1)
    give(state, "sirene")
    row = state.row[:]
    answer(state, "play sirene")
    assert ids(state, 1) == {place: 1}
    assert state.row == row, "the icon was forfeited"
    assert refusal(state, "nothing") == []


def test_testudo_orders_opponents_to_score():
    state = table()
    own(state, "", seat=1, points=5)
    give(state, "testudo")
    answer(state, "play testudo")
    while state.active == 0:
        answer(state, keys(state)[-1])
    assert len(state.realms[1].pile) == 1
