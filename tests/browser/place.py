"""A server for one test, in a process of its own that can be stopped and started again."""

from __future__ import annotations

import multiprocessing
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path

from bathysphere.server.shelf import Shelf


class Place:
    """Where the table is: an address that survives a restart of the server."""

    def __init__(self, store: Path, shelf: Callable[[], Shelf], pace: float = 0.05) -> None:
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


def _serve(store: str, shelf: Callable[[], Shelf], port: int, pace: float) -> None:
    import uvicorn

    from bathysphere.server.app import LARGEST_FRAME, make_app

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
    raise AssertionError("the server did not start")
