"""A tile is turned before it is placed: by keys, by arrows, by a swipe; what is pressed is what is shown."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.fingers import Fingers
from browser.gallery import TILES, Gallery
from browser.players import HAND, PHONE, WIDE
from browser.test_look import LOOK, axe

SHOWN = "[...document.querySelectorAll('#tc-dial [data-key]')].filter((each) => each.getClientRects().length)"


def shown(page: Page) -> str:
    """The key of the one turn that is seen."""
    found: list[str] = page.evaluate(f"{SHOWN}.map((each) => each.dataset.key)")
    assert len(found) == 1
    return found[0]


def turns(page: Page) -> list[str]:
    """All turns, clockwise from the one that is shown."""
    found: list[str] = page.evaluate(
        "[...document.querySelectorAll('#tc-dial [data-key]')].map((each) => each.dataset.key)"
    )
    first = found.index(shown(page))
    return [*found[first:], *found[:first]]


def test_keys_turn_the_tile_and_enter_places_it(gallery: Gallery) -> None:
    page = gallery.sit(TILES, "turning", WIDE)
    every = turns(page)
    assert len(every) > 1
    for key, wanted in (("r", 1), ("R", 0), ("]", 1), ("]", 2), ("[", 1), ("r", 2)):
        page.keyboard.press(key)
        assert shown(page) == every[wanted % len(every)]
    page.hover("#tc-dial")
    expect(page.locator("#bubble")).to_contain_text("r and ]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#tc-dial", state="detached")
    page.keyboard.press("u")
    page.wait_for_selector("#tc-dial")
    assert shown(page) == every[0]
    page.context.close()


def test_arrows_turn_the_tile_and_a_press_places_what_is_shown(gallery: Gallery) -> None:
    page = gallery.sit(TILES, "turning", WIDE)
    every = turns(page)
    page.click("#tc-spin-right")
    assert shown(page) == every[1]
    page.click("#tc-spin-left")
    page.click("#tc-spin-left")
    assert shown(page) == every[-1]
    line = page.locator("#log li").first.get_attribute("id")
    page.click("#tc-dial")
    page.wait_for_selector("#tc-dial", state="detached")
    assert page.locator("#log li").first.get_attribute("id") != line
    page.keyboard.press("u")
    page.wait_for_selector("#tc-dial")
    page.context.close()


def test_a_swipe_or_a_button_turns_the_tile_on_a_phone(gallery: Gallery) -> None:
    page = gallery.sit(TILES, "turning", PHONE)
    every = turns(page)
    page.tap("#tc-spin-right")
    assert shown(page) == every[1]
    page.locator("#tc-dial").evaluate("dial => dial.scrollIntoView({ block: 'center' })")
    box = page.locator("#tc-dial-" + every[1].split()[1]).bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(page)
    for by, wanted in ((1, 2), (-1, 1)):
        fingers("touchStart", (x, y))
        for step in (10, 25, 40):
            fingers("touchMove", (x + by * step, y))
        fingers("touchEnd")
        number = every[wanted % len(every)].split()[1]
        expect(page.locator(f"#tc-dial-{number}")).to_be_visible()
        assert shown(page) == f"turn {number}"
    page.context.close()


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_turning_tile_is_whole_and_clear(gallery: Gallery, size: tuple[int, int]) -> None:
    page = gallery.sit(TILES, "turning", size, language="fr", theme="dark")
    page.evaluate(LOOK)
    checks = ["cut", "outside", "spilt", *(["small"] if size == PHONE else [])]
    assert {check: found for check in checks if (found := page.evaluate(f"look.{check}()"))} == {}
    page.evaluate(HAND)
    assert page.evaluate("hand.covered()") == []
    assert axe(page) == []
    page.context.close()
