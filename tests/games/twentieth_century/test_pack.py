"""The pack: what the ledger forbids is refused, with file, card and key."""

from __future__ import annotations

import shutil

import pytest

from bathysphere.games.twentieth_century import GAME
from bathysphere.kernel import packs
from bathysphere.kernel.errors import BadPack

HOUSE = packs.folders("twentieth_century")["house"]


def spoiled(tmp_path, file, old, new):
    folder = tmp_path / "house"
    shutil.copytree(HOUSE, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return packs.read(folder)


WRONG = [
    ("layouts.toml", 'rails = "j-N j-a j-b"', 'rails = "j-N j-a"', r"\[f1\] rails: junction j needs three"),
    ("layouts.toml", 'rails = "j-N j-a j-b"', 'rails = "j-N j-a j-z"', r"\[f1\] rails: must join two spots"),
    (
        "layouts.toml",
        'rails = "N-a a-b b-S"',
        'rails = "N-a a-b b-S a-S"',
        r"\[ser\] rails: at most one rail",
    ),
    ("layouts.toml", 'rails = "a-W b-E"', 'rails = "a-E b-W"', r"\[sep2\] rails: .* cross or coincide"),
    ("layouts.toml", "a 6,18; b 18,18", "a 6,18; b 8,18", r"\[f1\] spots: a and b lie upon"),
    ("layouts.toml", "a 6,18; b 18,18", "a 1,18; b 18,18", r"\[f1\] spots: a must lie"),
    ("layouts.toml", "a 6,18; b 18,18", "b 6,18; a 18,18", r"\[f1\] spots: cities are a, b"),
    ("layouts.toml", 'spots = "a 12,12"', 'spots = "a 12;12"', r"\[s2b\] spots: must be letters"),
    (
        "layouts.toml",
        'rails = "a-N a-W"',
        'rails = "a-b"',
        r"\[iso2\] rails: at least one rail ends at a side",
    ),
    ("layouts.toml", 'rails = "N-S a-W b-E"', 'rails = "W-E"', r"\[thru\] rails: W-E runs through a"),
    ("territories.toml", "era = 1", "era = 2", r"territories.toml: must hold 5 / 16 / 16 / 8"),
    ("territories.toml", 'layout = "f1"', 'layout = "x3"', r"\[m1_01\] layout: a territory has cities"),
    ("territories.toml", 'layout = "f1"', 'layout = "f9"', r"\[m1_01\] layout: must be one of"),
    (
        "territories.toml",
        "city.a = { coin = 1, science = 1 }",
        "city.a = { coin = 2 }",
        r"\[m0_1\] people: must be",
    ),
    (
        "territories.toml",
        "city.c = { recycling = true }",
        "city.c = { vp = 1 }",
        r"\[m0_2\] layout: must be as",
    ),
    ("territories.toml", "city.b = { vp = 2 }", "city.b = {}", r"\[m1_01.city\] b: a city makes something"),
    ("territories.toml", "city.b = { vp = 2 }", "", r"\[m1_01.city\] b: is missing"),
    ("technologies.toml", 'kind = "workers"', 'kind = "bridge"', r"5 bridge parts, but there are 4"),
    ("technologies.toml", 'layout = "x3"', 'layout = "f1"', r"\[t1_01\] layout: a facility has a building"),
    (
        "technologies.toml",
        "pay = { coin = 2 }",
        "pay = { vp = 2 }",
        r"\[t1_12.parts.pay\] science: is missing",
    ),
    ("technologies.toml", "impact = { tree = 2 }", "impact = { smoke = 2 }", r"\[t2_09\] impact: a park"),
    (
        "technologies.toml",
        '{ kind = "sorting_centre" }, { kind = "waste_transport" }',
        '{ kind = "sorting_centre" }, { kind = "workers" }',
        r"\[t2_08\] parts: two parts must be",
    ),
    ("disasters.toml", "    {},\n", "    { waste = 1 },\n", r"\[d1_1\] columns: the last one is empty"),
    ("disasters.toml", "seats = 5", "seats = 4", r"\[d1_1\] columns: with 4 seats there must be 4"),
    ("cards.toml", "round = 2", "round = 4", r"cards.toml: must hold 3 / 3"),
    (
        "cards.toml",
        "scores = { coin = 1, science = 1 }",
        "scores = { gold = 1 }",
        r"\[s2a.scores\] gold: is not known",
    ),
    (
        "board.toml",
        "first = [4, 3, 2, 1, 0]",
        "first = [4, 3, 5, 1, 0]",
        r"\[prices\] first: prices never rise",
    ),
    ("board.toml", "second = [6, 5, 3, 2, 1]", "second = [6, 5]", r"\[prices\] second: must have as many"),
    ("board.toml", "-1, 0, 1", "-1, 1, 1", r"\[pollution\] points: must rise"),
    ("board.toml", "clean = [2, 2", "clean = [3, 2", r"\[pollution\] clean: must rise in three"),
    ("board.toml", "stacks = [1, 1, 2, 2, 3]", "stacks = [1, 1, 2, 3, 3]", r"\[rounds\] stacks: must be"),
    ("board.toml", "[limits]", "[limit]", r"board.toml: \[limits\] is missing"),
]


@pytest.mark.parametrize(("file", "old", "new", "why"), WRONG)
def test_tc_vector_a_spoiled_pack_is_refused_by_name(tmp_path, file, old, new, why):
    with pytest.raises(BadPack, match=why):
        GAME(spoiled(tmp_path, file, old, new))


def test_tc_vector_the_house_pack_says_where_its_faces_are_from():
    box = GAME(packs.read(HOUSE)).box
    assert {piece.src for piece in box.pieces} == {"house"}
    assert {card.src for card in box.cards} == {"text"}
    assert all(piece.name_en and piece.name_fr for piece in box.pieces)
    assert len({piece.name_en for piece in box.pieces}) == len(box.pieces)


def test_no_two_cities_of_a_tile_make_the_same():
    """Players are told of a city by what it makes."""
    for piece in GAME(packs.read(HOUSE)).box.pieces:
        made = [(city.goods, city.recycling) for city in piece.cities]
        assert len(set(made)) == len(made), piece.id
