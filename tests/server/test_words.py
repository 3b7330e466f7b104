"""Every word of the pages in both languages, with the same parameters."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bathysphere.doors import game, games
from bathysphere.kernel.rng import seeded
from bathysphere.server import app
from bathysphere.server.shelf import dashed, house_words

_SERVER = Path(app.__file__).parent


def _messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    name = ""
    for line in house_words(language).splitlines():
        opened = re.match(r"([a-z][\w-]*) = ", line)
        name = opened[1] if opened else name
        if name:
            found.setdefault(name, set()).update(re.findall(r"\$(\w+)", line))
    return found


def test_both_languages_hold_the_same_messages() -> None:
    assert _messages("en") == _messages("fr")


def test_every_message_of_the_templates_exists_and_every_message_is_used() -> None:
    known = _messages("en")
    templates = "".join(path.read_text() for path in sorted(_SERVER.rglob("*.html")))
    code = "".join(path.read_text() for path in sorted(_SERVER.rglob("*.py")))
    used = set(re.findall(r"\bt\('([a-z-]+)'(?! ~)", templates))
    assert used <= set(known)
    prefixes = [*re.findall(r"'([a-z-]+-)' ~", templates), "game-", "variant-", "level-", "tip-"]
    unused = [
        name
        for name in known
        if name not in used and f'"{name}"' not in code and not name.startswith(tuple(prefixes))
    ]
    assert not unused


@pytest.mark.parametrize("name", games())
def test_every_game_and_every_variant_has_words(name: str) -> None:
    known = _messages("en")
    assert f"game-{dashed(name)}" in known
    assert f"game-{dashed(name)}-about" in known
    for variant, found in game(name).variants.items():
        base = f"variant-{dashed(name)}-{dashed(variant)}"
        values = [value for value in found.values if isinstance(value, str)]
        wanted = {base, f"{base}-help", *[f"{base}-{dashed(value)}" for value in values]}
        assert wanted <= set(known)


@pytest.mark.parametrize("name", games())
def test_tips_of_a_game_stand_at_its_decision_points(name: str) -> None:
    """Each tip belongs to a question that random games ask, and the first question of a game has one."""
    tips = {each for each in _messages("en") if each.startswith(f"tip-{dashed(name)}-")}
    found, first = _asked(name)
    assert {f"tip-{dashed(name)}-{point}" for point in first} & tips
    assert tips <= {f"tip-{dashed(name)}-{point}" for point in found}


def _asked(name: str) -> tuple[set[str], set[str]]:
    opened, found, first = game(name), set(), set()
    for seed in range(3):
        state, rng = opened.setup(3, seed), seeded(seed)
        while not opened.over(state):
            seat = opened.waiting(state)[0]
            options = opened.options(state, seat)
            points = {move.point().lower() for move in options}
            first = first or points
            found |= points
            opened.answer(state, seat, options[rng.below(len(options))])
    return found, first
