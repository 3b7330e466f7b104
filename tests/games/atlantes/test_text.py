"""Words and icons come from the same data as the effects."""

from __future__ import annotations

from pathlib import Path

import pytest

import bathysphere
from bathysphere.games.atlantes.text import names
from bathysphere.speech import Voice, read_messages
from games.atlantes.table import BOX, GAME, answer, clear_rows, effects, keys, offer, script, table

FOLDER = Path(bathysphere.__file__).parent / "games" / "atlantes" / "messages"
VOICES = {language: Voice(language, [read_messages(FOLDER, language)]) for language in ("en", "fr")}
NAMED = [
    (names.location, BOX.locations),
    (names.character, BOX.characters),
    (names.manta, BOX.mantas),
    (names.objective, BOX.objectives),
    (names.totem, BOX.totems),
]


@pytest.mark.parametrize("language", VOICES)
def test_names_are_those_of_the_pack(language):
    for name, things in NAMED:
        for each in things:
            said = VOICES[language].say(name(each)).replace("\u00a0", " ").replace("’", "'")
            assert said == getattr(each, f"name_{language}")


def test_an_effect_has_words_in_both_languages_and_an_icon():
    said = {
        language: [voice.say(names.words(effect)) for effect in effects("G2 S2 R1 R2 RF (R1) RR")]
        for language, voice in VOICES.items()
    }
    assert said["en"] == [
        "2 gold",
        "2 power against a shark pit",
        "raise by one notch",
        "raise by 2 notches in all",
        "raise a location completely",
        "every opponent: raise by one notch",
        "play a discarded character again",
    ]
    assert said["fr"][5] == "chaque adversaire\u00a0: élever d’un cran"


def test_at_13_4_a_raise_on_a_location_says_that_it_is_for_others():
    said = {
        language: [voice.say(names.level(effect)) for effect in effects("R1 R2 RF G2")]
        for language, voice in VOICES.items()
    }
    assert said["en"] == [
        "raise another location by one notch",
        "raise other locations by 2 notches in all",
        "raise another location completely",
        "2 gold",
    ]
    assert said["fr"][0] == "élever un autre lieu d’un cran"


def test_icons_read_back_as_the_effect():
    for each in BOX.locations:
        assert effects(" ".join(names.icon(level) for level in each.levels)) == each.levels
    for card in BOX.characters:
        assert effects(" ".join(names.icon(effect) for effect in card.effects)) == card.effects


def test_every_word_of_the_vocabulary_can_be_said():
    codes = "G1 P1 S1 W1 V1 C1 R1 RF F T T2 M M2 _ E H B Q TT A A2 RR (M)"
    for effect in effects(codes):
        for voice in VOICES.values():
            assert not voice.say(names.words(effect)).startswith("at-")


def test_the_board_speaks_both_languages():
    state = table(1)
    answer(state, "play legion")
    answer(state, keys(state)[0])
    for voice in VOICES.values():
        voice.names = ["Ada"]
        for section in GAME.board(state, 0):
            for line in [section.heading, *section.lines]:
                words = voice.say(line)
                assert words
                assert "at-" not in words


def test_a_refusal_carries_its_numbers():
    state = table()
    clear_rows(state)
    dear, _, _ = offer(state, "G1", gold=7), offer(state, "G1", gold=3), offer(state, "G1", gold=3)
    script(state, "G2 B")
    answer(state, "play king4")
    found = next(each for each in GAME.refusals(state, 0) if each.target == f"location {dear}")
    assert (found.rule, found.why.params) == ("AT-11.1", {"need": 7, "have": 3})
    assert VOICES["en"].say(found.why) == "It costs 7 gold, you can bring 3."


def test_locations_that_come_and_go_together_are_told_together():
    state = table()
    clear_rows(state)
    state.central = [state.deck.pop() for _ in range(6)]
    script(state, "E")
    answer(state, "play king4", "explore")
    left = [BOX.locations[each].id for each in state.central[:2]]
    answer(state, f"leave {left[0]} and {left[1]}")
    said = [VOICES["en"].say(each) for each in GAME.news(state, 0)]
    [gone] = [each for each in said if "discarded" in each]
    names_left = [BOX.locations[each].name_en for each in state.gone]
    assert gone == f"Locations discarded: {names_left[0]} and {names_left[1]}."
    assert len([each for each in said if "revealed" in each]) == 1
