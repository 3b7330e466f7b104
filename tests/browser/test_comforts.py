"""What a drawn table does beside answering: zoom, motion, large cards, notifications, a phone's shortcuts."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.fingers import Fingers
from browser.gallery import DRAWN, Gallery
from browser.players import HAND, PHONE, WIDE, Players

SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.place-board svg')).transform).a"
LEFT = "new DOMMatrix(getComputedStyle(document.querySelector('.place-board svg')).transform).e"


def test_a_board_is_zoomed_by_keys_and_wheel_and_dragged(gallery: Gallery) -> None:
    page = gallery.sit("antarctica", "opening", WIDE)
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert page.evaluate(SCALE) > 1.5
    before = page.evaluate(LEFT)
    page.mouse.move(440, 290)
    page.mouse.down()
    page.mouse.move(480, 300, steps=3)
    page.mouse.up()
    assert page.evaluate(LEFT) > before
    page.click("[data-unzoom]")
    assert page.evaluate(SCALE) == 1
    page.mouse.move(440, 290)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(f"{SCALE} > 1.5")
    page.context.close()


def test_on_a_phone_one_finger_scrolls_and_two_zoom(gallery: Gallery) -> None:
    page = gallery.sit("antarctica", "opening", PHONE)
    fingers = Fingers(page)
    fingers("touchStart", (150, 400), (240, 400))
    for wide in (10, 30, 50, 70):
        fingers("touchMove", (150 - wide, 400), (240 + wide, 400))
    fingers("touchEnd")
    assert page.evaluate(SCALE) > 1.5
    assert page.evaluate("scrollY") == 0
    page.tap("[data-unzoom]")
    fingers("touchStart", (195, 500))
    for y in (460, 420, 380, 340, 300):
        fingers("touchMove", (195, y))
    fingers("touchEnd")
    page.wait_for_function("scrollY > 60")
    assert page.evaluate(SCALE) == 1
    page.context.close()


def test_on_a_phone_names_lead_to_the_panels_and_the_hand_is_at_hand(gallery: Gallery) -> None:
    page = gallery.sit("antarctica", "middle", PHONE)
    chips = page.locator("#jump button")
    assert chips.count() >= 6
    chips.last.tap()
    expect(page.locator("#main .drawn-panel").last).to_be_in_viewport()
    expect(page.locator("#prompt")).to_be_in_viewport()
    expect(chips.last).to_be_in_viewport()
    page.locator(".tabs [data-tab=hand]").tap()
    expect(page.locator("#panel-hand")).to_be_in_viewport(ratio=0.9)
    page.locator(".tabs [data-tab=play]").tap()
    expect(page.locator("#panel-hand")).not_to_be_in_viewport()
    page.context.close()


def test_on_a_phone_a_press_beside_the_open_menu_only_closes_it(gallery: Gallery) -> None:
    page = gallery.sit("antarctica", "middle", PHONE)
    version = page.evaluate("document.body.dataset.version")
    page.tap("details.menu summary")
    first = page.locator(".menu li").first.bounding_box()
    assert first is not None
    middle = first["x"] + first["width"] / 2, first["y"] + first["height"] / 2
    assert page.evaluate("at => !!document.elementFromPoint(...at).closest('.menu')", middle)
    page.locator("svg [data-key]:visible").last.dispatch_event("click")
    expect(page.locator("details.menu")).not_to_have_attribute("open", "")
    page.wait_for_timeout(200)
    assert page.evaluate("document.body.dataset.version") == version
    page.context.close()


def test_on_a_phone_a_press_on_nothing_leaves_the_page_where_it_is(gallery: Gallery) -> None:
    page = gallery.sit("antarctica", "middle", PHONE)
    page.tap(".tabs [data-tab=log]")
    page.tap(".tabs [data-tab=play]")
    page.evaluate("scrollTo(0, 300)")
    page.locator(".felt").click(position={"x": 3, "y": 500})
    assert page.evaluate("scrollY") == 300
    page.context.close()


@pytest.mark.parametrize("name", DRAWN)
def test_a_phone_on_its_side_has_the_drawings_of_a_phone(gallery: Gallery, name: str) -> None:
    page = gallery.sit(name, "middle", (844, 390))
    expect(page.locator(".tabs")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 844
    page.context.close()


def test_a_slot_and_a_card_make_one_answer(gallery: Gallery) -> None:
    """The piece pressed first is held and what goes with it stays clear; pressed again, it lists all."""
    page = gallery.sit("underwater_cities", "middle", WIDE)
    version = page.evaluate("document.body.dataset.version")
    card = page.locator("#panel-desk [data-keys]").first
    card.click(force=True)
    expect(card).to_have_attribute("data-held", "")
    expect(page.locator("#bubble")).to_contain_text("what goes with it")
    page.keyboard.press("Escape")
    assert page.locator("[data-held],[data-goes]").count() == 0
    card.click(force=True)
    card.click(force=True)
    assert page.locator("#bubble [data-key]").count() > 1
    page.keyboard.press("Escape")
    card.click(force=True)
    page.locator("#panel-board [data-goes]").first.click(force=True)
    _moved_on(page, version)
    expect(page.locator("#log li").first).to_contain_text("slot")
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    page.context.close()


def test_a_card_is_shown_large_under_the_pointer_and_under_a_resting_finger(gallery: Gallery) -> None:
    page = gallery.sit("atlantes", "middle", WIDE)
    card = page.locator("#panel-board [data-large]").first
    card.hover(force=True)
    large = page.locator("#bubble svg.large-picture")
    expect(large).to_be_visible()
    size, small = large.bounding_box(), card.bounding_box()
    assert size
    assert small
    assert size["height"] > 1.5 * small["height"]
    page.context.close()
    page = gallery.sit("atlantes", "middle", PHONE)
    fingers = Fingers(page)
    version = page.evaluate("document.body.dataset.version")
    box = page.locator("#panel-hand [data-large]").first.bounding_box()
    assert box
    at = (box["x"] + 30, box["y"] + 30)
    fingers("touchStart", at)
    expect(page.locator("#bubble svg.large-picture")).to_be_visible()
    fingers("touchEnd")
    page.wait_for_timeout(200)
    assert page.evaluate("document.body.dataset.version") == version
    page.context.close()


def test_a_refused_technology_is_shown_large_with_what_it_does_and_why_not(gallery: Gallery) -> None:
    page = gallery.sit("twentieth_century", "opening", PHONE)
    sale = page.locator("#panel-workshop [data-target^=technology]").first
    about = page.locator("#panel-workshop [data-large]").first.get_attribute("data-large")
    sale.tap(force=True)
    bubble = page.locator("#bubble")
    expect(bubble.locator("svg.large-picture")).to_be_visible()
    expect(bubble).to_contain_text(about or "?")
    expect(bubble.locator("a.rule-link")).to_be_visible()
    page.context.close()


def test_on_a_phone_the_next_answers_come_into_sight_after_a_press(gallery: Gallery) -> None:
    page = gallery.sit("twentieth_century", "opening", PHONE)
    lot = page.locator("#panel-market [data-key^=open]").last
    lot.evaluate("lot => lot.scrollIntoView({block: 'start'})")
    chip = page.locator("#panel-block [data-key^=bid]").first
    version = page.evaluate("document.body.dataset.version")
    lot.tap()
    _moved_on(page, version)
    expect(chip).to_be_in_viewport(ratio=1)
    assert (chip.bounding_box() or {})["y"] > (page.locator(".head").bounding_box() or {})["height"] - 60
    page.locator("[data-do=undo]").first.evaluate("button => button.click()")
    expect(chip).to_have_count(0)
    page.context.close()


def test_on_a_phone_the_panel_that_offers_most_comes_into_sight_after_an_undo(gallery: Gallery) -> None:
    page = gallery.sit("twentieth_century", "opening", PHONE)
    lots = page.locator("#panel-market [data-key^=open]")
    version = page.evaluate("document.body.dataset.version")
    lots.last.tap()
    _moved_on(page, version)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.locator("[data-do=undo]").first.tap()
    expect(lots.first).to_be_in_viewport(ratio=1)
    page.context.close()


def test_on_a_phone_a_bubble_goes_when_its_piece_is_scrolled_away(gallery: Gallery) -> None:
    page = gallery.sit("twentieth_century", "opening", PHONE)
    refused = page.locator("svg [aria-disabled=true]").first
    refused.evaluate("piece => piece.scrollIntoView({block: 'center'})")
    refused.tap(force=True)
    expect(page.locator("#bubble")).to_be_visible()
    page.evaluate("scrollBy(0, 200)")
    expect(page.locator("#bubble")).to_be_hidden()
    page.context.close()


def test_what_slides_under_a_pointer_that_just_pressed_is_not_enlarged(gallery: Gallery) -> None:
    page = gallery.sit("atlantes", "opening", WIDE)
    bubble = page.locator("#bubble")
    card = page.locator("#panel-board [data-large]").last
    card.hover(force=True)
    expect(bubble).to_be_visible()
    version = page.evaluate("document.body.dataset.version")
    _pressed(page)
    _moved_on(page, version)
    page.wait_for_timeout(500)
    expect(bubble).to_be_hidden()
    page.locator("#panel-board [data-large]").first.hover(force=True)
    expect(bubble).to_be_visible()
    page.keyboard.press("u")
    page.wait_for_timeout(300)
    page.context.close()


def _moved_on(page: Page, version: str) -> None:
    page.wait_for_function("old => document.body.dataset.version !== old", arg=version)


def _pressed(page: Page) -> None:
    page.evaluate(HAND)
    page.mouse.click(*page.evaluate("hand.reach(0.3)")["point"])


def test_pieces_move_for_a_moment_unless_motion_is_unwanted(gallery: Gallery) -> None:
    for motion in (True, False):
        page = gallery.sit("antarctica", "opening", WIDE, motion=motion)
        page.evaluate(
            "window.runs = []; const own = Element.prototype.animate;"
            "Element.prototype.animate = function (frames, how) {"
            " runs.push(how.duration); return own.call(this, frames, how) }; null"
        )
        version = page.evaluate("document.body.dataset.version")
        page.evaluate("scrollTo(0, 0)")
        _pressed(page)
        _moved_on(page, version)
        page.wait_for_timeout(100)
        runs = page.evaluate("runs")
        assert bool(runs) == motion
        assert all(150 <= each <= 400 for each in runs)
        page.keyboard.press("u")
        page.wait_for_timeout(300)
        page.context.close()


def test_a_hidden_page_notifies_and_its_title_tells(players: Players) -> None:
    """The browser's own notification cannot be looked at, so the page is given one that can."""
    page = players.page()
    page.add_init_script(
        "window.told = []; window.Notification = class { static permission = 'granted';"
        " static requestPermission() { return Promise.resolve('granted') }"
        " constructor(title, how) { told.push([title, how.body]) } };"
        "Object.defineProperty(document, 'hidden', { get: () => window.away === true })"
    )
    players.set_up(page, "reef", "here", "bot")
    page.wait_for_selector("#bar.mine")
    page.evaluate("window.away = true")
    for _ in range(8):
        page.wait_for_selector("#bar.mine")
        page.keyboard.press("1")
        page.wait_for_timeout(150)
        if page.evaluate("told.length"):
            break
    [title, words] = page.evaluate("told[0]")
    assert title == "Your turn"
    assert words
    expect(page).to_have_title(re.compile("^● Your turn"))


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("game", DRAWN)
def test_tips_lead_through_a_first_game_until_they_are_unwanted(
    gallery: Gallery, game: str, size: tuple[int, int]
) -> None:
    page = gallery.sit(game, "opening", size, tips="1", language="fr")
    tip = page.locator("#tip")
    expect(tip).to_be_visible()
    assert tip.locator("p:visible").count() == 1
    page.evaluate(HAND)
    assert page.evaluate("hand.covered()") == []
    said = tip.locator("p:visible").inner_text()
    tip.locator("[data-tip-next]").click()
    page.reload()
    assert not page.get_by_text(said).is_visible()
    page.evaluate("localStorage.clear()")
    page.reload()
    tip.locator("form button").click()
    page.wait_for_load_state()
    expect(page.locator("#board")).to_be_visible()
    expect(tip).to_be_hidden()
    page.context.close()
