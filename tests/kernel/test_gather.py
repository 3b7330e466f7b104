"""Sealed answers."""

from __future__ import annotations

from bathysphere.kernel.gather import NOT_ASKED, OWED, ask_all, ask_some


def test_all_owe_an_answer_until_they_gave_it():
    gather = ask_all(3).answered(1, 5)
    assert gather.waiting() == [0, 2] and gather.sealed == [OWED, 5, OWED]


def test_an_answer_leaves_the_old_one_as_it_was():
    before = ask_all(2)
    before.answered(0, 1)
    assert before.waiting() == [0, 1]


def test_some_are_not_asked():
    gather = ask_some(3, [2])
    assert gather.waiting() == [2] and gather.sealed == [NOT_ASKED, NOT_ASKED, OWED]
