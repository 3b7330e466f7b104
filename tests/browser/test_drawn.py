"""The drawn games as a critical eye sees them: opening, middle and end, on desk and phone."""

from __future__ import annotations

import pytest

from browser.gallery import DRAWN, MOMENTS, Gallery
from browser.players import HAND, PHONE, WIDE
from browser.test_look import LOOK, axe

TASTES = {"opening": ("en", "light"), "middle": ("fr", "dark"), "end": ("fr", "light")}
SIZES = {"desk": WIDE, "phone": PHONE}
CHECKS = ["cut", "outside", "overlapping", "spilt", "tangled"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", DRAWN)
def test_nothing_is_cut_off_covered_or_too_small(gallery: Gallery, game: str, moment: str, size: str) -> None:
    language, theme = TASTES[moment]
    page = gallery.sit(game, moment, SIZES[size], language=language, theme=theme)
    if moment == "end" and size == "desk":
        page.click("[data-points-switch]")
    page.evaluate(LOOK)
    checks = [*CHECKS, "small", "slight"] if size == "phone" else CHECKS
    assert {check: found for check in checks if (found := page.evaluate(f"look.{check}()"))} == {}
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert size == "phone" or page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    page.evaluate(HAND)
    assert page.evaluate("hand.covered()") == []
    page.context.close()


@pytest.mark.parametrize(("size", "language", "theme"), [("desk", "en", "dark"), ("phone", "fr", "light")])
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", DRAWN)
def test_axe_finds_nothing_at_a_drawn_table(
    gallery: Gallery, game: str, moment: str, size: str, language: str, theme: str
) -> None:
    page = gallery.sit(game, moment, SIZES[size], language=language, theme=theme)
    assert axe(page) == []
    page.context.close()
