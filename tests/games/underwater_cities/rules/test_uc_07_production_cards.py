"""UC-7  Production cards and end-scoring cards."""

from __future__ import annotations

from bathysphere.games.underwater_cities.effects.settling import cards_points, production
from bathysphere.games.underwater_cities.rules.production import producers, total
from games.underwater_cities.table import CARDS, me, put, table


def made(state, seat=0):
    return list(total(production(state, seat, [])))


def test_uc_7_1_claimed_production_cards_produce():
    assert made(table(productions=("tidal_garden",)))[:2] == [0, 1]


def test_uc_7_2_they_produce_or_change_what_is_produced():
    state = put(table(productions=("autonomous_systems",)), "lab lower_right.1")
    card = CARDS["autonomous_systems"]
    assert made(state)[:5] == [0, 0, 0, 1, 0]
    assert list(total(production(state, 0, [(card, 1)])))[:5] == [0, 1, 1, 0, 0]


def test_uc_7_3_a_modifier_needs_something_that_produces():
    state = put(table(), "desal lower_right.1", "upgraded desal right.1")
    assert producers(state, 0, 2, 4) == 0
    put(state, "upgraded desal lower_right.3")
    assert producers(state, 0, 2, 4) == 1


def test_uc_7_4_counts_ignore_what_is_unconnected():
    state = table(productions=("algae_cultures",))
    put(state, "lab right.1", "lab right.2", "lab right.3")
    assert made(state)[1] == 0
    put(state, "nonsymbiotic right", "tunnel lower_right-right")
    assert made(state)[1] == 1


def test_uc_7_5_they_work_for_their_owner_only():
    state = table(productions=("tidal_garden",))
    assert made(state, 1)[1] == 0


def test_uc_7_6_end_scoring_cards_score_at_the_end():
    state = table(scorings=("farmers_cooperative",))
    put(state, "farm lower_right.1", "farm lower_right.2", "farm lower_right.3")
    assert cards_points(state, 0) == [(CARDS["farmers_cooperative"], 1)]
    assert me(state).points == 0
