"""Whole games: promises, refusals, secrets, words."""

from __future__ import annotations

import dataclasses
import inspect
from pathlib import Path

import pytest

from bathysphere.games.underwater_cities import text
from bathysphere.games.underwater_cities.rules.cards import take_top
from bathysphere.games.underwater_cities.rules.production import feed
from bathysphere.games.underwater_cities.text import card_text, contract_text, icons, slot_text, tile_text
from bathysphere.kernel.errors import IllegalMove
from bathysphere.kernel.rng import seeded
from bathysphere.speech import Voice, read_messages
from games.underwater_cities.table import BOX, GAME, do, play, put, refused, table

MESSAGES = Path(text.__file__).parent.parent / "messages"


def games(count, seats=2, **variants):
    """Every state of some random games."""
    for seed in range(count):
        state, rng = GAME.setup(seats, seed, **variants), seeded(seed)
        while not GAME.over(state):
            yield state
            seat = GAME.waiting(state)[0]
            options = GAME.options(state, seat)
            GAME.answer(state, seat, options[rng.below(len(options))])
        yield state


def test_every_kind_of_frame_can_be_read_back():
    for kind in GAME.codec.kinds.values():
        wanted = set(inspect.signature(kind.__init__).parameters) - {"self"}
        assert {field.name for field in dataclasses.fields(kind)} == wanted, kind


def test_no_promise_is_ever_broken():
    assert not any(state.broken or state.dreaming for state in games(3, 3))


def test_states_that_look_the_same_are_imagined_the_same():
    for number, state in enumerate(games(2, 3)):
        for seat in (0, 1, 2, None) if number % 9 == 0 or number < 8 else ():
            other = GAME.imagine(state, seat, seeded(number))
            one, two = (GAME.imagine(each, seat, seeded(1)) for each in (state, other))
            assert GAME.digest(one) == GAME.digest(two)


def test_a_hand_is_imagined_from_all_the_old_cards_that_left_the_game_unseen_and_from_no_others():
    state = table()
    held, unseen, seen = BOX.eras[1][:2], BOX.eras[1][2:9], BOX.eras[1][9:]
    state.era, state.deck = 2, list(BOX.eras[2])
    state.nations[1].hand, state.buried, state.gone = list(held), unseen, seen
    found = set()
    for seed in range(60):
        other = GAME.imagine(state, 0, seeded(seed))
        found |= set(other.nations[1].hand)
        assert sorted((*other.nations[1].hand, *other.buried)) == sorted((*held, *unseen))
    assert found == {*held, *unseen}


def test_whoever_draws_from_an_imagined_deck_takes_any_of_its_cards_also_after_a_save():
    state = table(seats=1)
    state.deck = state.deck[:8]
    counts = dict.fromkeys(state.deck, 0)
    for seed in range(320):
        other = GAME.imagine(state, 0, seeded(seed))
        saved = GAME.load(GAME.dump(other))
        card = take_top(other)
        counts[card] += 1
        assert take_top(saved) == card
        assert card not in other.deck
    # Chi squared with 7 degrees of freedom: one seed in a thousand is beyond this.
    assert sum((count - 40) ** 2 / 40 for count in counts.values()) < 24.3


def test_what_is_imagined_follows_the_table():
    state = GAME.setup(2, 1)
    GAME.imagine(state, 0, seeded(1))
    GAME.answer(state, 0, GAME.options(state, 0)[0])
    assert GAME.digest(GAME.imagine(state, 0, seeded(1))) == GAME.digest(
        GAME.imagine(state.copy(), 0, seeded(1))
    )


def test_an_illegal_key_is_refused_with_reasons_and_changes_nothing():
    state = table(seats=4)
    before = GAME.digest(state)
    with pytest.raises(IllegalMove) as caught:
        GAME.find(state, 0, "slot Y2 with harbour_league")
    assert "UC-10.3" in {refusal.rule for refusal in caught.value.refusals}
    assert GAME.digest(state) == before


def test_refusals_name_the_numbers():
    state = table(seats=4, supply="C1")
    why = next(each.why for each in GAME.refusals(state, 0) if each.target == "build tunnel")
    assert why.id == "uc-refusal-cost"
    assert [need.id for need in why.params["need"]] == ["uc-n-credit", "uc-n-steelplast"]


def test_action_cards_are_refused_with_their_reason():
    state = table(seats=4, actions=("salvage_yard", "tunnel_drones"))
    play(state, "Y3", "part 1")
    assert refused(state) == {"card tunnel_drones": ["UC-6.14"]}


def test_the_view_previews_costs_with_biomatter():
    state = play(table(seats=4, supply="K1 B1"), "R1")
    ways = {each["key"]: each["ways"] for each in GAME.view(state, 0)["costs"]}
    assert ways["build farm at lower_right.1"] == [{"kelp": 1}, {"biomatter": 1}]


def test_another_seat_sees_neither_hand_nor_costs():
    state = play(table(seats=4, supply="K1 B1"), "R1")
    other = GAME.view(state, 1)
    assert other["costs"] == []
    assert other["nations"][0]["backs"] == ["era 1", "era 1"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_printed_thing_speaks(language):
    voice = Voice(language, [read_messages(MESSAGES, language)])
    said = [voice.say(card_text(card)) for card in BOX.cards]
    said += [voice.say(slot_text(slot)) for slot in BOX.slots] + [
        voice.say(tile_text(tile)) for tile in BOX.tiles
    ]
    said += [voice.say(contract_text(contract)) for contract in BOX.contracts]
    assert not [text for text in said if "uc-" in text or "{" in text]


def test_a_card_says_what_it_does():
    voice = Voice("en", [read_messages(MESSAGES, "en")])
    card = next(card for card in BOX.cards if card.id == "smuggling")
    assert voice.say(card_text(card)).startswith(
        "Instant: pay 1 credit: gain 1 of your choice: kelp, steelplast or science"
    )
    assert icons(card)[:3] == ["instant", "pay", "1 credit"]


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        ("kelp_growers_guild", "complete a second upgraded farm in", "une deuxième ferme améliorée dans"),
        ("biomech_construction_crew_labs", "build a second laboratory in", "un deuxième laboratoire dans"),
        ("symbiosis_prize", "build a symbiotic city", "construisez une cité symbiotique"),
        ("steelplast_cartel", "gives you steelplast", "rapporte des flexaciers"),
        (
            "relief_shipment",
            "credits, kelp, steelplast or science",
            "crédits, algues, flexaciers ou sciences",
        ),
    ],
)
def test_cards_speak_whole_sentences(card, english, french):
    said = card_text(next(each for each in BOX.cards if each.id == card))
    assert english in Voice("en", [read_messages(MESSAGES, "en")]).say(said)
    assert french in Voice("fr", [read_messages(MESSAGES, "fr")]).say(said)


@pytest.mark.parametrize(
    ("language", "asked", "done"),
    [
        ("en", "How do you pay for the farm?", "builds a farm at lower right, site 1."),
        ("fr", "Comment payez-vous la ferme\xa0?", "construit une ferme\xa0: en bas à droite, site 1."),
    ],
)
def test_things_have_articles(language, asked, done):
    voice = Voice(language, [read_messages(MESSAGES, language)])
    state = do(play(table(seats=4, supply="K1 B1"), "R1"), "build farm at lower_right.1")
    assert voice.say(GAME.prompt(state, 0)) == asked
    do(state, "pay 1 kelp")
    assert any(voice.say(each).endswith(done) for each in GAME.news(state, 0))


@pytest.mark.parametrize(("language", "told"), [("en", "cities with 1 kelp."), ("fr", "cités\xa0: 1 algue.")])
def test_uc_27_8_feeding_tells_only_what_it_took(language, told):
    voice = Voice(language, [read_messages(MESSAGES, language)])
    state = put(table(supply="K1"), "tunnel lower_right-right", "nonsymbiotic right", "nonsymbiotic middle")
    put(state, "tunnel right-middle")
    feed(state, 0)
    fed = [each for each in GAME.news(state, 0) if each.id == "uc-fact-fed"]
    assert told in voice.say(fed[0])
