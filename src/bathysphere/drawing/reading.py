"""What every game's reading of a scene has: who looks, in which language, and what can be pressed."""

from __future__ import annotations

from typing import ClassVar

from .scene import Scene
from .targets import Aim, Targets
from .tongue import Tongue


class Reader:
    """One scene. A game adds its view with its types and its printed matter.

    `prefix` is that of the game's messages.
    """

    prefix: ClassVar[str]

    def __init__(self, scene: Scene) -> None:
        self.seat = scene.seat
        self.names = scene.names
        self.theme = scene.theme
        self.narrow = scene.narrow
        self.tongue = Tongue(scene.language, scene.say)
        self.targets = Targets(scene)

    def say(self, id: str, /, **params: int | str) -> str:
        """The words of a message of this game; they are remembered."""
        return self.tongue.word(f"{self.prefix}-{id}", **params)

    def player(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat + 1)

    def aim(self, label: str, keys: list[str], targets: list[str], help: str = "") -> Aim:
        """A target of this name; `help` says more about it while nothing forbids it."""
        return self.targets.aim(label, keys, targets, help)
