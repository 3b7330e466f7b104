"""Numbers for bots that are kept from one answer to the next."""

from __future__ import annotations

import pytest

from bathysphere.games.underwater_cities import GAME as OPEN
from bathysphere.kernel.position import NOBODY
from games.underwater_cities.table import CARDS, GAME, table
from games.underwater_cities.test_pack import spoiled

ASKING = OPEN(
    spoiled(
        "era1.toml",
        "krill_digesters",
        when={"production": [{"if": {"have": {"kelp": 2}}, "do": [{"gain": "biomatter"}]}]},
    )
)
"""The game with a card that looks at what its owner has in store; in the house pack none does."""


def told(game, state, what):
    return dict(zip(game.feature_names(), game.features(state, NOBODY), strict=True))[f"{what} of player 0"]


@pytest.mark.parametrize("place", ["hand", "productions"])
def test_a_text_that_looks_at_the_store_is_read_anew_when_that_changes(place):
    state = ASKING.setup(2, 1)
    nation = state.nations[0]
    nation.hand, nation.supply = [], [0] * 5
    setattr(nation, place, type(getattr(nation, place))([CARDS["krill_digesters"]]))
    what = (
        "biomatter in the next production" if place == "productions" else "things of production cards in hand"
    )
    poor = told(ASKING, state, what)
    nation.supply[1] = 2
    assert poor == 0
    assert told(ASKING, state, what) > 0


def test_purchases_in_final_scoring_follow_the_supply():
    state = table(scorings=("sovereign_fund",), supply="C2")
    before = told(GAME, state, "points")
    state.nations[0].supply[0] = 9
    assert told(GAME, state, "points") == GAME.result(state).points[0] != before
