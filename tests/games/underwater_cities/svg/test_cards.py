"""Every card of the house pack has room for its name, its icons and its text, in both languages."""

from __future__ import annotations

from functools import cache

import pytest

from bathysphere import doors
from bathysphere.drawing.lettering import PLAIN, width
from bathysphere.drawing.tongue import Tongue
from bathysphere.games.underwater_cities.svg import cards
from bathysphere.games.underwater_cities.svg.scenes import subject
from bathysphere.games.underwater_cities.svg.setting import layout
from bathysphere.games.underwater_cities.svg.signs import card_strip, contract_strips, tile_strips

BOX = doors.game("underwater_cities").box
LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])


@cache
def tongue(language):
    return Tongue(language, doors.voice("underwater_cities", language, ["Ada"]).say)


@LANGUAGES
def test_the_text_of_every_card_fits(language):
    for card in BOX.cards:
        for big in (False, True):
            found = cards.setting(card, tongue(language), big)
            assert len(found.lines) * found.size * 1.24 <= found.high, card.id
            room = (cards.W - 16) * (2 if big else 1)
            assert max(width(line, found.size, PLAIN) for line in found.lines) <= room, card.id


@LANGUAGES
def test_the_icons_of_every_card_can_be_told_apart(language):
    """Icons of 24 units are never drawn below 14."""
    for card in BOX.cards:
        size, lines = layout(card_strip(card, tongue(language)), 138, 36, 1.05)
        assert size * 24 >= 14 - 0.1, card.id
        assert any(lines)


@LANGUAGES
def test_everything_printed_has_icons(language):
    speaker = tongue(language)
    for card in BOX.cards:
        assert all(card_strip(card, speaker)), card.id
    for tile in BOX.tiles:
        assert any(tile_strips(tile, speaker)), tile.id
    for contract in BOX.contracts:
        assert all(contract_strips(contract, speaker)), contract.id


def test_a_picture_shows_what_a_card_is_about():
    shown = {card.id: subject(card) for card in BOX.cards}
    assert shown["express_line"] == "tunnel"
    assert len(set(shown.values())) >= 12
