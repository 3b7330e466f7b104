"""Every permanent: the difference it makes where it works, and that it makes none where it does not.

A line is played twice from the same position, with the card claimed and without it.
"""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from bathysphere.games.underwater_cities.components import PERMANENT
from bathysphere.games.underwater_cities.phases.turn import StartOfTurn
from games.underwater_cities.table import (
    BOX,
    CARDS,
    FILLER,
    LETTERS,
    do,
    finish_turn,
    keys,
    me,
    play,
    put,
    table,
)

PERMANENTS = [card.id for card in BOX.cards if card.kind == PERMANENT]
PLENTY = "C9 K9 S9 Sc9"


@dataclass(frozen=True)
class Line:
    """`more`: what the card brings; `only`: answers that it alone makes possible, given after the slot."""

    slot: str
    answers: tuple[str, ...] = ()
    more: str = ""
    only: tuple[str, ...] = ()
    supply: str = PLENTY
    pieces: tuple[str, ...] = ()
    hand: tuple[str, ...] = FILLER
    card: str = ""
    space: int = 0
    actions: tuple[str, ...] = ()
    whole: bool = False


TUNNELS = ("build tunnel at lower_right-right", "build tunnel at lower_right-middle")
FARM, LAB = ("build farm at lower_right.1",), ("build lab at lower_right.1",)
WHITE = ("choose 1", "build nonsymbiotic at right")
PURPLE = ("choose 1", "build symbiotic at right")
WITH_DOME = "C9 K9 S9 Sc9 B1"
QUIET_TILES = ("metropolis_league", "metropolis_reykjavik", "metropolis_lagos")
SPECIAL = ("express_bore", "harbour_league", "insider_circle")

WORKS = {
    "tunnelling_shield_crew": Line("Y2", TUNNELS, "S1"),
    "quayside_canteen": Line("AA", (), "K1"),
    "seedling_exchange": Line("R1", FARM, "K1"),
    "dome_consortium": Line("G3", WHITE, "C1"),
    "black_ops_team": Line("Y1", (), "S1"),
    "barter_office": Line("", (), "S1 less K1", ("ability barter_office", "pay 1 kelp")),
    "visiting_professors": Line("R4", (), "Sc1", ("also visiting_professors 1",)),
    "embassy": Line("G1", ("advance",), "C1"),
    "biomech_construction_crew_labs": Line("R4", (*LAB, "build lab at lower_right.2"), "C1"),
    "biomech_construction_crew_plants": Line(
        "G2", ("build desal at lower_right.1", "build desal at lower_right.2"), "C1"
    ),
    "coral_architects": Line("G3", PURPLE, "C1", supply=WITH_DOME),
    "kelp_growers_guild": Line(
        "Y5",
        ("choose 2", "upgrade farm at lower_right.2"),
        "Sc1",
        pieces=("upgraded farm lower_right.1", "farm lower_right.2"),
    ),
    "steelplast_cartel": Line("R3", (), "P1"),
    "symbiosis_prize": Line("G3", PURPLE, "P2", supply=WITH_DOME),
    "chamber_of_commerce": Line("G4", (), "C1", card="harbour_league"),
    "tunnel_authority": Line("Y2", TUNNELS[:1], "C1"),
    "seat_of_honour": Line("G1", ("advance",), "P1", space=3),
    "fermentation_vats": Line("", (), "Sc1 less K1", ("ability fermentation_vats", "pay 1 kelp")),
    "overhaul_workshop": Line(
        "Y5",
        (),
        "less Sc1",
        ("also overhaul_workshop 1", "upgrade farm at lower_right.1", "choose 2"),
        pieces=("farm lower_right.1", "farm lower_right.2"),
    ),
    "brokers_commission": Line(
        "R3", ("slot first", "pay for express_bore"), "C1 card1", hand=SPECIAL, card="express_bore"
    ),
    "night_shift": Line("R1", (*FARM, "build farm at lower_right.2"), "card1", whole=True),
    "founders_monument": Line("G3", WHITE, "P2"),
    "hall_of_innovation": Line(
        "Y5", ("choose 2", "upgrade farm at lower_right.1"), "P1", pieces=("farm lower_right.1",)
    ),
    "media_coverage": Line("G4", ("part 1", "use salvage_yard"), "P1", actions=("salvage_yard",)),
    "corporate_expansion": Line("Y2", (TUNNELS[0], "build tunnel at blue_1-right"), "C2 P2"),
    "laboratory_endowment": Line("R4", LAB, "S1"),
}

RESTS = {
    "tunnelling_shield_crew": Line("Y2", (TUNNELS[0], "skip")),
    "quayside_canteen": Line("Y1"),
    "seedling_exchange": Line("R4", LAB),
    "dome_consortium": Line("R1", FARM),
    "black_ops_team": Line("AA"),
    "barter_office": Line("", supply="C9 Sc9"),
    "visiting_professors": Line("R1", FARM),
    "embassy": Line("G1", ("advance",), space=3),
    "biomech_construction_crew_labs": Line(
        "R4", ("build lab at lower_right.3",), pieces=("lab lower_right.1", "lab lower_right.2")
    ),
    "biomech_construction_crew_plants": Line(
        "G2", ("build desal at lower_right.1", "build desal at right.1")
    ),
    "coral_architects": Line("G3", WHITE),
    "kelp_growers_guild": Line(
        "Y5",
        ("choose 2", "upgrade farm at lower_right.3"),
        pieces=("upgraded farm lower_right.1", "upgraded farm lower_right.2", "farm lower_right.3"),
    ),
    "steelplast_cartel": Line("Y5"),
    "symbiosis_prize": Line("G3", WHITE),
    "chamber_of_commerce": Line("R3", (), card="insider_circle"),
    "tunnel_authority": Line("R4", LAB),
    "seat_of_honour": Line("G1", ("advance",)),
    "fermentation_vats": Line("", supply="C9 Sc9"),
    "overhaul_workshop": Line("R1", FARM, pieces=("farm lower_right.2",)),
    "brokers_commission": Line("Y1", (), hand=SPECIAL, card="express_bore"),
    "night_shift": Line("R1", (*FARM, "skip"), whole=True),
    "founders_monument": Line("R1", FARM),
    "hall_of_innovation": Line("R1", FARM),
    "media_coverage": Line("G4", ("part 2",), actions=("salvage_yard",)),
    "corporate_expansion": Line("Y2", TUNNELS),
    "laboratory_endowment": Line("R1", FARM),
}

OFFERS = {
    "tunnel_toll": (
        Line("Y5", supply="C1", pieces=("tunnel lower_right-right",)),
        Line("Y5", supply="C1", pieces=("farm lower_right.1",)),
    ),
    "zoning_waiver": (Line("R1"), Line("Y2")),
}
"""Cards that bring nothing by themselves but change what may be done: where they do, and where not."""


def position(card, line, having):
    state = table(*line.hand, seats=4, supply=line.supply, actions=line.actions, tiles=QUIET_TILES)
    put(state, *line.pieces)
    me(state).space = line.space
    if having:
        me(state).permanents = (CARDS[card],)
    state.forget()
    return state


def played(card, line, having):
    state = position(card, line, having)
    if line.slot:
        play(state, line.slot, card=line.card)
    do(state, *(line.only if having else ()), *line.answers)
    return finish_turn(state) if line.whole else state


def amounts(state):
    nation = me(state)
    return [*nation.supply, nation.points, len(nation.hand)]


def wanted(more):
    """`"S1 less K1"` as amounts of the five resources, points and cards."""
    found, sign = [0] * 7, 1
    kinds = {**LETTERS, "P": 5, "card": 6}
    for word in more.split():
        if word == "less":
            sign = -1
        else:
            letters = word.rstrip("0123456789")
            found[kinds[letters]] += sign * int(word[len(letters) :])
    return found


def difference(card, line):
    with_it, without = amounts(played(card, line, True)), amounts(played(card, line, False))
    return [one - other for one, other in zip(with_it, without, strict=True)]


def test_every_permanent_has_its_lines():
    assert set(WORKS) == set(RESTS)
    assert {*WORKS, *OFFERS, "undersea_server_farm"} == set(PERMANENTS)


@pytest.mark.parametrize("card", list(WORKS))
def test_a_permanent_makes_the_difference_it_says(card):
    assert difference(card, WORKS[card]) == wanted(WORKS[card].more)


@pytest.mark.parametrize("card", list(WORKS))
def test_what_a_permanent_adds_is_not_there_without_it(card):
    line = WORKS[card]
    if line.only:
        state = position(card, line, False)
        assert line.only[0] not in keys(play(state, line.slot) if line.slot else state)


@pytest.mark.parametrize("card", list(RESTS))
def test_a_permanent_makes_no_difference_elsewhere(card):
    line = RESTS[card]
    assert difference(card, line) == [0] * 7
    assert keys(played(card, line, True)) == keys(played(card, line, False))


@pytest.mark.parametrize("card", list(OFFERS))
def test_a_permanent_opens_what_was_closed(card):
    works, rests = OFFERS[card]
    assert set(keys(played(card, works, True))) > set(keys(played(card, works, False)))
    assert keys(played(card, rests, True)) == keys(played(card, rests, False))


@pytest.mark.parametrize(("cards", "asked"), [(3, (False, False)), (4, (True, False)), (5, (True, True))])
def test_undersea_server_farm_lets_one_keep_a_fourth_card(cards, asked):
    hand = (*FILLER, "survey", "smuggling")[:cards]
    found = []
    for having in (False, True):
        state = position("undersea_server_farm", Line("", hand=hand), having)
        state.stack = [StartOfTurn(0)]
        found.append(bool(keys(state)))
    assert tuple(found) == asked
