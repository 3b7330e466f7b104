"""The seam between the table and a game's drawings: what a drawing is given, and what it gives back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from ..kernel.message import Message
from .markup import Markup

PLACES: Final = ("board", "side", "foot")
"""Where a panel stands on a wide screen: the large field, the column beside it, the strip below."""


@dataclass(frozen=True)
class Choice:
    """One legal answer: its key, its decision point, and what it says in the reader's language."""

    key: str
    point: str
    words: str


@dataclass(frozen=True)
class Denial:
    """Something greyed: the target on which it stands, the rule, and the reason in the reader's language."""

    target: str
    rule: str
    words: str


@dataclass(frozen=True)
class Scene:
    """All that a drawing may know: made from one seat's view, so it cannot give anything away."""

    view: Mapping[str, object]
    seat: int | None
    names: list[str]
    choices: list[Choice]
    denials: list[Denial]
    language: str
    theme: str
    narrow: bool
    say: Callable[[Message], str]


@dataclass(frozen=True)
class Panel:
    """One drawn part of the table. `id` is stable, `title` names it (and its tab on a phone)."""

    id: str
    place: str
    title: str
    markup: Markup


Draw: TypeAlias = Callable[[Scene], list[Panel]]
"""`games/<game>/svg/__init__.py` may export one of these under the name `draw`."""
