"""Records: write, read, replay, undo up to the information boundary."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bathysphere.kernel import record as records
from bathysphere.kernel.errors import BadRecord, IllegalMove
from bathysphere.kernel.rng import seeded
from reef.table import GAME


def played(seed=3, answers=1000, seats=2):
    record = records.start(GAME, seats, seed, {"rich": True}, ["Ada", "Lin", "Zoë"][:seats])
    rng = seeded(seed)
    while not GAME.over(record.state) and len(record.answers) < answers:
        seat = GAME.waiting(record.state)[0]
        options = GAME.options(record.state, seat)
        record.take(seat, options[rng.below(len(options))])
    return record


@given(st.integers(0, 10**40), st.integers(0, 60))
def test_reading_a_record_replays_it(seed, answers):
    record = played(seed, answers)
    again = records.replay(GAME, record.text())
    assert GAME.digest(again.state) == GAME.digest(record.state)
    assert again.text() == record.text()


def test_the_first_answers_of_a_record_can_be_replayed_alone():
    record = played()
    assert len(records.replay(GAME, record.text(), until=4).answers) == 4


def test_a_record_is_text_with_one_answer_per_line():
    lines = played(answers=2).text().split("\n")
    assert lines[0].startswith('{"bathysphere": 1, "game": "reef", "rules": 1, "seats": 2, "seed": "3"')
    assert lines[1].startswith("0 drop ") and lines[2].startswith("1 drop ") and lines[3:] == [""]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda t: t.replace("\n0 drop", "\n0 eat", 1), "line 2: .*not legal now"),
        (lambda t: t.replace("\n0 drop", "\nx drop", 1), "line 2: .*not a seat and a key"),
        (lambda t: t.replace('"reef"', '"chess"'), "line 1: this is a record of chess"),
        (lambda t: t.replace('"rules": 1', '"rules": 9'), "line 1: written under rules revision 9"),
        (lambda t: t.replace('"bathysphere": 1', '"bathysphere": 8'), "line 1: records of format 8"),
        (lambda t: t.replace("sha256:", "sha256:0"), "line 1: played with packs"),
        (lambda t: t.replace('"seats": 2', '"seats": 9'), "line 1: reef has no game for 9 seats"),
        (lambda t: t.replace('"seed": "3"', '"seed": "deep"'), "line 1: this is no header"),
        (lambda t: t[5:], "line 1: this is no header"),
        (lambda t: "", "line 1: this is no header"),
        (lambda t: "[]\n", "line 1: this is no header"),
    ],
)
def test_a_bad_record_names_the_line_and_the_reason(change, says):
    with pytest.raises(BadRecord, match=says) as caught:
        records.replay(GAME, change(played(answers=3).text()))
    assert "\n" not in str(caught.value)


def at_the_turn_of_seat_0(seed):
    record = records.start(GAME, 2, seed, {"rich": True})
    for seat in (0, 1):
        record.take(seat, GAME.options(record.state, seat)[0])
    return record


def with_text(record):
    """A seat-0 turn with a card whose text asks something, if the hand has one."""
    for move in GAME.options(record.state, 0):
        if move.key() in ("play reef_nursery", "play amphora", "play old_wreck", "play field_station"):
            return move
    return None


def a_record_in_the_middle_of_a_card():
    for seed in range(100):
        record = at_the_turn_of_seat_0(seed)
        move = with_text(record)
        if move is not None:
            record.take(0, move)
            if GAME.waiting(record.state) == [0]:
                return record
    raise AssertionError("no such seed")


def test_undo_goes_back_within_the_own_run_of_answers():
    record = a_record_in_the_middle_of_a_card()
    before, answers = GAME.digest(record.state), record.answers[:]
    record.take(0, GAME.options(record.state, 0)[-1])
    record.undo(0)
    assert GAME.digest(record.state) == before and record.answers == answers
    record.undo(0)
    assert record.answers == answers[:-1] and not record.can_undo(0)


def test_undo_never_crosses_another_seats_answer():
    record = at_the_turn_of_seat_0(1)
    assert not record.can_undo(0)
    with pytest.raises(BadRecord, match="nothing to take back"):
        record.undo(0)


def test_undo_never_crosses_a_reveal():
    record = at_the_turn_of_seat_0(1)
    record.answer(0, "rest")
    assert not record.can_undo(0)


def test_undo_is_for_the_seat_that_answered():
    record = a_record_in_the_middle_of_a_card()
    assert record.can_undo(0) and not record.can_undo(1)


def test_an_illegal_answer_leaves_the_record_as_it_is():
    record = played(answers=5)
    text, seal = record.text(), GAME.digest(record.state)
    with pytest.raises(IllegalMove):
        record.answer(0, "fly")
    assert record.text() == text and GAME.digest(record.state) == seal
