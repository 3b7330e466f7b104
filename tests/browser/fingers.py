"""Fingers on a screen."""

from __future__ import annotations

from playwright.sync_api import Page


class Fingers:
    """Touch the screen as fingers do, below the level at which the page hears of it."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def __call__(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})
