"""Numbers for bots: what the characters in hand can do."""

from __future__ import annotations

from bathysphere.games.atlantes.components import DEEDS
from bathysphere.kernel.position import NOBODY
from games.atlantes.table import BOX, GAME, table

NUMBERS = {card.id: card.number for card in BOX.characters}


def deeds(state, player):
    numbers = dict(zip(GAME.feature_names(), GAME.features(state, NOBODY), strict=True))
    return {deed: numbers[f"{deed} in hand of player {player}"] for deed in DEEDS}


def test_what_characters_can_do_counts_while_they_are_in_hand():
    """The octopus conquers twice; the builder raises once and scores twice; the matron does none of it."""
    state = table(2)
    realm = state.realms[0]
    realm.hand = [NUMBERS[name] for name in ("matrona", "poulpe", "batisseuse")]
    realm.discard = [NUMBERS[name] for name in ("hippocampe", "seigneur", "agent")]
    nothing = dict.fromkeys(DEEDS, 0.0)
    assert deeds(state, 0) == nothing | {"conquests": 2, "rises": 1, "scores": 2}
    realm.hand, realm.discard = realm.discard, realm.hand
    assert deeds(state, 0) == nothing | {"buys": 1, "conquests": 1, "recruits": 1, "explorations": 1}
