"""People at browsers: each has a context of their own, and every complaint of their page is an error."""

from __future__ import annotations

import random
import time
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page

from bathysphere.server.place import Place

WIDE = (1280, 720)
PHONE = (390, 844)
HAND = (Path(__file__).parent / "hand.js").read_text(encoding="utf-8")


class Players:
    """Opens pages and watches over them."""

    def __init__(self, browser: Browser, place: Place) -> None:
        self.browser = browser
        self.place = place
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def page(
        self, size: tuple[int, int] = WIDE, locale: str = "en-GB", motion: bool = False, **cookies: str
    ) -> Page:
        """A fresh browser of one person, who wants no tips unless it is said."""
        cookies = {"tips": "0"} | cookies
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=locale,
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size == PHONE,
        )
        for name, value in cookies.items():
            context.add_cookies([{"name": name, "value": value, "url": self.place.url}])
        context.set_default_timeout(10_000)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, line.text))
        self.contexts.append(context)
        return page

    def _hear(self, kind: str, text: str) -> None:
        """Lost connections are part of the tests; anything else a page complains of is not."""
        if kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text:
            self.complaints.append(text)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()
        assert not self.complaints

    # What people do

    def quick(self, page: Page, game: str = "reef") -> None:
        page.goto(self.place.url)
        page.click(f"form[action='/quick/{game}'] button")
        page.wait_for_selector("#board")

    def set_up(self, page: Page, game: str, *kinds: str, curtain: bool = False, level: str = "") -> str:
        """Set up a table: `here`, `link` or `bot` for each seat. The path of the table."""
        page.goto(f"{self.place.url}/new/{game}")
        page.click(f"label[for=count-{len(kinds)}]")
        for seat, kind in enumerate(kinds):
            page.select_option(f"[name=kind{seat}]", kind)
            if kind == "bot" and level:
                page.select_option(f"[name=level{seat}]", level)
        if not curtain:
            page.uncheck("[name=curtain]")
        page.click("form.setup button.main")
        page.wait_for_url("**/t/**")
        return "/t/" + page.url.split("/t/")[1].split("/")[0]

    def join(self, host: Page, friend: Page, seat: int, name: str) -> None:
        """The friend opens the link of a seat and sits down."""
        friend.goto(host.input_value(f"#link-{seat}"))
        friend.fill("#name", name)
        friend.click("form button.main")
        friend.wait_for_selector("#board")


def my_turn(page: Page) -> bool:
    return page.locator("#bar.mine").count() > 0


def over(page: Page) -> bool:
    return page.locator("#result:not([hidden])").count() > 0


def version(page: Page) -> str:
    """What the log says last: changes with every answer."""
    lines = page.locator("#log li")
    return lines.first.get_attribute("id") or "" if lines.count() else ""


def play_to_the_end(pages: list[Page], act: str, seconds: float = 240) -> None:
    """Everybody answers with any of the choices, by pointer or by keyboard, until the game is over.

    No page may lose its line meanwhile.
    """
    until, dice = time.monotonic() + seconds, random.Random(7)
    lines: list[str] = []
    pages[0].wait_for_timeout(300)
    for page in pages:
        page.evaluate(HAND)
        page.on("websocket", lambda line: lines.append(line.url))
    while time.monotonic() < until:
        if over(pages[0]):
            assert not lines
            return
        for page in pages:
            if page.evaluate("hand.asked()"):
                ACTS[act](page, dice)
        pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game did not end: {[page.locator('#prompt').inner_text() for page in pages]}")


def click(page: Page, dice: random.Random) -> None:
    """Press a button of the list or a drawn piece; where it stands for several answers, a menu opens."""
    before = page.evaluate("document.body.dataset.version")
    page.mouse.move(1, 1)
    found = page.evaluate("number => hand.reach(number)", dice.random())
    if found is None:
        return
    if found["point"] is None:
        # A forced answer may have been taken meanwhile, and the piece with it.
        assert page.evaluate("document.body.dataset.version") != before, f"out of reach: {found['told']}"
        return
    page.mouse.click(*found["point"])


def press(page: Page, dice: random.Random) -> None:
    """Walk through what can be pressed with the arrow keys."""
    count = page.evaluate("hand.controls().length")
    for _ in range(dice.randrange(min(count, 5)) + 1 if count else 0):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


ACTS = {"click": click, "key": press}
