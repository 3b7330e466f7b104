"""Bots by name, each made from a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..kernel.errors import BadSetup
from .bot import Bot
from .uniform import Uniform

BOTS: Final[dict[str, Callable[[int], Bot]]] = {"uniform": Uniform}


def make(name: str, seed: int) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; known are: {', '.join(BOTS)}")
    return BOTS[name](seed)
