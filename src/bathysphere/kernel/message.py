"""Words for people, as data: a message id and its parameters. The speech floor turns them into a language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, TypeAlias


@dataclass(frozen=True)
class Message:
    """`Message("an-move-build", {"building": Message("an-building-crane"), "zone": 3})`"""

    id: str
    params: dict[str, Param] = field(default_factory=dict)


Param: TypeAlias = "int | str | Message | list[Message]"


PLAYER: Final = "house-player"


def player(seat: int) -> Message:
    """Who sits there: a name where one is known, else the number of the seat."""
    return Message(PLAYER, {"seat": seat})


@dataclass(frozen=True)
class Section:
    """One part of the text board: a heading and its lines."""

    heading: Message
    lines: list[Message]


@dataclass(frozen=True)
class Refusal:
    """What a player could expect to do here and may not: the target, the rule that forbids it, and why."""

    target: str
    rule: str
    why: Message
