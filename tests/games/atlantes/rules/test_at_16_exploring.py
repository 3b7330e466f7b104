"""AT-16: exploring."""

from __future__ import annotations

from bathysphere.games.atlantes.components import Explore
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    clear_rows,
    facts,
    ids,
    keys,
    location,
    offer,
    script,
    table,
    tire,
    turn_of,
)


def exploring(central, explored=0):
    """A table with so many locations in the rows, about to explore."""
    state = table()
    clear_rows(state)
    state.central = [state.deck.pop() for _ in range(central)]
    state.explored = [state.deck.pop() for _ in range(explored)]
    script(state, "E")
    answer(state, "play king4")
    return state


def test_at_16_1_exploring_may_be_declined():
    state = exploring(6)
    before = state.central[:], state.deck[:]
    answer(state, "do not explore")
    assert (state.central, state.deck) == before
    assert "explored" not in facts(state)


def test_at_16_2_the_exploration_row_is_discarded():
    state = exploring(3, explored=2)
    old = state.explored[:]
    answer(state, "explore")
    assert state.gone == old


def test_at_16_3_four_of_the_central_row_move_up_by_choice():
    state = exploring(6)
    central = state.central[:]
    answer(state, "explore")
    assert len(keys(state)) == 15
    left = [BOX.locations[each].id for each in central[:2]]
    answer(state, f"leave {left[0]} and {left[1]}")
    assert state.explored == central[2:]
    assert state.gone == central[:2]


def test_at_16_3_of_five_one_is_left_behind():
    state = exploring(5)
    answer(state, "explore")
    assert len(keys(state)) == 5


def test_at_16_3_four_or_fewer_all_move():
    for n in (0, 1, 4):
        state = exploring(n)
        central = state.central[:]
        answer(state, "explore")
        assert state.explored == central
        assert state.gone == []


def test_at_16_4_six_new_locations_are_drawn():
    state = exploring(4)
    deck, reveals = len(state.deck), state.reveals
    answer(state, "explore")
    assert len(state.central) == 6
    assert len(state.deck) == deck - 6
    assert state.reveals == reveals + 1


def test_at_16_4_fewer_if_the_deck_has_fewer():
    state = exploring(4)
    state.gone, state.deck = state.deck[2:], state.deck[:2]
    answer(state, "explore")
    assert len(state.central) == 2
    state = exploring(4, explored=3)
    state.gone, state.deck = state.deck, []
    answer(state, "explore")
    assert state.central == []
    assert len(state.explored) == 4


def test_at_16_5_revealing_the_last_location_triggers_the_end():
    state = exploring(4)
    state.gone, state.deck = state.deck[6:], state.deck[:6]
    answer(state, "explore")
    assert GAME.view(state, 0)["trigger"] == "locations"


def test_at_16_5_an_exploration_of_an_empty_deck_triggers_nothing():
    state = exploring(4)
    state.gone, state.deck = state.deck, []
    answer(state, "explore")
    assert GAME.view(state, 0)["trigger"] == "none"


def test_at_16_6_discarded_locations_are_out_of_play():
    state = exploring(4, explored=4)
    old = state.explored[:]
    answer(state, "explore")
    assert not set(old) & set(state.deck + state.central + state.explored)
    assert [location(name) for name in GAME.view(state, 1)["gone"]] == old


def test_at_16_7_explore_stands_on_characters_only():
    icons = [level for each in BOX.locations for level in each.levels]
    icons += [manta.effect for manta in BOX.mantas]
    assert not [icon for icon in icons if isinstance(icon, Explore)]
    assert [card.id for card in BOX.characters if Explore() in card.effects and not card.copy] == [
        "hippocampe",
        "dauphin",
        "king5",
    ]


def test_at_vector_1_hippocampe():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    moved = offer(state, "G1", power=2)
    answer(state, "play hippocampe", "explore")
    assert [what for what in facts(state) if what in ("explored", "gained", "conquered")] == [
        "explored",
        "gained",
        "conquered",
    ]
    assert ids(state) == {moved: 0}


def test_at_vector_2_hippocampe_declined():
    state = table()
    clear_rows(state)
    tire(state, "s_power")
    offer(state, "G1", power=2)
    place = offer(state, "G1", power=1)
    answer(state, "play hippocampe", "do not explore")
    assert len(state.central) == 1
    assert ids(state) == {place: 0}


def test_at_vector_22_explore_overflow():
    state = exploring(6, explored=2)
    a_b, central, deck = state.explored[:], state.central[:], len(state.deck)
    g, h = [BOX.locations[each].id for each in central[4:]]
    answer(state, "explore", f"leave {g} and {h}")
    assert state.gone == [*a_b, *central[4:]]
    assert state.explored == central[:4]
    assert len(state.central) == 6
    assert len(state.deck) == deck - 6


def test_at_vector_23_explore_underflow():
    state = exploring(2)
    central = state.central[:]
    answer(state, "explore")
    assert state.explored == central
    assert len(state.central) == 6


def test_at_vector_69_explore_with_gaps():
    state = table()
    clear_rows(state)
    for _ in range(4):
        offer(state, "G1", gold=2)
    deck = len(state.deck)
    answer(state, "play seigneur")
    answer(state, keys(state)[0])
    assert len(state.central) == 3
    assert len(state.deck) == deck
    moved = state.central[:]
    script(state, "E", seat=1)
    answer(state, "end turn", "play king4", "explore")
    assert state.explored == moved
    assert len(state.deck) == deck - 6


def test_at_vector_41_ninth_exploration():
    state = table()
    script(state, "E")
    for n in range(9):
        assert (n, state.trigger) == (n, 0)
        turn_of(state, 0)
        answer(state, "play king4", "explore")
        answer(state, keys(state)[0])
        state.realms[0].hand.append(state.realms[0].discard.pop())
        if n == 7:
            assert len(state.deck) == 2
    assert GAME.view(state, 0)["trigger"] == "locations"
    assert len(state.central) == 2
