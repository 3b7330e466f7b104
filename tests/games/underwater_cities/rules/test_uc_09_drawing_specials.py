"""UC-9  Drawing a Special card."""

from __future__ import annotations

from games.underwater_cities.table import BOX, CARDS, GAME, do, keys, me, play, said, table


def drawing(**more):
    return play(table(seats=4, **more), "Y3")


def ids(cards):
    return [BOX.cards[card].id for card in cards]


def test_uc_9_1_a_displayed_one_is_not_replaced():
    state = drawing()
    first = ids(state.display)[0]
    do(state, f"take {first}")
    assert len(state.display) == 5
    assert me(state).shown == (CARDS[first],)


def test_uc_9_2_the_open_one_and_the_next_is_turned_up():
    state = drawing()
    top, second = ids(state.specials[-2:])[::-1]
    do(state, f"take open {top}")
    assert GAME.view(state, None)["open_special"] == second


def test_uc_9_3_look_at_three_keep_one():
    state = drawing()
    deck = ids(state.specials)[::-1]
    do(state, "look at three")
    assert keys(state) == [f"keep {card}" for card in deck[1:4]]
    do(state, f"keep {deck[2]}", f"put under {deck[3]}")
    assert ids(state.specials)[::-1] == [*deck[4:], deck[0], deck[3], deck[1]]


def test_uc_vector_tv_57_option_c():
    state = drawing()
    a, b, c, d, e = ids(state.specials)[::-1][:5]
    do(state, "look at three", f"keep {c}", f"put under {b}")
    deck = ids(state.specials)[::-1]
    assert (deck[0], deck[-3:]) == (e, [a, b, d])
    assert GAME.view(state, None)["open_special"] == e


def test_uc_9_4_the_three_are_secret():
    state = drawing()
    do(state, "look at three")
    assert GAME.view(state, 1)["looking"] == []
    assert len(GAME.view(state, 0)["looking"]) == 3
    do(state, keys(state)[0])
    assert "kept" in [fact.what for fact in state.facts]
    assert me(state).shown == ()


def test_uc_9_5_with_fewer_cards_as_many_as_there_are():
    state = table(seats=4)
    state.gone += state.specials[:-2]
    state.specials, state.known = state.specials[-2:], state.known[-2:]
    play(state, "Y3", "look at three")
    assert len(state.looking) == 2
    state = table(seats=4)
    state.specials = state.known = ()
    play(state, "Y3")
    assert "look at three" not in keys(state)


def test_uc_9_6_taking_costs_nothing():
    state = drawing(supply="C3")
    do(state, keys(state)[0])
    assert said(state) == "C3"


def test_uc_9_7_the_drawn_one_is_not_the_card_of_this_turn():
    state = drawing()
    taken = ids(state.display)[0]
    do(state, f"take {taken}")
    assert CARDS[taken] in me(state).hand
    assert GAME.waiting(state) == [1]
