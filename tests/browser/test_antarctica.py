"""A real game on the table: two people and a bot, by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bathysphere.server.shelf import Shelf
from browser.place import Place
from browser.players import PHONE, Players, play_to_the_end


@pytest.fixture
def house(tmp_path: Path, browser: Browser) -> Iterator[Players]:
    """All games, on a server of their own."""
    place = Place(tmp_path / "tables.sqlite", Shelf).start()
    made = Players(browser, place)
    yield made
    made.leave()
    place.stop()


@pytest.mark.parametrize("act", ["click", "key"])
def test_two_people_and_a_bot_play_antarctica_on_the_text_board(house: Players, act: str) -> None:
    host = house.page(plain="1")
    friend = house.page(PHONE, language="fr", theme="dark", plain="1")
    path = house.set_up(host, "antarctica", "here", "link", "bot")
    house.join(host, friend, 1, "Lin")
    host.goto(house.place.url + path)
    play_to_the_end([host, friend], act)
    expect(host.locator("#result-title")).to_be_visible()
    expect(friend.locator("#result svg.chart")).to_be_visible()
    assert (
        host.locator("#result tfoot td").all_inner_texts()
        == friend.locator("#result tfoot td").all_inner_texts()
    )


def test_a_greyed_piece_tells_why_and_its_rule_is_one_click_away(house: Players) -> None:
    page = house.page()
    house.set_up(page, "antarctica", "here", "bot")
    page.wait_for_selector("#bar.mine")
    page.locator("#main svg [data-target]").first.focus()
    link = page.locator("#bubble a.rule-link").first
    expect(link).to_be_visible()
    rule = link.inner_text()
    with page.context.expect_page() as opened:
        link.click()
    opened.value.wait_for_load_state()
    expect(opened.value.locator(f'[id="{rule}"]')).to_be_in_viewport()
