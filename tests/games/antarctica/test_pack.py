"""The pack: the house data keeps every constraint, and what breaks one is refused by file, card and key."""

from __future__ import annotations

import re

import pytest

from bathysphere.games.antarctica import pack as reader
from bathysphere.games.antarctica.game import Antarctica
from bathysphere.kernel import packs
from bathysphere.kernel.errors import BadPack
from games.antarctica.table import GAME

HOUSE = packs.folders("antarctica")["house"]


@pytest.fixture
def folder(tmp_path):
    for path in HOUSE.glob("*.toml"):
        (tmp_path / path.name).write_text(path.read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def edit(folder, file, old, new):
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def section(name):
    """The text of one entry of the house data."""
    for path in HOUSE.glob("*.toml"):
        found = re.search(
            rf"^\[{name}\]\n(?:[^\[\n].*\n|\n)*", path.read_text(encoding="utf-8"), re.MULTILINE
        )
        if found:
            return path.name, found[0]
    raise AssertionError(name)


BROKEN = [
    ("base.toml", section("coal_crane")[1], "", r"base.toml: must hold 15 cards, not 14"),
    ("base.toml", 'builds = "crane"', 'builds = "igloo"', r"base.toml: \[coal_crane\] builds: .*'igloo'"),
    ("base.toml", 'needs = ["well"]', 'needs = ["hq"]', r"\[coal_crane\] needs: must hold only crane"),
    ("base.toml", 'needs = ["well"]', "needs = []", r"\[coal_crane\] needs: must name at least one"),
    ("base.toml", "scientists = 1", "scientists = 2", r"\[coal_crane\] scientists: .*AN-6.10"),
    ("base.toml", "mark = 2", "mark = 2\nasterisk = true", r"\[coal_crane\] asterisk: .*AN-16.11"),
    ("base.toml", "mark = 2", "mark = 5", r"\[coal_crane\] mark: .* from 2 to 4, not 5"),
    ("base.toml", "steps = 1\n", "", r"\[coal_crane\] steps: is missing"),
    ("base.toml", "steps = 1\n", "steps = 1\ncolour = 3\n", r"\[coal_crane\] colour: is not known here"),
    ("base.toml", 'src.needs = "house"', 'src.needs = "rumour"', r"\[coal_crane.src\] needs: must be one of"),
    ("base.toml", 'builds = "crane"', 'builds = "well"', r"2 cards must build crane, not 1 \(AN-6.16\)"),
    ("base.toml", 'needs = ["well"]', 'needs = ["lab"]', r"two decks must need only buildings"),
    ("tracks.toml", "mark = 3", "mark = 2", r"tracks.toml: the marks must be \(2, 2, 2, 3, 4\)"),
    ("tracks.toml", 'centres = ["land"]', "centres = []", r"land must lead to one of the first three tracks"),
    ("tracks.toml", "space = 3,", "space = 1,", r"\[land.spaces\] space: .* from 2 to 14, not 1"),
    ("tracks.toml", '"expertise_card"', '"recruit_one"', r"expertise_card must stand on a track"),
    ("tracks.toml", '"recruit_one"', '"expertise_card"', r"expertise_card must stand on exactly one space"),
    ("tracks.toml", "value = 2", "value = 0", r"\[land.values\] value: must be a whole number from 1"),
    ("tracks.toml", "value = 3", "value = 1", r"\[land\] values: must not fall along the track"),
    ("tracks.toml", "{ from = 1, value = 1 }, ", "", r"\[land\] values: must begin at space 1"),
    (
        "tracks.toml",
        'colour = "red"',
        'colour = "green"',
        r"\[land.spaces\] colour: must be one of red, blue",
    ),
    ("shipyard.toml", "count = 6", "count = 7", r"\[icebreaker\] count: .* from 6 to 6, not 7"),
    ("shipyard.toml", "[icebreaker]", "[steamer]", r"\[steamer\] is no such card"),
    ("resource.toml", section("expertise")[1], "", r"resource.toml: the card \[expertise\] is missing"),
]


@pytest.mark.parametrize(("file", "old", "new", "why"), BROKEN)
def test_a_broken_pack_is_refused(folder, file, old, new, why):
    edit(folder, file, old, new)
    with pytest.raises(BadPack, match=why):
        Antarctica(packs.read(folder))


def test_the_example_card_of_the_rulebook_must_be_there(folder):
    edit(folder, "double.toml", '["derrick", "crane"]', '["derrick", "well"]')
    edit(folder, "double.toml", '["crane", "derrick"]', '["crane", "well"]')
    with pytest.raises(BadPack, match="exactly derrick and crane"):
        reader.load(packs.read(folder))


def test_a_lab_must_not_lie_in_a_deck_that_needs_more_than_the_start(folder):
    edit(folder, "advanced.toml", 'builds = "hq"\n', 'builds = "lab"\n')
    edit(folder, "double.toml", 'builds = "lab"\n', 'builds = "hq"\n')
    with pytest.raises(BadPack, match=r"\[glacier_headquarters\] builds: a lab or factory must lie"):
        reader.load(packs.read(folder))


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("advanced.toml", "with 2 players 7 plankton do not fit into 6 zones"),
        ("base.toml", "take 36 scientists of 32"),
    ],
)
def test_marks_must_leave_room_and_scientists_for_two(folder, file, why):
    path = folder / file
    path.write_text(re.sub("mark = [34]", "mark = 2", path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadPack, match=why):
        reader.load(packs.read(folder))


def test_the_house_data_has_thirteen_asterisks_and_a_card_for_every_piece():
    cards = GAME.box.cards
    assert sum(card.asterisk for card in cards) == 13
    assert len(cards) == 39
    assert [sum(card.mark <= seats for card in cards) for seats in (2, 3, 4)] == [26, 35, 39]


@pytest.mark.parametrize(("seats", "demand"), [(2, 30), (3, 40), (4, 46)])
def test_the_cards_take_two_scientists_fewer_than_there_are(seats, demand):
    assert sum(card.scientists for card in GAME.box.cards if card.mark <= seats) == demand


def test_every_card_says_where_it_is_from():
    assert {card.src for card in GAME.box.cards} == {"house"}
    assert {kind.src for kind in GAME.box.kinds[:4]} == {"text"}
    assert all(card.name_en and card.name_fr for card in GAME.box.cards)


def test_names_are_unique_in_both_languages():
    for names in ([card.name_en for card in GAME.box.cards], [card.name_fr for card in GAME.box.cards]):
        assert len(set(names)) == len(names)
