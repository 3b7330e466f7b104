"""The demonstration game on a shelf. Bot workers import this module by name."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bathysphere.kernel import packs
from bathysphere.kernel.game import AnyGame
from bathysphere.server.shelf import Shelf
from reef.game import Reef

_HOUSE = Path(__file__).parent.parent / "reef" / "house"


@cache
def open_reef(name: str) -> AnyGame:
    return Reef(packs.read(_HOUSE))


def reef_names() -> list[str]:
    return ["reef"]


def reef_shelf() -> Shelf:
    return Shelf(open_reef, reef_names)
