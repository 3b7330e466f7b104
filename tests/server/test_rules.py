"""The rules reference: complete, linked and free of sources."""

from __future__ import annotations

import pytest

from bathysphere import ledgers
from bathysphere.server.pages.rules import entry, reference


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
