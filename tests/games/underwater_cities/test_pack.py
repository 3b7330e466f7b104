"""The pack: sizes, provenance, and errors that name file, card and key."""

from __future__ import annotations

import copy
from collections import Counter

import pytest

from bathysphere.games.underwater_cities import pack
from bathysphere.kernel import packs
from bathysphere.kernel.errors import BadPack
from games.underwater_cities.table import BOX

HOUSE = packs.find("underwater_cities", "house")


def spoiled(file, card, **changes):
    files = copy.deepcopy(HOUSE.files)
    files[file][card] |= changes
    return packs.Pack(HOUSE.game, HOUSE.name, HOUSE.hash, HOUSE.about, files)


def test_the_decks_have_their_sizes():
    assert [len(deck) for deck in BOX.eras] == [0, 66, 57, 57]
    assert (len(BOX.cheap_specials), len(BOX.dear_specials)) == (15, 10)
    assert (len(BOX.tiles), len(BOX.contracts), len(BOX.boards)) == (16, 8, 8)


def test_every_card_has_a_source_and_two_names():
    assert {card.src for card in BOX.cards} <= {"text", "printed", "house"}
    assert all(card.name_en and card.name_fr for card in BOX.cards)


def test_colours_are_split_evenly():
    for era, size in ((1, 22), (2, 19), (3, 19)):
        assert set(Counter(BOX.cards[card].colour for card in BOX.eras[era]).values()) == {size}


@pytest.mark.parametrize(
    ("file", "card", "changes", "said"),
    [
        (
            "era1.toml",
            "survey",
            {"colour": "blue"},
            r"era1.toml: \[survey\] colour: must be one of green, red",
        ),
        ("era1.toml", "survey", {"era": 2}, r"\[survey\] era: this file holds Era 1"),
        (
            "era1.toml",
            "survey",
            {"when": {"played": [{"steal": 1}]}},
            r"\[survey.when\] played: there is no word 'steal'",
        ),
        ("era1.toml", "survey", {"when": {"played": [{"draw_special": 1}]}}, "only slots give Special cards"),
        ("era1.toml", "survey", {"when": {"played": [{"gain": {"gold": 1}}]}}, "gold = 1 is no amount"),
        (
            "era1.toml",
            "tidal_garden",
            {"when": {"production": [{"build": "farm"}]}},
            "nothing is built or chosen at production",
        ),
        ("era1.toml", "survey", {"mood": "good"}, r"\[survey\] mood: is not known here"),
        ("era1.toml", "survey", {"number": 2}, "numbered 1 to 205, each once"),
        ("specials.toml", "trade_pact", {"cost": 3}, "10 Specials of cost 3"),
        ("metropolises.toml", "metropolis_lagos", {"colour": "brown"}, "a brown tile has when.scored"),
        (
            "slots.toml",
            "R3",
            {"when": {"chosen": [{"gain": "kelp"}]}},
            r"\[R3\] when.chosen: the rulebook gives",
        ),
        ("contracts.toml", "contract_water_for_all", {"needs": []}, "a contract has criteria"),
        ("sides.toml", "small", {"players": [2]}, "every number of players has one side"),
        ("boards_basic.toml", "kelp_terraces", {"start": "nowhere"}, "is no city site of this board"),
    ],
)
def test_a_bad_pack_is_refused_with_file_card_and_key(file, card, changes, said):
    with pytest.raises(BadPack, match=said):
        pack.load(spoiled(file, card, **changes))


def test_every_board_can_connect_seven_cities_and_touch_ten_tunnels():
    for board in BOX.boards:
        assert len(board.near) >= 7
        assert len([ends for ends in board.ends if max(ends) >= 0]) >= 10


def test_the_black_and_red_sites_are_all_there():
    assert {each for board in BOX.boards for each in board.special} == {f"AD{n}" for n in range(1, 7)}
