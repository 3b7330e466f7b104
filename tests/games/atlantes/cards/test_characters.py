"""Every character, king and manta is used once, and does what it shows."""

from __future__ import annotations

import pytest

from bathysphere.games.atlantes.components import Conquer, Gold, Power, PowerVs
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    character,
    clear_rows,
    discard,
    facts,
    give,
    hand,
    idle,
    ids,
    keys,
    location,
    manta,
    offer,
    own,
    ready,
    reserve,
    script,
    set_row,
    table,
    tire,
)

ROW = ("poulpe", "crabe", "meneur", "espadon", "dauphin", "ermite")


def ready_for(name):
    """A table where every effect of the card can be carried out; the card is in hand."""
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power")
    own(state, "")
    own(state, "V9 V9 V9 V9 V9 V9")
    own(state, "V9 V9", seat=1)
    own(state, "", seat=1)
    give(state, "sirene", place="discard")
    set_row(state, *ROW)
    for _ in range(3):
        offer(state, "V9", gold=1, power=1)
    if character(name) not in state.realms[0].hand:
        give(state, name)
    return state


def play_through(state, name):
    """Play the card; take the first option until it has landed."""
    answer(state, f"play {name}")
    found = facts(state)
    while GAME.view(state, 0)["phase"] == "main":
        answer(state, keys(state)[0])
        found += facts(state)
    return [what for what in found if what not in ("revealed character", "revealed location", "completed")]


DEEDS = {
    "matrona": ["took back", "readied all"],
    "hippocampe": ["explored", "gained", "conquered"],
    "legion": ["gained", "conquered"],
    "seigneur": ["gained", "bought"],
    "agent": ["gained", "recruited"],
    "batisseuse": ["raised", "raised", "scored"],
    "sirene": ["raised", "raised", "raised", "raised"],
    "testudo": ["scored", "gained", "bought", "scored"],
    "crabe": ["gained", "bought", "gained", "recruited"],
    "poulpe": ["gained", "conquered", "gained", "conquered"],
    "meneur": ["readied all", "gained", "conquered"],
    "guerisseuse": ["raised", "replayed", "raised", "raised", "raised", "raised"],
    "espadon": ["gained", "conquered"],
    "dauphin": ["explored", "gained", "bought"],
    "ermite": ["raised", "scored"],
    "king1": ["gained", "bought", "raised", "raised"],
    "king2": ["gained", "conquered", "raised", "raised"],
    "king3": ["gained", "bought"],
    "king4": ["gained", "conquered"],
    "king5": ["explored", "gained", "bought", "raised"],
    "king7": ["gained", "gained", "bought", "conquered"],
}
WORDS = {each for deeds in DEEDS.values() for each in deeds}


@pytest.mark.parametrize("name", DEEDS)
def test_a_card_does_what_it_shows_in_order(name):
    state = ready_for(name)
    found = [what for what in play_through(state, name) if what in WORDS]
    assert found == DEEDS[name]
    assert (name in discard(state)) == (name != "matrona")


def test_every_character_that_can_be_played_has_a_test():
    assert set(DEEDS) == {card.id for card in BOX.characters if card.effects}


@pytest.mark.parametrize(("name", "given"), [("king6", "m_gold1"), ("king8", "m_power1")])
def test_a_boxing_king_gives_its_manta(name, given):
    state = GAME.setup(2, 1, kings="draft")
    state.passed = sorted([int(name[-1]), 1, 2])
    state.forget()
    answer(state, f"take {name}", "take king1")
    assert given in ready(state, 1)
    assert name not in hand(state, 1)


AMOUNTS = [(card.id, effect) for card in BOX.characters if not card.copy for effect in card.effects]


@pytest.mark.parametrize(
    ("name", "gain"), [(name, gain) for name, gain in AMOUNTS if isinstance(gain, (Gold, Power))]
)
def test_a_card_gains_what_it_shows(name, gain):
    state = ready_for(name)
    answer(state, f"play {name}")
    gained = [(fact.thing, fact.n) for fact in state.facts if fact.what == "gained"]
    while GAME.view(state, 0)["phase"] == "main":
        answer(state, keys(state)[0])
        gained += [(fact.thing, fact.n) for fact in state.facts if fact.what == "gained"]
    assert (int(isinstance(gain, Power)), gain.n) in gained


@pytest.mark.parametrize("kind", sorted({each.kind for each in BOX.mantas}))
def test_a_manta_does_what_it_shows(kind):
    piece = next(each for each in BOX.mantas if each.kind == kind)
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power", "s_raise", "s_score")
    if kind < 4:
        state.realms[0].idle.remove(kind)
        state.realms[0].ready.append(kind)
        state.forget()
    else:
        reserve(state, piece.id)
    own(state, "")
    place = own(state, "T T T T")
    give(state, "espadon", place="discard")
    if BOX.manta_ability[piece.number]:
        answer(state, f"use {piece.id}")
        while not any(key.startswith("play") for key in keys(state)):
            answer(state, keys(state)[0])
        assert piece.id in idle(state)
        assert ids(state).get(place) or state.realms[0].pile or len(hand(state)) == 7
        return
    effect = piece.effect
    of_type = "SWVC"[effect.type] if isinstance(effect, PowerVs) else "S"
    target = offer(state, "G1", gold=effect.n, power=effect.n, type=of_type)
    other = offer(state, "G1", gold=9, power=effect.n, type="W" if of_type == "S" else "S")
    script(state, "B" if isinstance(effect, Gold) else "Q")
    answer(state, "play king4")
    assert any(other in key for key in keys(state)) == isinstance(effect, Power)
    answer(state, next(key for key in keys(state) if target in key))
    assert target in ids(state)
    assert piece.id in idle(state)


def test_the_numbers_of_the_ledger():
    assert len(BOX.locations) == 56
    assert sum(each.points for each in BOX.locations) == 234
    assert sum(isinstance(e, Conquer) for card in BOX.characters for e in card.effects if not card.copy) == 9
    assert BOX.locations[location("fallen_colossus")].points == 9
    assert BOX.mantas[manta("m_recruit")].copy == 0
