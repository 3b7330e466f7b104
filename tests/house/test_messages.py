"""English and French hold the same messages with the same parameters, and all that is said exists."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import bathysphere
from bathysphere.kernel.laws import all_settings
from bathysphere.kernel.message import Message
from bathysphere.kernel.rng import seeded
from bathysphere.speech import LANGUAGES, Voice, read_messages
from reef.table import GAME as REEF

ROOT = Path(__file__).parent.parent.parent
FOLDERS = sorted({path.parent for base in ("src", "tests") for path in (ROOT / base).rglob("*.ftl")})


SPARSE = 4
"""Everybody is asked what they hear after every so many answers; options and refusals always."""


class Variables(Visitor):
    def __init__(self):
        self.names = set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)


def messages(folder, language):
    """Message id -> its parameters."""
    found = {}
    for entry in FluentParser().parse(read_messages(folder, language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, (ast.Message, ast.Term)):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice in {folder.name}"
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_hold_the_same_messages_with_the_same_parameters(folder):
    assert messages(folder, "en") == messages(folder, "fr")


def all_of(message):
    yield message
    for value in message.params.values():
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, Message):
                yield from all_of(each)


def said_in_a_game(game, seats, seed, variants):
    """Everything that is said to anybody in one random game."""
    state = game.setup(seats, seed, **variants)
    rng = seeded(seed)
    answers = 0
    while not game.over(state):
        answers += 1
        for seat in [*range(seats), None] if answers % SPARSE == 0 else []:
            yield game.prompt(state, seat)
            yield from game.news(state, seat)
            for section in game.board(state, seat):
                yield section.heading
                yield from section.lines
        seat = game.waiting(state)[0]
        options = game.options(state, seat)
        yield from (game.describe(state, seat, move) for move in options)
        yield from (refusal.why for refusal in game.refusals(state, seat))
        game.answer(state, seat, options[rng.below(len(options))])
    result = game.result(state)
    yield result.reason
    yield from (line.what for lines in result.breakdown for line in lines)


def folder_of(game):
    return ROOT / ("tests/reef" if game is REEF else f"src/bathysphere/games/{game.name}") / "messages"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["reef", *bathysphere.games()])
def test_everything_that_is_said_can_be_said_in_both_languages(name):
    game = REEF if name == "reef" else bathysphere.game(name)
    known = {
        language: messages(folder_of(game), language).keys() | {"house-player"} for language in LANGUAGES
    }
    voices = [Voice(language, [read_messages(folder_of(game), language)]) for language in LANGUAGES]
    seen = {}
    for seats in game.seats:
        for variants in all_settings(game, seats):
            for message in said_in_a_game(game, seats, seats, variants):
                for each in all_of(message):
                    seen.setdefault(each.id, each)
    assert [each for each in seen if any(each not in known[language] for language in LANGUAGES)] == []
    for message in seen.values():
        for voice in voices:
            words = voice.say(message)
            assert words and "{" not in words and "???" not in words, (message, words)
