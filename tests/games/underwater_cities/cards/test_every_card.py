"""Every single card: in a rich position it does something, in a bare one nothing or it is not offered."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities.components import ACTION, INSTANT, PERMANENT, PRODUCTION, SCORING
from bathysphere.games.underwater_cities.effects.foresight import run
from bathysphere.games.underwater_cities.effects.giving import gives, yields
from bathysphere.games.underwater_cities.effects.perform import Opening
from bathysphere.games.underwater_cities.effects.possible import possible
from bathysphere.games.underwater_cities.effects.settling import cards_points, payments, production
from bathysphere.games.underwater_cities.phases.era import Production
from bathysphere.games.underwater_cities.phases.finish import Score
from bathysphere.games.underwater_cities.rules.production import total
from bathysphere.games.underwater_cities.words import NOTHING
from games.underwater_cities.table import (
    BOX,
    CARDS,
    GAME,
    SLOTS,
    do,
    keys,
    me,
    play,
    put,
    said,
    table,
)

FREE_SLOT = {0: "G1", 1: "R3", 2: "Y1"}
"""By colour: a slot that can always be used, for cards whose own effect is in question."""

RICH = (
    "symbiotic right",
    "nonsymbiotic middle",
    "nonsymbiotic lower_middle",
    "nonsymbiotic upper_left",
    "upgraded tunnel lower_right-right",
    "upgraded tunnel lower_right-middle",
    "tunnel lower_right-lower_middle",
    "tunnel middle-upper_left",
    "tunnel blue_1-right",
    "upgraded tunnel lower_middle-middle",
    "upgraded tunnel right-middle",
    "upgraded farm lower_right.1",
    "upgraded farm lower_right.2",
    "upgraded lab lower_right.3",
    "farm right.1",
    "upgraded lab right.2",
    "upgraded desal right.3",
    "upgraded desal right.x",
    "desal middle.1",
    "lab middle.2",
    "farm middle.3",
    "lab lower_middle.1",
)
INSTANTS = [card.id for card in BOX.cards[:205] if card.kind == INSTANT]
ACTIONS = [card.id for card in BOX.cards if card.kind == ACTION]
PERMANENTS = [card.id for card in BOX.cards if card.kind == PERMANENT]
PRODUCTIONS = [card.id for card in BOX.cards if card.kind == PRODUCTION]
GOALS = [card.id for card in BOX.cards if card.kind == SCORING]
RESOURCEFUL = "C20 K9 S9 Sc9 B5"


def filler(card):
    return [other for other in ("harbour_league", "insider_circle", "farmers_cooperative") if other != card][
        :2
    ]


def rich(*hand, **more):
    """A grown nation with plenty of everything, on space 3 of the Federation track."""
    more.setdefault("tiles", ("metropolis_league", "metropolis_reykjavik", "metropolis_lagos"))
    state = put(table(*hand, seats=4, supply=RESOURCEFUL, **more), *RICH)
    me(state).space = 3
    if not more.get("actions"):
        me(state).actions = (BOX.assistant, CARDS["salvage_yard"], CARDS["press_office"])
        me(state).ready = (0, 1, 0)
    me(state).new = [2, 1, 0, 0, 0, 0]
    state.tiles[SLOTS["Y5"]] = 2
    state.forget()
    return state


def bare(*hand, **more):
    """A starting city and nothing else: no resources, no ready card, no tile on any slot."""
    state = table(*hand, seats=4, **more)
    state.deck, state.discard = [], []
    state.forget()
    return state


def snapshot(state):
    nation = me(state)
    return (
        tuple(nation.supply),
        nation.points,
        tuple(nation.tunnels),
        tuple(nation.buildings),
        tuple(nation.cities),
        nation.ready,
        nation.space,
        nation.gained,
        len(nation.hand),
    )


def carry_out(state, card):
    """Only the text of the card: the first answer to every question, until nothing is left of it."""
    state.stack = [Opening(0, BOX.cards[CARDS[card]].text.number)]
    state.forget()
    run(state, 0, None)
    for _ in range(60):
        if not state.stack:
            return state
        do(state, keys(state)[0])
    raise AssertionError("the card does not end")


def does_something(state, card):
    """Whether some part of the card's text would bring or do anything now."""
    text = BOX.cards[CARDS[card]].text
    for part in text.parts:
        if gives(part):
            if any(yields(state, 0, part, NOTHING)):
                return True
        elif possible(state, 0, part, text):
            return True
    return False


def in_card_set(state, card):
    return play(state, FREE_SLOT[BOX.cards[CARDS[card]].colour], "card first", card=card)


@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_works_in_a_rich_position(card):
    state = rich(card, *filler(card))
    if card == "settlers_aid":
        me(state).reached = 1
    assert does_something(state, card)
    before = snapshot(state)
    carry_out(state, card)
    assert snapshot(state) != before


ANYBODY = {
    "survey",
    "flagship_refit",
    "relief_shipment",
    "diplomatic_pouch",
    "trade_concession",
    "salvage_dive",
    "sowing_season",
    "express_line",
    "smuggling",
    "shift_change",
    "open_recruitment",
    "dock_wages",
    "press_release",
    "lobbying_lunch",
    "settlers_aid",
    "spare_crate",
    "deep_sea_bounty",
    "state_visit",
    "brine_dividend",
    "signal_network",
    "symposium",
    "fare_increase",
    "talent_scouts",
    "utility_hookup",
    "privileged_access",
    "ceremonial_tunnel",
    "carte_blanche",
    "great_annex",
    "port_levy",
    "federal_summit",
    "harvest_fair",
    "ration_packs",
    "finishing_touch",
    "neighbourhood_works",
    "plankton_haul",
    "parade_of_crews",
    "all_hands_on_deck",
    "grand_alliance",
    "double_agent",
    "federal_dome_grant",
    "black_market_crate",
    "trade_pact",
} - {"flagship_refit"}
"""Instants that bring something to anybody at any time; all others need a board, a resource or a card."""


@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_does_nothing_for_a_bare_nation_unless_it_works_for_anybody(card):
    state = bare(card, *filler(card))
    me(state).actions, me(state).ready = (), ()
    assert does_something(state, card) == (card in ANYBODY)


@pytest.mark.parametrize("card", INSTANTS)
def test_an_instant_without_a_match_does_nothing(card):
    slot = {0: "R3", 1: "Y1", 2: "R3"}[BOX.cards[CARDS[card]].colour]
    state = rich(card, *filler(card))
    before = means_without(state, slot)
    play(state, slot, card=card)
    assert me(state).supply == before


def means_without(state, slot):
    gains = {"R3": [0, 1, 2, 0, 0], "Y1": [0, 1, 1, 1, 0]}[slot]
    return [have + more for have, more in zip(me(state).supply, gains, strict=True)]


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_works_when_used(card):
    state = rich(actions=(card,))
    before = snapshot(state)
    play(state, "G4", "part 1", f"use {card}")
    for _ in range(30):
        if [type(frame).__name__ for frame in state.stack] == ["EndOfTurn"] or GAME.waiting(state) != [0]:
            break
        do(state, keys(state)[0])
    after = snapshot(state)
    assert after[5] == (0,)
    assert before[:5] != after[:5] or before[6] != after[6] or after[8] > before[8]


@pytest.mark.parametrize("card", ACTIONS)
def test_an_exhausted_action_card_is_not_offered(card):
    state = rich(actions=(card,))
    me(state).ready = (0,)
    state.forget()
    play(state, "G4")
    assert not [key for key in keys(state) if key.startswith("use")]


@pytest.mark.parametrize("card", ACTIONS)
def test_an_action_card_that_can_do_nothing_is_not_offered(card):
    state = bare(actions=(card,))
    text = BOX.cards[CARDS[card]].text
    play(state, "G4")
    assert ("part 1" in keys(state)) == (text.sure or card == "master_builders")


@pytest.mark.parametrize("card", PRODUCTIONS)
def test_a_production_card_adds_to_the_production(card):
    without, having = rich(), rich(productions=(card,))
    if any(type(part).__name__ in ("Pay", "Instead") for part in BOX.cards[CARDS[card]].text.parts):
        having.stack = [Production(0, [])]
        having.forget()
        options = keys(having) or _run(having)
        assert [key for key in options if card in key]
    else:
        assert total(production(having, 0, [])) != total(production(without, 0, []))


def _run(state):
    run(state, 0, None)
    state.forget()
    return keys(state)


@pytest.mark.parametrize("card", PRODUCTIONS)
def test_a_production_card_of_another_changes_nothing(card):
    state = rich()
    state.nations[1].productions = (CARDS[card],)
    assert total(production(state, 0, [])) == total(production(rich(), 0, []))


@pytest.mark.parametrize("card", GOALS)
def test_an_end_scoring_card_scores(card):
    state = rich(
        scorings=(card,), actions=("salvage_yard", "press_office", "foraging_party", "secret_mission")
    )
    me(state).productions = (CARDS["ticket_office"], CARDS["joint_venture"])
    me(state).supply = [30, 9, 9, 9, 9]
    state.stack, state.era = [Score(0, ())], 3
    state.forget()
    _run(state)
    if payments(state, CARDS[card]):
        assert keys(state)[0].startswith("buy 1 times")
        do(state, keys(state)[0])
    assert me(state).tally[8] > 0


@pytest.mark.parametrize("card", GOALS)
def test_an_end_scoring_card_scores_nothing_for_a_bare_nation(card):
    state = bare(scorings=(card,))
    me(state).actions = ()
    assert cards_points(state, 0) == [(CARDS[card], 0)]
    state.stack, state.era = [Score(0, ())], 3
    state.forget()
    assert _run(state) == []


@pytest.mark.parametrize("card", PERMANENTS)
def test_a_permanent_is_claimed_on_a_match_only(card):
    state = rich(card, *filler(card))
    in_card_set(state, card)
    assert CARDS[card] in me(state).permanents
    state = rich(card, *filler(card))
    play(state, {0: "R3", 1: "Y1", 2: "R3"}[BOX.cards[CARDS[card]].colour], card=card)
    assert CARDS[card] not in me(state).permanents


def test_no_card_needs_python():
    """The share of cards with an effect written in Python: none of 205, the budget is one in twenty."""
    assert all(card.text or card.whenever or card.always or card.once for card in BOX.cards)
    assert said(table()) == ""
