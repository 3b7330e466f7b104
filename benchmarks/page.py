"""The page of every drawn game: `python benchmarks/page.py [GAME]`. Needs Chromium.

Work per sight on the server, the time until the first board is seen, and from a press to the acknowledged
answer on the screen. Limits: 5 ms, 1 s, 100 ms.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import shutil
import socket
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from bathysphere.server.desk import KEYRING
from bathysphere.server.fragments import see
from bathysphere.server.hall import Hall
from bathysphere.server.onlooker import Onlooker, Tastes
from bathysphere.server.samples import Sample, sample
from bathysphere.server.shelf import Shelf
from bathysphere.server.store import Store
from bathysphere.server.table import Table

SHARES = (0.0, 0.25, 0.5, 0.75)
PRESSES = 12
FIRST = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
PRESS = """() => new Promise((done) => {
  const body = document.body, old = body.dataset.version;
  const started = performance.now();
  new MutationObserver((_, eye) => {
    if (body.dataset.version === old) return;
    eye.disconnect();
    requestAnimationFrame(() => done(performance.now() - started));
  }).observe(body, { attributes: true });
  const found = [...document.querySelectorAll('#main [data-key]')];
  const first = found.find((each) => each.getClientRects().length);
  first.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def main(only: str) -> None:
    shelf, store = Shelf(), str(Path(tempfile.mkdtemp()) / "tables.sqlite")
    games = [name for name in shelf.names() if shelf.draw(name) and only in ("", name)]
    tables = {game: [sample(store, shelf, game, 3, share) for share in SHARES] for game in games}
    for game in games:
        print(f"{game:18} sight: {work(shelf, store, tables[game])}")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = multiprocessing.get_context("spawn").Process(target=serve, args=(store, port))
    server.start()
    try:
        url = f"http://127.0.0.1:{port}"
        await_server(url)
        with sync_playwright() as play:
            chromium = shutil.which("chromium") or ""
            browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
            for game in games:
                print(f"{game:18} page: {felt(browser, url, tables[game])}")
            browser.close()
    finally:
        server.terminate()
        server.join()


def work(shelf: Shelf, store: str, tables: list[Sample]) -> str:
    """Processor time of one sight, as after an answer: words are known, the board is not."""
    times: list[float] = []
    for table in [asyncio.run(opened(shelf, store, each.table)) for each in tables]:
        for narrow in (False, True):
            who = Onlooker((0,), True, Tastes(theme="light"), seat=0, narrow=narrow)
            see(shelf, table, who)
            for _ in range(5):
                start = time.process_time()
                see(shelf, table, who)
                times.append(1000 * (time.process_time() - start))
    return f"median {median(times):.1f} ms, slowest {max(times):.1f} ms"


async def opened(shelf: Shelf, store: str, name: str) -> Table:
    base = Store(store)
    found = await Hall(base, shelf, nobody).open(name)
    await base.close()
    assert found is not None
    return found


async def nobody(table: Table) -> None:
    """Nobody listens."""


def serve(store: str, port: int) -> None:
    import uvicorn

    from bathysphere.server.app import make_app

    uvicorn.run(make_app(store, pace=0), port=port, log_level="error", access_log=False)


def await_server(url: str) -> None:
    for _ in range(600):
        try:
            urllib.request.urlopen(url, timeout=1)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def felt(browser: Browser, url: str, tables: list[Sample]) -> str:
    """What somebody on the first seat feels, in a fresh browser without anything kept."""
    first: list[float] = []
    presses: list[float] = []
    for table in tables:
        context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        context.add_cookies([{"name": KEYRING, "value": table.token, "url": url + table.path}])
        page = context.new_page()
        page.goto(url + table.path)
        page.wait_for_timeout(500)
        first.append(page.evaluate(FIRST))
        presses += answered(page)
        context.close()
    slowest = sorted(presses)[int(0.95 * len(presses))]
    return (
        f"first board {median(first):.0f} ms, press to answer {median(presses):.0f} ms (p95 {slowest:.0f} ms)"
    )


def answered(page: Page) -> list[float]:
    """Press while this seat is asked."""
    found: list[float] = []
    while len(found) < PRESSES and page.evaluate(
        "document.querySelector('#bar.mine') && document.querySelector('#main [data-key]') !== null"
    ):
        found.append(page.evaluate(PRESS))
        page.wait_for_timeout(50)
    return found


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
