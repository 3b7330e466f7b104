"""People at browsers: each has a context of their own, and every complaint of their page is an error."""

from __future__ import annotations

import contextlib
import random
import time

from playwright.sync_api import Browser, BrowserContext, Page
from playwright.sync_api import Error as Late

from browser.place import Place

WIDE = (1280, 720)
PHONE = (390, 844)


class Players:
    """Opens pages and watches over them."""

    def __init__(self, browser: Browser, place: Place) -> None:
        self.browser = browser
        self.place = place
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []

    def page(self, size: tuple[int, int] = WIDE, **cookies: str) -> Page:
        """A fresh browser of one person."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale="en-GB", reduced_motion="reduce"
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

    def set_up(self, page: Page, game: str, *kinds: str, curtain: bool = False) -> str:
        """Set up a table: `here`, `link` or `bot` for each seat. The path of the table."""
        page.goto(f"{self.place.url}/new/{game}")
        page.click(f"label[for=count-{len(kinds)}]")
        for seat, kind in enumerate(kinds):
            page.select_option(f"[name=kind{seat}]", kind)
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
    """Everybody answers with one of the first choices, by pointer or by keyboard, until the game is over."""
    until, dice = time.monotonic() + seconds, random.Random(7)
    while time.monotonic() < until:
        if over(pages[0]):
            return
        for page in pages:
            if my_turn(page):
                with contextlib.suppress(Late):  # a forced answer may be taken before the click
                    _answer(page, act, dice)
        pages[0].wait_for_timeout(40)
    raise AssertionError("the game did not end")


def _answer(page: Page, act: str, dice: random.Random) -> None:
    """Press a button of the list or a drawn piece; where it stands for several answers, one of them."""
    menu = page.locator("#bubble:not([hidden]) [data-key]")
    found = menu if menu.count() else page.locator("#main [data-key]:visible, #main [data-keys]:visible")
    count = found.count()
    if not count:
        return
    chosen = found.nth(dice.randrange(min(count, 2)))
    if act == "click":
        chosen.click(timeout=1000, force=True)
    else:
        chosen.focus(timeout=1000)
        page.keyboard.press("Enter")
