"""Packs: read, hash, and errors that name file, card and key."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from bathysphere.kernel import packs
from bathysphere.kernel.errors import BadPack
from reef.game import Reef
from reef.table import PACK

HOUSE = Path(__file__).parent.parent / "reef" / "house"


def changed(tmp_path, old, new, file="cards.toml"):
    folder = tmp_path / "house"
    shutil.copytree(HOUSE, folder)
    text = (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    return folder


def test_the_hash_is_that_of_the_text():
    assert packs.read(HOUSE).hash == PACK.hash and PACK.hash.startswith("sha256:")


def test_a_changed_card_changes_the_hash(tmp_path):
    assert packs.read(changed(tmp_path, "cost = 2", "cost = 3")).hash != PACK.hash


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (
            "cost = 2",
            "cost = 99",
            r"reef/house/cards.toml: \[reef_nursery\] cost: must be a whole number from 0 to 9",
        ),
        ("cost = 2", "cots = 2", r"\[reef_nursery\] cost: is missing"),
        ("vp = 1", "vp = 1\nfoo = 2", r"\[reef_nursery\] foo: is not known here; known are: "),
        (
            'src = "house"',
            'src = "rumour"',
            r"\[reef_nursery\] src: must be one of text, printed, house, owner",
        ),
        ('name.en = "Reef Nursery"', 'name.en = ""', r"\[reef_nursery.name\] en: must be words"),
        ('{ gain = "coral", n = 2 }', '{ grain = "coral" }', r"\[reef_nursery\] when: there is no effect"),
        ("[reef_nursery]", "[reef_nursery", "house/cards.toml: is no TOML"),
        ("[old_wreck]", "[reef_nursery]", "house/cards.toml: is no TOML: .*"),
    ],
)
def test_a_bad_card_is_refused_with_file_card_and_key(tmp_path, old, new, says):
    with pytest.raises(BadPack, match=says) as caught:
        Reef(packs.read(changed(tmp_path, old, new)))
    assert "\n" not in str(caught.value)


def test_a_missing_file_is_named(tmp_path):
    folder = tmp_path / "house"
    shutil.copytree(HOUSE, folder)
    (folder / "cards.toml").unlink()
    with pytest.raises(BadPack, match="the file cards.toml is missing"):
        Reef(packs.read(folder))


def test_a_folder_without_a_pack_is_refused(tmp_path):
    with pytest.raises(BadPack, match="there is no pack.toml"):
        packs.read(tmp_path)


def test_an_unknown_pack_is_refused_with_the_known_ones():
    with pytest.raises(BadPack, match="reef has no pack 'gold'; known are: none"):
        packs.find("reef", "gold")


def test_provenance_by_field_counts_as_the_humblest(tmp_path):
    folder = changed(tmp_path, 'src = "house"', 'src = { cost = "text", vp = "owner" }')
    assert Reef(packs.read(folder)).box.cards[0].src == "owner"
