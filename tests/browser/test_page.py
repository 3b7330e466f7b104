"""What the page keeps, shows and survives."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from browser.players import Players, my_turn, version


def _sentences(text: str) -> str:
    return " ".join(text.split())


def test_undo_and_reset_take_back_and_refuse_with_the_reason(players: Players) -> None:
    page = players.page(confirm="1")
    players.set_up(page, "reef", "here", "here")
    page.wait_for_selector("#actions .choice")
    before = _sentences(page.locator("#board").inner_text())
    page.hover("[data-do=undo]")
    expect(page.locator("#bubble")).to_contain_text("nothing to take back")
    page.keyboard.press("1")
    page.wait_for_selector("[data-do=undo]:not([aria-disabled])")
    page.keyboard.press("u")
    page.wait_for_selector("[data-do=undo][aria-disabled]")
    assert _sentences(page.locator("#board").inner_text()) == before


def test_a_turn_is_confirmed(players: Players) -> None:
    page = players.page(confirm="1")
    players.set_up(page, "reef", "here", "here")
    for _ in range(2):
        page.wait_for_selector("#actions .choice")
        page.keyboard.press("1")
        page.wait_for_timeout(150)
    page.wait_for_selector("[data-do=confirm]")
    page.keyboard.press("c")
    expect(page.locator("[data-do=confirm]")).to_have_count(0)
    page.wait_for_selector("#actions .choice")


def test_refusals_tell_why_and_link_to_their_rule(players: Players) -> None:
    page = players.page()
    players.set_up(page, "reef", "here", "here")
    for _ in range(30):
        if page.locator(".denials li").count():
            break
        page.wait_for_selector("#actions .choice")
        page.keyboard.press("1")
        page.wait_for_timeout(80)
    row = page.locator(".denials li").first
    expect(row.locator("a.rule-link")).to_have_attribute("href", re.compile(r"/rules/reef#REEF-\d\.\d"))
    expect(row.locator("button[aria-disabled]")).to_contain_text(re.compile("It costs|no coral left"))


def test_language_and_theme_switch_at_the_table(players: Players) -> None:
    page = players.page()
    players.quick(page)
    page.click("details.menu summary")
    page.click(".menu button[value=fr]")
    page.wait_for_selector("html[lang=fr]")
    page.click("details.menu summary")
    page.click(".menu button[value=dark]")
    page.wait_for_selector("html[data-theme=dark]")
    expect(page.locator(".sub")).to_contain_text("À vous")
    page.keyboard.press("1")
    page.wait_for_selector("#log li")
    expect(page.locator("#log li").last).to_contain_text("Vous")


def test_a_first_visit_stays_in_its_language_when_the_table_changes(players: Players) -> None:
    """A browser may announce one language with pages and another with its live line; the page's counts."""
    page = players.page(locale="fr-FR")
    players.quick(page)
    for _ in range(2):
        page.wait_for_selector("#bar.mine")
        expect(page.locator(".sub")).to_contain_text("À vous")
        page.keyboard.press("1")
        page.wait_for_timeout(200)
    page.wait_for_selector("#bar.mine")
    expect(page.locator(".sub")).to_contain_text("À vous")
    expect(page.locator("#log-title")).to_have_text("Journal")


def test_a_reload_and_a_restart_of_the_server_end_in_the_same_table(players: Players) -> None:
    page = players.page()
    players.set_up(page, "reef", "here", "here")
    for _ in range(4):
        page.wait_for_selector("#actions .choice")
        page.keyboard.press("1")
        page.wait_for_timeout(100)
    shown = [page.locator(f"#{part}").inner_html() for part in ("board", "log", "actions")]
    page.reload()
    assert [page.locator(f"#{part}").inner_html() for part in ("board", "log", "actions")] == shown
    players.place.stop(hard=True)
    expect(page.locator("#lost")).to_be_visible()
    players.place.start()
    expect(page.locator("#lost")).to_be_hidden()
    assert [page.locator(f"#{part}").inner_html() for part in ("board", "log", "actions")] == shown
    last = version(page)
    page.keyboard.press("1")
    page.wait_for_function("last => document.querySelector('#log li').id !== last", arg=last)


def test_a_key_pressed_while_the_line_is_down_is_sent_once_it_is_back(players: Players) -> None:
    page = players.page()
    players.set_up(page, "reef", "here", "here")
    page.wait_for_selector("#actions .choice")
    players.place.stop(hard=True)
    expect(page.locator("#lost")).to_be_visible()
    page.keyboard.press("1")
    page.wait_for_timeout(200)
    players.place.start()
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#seat-0")).not_to_have_class("seat acting self")
    page.wait_for_selector("#seat-1.acting")


def test_the_log_leads_back_and_a_replay_leads_on(players: Players) -> None:
    page = players.page()
    path = players.set_up(page, "reef", "here", "bot")
    for _ in range(5):
        page.wait_for_selector("#actions.mine .choice")
        page.keyboard.press("1")
        page.wait_for_timeout(250)
    page.locator("#log li button").last.click()
    expect(page.locator("#prompt")).to_contain_text("After move")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Escape")
    page.wait_for_selector("#time", state="hidden")
    page.goto(players.place.url + path + "/replay?at=2")
    expect(page.locator("#prompt")).to_contain_text("After move 2")
    page.locator("[data-time]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#prompt")).to_contain_text("After move 3")
    page.click("form[action$='/fork'] button")
    page.wait_for_url(lambda url: path not in url)
    page.wait_for_selector("#actions")


def test_export_and_import_lead_to_the_same_end(players: Players, tmp_path: Path) -> None:
    page = players.page()
    players.set_up(page, "reef", "here", "here")
    for _ in range(200):
        if page.locator("#result:not([hidden])").count():
            break
        if my_turn(page):
            page.keyboard.press("1")
        page.wait_for_timeout(30)
    points = page.locator("#result tfoot").inner_text()
    with page.expect_download() as record:
        page.click("#result a[href$='.bathy']")
    record.value.save_as(tmp_path / "game.bathy")
    with page.expect_download() as film:
        page.click("#result a[href$='.html']")
    film.value.save_as(tmp_path / "film.html")
    page.goto(players.place.url)
    page.set_input_files("#record", tmp_path / "game.bathy")
    page.click("form[action='/import'] button")
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#time")
    page.locator("#time [data-moment=now]").first.click()
    expect(page.locator("#result tfoot")).to_have_text(points, use_inner_text=True)
    page.goto(f"file://{tmp_path}/film.html")
    expect(page.locator("#screen")).not_to_be_empty()
    for _ in range(2):
        page.click("#after")
    expect(page.locator("#where")).to_contain_text("2 /")
    expect(page.locator("#caption")).not_to_be_empty()


def test_the_title_tells_whose_turn_it_is(players: Players) -> None:
    page = players.page()
    players.quick(page)
    page.wait_for_function("document.title.startsWith('● Your turn')")


def test_without_a_socket_the_table_still_works(players: Players) -> None:
    page = players.page()
    page.add_init_script(
        "window.WebSocket = class { static OPEN = 1; readyState = 3;"
        " constructor() { setTimeout(() => this.onclose({code: 1006})) } }"
    )
    players.set_up(page, "reef", "here", "here")
    page.wait_for_selector("#actions .choice")
    page.wait_for_timeout(4000)
    page.keyboard.press("1")
    page.wait_for_selector("#seat-1.self", timeout=15_000)
