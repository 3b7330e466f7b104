"""What the store holds, as plain rows."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

HERE: Final = "here"
LINK: Final = "link"
BOT: Final = "bot"
CHAIRS: Final = (HERE, LINK, BOT)
"""Who sits there: somebody at the host's device, a friend who got a link, a bot."""

ANSWER: Final = "answer"
UNDO: Final = "undo"
CONFIRM: Final = "confirm"


@dataclass(frozen=True)
class Row:
    """One table. `start` is the dumped position of a game played on from another one, else empty."""

    id: str
    header: str
    start: str
    host: str
    curtain: bool
    archive: bool
    made: int


@dataclass(frozen=True)
class Chair:
    """One seat of a table as people see it. Tokens are kept as hashes only."""

    seat: int
    kind: str
    name: str
    level: str = ""
    token: str = ""
    invite: str = ""
    auto: bool = True
    confirm: bool = False

    def played_by_bot(self) -> bool:
        """A bot's own seat, or one in which a bot stands in for somebody absent."""
        return bool(self.level)


@dataclass(frozen=True)
class Event:
    """One step of a table's history. `command` is unique per table and seat."""

    version: int
    seat: int
    kind: str
    text: str
    command: str
