"""Pictures of the table for the documentation: `python tools/pictures.py [FOLDER [GAME]]`. Needs Chromium."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page

from bathysphere.server.desk import KEYRING
from bathysphere.server.place import Place, browser
from bathysphere.server.samples import END, MIDDLE, OPENING, Sample, sample
from bathysphere.server.shelf import Shelf

WIDE, PHONE = (1280, 720), (390, 844)
MOMENTS = {"opening": OPENING, "middle": MIDDLE, "end": END}
LOOKS = {
    "opening": (("desktop", WIDE, "en", "light"), ("phone", PHONE, "en", "light")),
    "middle": (("desktop", WIDE, "en", "dark"), ("phone", PHONE, "fr", "dark")),
    "end": (("desktop", WIDE, "fr", "light"), ("phone", PHONE, "en", "light")),
}
SEATS = 3


def main(folder: Path, only: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    store = Path(tempfile.mkdtemp()) / "tables.sqlite"
    shelf = Shelf()
    games = [name for name in shelf.names() if shelf.draw(name) and only in ("", name)]
    tables = {
        (game, moment): sample(str(store), shelf, game, SEATS, share)
        for game in games
        for moment, share in MOMENTS.items()
    }
    with Place(store) as place, browser() as opened:
        shoot_all(opened, place.url, folder, tables)


def shoot_all(browser: Browser, url: str, folder: Path, tables: dict[tuple[str, str], Sample]) -> None:
    page = visitor(browser, url, WIDE, "en", "light")
    page.goto(url)
    page.screenshot(path=folder / "start.png")
    page.context.close()
    for (game, moment), table in tables.items():
        for device, size, language, theme in LOOKS[moment]:
            page = visitor(browser, url, size, language, theme, table)
            page.goto(url + table.path)
            page.wait_for_timeout(600)
            path = folder / f"{game}-{moment}-{device}.png"
            page.screenshot(path=path)
            print(path.name)
            page.context.close()


def visitor(
    browser: Browser, url: str, size: tuple[int, int], language: str, theme: str, table: Sample | None = None
) -> Page:
    """Somebody with these tastes, perhaps on the first seat of a table."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, has_touch=size == PHONE, reduced_motion="reduce"
    )
    narrow = "1" if size == PHONE else "0"
    for name, value in (("language", language), ("theme", theme), ("narrow", narrow), ("tips", "0")):
        context.add_cookies([{"name": name, "value": value, "url": url}])
    if table is not None:
        context.add_cookies([{"name": KEYRING, "value": table.token, "url": url + table.path}])
    return context.new_page()


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"), *sys.argv[2:3])
