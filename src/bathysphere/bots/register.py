"""Bots by name, each made from a seed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from ..kernel.errors import BadSetup
from .bot import Bot, Budget
from .greedy import Greedy
from .search import DEFAULT, Search
from .style import FINE, KEEN, PLAIN, Style
from .uniform import Uniform

LEVELS: Final = {
    "easy": Budget(milliseconds=50),
    "medium": Budget(milliseconds=200),
    "hard": Budget(milliseconds=1000),
    "expert": Budget(milliseconds=5000),
}
"""The search, by how long it thinks about an answer."""

JUDGEMENT: Final = {"hard": KEEN, "search": FINE, "expert": FINE}
"""The last step of the ladder is one of judgement, not of time only; the others are plain."""


def _search(name: str, seed: int, jobs: int = 1) -> Bot:
    style = Style(level=name, judgement=JUDGEMENT.get(name, PLAIN))
    return Search(seed, LEVELS.get(name, DEFAULT), style, jobs=jobs)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "uniform": Uniform,
    "greedy": Greedy,
    **{name: partial(_search, name) for name in ("search", *LEVELS)},
}


def make(name: str, seed: int, jobs: int = 1) -> Bot:
    """The bot of that name; one that searches does so in several processes if asked."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; known are: {', '.join(BOTS)}")
    if jobs > 1 and name not in ("uniform", "greedy"):
        return _search(name, seed, jobs)
    return BOTS[name](seed)


def entrant(words: str) -> tuple[str, Budget]:
    """A bot and its budget as written: `hard`, `search@200ms`, `search@500` (iterations).

    Without a budget of its own a bot takes the one of its level.
    """
    name, sign, size = words.partition("@")
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; known are: {', '.join(BOTS)}")
    if not sign:
        return name, Budget()
    number = size.removesuffix("ms")
    if not number.isdigit() or int(number) < 1:
        raise BadSetup(f"the budget of {words!r} must be as in {name}@200ms or {name}@500 (iterations)")
    return name, Budget(milliseconds=int(number)) if size.endswith("ms") else Budget(iterations=int(number))
