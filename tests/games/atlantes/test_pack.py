"""The pack is checked: every error names file, card and key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bathysphere import BadPack
from bathysphere.games.atlantes.pack import load
from bathysphere.kernel import packs

HOUSE = packs.folders("atlantes")["house"]


def edited(folder: Path, file: str, old: str, new: str) -> packs.Pack:
    """The house pack with one passage changed."""
    shutil.copytree(HOUSE, folder, dirs_exist_ok=True)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    return packs.read(folder)


def free(folder: Path) -> None:
    """Without the promises of our own design."""
    path = folder / "pack.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('"house"\n', '"free"\n'), encoding="utf-8")


WRONG = [
    ("locations.toml", "gold = 3", "gold = 0", r"\[grey_teeth_pit\] gold"),
    ("locations.toml", "gold = 3", 'gold = "3"', r"\[grey_teeth_pit\] gold"),
    ("locations.toml", 'type = "shark"', 'type = "reef"', r"\[grey_teeth_pit\] type: must be one of shark"),
    ("locations.toml", 'type = "shark"', 'type = "wreck"', r"14 locations of type shark, not 13"),
    ("locations.toml", "number = 1\n", "number = 2\n", r"\[grey_teeth_pit\] number: must be 1"),
    ("locations.toml", "{ power = 1 }", '"explore"', r"\[grey_teeth_pit\] levels: there is no 'explore'"),
    ("locations.toml", "{ power = 1 }", "{ power = -1 }", r"\[grey_teeth_pit\] levels"),
    ("locations.toml", "{ power = 1 }", "{ power = 1, n = 2 }", r"\[grey_teeth_pit\] levels"),
    ("locations.toml", "{ gold = 1 }]", '"empty"]', r"\[grey_teeth_pit\] levels: the last level"),
    ("locations.toml", 'manta = "m_wreck2"', 'manta = "m_moon"', r"\[one_eyed_shark_ravine\] manta"),
    ("locations.toml", 'manta = "m_wreck2"', 'manta = "m_score"', r"\[m_score\] copies: 2 cards give it"),
    ("locations.toml", "points = 2", "points = 2\ncolour = 1", r"\[grey_teeth_pit\] colour: is not known"),
    ("locations.toml", 'src = "house"', 'src = "dream"', r"\[grey_teeth_pit\] src"),
    ("locations.toml", 'name.fr = "Fosse des Dents Grises"\n', "", r"\[grey_teeth_pit.name\] fr: is missing"),
    ("starting.toml", 'goes_to = "hand"', 'goes_to = "discard"', r"\[matrona\] goes_to: only matrona"),
    ("starting.toml", "{ power = 1 }, ", "", r"\[hippocampe\] effects: it explores"),
    ("ocean.toml", "copies = 2", "copies = 3", r"ocean.toml: \[\*\] copies: there must be 18"),
    ("ocean.toml", "solo = 1", "solo = 2", r"\[sirene\] copies: must be 2, one of which"),
    ("ocean.toml", "{ raise = 3 }", "{ raise = 2 }", r"\[sirene\] effects: she raises 3"),
    (
        "ocean.toml",
        "{ opponents = { raise = 1 } }",
        '{ opponents = "buy" }',
        r"\[sirene\] effects: there is no",
    ),
    ("ocean.toml", '{ reactivate = "all" }', "{ reactivate = 0 }", r"\[meneur\] effects"),
    ("kings.toml", "number = 2", "number = 1", r"kings.toml: \[\*\] number: must run from 1 to 8"),
    ("kings.toml", 'goes_to = "box"', 'goes_to = "discard"', r"\[king6\] goes_to"),
    ("kings.toml", 'box_for_manta = "m_gold1"', 'box_for_manta = "s_gold"', r"\[king6.setup\] box_for_manta"),
    ("mantas.toml", "copies = 2", "copies = 1", r"mantas.toml: \[\*\] copies: there must be 23"),
    ("mantas.toml", "{ raise = 1 }", '"empty"', r"\[s_raise\] effect: there is no 'empty'"),
    ("objectives.toml", "{ hand = 8 }", "{ feet = 8 }", r"\[p1\] needs: must be one of hand"),
    ("objectives.toml", "token = 1", "token = 6", r"\[a1\] token"),
    ("objectives.toml", "token = 1", "token = 2", r"five tokens must have two faces"),
    ("board.toml", "[0, 1, 2, 3, 4, 5]", "[1, 1, 2, 3, 4, 5]", r"\[row\] prices: must be 0, 1, 2, 3, 4, 5"),
    ("board.toml", "[7, 5, 3, 2, 1]", "[7, 5, 5, 2, 1]", r"\[tracks\] points: must be five falling"),
    ("board.toml", "most = 30", "most = 31", r"\[blob\] most: the totems end at"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), WRONG)
def test_what_every_pack_must_keep(tmp_path, file, old, new, says):
    pack = edited(tmp_path, file, old, new)
    with pytest.raises(BadPack, match=says):
        load(pack)


DESIGN = [
    ("locations.toml", "points = 2", "points = 9", r"\[grey_teeth_pit\] points: value per cost"),
    ("locations.toml", "power = 2\n", "power = 3\n", r"\[grey_teeth_pit\] power: does not fit the type"),
    ("locations.toml", "gold = 3", "gold = 9", r"\[grey_teeth_pit\] gold: costs run from 2 to 7"),
    ("locations.toml", "{ power = 1 }, { gold = 1 }]", "{ power = 1 }]", r"there must be none or 2 to 4"),
    ("starting.toml", "{ gold = 1 }, ", "", r"\[agent\] effects: gains no gold"),
    ("ocean.toml", '{ raise = 1 }, "replay"', '{ gold = 1 }, "replay"', r"\[guerisseuse\] effects"),
]


@pytest.mark.parametrize(("file", "old", "new", "says"), DESIGN)
def test_what_our_own_design_promises_and_an_owner_need_not(tmp_path, file, old, new, says):
    pack = edited(tmp_path, file, old, new)
    with pytest.raises(BadPack, match=says):
        load(pack)
    free(tmp_path)
    load(packs.read(tmp_path))


def test_the_house_pack_says_where_everything_is_from():
    box = load(packs.read(HOUSE))
    assert {each.src for each in box.locations} == {"house"}
    by = {card.id: card.src for card in box.characters}
    assert by["hippocampe"] == "text"
    assert by["matrona"] == "printed"
    assert by["king1"] == "house"
