"""The page of every drawn game: `python benchmarks/page.py [GAME]`. Needs Chromium.

Work per sight on the server, the time until the first board is seen, and from a press to the acknowledgement
and to the answer on the screen. Limits: 5 ms, 1 s, 100 ms.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page

from bathysphere.server.desk import KEYRING
from bathysphere.server.fragments import see
from bathysphere.server.hall import Hall
from bathysphere.server.onlooker import Onlooker, Tastes
from bathysphere.server.place import Place, browser
from bathysphere.server.samples import Sample, sample
from bathysphere.server.shelf import Shelf
from bathysphere.server.store import Event, Store
from bathysphere.server.store.rows import ANSWER
from bathysphere.server.table import Table

SHARES = (0.0, 0.25, 0.5, 0.75)
LATE = (0.5, 0.75, 0.9)
PRESSES = 12
LOOKS = 20
FIRST = "performance.getEntriesByName('first-contentful-paint')[0].startTime"
EAR = """window.heard = []; window.WebSocket = class extends WebSocket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', (event) =>
      heard.push([event.data.slice(0, 14), event.data.length, performance.now()]));
  }
};"""
PRESS = """() => new Promise((done) => {
  const body = document.body, old = body.dataset.version;
  const found = [...document.querySelectorAll('#main [data-key]')];
  const first = found.find((each) => each.getClientRects().length);
  const started = performance.now();
  heard.length = 0;
  new MutationObserver((_, eye) => {
    if (body.dataset.version === old) return;
    eye.disconnect();
    requestAnimationFrame(() => {
      const shown = performance.now() - started;
      const told = heard.find((each) => each[0].includes('done'));
      const sight = heard.findLast((each) => each[0].includes('sight'));
      done([told[2] - started, sight[2] - started, shown, sight[1]]);
    });
  }).observe(body, { attributes: true });
  first.dispatchEvent(new MouseEvent('click', { bubbles: true }));
})"""


def main(only: str) -> None:
    shelf, store = Shelf(), Path(tempfile.mkdtemp()) / "tables.sqlite"
    games = [name for name in shelf.names() if shelf.draw(name) and only in ("", name)]
    for game in games:
        most = max(shelf.game(game).seats)
        late = [sample(str(store), shelf, game, most, share) for share in LATE]
        print(f"{game:18} sight of {most} seats: {work(shelf, str(store), late)}")
    tables = {game: [sample(str(store), shelf, game, 3, share) for share in SHARES] for game in games}
    with Place(store, pace=0) as place, browser() as opened:
        for game in games:
            print(f"{game:18} page: {felt(opened, place.url, tables[game])}")


def work(shelf: Shelf, store: str, tables: list[Sample]) -> str:
    """Processor time of the sight of the asked seat after each of some answers.

    The same answers are seen before in another theme, so that words are known and panels are not.
    """
    times: list[float] = []
    for each in tables:
        for narrow in (False, True):
            asyncio.run(sights(shelf, store, each, narrow, "dark"))
            times += asyncio.run(sights(shelf, store, each, narrow, "light"))
    times.sort()
    return (
        f"median {median(times):.1f} ms, p95 {times[int(0.95 * len(times))]:.1f} ms, "
        f"slowest {times[-1]:.1f} ms of {len(times)}"
    )


async def sights(shelf: Shelf, store: str, table: Sample, narrow: bool, theme: str) -> list[float]:
    found: list[float] = []
    at = await opened(shelf, store, table.table)
    while at.waiting() and len(found) < LOOKS:
        seat = at.waiting()[0]
        options = at.game.options(at.state, seat)
        key = options[at.version % len(options)].key()
        at.apply(Event(at.version + 1, seat, ANSWER, key, str(at.version)))
        asked = (at.waiting() or [0])[0]
        who = Onlooker((asked,), True, Tastes(theme=theme), seat=asked, narrow=narrow)
        start = time.process_time()
        see(shelf, at, who)
        found.append(1000 * (time.process_time() - start))
    return found


async def opened(shelf: Shelf, store: str, name: str) -> Table:
    base = Store(store)
    found = await Hall(base, shelf, nobody).open(name)
    await base.close()
    assert found is not None
    return found


async def nobody(table: Table) -> None:
    """Nobody listens."""


def felt(browser: Browser, url: str, tables: list[Sample]) -> str:
    """What somebody on the first seat feels, in a fresh browser without anything kept."""
    first: list[float] = []
    presses: list[list[float]] = []
    for table in tables:
        context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
        context.add_cookies([{"name": KEYRING, "value": table.token, "url": url + table.path}])
        context.add_init_script(EAR)
        page = context.new_page()
        page.goto(url + table.path)
        page.wait_for_timeout(500)
        first.append(page.evaluate(FIRST))
        presses += answered(page)
        context.close()
    done, sight, shown, size = [sorted(each) for each in zip(*presses, strict=True)]
    late = int(0.95 * len(shown))
    return (
        f"first board {median(first):.0f} ms; press acknowledged after {median(done):.0f} ms "
        f"(p95 {done[late]:.0f}), the sight is there after {median(sight):.0f} ms ({median(size) / 1024:.0f} "
        f"KiB) and shown after {median(shown):.0f} ms (p95 {shown[late]:.0f})"
    )


def answered(page: Page) -> list[list[float]]:
    """Press while this seat is asked."""
    found: list[list[float]] = []
    while len(found) < PRESSES and page.evaluate(
        "document.querySelector('#bar.mine') && document.querySelector('#main [data-key]') !== null"
    ):
        found.append(page.evaluate(PRESS))
        page.wait_for_timeout(50)
    return found


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
