"""A browser for all tests, a fresh server for each; without a browser they are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bathysphere.server.app import STATIC
from bathysphere.server.place import CHROMIUM, Place
from bathysphere.server.place import browser as launched
from browser.gallery import Gallery
from browser.players import Players
from server.shelf import reef_shelf


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A browser takes its time: these tests belong to `make test`, not to `make check`."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.skip("no Chromium here: apt-get install chromium brings one")
    if not (STATIC / "client.js").is_file():
        pytest.skip("the client is not built: make client builds it")
    with launched() as made:
        yield made


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    """The demonstration game on a server of its own."""
    made = Place(tmp_path / "tables.sqlite", reef_shelf).start()
    yield made
    made.stop()


@pytest.fixture
def players(browser: Browser, place: Place) -> Iterator[Players]:
    made = Players(browser, place)
    yield made
    made.leave()


@pytest.fixture(scope="session")
def gallery(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Every drawn game at its opening, in its middle and at its end, on one server for all tests."""
    made = Gallery(browser, tmp_path_factory.mktemp("gallery") / "tables.sqlite")
    yield made
    made.close()
