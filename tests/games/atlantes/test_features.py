"""Numbers for bots: what characters can do, what is in reach, which claims are open."""

from __future__ import annotations

from bathysphere.games.atlantes.components import DEEDS
from bathysphere.kernel.position import NOBODY
from games.atlantes.table import BOX, GAME, table

CHARACTERS = {card.id: card.number for card in BOX.characters}
LOCATIONS = {location.id: location.number for location in BOX.locations}


def numbers(state, player=0):
    own = f" of player {player}"
    named = zip(GAME.feature_names(), GAME.features(state, NOBODY), strict=True)
    return {name.removesuffix(own): number for name, number in named if name.endswith(own)}


def deeds(state, where):
    found = numbers(state)
    return {deed: found[f"{deed} in {where}"] for deed in DEEDS}


def test_what_characters_can_do_counts_where_they_lie():
    """The octopus conquers twice with 2 power each, the builder raises by 2 and scores twice; the matron
    readies, and so on; the hermit raises to the end.
    """
    state = table(2)
    realm = state.realms[0]
    realm.hand = [CHARACTERS[name] for name in ("matrona", "poulpe", "batisseuse")]
    realm.discard = [
        CHARACTERS[name] for name in ("hippocampe", "seigneur", "agent", "guerisseuse", "ermite")
    ]
    nothing = dict.fromkeys(DEEDS, 0.0)
    first = nothing | {"conquests": 2, "power": 4, "notches": 2, "scores": 2, "readies": 1}
    others = {"buys": 1, "conquests": 1, "recruits": 1, "explorations": 1, "gold": 3, "power": 1}
    second = nothing | others | {"notches": 5, "scores": 1, "replays": 1}
    assert deeds(state, "hand") == first
    assert deeds(state, "discard") == second
    realm.hand, realm.discard = realm.discard, realm.hand
    assert deeds(state, "hand") == second
    assert deeds(state, "discard") == first


def test_the_best_location_within_reach_needs_a_character_who_takes_it():
    """With the lord 2 gold, with the legion 2 power, besides what ready mantas give."""
    state = table(2)
    realm = state.realms[0]
    realm.ready = []
    by_gold = sorted(BOX.locations, key=lambda location: location.gold)
    cheap, dear = by_gold[0], by_gold[-1]
    state.explored, state.central = [dear.number], [cheap.number]
    assert cheap.gold <= 2 < dear.gold
    realm.hand = [CHARACTERS["matrona"]]
    assert numbers(state)["best purchase"] == numbers(state)["best conquest"] == 0
    realm.hand = [CHARACTERS["seigneur"]]
    assert numbers(state)["best purchase"] == cheap.points
    assert numbers(state)["best conquest"] == 0


def test_an_explored_location_is_in_reach_with_one_power_less():
    state = table(2)
    realm = state.realms[0]
    realm.ready = []
    realm.hand = [CHARACTERS["legion"]]
    three = next(location for location in BOX.locations if location.power == 3)
    state.explored, state.central = [], [three.number]
    assert numbers(state)["best conquest"] == 0
    state.explored, state.central = [three.number], []
    assert numbers(state)["best conquest"] == three.points


def test_a_claim_is_open_until_the_seat_has_made_it():
    """Each printed objective has its own number: what the next claim on its track gives."""
    state = table(2)
    names = ("open hand", "open board", "open pile", "open mantas")
    assert [numbers(state)[name] for name in names] == [7, 7, 7, 7]
    state.realms[0].claims = 0b0001
    state.tracks = [[0], [], [], []]
    assert [numbers(state)[name] for name in names] == [0, 7, 7, 7]
    assert [numbers(state, player=1)[name] for name in names] == [5, 7, 7, 7]
