"""Means, cards and questions: what is drawn says no more and no less than what is so."""

from __future__ import annotations

import pytest

from bathysphere.drawing.lettering import BOLD, width
from bathysphere.games.underwater_cities.phases.turn import StartOfTurn
from bathysphere.games.underwater_cities.state import TALLIES
from bathysphere.games.underwater_cities.svg import draw
from bathysphere.games.underwater_cities.svg.cards import chip_name, title
from bathysphere.kernel.message import Message
from drawing.promises import LOOKS, elements
from games.underwater_cities.svg.scenes import GAME, scene
from games.underwater_cities.svg.test_cards import LANGUAGES, tongue
from games.underwater_cities.table import BOX, do, play, put, refused, table

CHIPS = [(82.7, 17), (82.7, 25), (82.7, 34), (126, 18), (126, 23), (126, 40), (173, 40)]
"""Widths and heights in which claimed cards are drawn."""


def panel(state, name, look=LOOKS[0]):
    return next(each for each in draw(scene(state, 0, *look)) if each.id == name)


@pytest.mark.parametrize(
    ("language", "told"), [("en", "Desalination plants: lower right"), ("fr", "Stations")]
)
def test_the_forecast_calls_plain_structures_plain(language, told):
    state = put(table(), "desal lower_right.1", "desal lower_right.3")
    drawn = panel(state, "forecast", (language, "light", False))
    assert 'href="#forecast-up"' not in drawn.markup
    assert any((each.get("data-help") or "").startswith(told) for each in elements([drawn]))
    put(state, "upgraded desal lower_right.1")
    drawn = panel(state, "forecast", (language, "light", False))
    assert 'href="#forecast-up"' not in drawn.markup
    assert any("(1 " in (each.get("data-help") or "") for each in elements([drawn]))
    put(state, "upgraded desal lower_right.3")
    assert 'href="#forecast-up"' in panel(state, "forecast", (language, "light", False)).markup


def test_uc_13_1_every_price_that_cannot_be_paid_is_locked():
    """Whichever slots are free: with a biomatter only a farm and a laboratory can be built."""
    state = table(supply="Sc2 B1")
    state.tiles = tuple(2 if BOX.slots[slot].id == "P5" else tile for slot, tile in enumerate(state.tiles))
    locked = {target for target in refused(state) if target.startswith("build ")}
    assert locked == {"build tunnel", "build desal", "build nonsymbiotic", "build symbiotic"}
    for each in elements([panel(state, "desk")]):
        if (each.get("data-target") or "").startswith("build "):
            locked.discard(each.get("data-target"))
    assert not locked


@pytest.mark.parametrize("look", LOOKS)
def test_a_card_let_go_is_marked_in_words_and_not_as_a_button(look):
    state = GAME.setup(2, 3)
    seat = GAME.waiting(state)[0]
    key = GAME.options(state, seat)[0].key()
    do(state, key, seat=seat)
    drawn = draw(scene(state, seat, *look))
    card = next(
        each for each in elements(drawn) if each.get("id") == f"uc-hand-{key.removeprefix('discard ')}"
    )
    assert not any(each.get("data-key") or each.get("data-keys") for each in card.iter())
    assert any(each.text in ("let go", "écartée") for each in card.iter())


def test_on_a_phone_the_answers_show_what_each_card_does():
    state = GAME.setup(2, 3)
    seat = GAME.waiting(state)[0]
    buttons = [
        each
        for each in elements(draw(scene(state, seat, narrow=True)))
        if (each.get("id") or "").startswith("uc-choice-discard-")
    ]
    assert len(buttons) == len(GAME.options(state, seat))
    assert all(any(part.get("href") for part in each.iter()) for each in buttons)


def test_a_card_that_is_only_claimed_does_not_show_its_gain():
    state = play(table("salvage_yard", "insider_circle"), "G1", card="salvage_yard")
    first = next(
        each for each in elements([panel(state, "turn")]) if each.get("id") == "uc-choice-card-first"
    )
    shown = [each.get("href") for each in first.iter() if each.get("href")]
    assert shown == ["#turn-k-action"]
    said = {each.key: each.words for each in scene(state, 0).choices}
    assert said["card first"] == "the card first: it is claimed"


@pytest.mark.parametrize(
    ("language", "two", "one"), [("en", "discard 2", "discard one"), ("fr", "-en 2", "-en une")]
)
def test_uc_23_3_the_prompt_says_how_many_cards_go(language, two, one):
    hand = ("harbour_league", "insider_circle", "farmers_cooperative", "salvage_yard", "survey")
    state = table(*hand)
    state.stack = [StartOfTurn(0)]
    say = scene(state, 0, language).say
    assert two in say(GAME.prompt(state, 0))
    do(state, "discard survey")
    assert one in say(GAME.prompt(state, 0))


@LANGUAGES
def test_the_name_of_every_claimed_card_is_whole(language):
    for w, h in CHIPS:
        room = w - min(h, 26.0, w * 0.2) - 6
        for card in BOX.cards:
            said = title(card, tongue(language))
            found = chip_name(said, room, h)
            assert " ".join(found.lines).replace("\xa0", " ") == said.replace("\xa0", " ")
            assert max(width(line, found.size, BOLD) for line in found.lines) <= room
            assert len(found.lines) * found.size * 1.1 <= h


def test_the_sign_of_a_played_card_covers_neither_name_nor_cost():
    state = play(table("science_capital", "insider_circle", supply="C3"), "G1", card="science_capital")
    held = next(
        each for each in elements([panel(state, "desk")]) if each.get("id") == "uc-hand-science_capital"
    )
    signs = [each for each in held.iter() if each.get("r") == "10"]
    assert signs and all(float(each.get("cy") or 0) - 10 > 30 for each in signs)


@LANGUAGES
def test_every_counter_of_a_rival_says_what_it_counts(language):
    drawn = elements(draw(scene(table(), 1, language)))
    told = [each.get("data-help") or "" for each in drawn]
    for lead in {"en": ("Permanent cards: 0", "Production cards: 0")}.get(language, ("Cartes permanentes",)):
        assert any(each.startswith(lead) for each in told)


@pytest.mark.parametrize("look", LOOKS)
def test_no_source_of_points_is_cut(look):
    given = scene(table(), 0, *look)
    said = {each.text for each in elements([next(each for each in draw(given) if each.id == "score")])}
    assert all(given.say(Message(f"uc-tally-{tally}")) in said for tally in TALLIES)
