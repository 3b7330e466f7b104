"""Words are measured before they are drawn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bathysphere.drawing.lettering import BOLD, PLAIN, TITLE, clip, fit, width, wrap

WORDS = st.text(max_size=60)


def test_bold_words_are_wider_than_plain_ones():
    for word in ("Oceanography", "Éolienne de la Côte noire"):
        assert width(word, 10, PLAIN) < width(word, 10, BOLD)


def test_what_has_room_stays_as_it_is():
    assert clip("Ross", 100, 10) == "Ross"
    assert fit("Ross", 100, 12, 9) == 12
    assert wrap("Ice Core Laboratory", 500, 10, 2, TITLE) == ["Ice Core Laboratory"]


@given(WORDS, st.floats(12, 200))
def test_what_is_cut_has_room(words, room):
    assert width(clip(words, room, 10), 10) <= room


@given(WORDS, st.floats(40, 200), st.integers(1, 4))
def test_wrapped_lines_have_room_and_are_not_too_many(words, room, lines):
    found = wrap(words, room, 10, lines)
    assert 1 <= len(found) <= lines
    assert all(width(line, 10) <= room for line in found)


def test_lines_break_at_blanks_but_not_at_unbreakable_ones():
    assert wrap("Manta dressée\u00a0:\nbourse", 80, 10, 3) == ["Manta", "dressée\u00a0:", "bourse"]


@given(WORDS, st.floats(1, 200))
def test_a_fitting_size_lies_between_the_least_and_the_wanted(words, room):
    assert 9 <= fit(words, room, 12, 9) <= 12
