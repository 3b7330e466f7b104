"""Definitions that panels share, and pictures that are drawn once."""

from __future__ import annotations

from bathysphere.drawing.book import Book
from bathysphere.drawing.markup import words
from bathysphere.drawing.memory import kept
from bathysphere.drawing.shapes import text

BOOK = Book(
    {
        "coin": '<g id="&~coin"><circle r="9" fill="url(#&~gilt)"/></g>',
        "gilt": '<linearGradient id="&~gilt"/>',
        "spare": '<g id="&~spare"/>',
    }
)


def test_a_panel_carries_what_it_uses_under_its_own_name():
    drawn = BOOK.finish("desk", 10, 10, "", '<use href="#&~coin"/>')
    assert 'id="desk-coin"' in drawn
    assert 'id="desk-gilt"' in drawn
    assert 'href="#desk-coin"' in drawn
    assert "url(#desk-gilt)" in drawn
    assert "spare" not in drawn


def test_what_a_player_writes_is_no_name():
    drawn = BOOK.finish("desk", 10, 10, "", text(0, 0, 'Ann &~ "#&~coin"', 10, "#000"))
    assert words('Ann &~ "#&~coin"') in drawn
    assert "#desk-coin" not in drawn


def test_a_printed_thing_is_drawn_once():
    drawn = []

    @kept
    def draw(thing, size, big=False):
        drawn.append(size)
        return f"{thing} {size} {big}"

    one, twin = ["a"], ["a"]
    assert draw(one, 3) == draw(one, 3) == "['a'] 3 False"
    assert drawn == [3]
    assert draw(one, 4, big=True) == "['a'] 4 True"
    assert draw(twin, 3) == "['a'] 3 False"
    assert drawn == [3, 4, 3]
