"""Pictures of the table for the documentation: `python tools/pictures.py [FOLDER]`. Needs Chromium."""

from __future__ import annotations

import multiprocessing
import shutil
import socket
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

WIDE, PHONE = (1280, 720), (390, 844)
SHOTS = [
    ("start-light", WIDE, "en", "light", ""),
    ("table-light", WIDE, "en", "light", "antarctica"),
    ("table-dark", WIDE, "fr", "dark", "antarctica"),
    ("phone-light", PHONE, "fr", "light", "antarctica"),
    ("phone-dark", PHONE, "en", "dark", "antarctica"),
]
ANSWERS = 14


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(port,))
    server.start()
    try:
        url = f"http://127.0.0.1:{port}"
        await_server(url)
        with sync_playwright() as play:
            chromium = shutil.which("chromium") or ""
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for name, size, language, theme, game in SHOTS:
                shoot(browser, url, folder / f"{name}.png", size, language, theme, game)
                print(name)
            browser.close()
    finally:
        server.terminate()
        server.join()


def serve(port: int) -> None:
    import uvicorn

    from bathysphere.server.app import make_app

    store = Path(tempfile.mkdtemp()) / "tables.sqlite"
    uvicorn.run(make_app(str(store), pace=0.05), port=port, log_level="error", access_log=False)


def await_server(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url, timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def shoot(
    browser: Browser, url: str, path: Path, size: tuple[int, int], language: str, theme: str, game: str
) -> None:
    """One picture: the first page, or a game in which some answers have been given."""
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    for name, value in (("language", language), ("theme", theme)):
        context.add_cookies([{"name": name, "value": value, "url": url}])
    page = context.new_page()
    page.goto(f"{url}/new/{game}" if game else url)
    if game:
        set_up(page)
        for _ in range(ANSWERS):
            answer(page)
        page.wait_for_selector("#bar.mine", timeout=60_000)
        page.wait_for_timeout(500)
    page.screenshot(path=path)
    context.close()


def set_up(page: Page) -> None:
    page.click("label[for=count-3]")
    page.fill("[name=name0]", "Ada")
    page.click("form.setup button.main")
    page.wait_for_selector("#board")


def answer(page: Page) -> None:
    """Press the first thing that can be pressed."""
    page.wait_for_selector("#bar.mine", timeout=60_000)
    before = page.locator("#log li").first.get_attribute("id") if page.locator("#log li").count() else ""
    page.evaluate(
        "document.querySelector('#main [data-key]')?.dispatchEvent(new MouseEvent('click', {bubbles: true}))"
    )
    for _ in range(40):
        page.wait_for_timeout(50)
        lines = page.locator("#log li")
        if lines.count() and lines.first.get_attribute("id") != before:
            return


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures"))
