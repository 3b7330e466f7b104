"""A server in a process of its own, and a browser to look at it: for pictures, benchmarks and tests."""

from __future__ import annotations

import multiprocessing
import shutil
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import TYPE_CHECKING, Final

from .shelf import Shelf

if TYPE_CHECKING:
    from playwright.sync_api import Browser

CHROMIUM: Final = shutil.which("chromium") or shutil.which("chromium-browser") or ""
_FLAGS: Final = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"]


class Place:
    """Where the table is: an address that survives a restart of the server."""

    def __init__(self, store: Path, shelf: Callable[[], Shelf] = Shelf, pace: float = 0.05) -> None:
        self.store = store
        self.shelf = shelf
        self.pace = pace
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: BaseProcess | None = None

    def start(self) -> Place:
        context = multiprocessing.get_context("spawn")
        self.process = context.Process(
            target=_serve, args=(str(self.store), self.shelf, self.port, self.pace)
        )
        self.process.start()
        _await(self.url)
        return self

    def stop(self, hard: bool = False) -> None:
        assert self.process is not None
        if hard:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.join(10)

    def __enter__(self) -> Place:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


@contextmanager
def browser() -> Iterator[Browser]:
    """Debian's Chromium. Its driver is a tool of developers, so it is looked for only here."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        made = play.chromium.launch(executable_path=CHROMIUM, args=_FLAGS)
        yield made
        made.close()


def _serve(store: str, shelf: Callable[[], Shelf], port: int, pace: float) -> None:
    import uvicorn

    from .app import LARGEST_FRAME, make_app

    app = make_app(store, shelf(), pace=pace, thinkers=1)
    uvicorn.run(app, port=port, log_level="error", access_log=False, ws_max_size=LARGEST_FRAME)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await(url: str) -> None:
    for _ in range(1200):
        try:
            urllib.request.urlopen(url, timeout=1)
            return
        except (urllib.error.URLError, OSError):
            time.sleep(0.05)
    raise TimeoutError("the server did not start")
