"""The rules reference: complete, linked and free of sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from bathysphere import ledgers
from bathysphere.server.pages.rules import entry, reference
from bathysphere.server.shelf import Shelf, dashed, house_words
from bathysphere.speech import LANGUAGES
from server.web import clients


@pytest.mark.parametrize("name", ledgers.names())
def test_every_rule_of_the_ledger_has_its_place(name: str) -> None:
    source = (ledgers.folder() / f"{name}.md").read_text(encoding="utf-8")
    listed = [rule for chapter in reference(name) for rule in chapter.rules]
    assert [rule.id for rule in listed] == [rule.id for rule in ledgers.read(source)]
    assert all(rule.words for rule in listed)
    assert not [rule.id for rule in listed if "<em>src</em>" in (rule.words + rule.note).lower()]


def test_sources_are_left_out_and_notes_stand_apart() -> None:
    rule = entry(
        "AN-1.1", "For 2 to 4 players; see AN-2.1. *Src* l.61, 171. *Edge* others are <i>rejected</i>."
    )
    assert rule.words == 'For 2 to 4 players; see <a href="#AN-2.1">AN-2.1</a>.'
    assert rule.note == "others are &lt;i&gt;rejected&lt;/i&gt;."


@pytest.mark.parametrize("name", ledgers.names())
def test_every_chapter_has_its_title_in_both_languages(name: str) -> None:
    """By number, so a chapter that is added or moved in a ledger shows here."""
    said = {language: house_words(language) for language in LANGUAGES}
    titles = [chapter.title for chapter in reference(name)]
    for number, title in enumerate(titles, start=1):
        known = f"chapter-{dashed(name)}-{number} = "
        assert all(known in words for words in said.values())
        assert known + title.replace(" —", ":") in said["en"].replace(" —", ":")
    assert all(f"chapter-{dashed(name)}-{len(titles) + 1} " not in words for words in said.values())


def test_the_rules_page_speaks_the_readers_language_around_the_rules(tmp_path: Path) -> None:
    with clients(tmp_path, shelf=Shelf()) as [client]:
        client.cookies.set("language", "fr")
        page = client.get("/rules/antarctica").text
    assert page.count("3. Soleil et ordre du tour") == 2
    assert "Sun and turn order" not in page
    assert '<ul lang="en">' in page
