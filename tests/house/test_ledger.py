"""Every rule of a complete game is said by code and borne by a test; no other rule is named."""

from __future__ import annotations

import pytest

from bathysphere import game, games, ledgers
from bathysphere.kernel.errors import BadSetup

COUNTS = {"underwater_cities": 389, "antarctica": 182, "twentieth_century": 131, "atlantes": 188}


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_the_ledger_has_all_its_rules(name, count):
    rules = ledgers.rules(name)
    assert len(rules) == len({rule.id for rule in rules}) == count


@pytest.mark.parametrize("name", games())
def test_a_complete_game_has_code_and_test_for_every_rule(name):
    rules = ledgers.rules(name)
    lacking = [rule.id for rule in rules if not (rule.code and rule.tests)]
    assert lacking == [] or game(name).stage != "complete"


@pytest.mark.parametrize("name", games())
def test_no_code_or_test_names_a_rule_that_the_ledger_does_not_have(name):
    assert ledgers.strangers(name) == []


def test_the_coverage_page_is_up_to_date():
    assert (ledgers.folder() / "coverage.md").read_text(encoding="utf-8") == ledgers.coverage(), (
        "run make ledger"
    )


def test_rules_are_read_with_chapter_tag_and_text():
    text = "## Chapter 3 — Sun\n* **AN-3.1** [T] The sun moves. *Src* l.1.\n- **AN-3.2** [R Q-1] It stops."
    rules = ledgers.read(text)
    assert [(rule.id, rule.tag, rule.chapter) for rule in rules] == [
        ("AN-3.1", "T", "Sun"),
        ("AN-3.2", "R Q-1", "Sun"),
    ]


def test_ids_are_harvested_from_docstrings_and_test_names(tmp_path):
    (tmp_path / "sun.py").write_text(
        'def rise():\n    """AN-3.1  The sun moves.\n\n    AN-3.2  It stops.\n    """\n'
    )
    (tmp_path / "test_sun.py").write_text("def test_an_3_1_the_sun_moves(): ...\n")
    assert ledgers.said(tmp_path) == {"AN-3.1": ["sun.py rise"], "AN-3.2": ["sun.py rise"]}
    assert ledgers.borne(tmp_path) == {"AN-3.1": ["test_an_3_1_the_sun_moves"]}


def test_an_unknown_ledger_is_refused():
    with pytest.raises(BadSetup, match="no ledger of 'chess'"):
        ledgers.rules("chess")
