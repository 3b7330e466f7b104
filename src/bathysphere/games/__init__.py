"""The register: every game by name. A literal, so that nothing is discovered and nothing registers itself."""

from __future__ import annotations

from collections.abc import Callable

from ..kernel.game import AnyGame
from ..kernel.packs import Pack
from . import antarctica, atlantes, twentieth_century, underwater_cities

GAMES: dict[str, Callable[[Pack], AnyGame]] = {
    "underwater_cities": underwater_cities.GAME,
    "antarctica": antarctica.GAME,
    "twentieth_century": twentieth_century.GAME,
    "atlantes": atlantes.GAME,
}
