"""Tables of every drawn game at three moments, with somebody on the first seat."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Browser, Page

from bathysphere.server.desk import KEYRING
from bathysphere.server.place import Place
from bathysphere.server.samples import END, MIDDLE, OPENING, Sample, sample
from bathysphere.server.shelf import Shelf
from browser.players import PHONE, Players

MOMENTS = {"opening": OPENING, "middle": MIDDLE, "end": END}
DRAWN = [name for name in Shelf().names() if Shelf().draw(name)]
SEATS = 3
TILES = "twentieth_century"
"""The game whose tiles are turned: it also has a table at which the first seat is turning one."""


class Gallery:
    """One server; a fresh browser for every look."""

    def __init__(self, browser: Browser, store: Path) -> None:
        with ThreadPoolExecutor(1) as aside:  # the driver of the browser keeps this thread's loop
            self.tables = aside.submit(_tables, str(store)).result()
        self.place = Place(store, Shelf).start()
        self.players = Players(browser, self.place)

    def sit(
        self, game: str, moment: str, size: tuple[int, int], motion: bool = False, **cookies: str
    ) -> Page:
        """The first seat of a table."""
        table = self.tables[game, moment]
        narrow = "1" if size == PHONE else "0"
        page = self.players.page(size, motion=motion, narrow=narrow, **cookies)
        url = self.place.url + table.path
        page.context.add_cookies([{"name": KEYRING, "value": table.token, "url": url}])
        page.goto(url)
        page.wait_for_selector("#board.drawn")
        return page

    def close(self) -> None:
        try:
            self.players.leave()
        finally:
            self.place.stop()


def _tables(store: str) -> dict[tuple[str, str], Sample]:
    found = {
        (game, moment): sample(store, Shelf(), game, SEATS, share)
        for game in DRAWN
        for moment, share in MOMENTS.items()
    }
    turning = sample(store, Shelf(), TILES, SEATS, MIDDLE, "turn")
    return {**found, (TILES, "turning"): turning}
