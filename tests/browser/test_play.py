"""Whole games in the browser: by pointer, by keyboard, on a phone, around one device."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.players import PHONE, Players, play_to_the_end


def test_two_people_and_a_bot_play_a_whole_game_by_pointer(players: Players) -> None:
    host, friend = players.page(), players.page(language="fr")
    path = players.set_up(host, "reef", "here", "link", "bot")
    players.join(host, friend, 1, "Lin")
    host.goto(players.place.url + path)
    play_to_the_end([host, friend], "click")
    expect(host.locator("#result-title")).to_contain_text(re.compile("wins|share the victory"))
    expect(friend.locator("#result table tfoot tr").first).to_contain_text("Total")
    expect(friend.locator("#result svg.chart")).to_be_visible()


def test_a_whole_game_by_keyboard_only(players: Players) -> None:
    page = players.page()
    page.goto(players.place.url)
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('form[action=\"/quick/reef\"]') !== null"):
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#actions")
    play_to_the_end([page], "key")
    expect(page.locator("#result")).to_be_visible()


def test_arrow_keys_walk_through_the_actions(players: Players) -> None:
    page = players.page()
    players.quick(page)
    page.wait_for_selector("#actions .choice")
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.dataset.key")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.key")
    assert first
    assert second
    assert first != second
    page.keyboard.press("Enter")
    expect(page.locator("#log li").first).to_be_visible()


def test_around_one_device_a_curtain_hides_each_hand(players: Players) -> None:
    page = players.page(PHONE)
    players.set_up(page, "reef", "here", "here", curtain=True)
    expect(page.locator("#curtain")).to_contain_text("Player 1")
    assert not page.locator("#actions .choice").count()
    page.click("#curtain button")
    page.wait_for_selector("#actions .choice")
    hand = page.locator("#board").inner_text()
    page.locator("#actions .choices .choice").first.click()
    expect(page.locator("#curtain")).to_contain_text("Player 2")
    assert page.locator("#board").inner_text() != hand
    page.click("#curtain button")
    expect(page.locator("#curtain")).to_be_hidden()
    page.wait_for_selector("#actions .choice")


def test_a_spectator_sees_the_game_go_on(players: Players) -> None:
    host, watcher = players.page(), players.page()
    path = players.set_up(host, "reef", "here", "here")
    host.wait_for_selector("#actions .choice")
    watcher.goto(players.place.url + path)
    expect(watcher.locator("#bar")).to_contain_text("watching")
    assert not watcher.locator("[data-key]").count()
    for _ in range(3):
        host.wait_for_selector("#actions .choice")
        host.locator("#actions .choices .choice").first.click()
        host.wait_for_timeout(100)
    expect(watcher.locator("#log li").first).to_be_visible()


def test_a_bot_stands_in_and_gives_back(players: Players) -> None:
    page = players.page()
    path = players.set_up(page, "reef", "here", "bot")
    page.goto(players.place.url + path + "/seats")
    page.click("form[action$='/seats/0/bot'] button")
    page.click("form[action$='/seats/0/back'] button")
    page.wait_for_selector("#actions")
    expect(page.locator("#seat-0 small")).not_to_contain_text("bot")
