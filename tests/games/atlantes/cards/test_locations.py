"""Every location: what it costs, what its levels do, what it gives and scores."""

from __future__ import annotations

import pytest

from bathysphere.games.atlantes.components import (
    Empty,
    Gold,
    Power,
    PowerVs,
    Raise,
    RaiseFull,
    RecruitFree,
    Retrieve,
    Score,
)
from games.atlantes.table import (
    BOX,
    GAME,
    answer,
    clear_rows,
    give,
    idle,
    ids,
    keys,
    location,
    offer,
    own,
    ready,
    script,
    table,
    tire,
    turn_of,
)

NAMES = [each.id for each in BOX.locations]


def with_location(name, row="central"):
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power")
    state.deck.remove(location(name))
    getattr(state, row).append(location(name))
    state.forget()
    return state, BOX.locations[location(name)]


def lay(state, name, risen):
    """The location on the board of seat 0, so far raised."""
    number = location(name)
    for cards in (state.deck, state.central):
        if number in cards:
            cards.remove(number)
    state.realms[0].board.append(number)
    state.realms[0].risen.append(risen)
    state.forget()
    return number


@pytest.mark.parametrize("name", NAMES)
def test_it_is_bought_for_its_gold_and_not_for_less(name):
    state, card = with_location(name)
    script(state, f"G{card.gold - 1} B")
    answer(state, "play king4")
    assert name not in ids(state)
    state, card = with_location(name)
    script(state, f"G{card.gold} B")
    answer(state, "play king4")
    assert ids(state) == {name: 0}


@pytest.mark.parametrize("name", NAMES)
def test_it_is_conquered_for_its_power_one_less_when_explored(name):
    for row, discount in (("central", 0), ("explored", 1)):
        state, card = with_location(name, row)
        script(state, f"P{card.power - 1 - discount} Q")
        answer(state, "play king4")
        assert name not in ids(state)
        state, card = with_location(name, row)
        script(state, f"P{card.power - discount} Q")
        answer(state, "play king4")
        assert ids(state) == {name: 0}


@pytest.mark.parametrize("name", NAMES)
def test_it_gives_its_manta_when_complete_and_its_points_when_scored(name):
    state = table()
    card = BOX.locations[lay(state, name, 0)]
    script(state, "RF M") if card.levels else script(state, "M")
    before = len(state.reserve)
    answer(state, "play king4")
    assert ids(state) == {}
    assert GAME.result(state).breakdown[0][-1].points == card.points
    if not card.levels:
        return
    given = [fact.thing for fact in state.facts if fact.what == "gained manta"]
    assert [BOX.mantas[manta].kind for manta in given] == ([card.manta] if card.manta >= 0 else [])
    assert len(state.reserve) == before - len(given)


LEVELS = [(each.id, level) for each in BOX.locations for level in range(len(each.levels))]


@pytest.mark.parametrize(("name", "level"), LEVELS)
def test_every_level_does_what_it_shows(name, level):
    state = table()
    clear_rows(state)
    tire(state, "s_gold", "s_power")
    number = lay(state, name, level)
    icon = BOX.locations[number].levels[level]
    own(state, "V9 V9 V9 V9") if isinstance(icon, (Raise, RaiseFull)) else None
    match icon:
        case Empty():
            assert f"exploit {name}" not in keys(state)
            return
        case Gold():
            pays(state, name, "B", icon.n)
        case Power():
            pays(state, name, "Q", icon.n)
        case PowerVs():
            pays(state, name, "Q", icon.n, "SWVC"[icon.type])
        case Raise():
            answer(state, f"exploit {name}")
            assert ids(state)[list(ids(state))[1]] == icon.n
        case RaiseFull():
            answer(state, f"exploit {name}")
            assert ids(state)[list(ids(state))[1]] == 4
        case RecruitFree():
            answer(state, f"exploit {name}", keys_after(state, name)[5])
            assert len(state.realms[0].hand) == 7
        case Retrieve():
            give(state, "espadon", place="discard")
            answer(state, f"exploit {name}")
            assert state.realms[0].discard == []
        case Score():
            other = own(state, "")
            answer(state, f"exploit {name}")
            assert other not in ids(state)
    assert ids(state)[name] == level + 1


def keys_after(state, name):
    copy = state.copy()
    answer(copy, f"exploit {name}")
    return keys(copy)


def pays(state, name, verb, n, type="S"):
    """The level pays exactly n for a location of the type, and not n + 1."""
    state.reserve = []  # a manta won on the way would pay as well
    dear = offer(state, "", gold=n + 1, power=n + 1, type=type)
    target = offer(state, "", gold=n, power=n, type=type)
    script(state, verb)
    answer(state, "play king4")
    assert not [key for key in keys(state) if dear in key]
    answer(state, next(key for key in keys(state) if target in key))
    assert target in ids(state)


@pytest.mark.parametrize("name", [each.id for each in BOX.locations if each.manta >= 0])
def test_its_manta_can_be_used_the_same_turn_if_it_is_an_ability(name):
    state = table()
    card = BOX.locations[lay(state, name, 0)]
    state.realms[0].risen[0] = len(card.levels) - 1
    given = next(each for each in BOX.mantas if each.kind == card.manta)
    own(state, "V9 V9 V9")
    give(state, "espadon", place="discard")
    turn_of(state, 0)
    answer(state, "use s_raise", f"raise {name}")
    if BOX.manta_ability[given.number]:
        assert f"use {given.id}" in keys(state)
    assert given.id in ready(state)
    assert given.id not in idle(state)
