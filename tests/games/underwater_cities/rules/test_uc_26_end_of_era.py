"""UC-26  End of an era."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.phases.era import EndOfEra, StartOfRound
from bathysphere.games.underwater_cities.phases.setup import KeepCards
from games.underwater_cities.table import BOX, CARDS, GAME, do, frames, keys, me, said, table, whats


def ended(era=1, hand=(), **more):
    state = table(seats=2, **more)
    me(state).hand += [CARDS[card] for card in hand]
    state.nations[1].hand = state.nations[1].hand[:3]
    state.era, state.round = era, {1: 5, 2: 8, 3: 10}[era]
    state.stack = [StartOfRound(0, False), EndOfEra(0)] if era < 3 else [EndOfEra(0)]
    state.forget()
    run(state, 0, None)
    return state


def test_uc_26_1_action_cards_become_ready_but_not_after_the_third_era():
    assert me(ended(1)).ready == (1,)
    assert me(ended(3)).ready == (0,)


def test_uc_26_2_cities_are_fed_in_every_era():
    assert said(ended(1, supply="K1")) == ""
    assert "fed" in whats(ended(3, supply="K1"))


def test_uc_26_3_the_old_deck_leaves_the_game():
    state = ended(1)
    assert {BOX.cards[card].era for card in state.deck} == {2}
    assert len([card for card in state.gone + state.buried if BOX.cards[card].era == 1]) > 40


def test_uc_26_4_three_new_cards_then_the_limit():
    state = ended(1)
    assert len(me(state).hand) == 6
    assert isinstance(state.stack[-1], KeepCards)


def test_uc_vector_tv_49_era_change():
    state = ended(1, ("survey", "demonstration"))
    assert len(me(state).hand) == 8
    for _ in range(5):
        do(state, keys(state)[0])
    assert keys(state) == []
    state = ended(1, ("survey", "demonstration"), permanents=("undersea_server_farm",))
    for _ in range(4):
        do(state, keys(state)[0])
    assert keys(state) == []


def test_uc_26_5_discards_go_where_they_go():
    state = ended(1)
    old, new = me(state).hand[0], me(state).hand[-1]
    do(state, f"discard {BOX.cards[old].id}", f"discard {BOX.cards[new].id}", keys(state)[1])
    for _ in range(3):
        do(state, keys(state, 1)[0], seat=1)
    assert old in state.gone
    assert new in state.discard


def test_uc_26_6_nothing_is_drawn_after_the_third_era():
    assert len(me(ended(3)).hand) == 3


def test_uc_26_7_the_era_marker_goes_on():
    assert ended(1).era == 2


def test_uc_26_8_old_cards_can_still_be_played():
    state = ended(1)
    for seat in (0, 1):
        for _ in range(3):
            do(state, keys(state, seat)[-1], seat=seat)
    assert frames(state) == ["ChooseSlot"]
    assert "slot G1 with harbour_league" in keys(state)


def test_uc_26_9_all_choose_at_once():
    state = ended(1)
    assert GAME.waiting(state) == [0, 1]
    assert GAME.find(state, 0, keys(state)[0]).point() == "D21"


def test_uc_26_10_everything_else_carries_over():
    state = table(seats=2, supply="C5")
    before = (state.specials, state.display)
    state = ended(1, supply="C5")
    assert (state.specials, state.display) == before
    assert said(state) == "C5"
