"""Every drawn game in a real browser, from the first answer to the last, by pointer and by keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from bathysphere.server.place import Place
from bathysphere.server.shelf import Shelf
from browser.gallery import DRAWN
from browser.players import PHONE, WIDE, Players, play_to_the_end

SHORT = ("antarctica", "atlantes")


@pytest.fixture
def house(tmp_path: Path, browser: Browser) -> Iterator[Players]:
    """All games, on a server of their own."""
    place = Place(tmp_path / "tables.sqlite", Shelf, pace=0).start()
    made = Players(browser, place)
    yield made
    made.leave()
    place.stop()


@pytest.mark.parametrize("act", ["click", "key"])
@pytest.mark.parametrize("game", [each for each in DRAWN if each in SHORT])
def test_two_people_and_a_bot_play_a_whole_game_on_the_drawn_board(
    house: Players, game: str, act: str
) -> None:
    """One person sits at a large screen, the other holds a phone and reads French by night."""
    host = house.page()
    friend = house.page(PHONE, language="fr", theme="dark")
    path = house.set_up(host, game, "here", "link", "bot", level="uniform")
    house.join(host, friend, 1, "Lin")
    host.goto(house.place.url + path)
    play_to_the_end([host, friend], act)
    expect(host.locator("#result-title")).to_be_visible()
    expect(friend.locator("#result svg.chart")).to_be_visible()
    totals = [page.locator("#result tfoot td").all_inner_texts() for page in (host, friend)]
    assert totals[0] == totals[1]


@pytest.mark.parametrize(("act", "size"), [("click", WIDE), ("key", WIDE), ("click", PHONE)])
@pytest.mark.parametrize("game", [each for each in DRAWN if each not in SHORT])
def test_one_person_plays_a_long_game_against_bots_on_the_drawn_board(
    house: Players, game: str, act: str, size: tuple[int, int]
) -> None:
    page = house.page(size)
    bots = max(2, min(Shelf().game(game).seats)) - 1
    house.set_up(page, game, "here", *["bot"] * bots, level="uniform")
    play_to_the_end([page], act)
    expect(page.locator("#result-title")).to_be_visible()


def test_a_whole_game_on_the_text_board(house: Players) -> None:
    page = house.page(PHONE, plain="1")
    house.set_up(page, "antarctica", "here", "bot", level="uniform")
    play_to_the_end([page], "key")
    expect(page.locator("#result-title")).to_be_visible()


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
