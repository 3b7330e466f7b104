"""What `benchmarks/underwater_cities_specials.py` does to a table: the figures stand on it."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from bathysphere.kernel import laws
from bathysphere.kernel.rng import seeded
from games.underwater_cities.table import BOX, CARDS, FILLER, GAME, SLOTS, do, me, table

SCRIPT = Path(__file__).parents[3] / "benchmarks" / "underwater_cities_specials.py"
LAWS = (
    laws.waiting_agrees_with_options,
    laws.saves_are_lossless,
    laws.components_are_conserved,
    laws.secrets_are_kept,
    laws.imagined_states_are_whole,
)


@pytest.fixture(scope="module")
def script():
    spec = spec_from_file_location(SCRIPT.stem, SCRIPT)
    found = sys.modules[SCRIPT.stem] = module_from_spec(spec)
    spec.loader.exec_module(found)
    yield found
    del sys.modules[SCRIPT.stem]


def opened(script):
    """A real table at the first choice of a slot."""
    state = GAME.setup(2, 3)
    while not isinstance(state.stack[-1], script.ChooseSlot):
        seat = GAME.waiting(state)[0]
        GAME.answer(state, seat, GAME.options(state, seat)[0])
    return state


def wanted(script, state, card):
    found = script.purposeful(state, 0, CARDS[card], GAME.options(state, 0))
    return [move.key() for move in found]


@pytest.mark.parametrize("pile", ["specials", "deck", "display", "gone"])
def test_a_gift_from_any_pile_keeps_the_laws(script, pile):
    state = opened(script)
    whole, card, away = GAME.census(state), getattr(state, pile)[-1], me(state).hand[0]
    script.give(state, 0, card, away)
    walk = laws.Walk(GAME, 2, 3, {}, seeded(1), state, whole)
    for law in LAWS:
        law(walk)
    assert card in me(state).hand and not script.free(state, card) and away in state.discard


def test_a_claimed_gift_is_laid_beside_its_colour_as_soon_as_it_can_be_paid(script):
    state = table("world_exhibition", *FILLER[1:], supply="C2 K1")
    found = wanted(script, state, "world_exhibition")
    assert found and all(key.endswith("with world_exhibition") for key in found)
    assert {BOX.slots[SLOTS[key.split()[1]]].colour for key in found} == {
        BOX.cards[CARDS["world_exhibition"]].colour
    }


def test_a_gift_that_cannot_be_paid_is_kept(script):
    state = table("world_exhibition", *FILLER[1:], supply="C1 K1")
    found = wanted(script, state, "world_exhibition")
    assert found and not any(key.endswith("with world_exhibition") for key in found)


def test_an_instant_gift_waits_for_a_good_moment_but_is_never_wasted(script):
    state = table("trade_pact", *FILLER[1:], supply="C2 K1")
    found = wanted(script, state, "trade_pact")
    assert "slot G1 with trade_pact" in found and f"slot G1 with {FILLER[1]}" in found
    assert "slot AA with trade_pact" not in found
    do(state, "slot G1 with trade_pact")
    assert "decline" not in wanted(script, state, "trade_pact")


def test_a_card_is_held_beside_ordinary_ones_at_the_same_seat(script):
    rows = [(0, "plain", 4.0, 1), (0, "mine", 9.0, 1), (1, "plain", -6.0, 1), (1, "mine", 1.0, 0)]
    gifts = [script.Gift(deal, 0, card, lead, used, 2 * used) for deal, card, lead, used in rows]
    worth = script.worths(gifts, ["plain"])["mine"]
    assert (worth.games, worth.used, worth.brought, worth.better) == (2, 0.5, 2, 6)
    assert script.read(gifts[0].line()) == gifts[0]
