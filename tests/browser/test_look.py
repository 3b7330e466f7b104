"""Nothing is cut off, too small, hidden or out of reach; a machine's eye finds nothing to complain of."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.players import PHONE, WIDE, Players

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOOK = (Path(__file__).parent / "look.js").read_text(encoding="utf-8")
LOOKS = [("en", "light"), ("fr", "light"), ("en", "dark"), ("fr", "dark")]
PAGES = ["/", "/new/reef", "/settings", "/nothing", "{table}", "{table}/seats", "{table}/replay?at=1"]


def _table(players: Players, page: Page) -> str:
    path = players.set_up(page, "reef", "here", "here")
    for _ in range(5):
        page.wait_for_selector("#actions .choice")
        page.keyboard.press("1")
        page.wait_for_timeout(80)
    return path


def axe(page: Page) -> list[Any]:
    """What a machine's eye complains of."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: make client installs it")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("() => axe.run({resultTypes: ['violations']})")
    return [(each["id"], [node["html"] for node in each["nodes"]]) for each in found["violations"]]


@pytest.mark.parametrize(("language", "theme"), LOOKS)
def test_axe_finds_nothing_on_any_page(players: Players, language: str, theme: str) -> None:
    page = players.page(language=language, theme=theme)
    path = _table(players, page)
    for each in PAGES:
        page.goto(players.place.url + each.format(table=path))
        assert axe(page) == [], each


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize(("language", "theme"), LOOKS[1:3])
def test_everything_fits_and_is_large_enough(
    players: Players, size: tuple[int, int], language: str, theme: str
) -> None:
    page = players.page(size, language=language, theme=theme)
    path = _table(players, page)
    checks = ["cut", "outside", "overlapping", *(["small"] if size == PHONE else [])]
    for each in PAGES:
        page.goto(players.place.url + each.format(table=path))
        page.evaluate(LOOK)
        for check in checks:
            assert page.evaluate(f"look.{check}()") == [], (each, check)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), each


def test_a_turn_needs_no_scrolling_of_the_page(players: Players) -> None:
    page = players.page(WIDE)
    _table(players, page)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
