"""What can be touched in a drawing: the attributes by which the page knows what a piece is for."""

from __future__ import annotations

from .markup import Markup, words
from .scene import Scene


def touch(scene: Scene, target: str, keys: list[str], name: str) -> Markup:
    """The attributes of one piece.

    A piece that stands for one legal answer carries its key; for several, all of them (the page asks which).
    A piece on which something is refused carries its target, and the page tells why. Any other is a picture.
    """
    legal = [choice for choice in scene.choices if choice.key in keys]
    if len(legal) == 1:
        return Markup(f'data-key="{words(legal[0].key)}" {_button(legal[0].words)}')
    if legal:
        listed = words("\n".join(choice.key for choice in legal))
        return Markup(f'data-keys="{listed}" {_button(name)}')
    if any(denial.target == target for denial in scene.denials):
        return Markup(f'data-target="{words(target)}" aria-disabled="true" {_button(name)}')
    return Markup(f'role="img" aria-label="{words(name)}"')


def legal(scene: Scene, keys: list[str]) -> bool:
    """Whether a piece glows."""
    return any(choice.key in keys for choice in scene.choices)


def _button(name: str) -> str:
    return f'role="button" tabindex="0" aria-label="{words(name)}"'
