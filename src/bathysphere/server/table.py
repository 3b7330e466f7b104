"""One table in memory: a cache of its history, rebuilt by replay. Only committed events reach it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from ..kernel.game import AnyGame
from ..kernel.message import Message
from ..kernel.position import Position
from ..kernel.record import Header, Record
from .store.rows import ANSWER, BOT, CONFIRM, UNDO, Chair, Event, Row

_STRIDE: Final = 16
"""A copy of the state is kept after so many answers; moments between are replayed from there."""


@dataclass(frozen=True)
class Entry:
    """The log of one answer, in the words of every seat; the last of `heard` is the spectators'."""

    moment: int
    seat: int
    heard: list[list[Message]]


class Table:
    """Reads are free; `apply` is called after the commit and nowhere else."""

    def __init__(self, game: AnyGame, row: Row, header: Header, start: Position, chairs: list[Chair]) -> None:
        self.game = game
        self.row = row
        self.chairs = chairs
        self.record = Record(game, header, start)
        self.marks: list[Position] = [game.copy(start)]
        self.log: list[Entry] = []
        self.lines: dict[tuple[str, int, tuple[str, ...]], dict[int, tuple[Entry, str]]] = {}
        self.commands: dict[tuple[int, str], int] = {}
        self.version = 0
        self.revision = 0
        self.held: int | None = None
        self.present: dict[int, int] = {}
        self._asked: dict[int, tuple[int, list[str]]] = {}
        self._note_questions()

    # Questions

    @property
    def state(self) -> Position:
        return self.record.state

    @property
    def moments(self) -> int:
        """How many answers have been given."""
        return len(self.record.answers)

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def over(self) -> bool:
        return self.game.over(self.state)

    def waiting(self) -> list[int]:
        """The seats that may answer now: while somebody looks over a finished turn, nobody."""
        if self.row.archive or self.held is not None:
            return []
        return self.game.waiting(self.state)

    def asked_since(self, seat: int) -> int:
        """The version at which the present question of a seat was put; older answers to it are stale."""
        return self._asked[seat][0] if seat in self._asked else self.version

    def can_undo(self, seat: int) -> bool:
        return not self.row.archive and not self.over() and self.record.can_undo(seat)

    def steps_back(self, seat: int, whole_turn: bool) -> int:
        """How many answers an undo takes back: also forced ones that would be taken again at once."""
        trail, answers = self.record.trail, self.record.answers
        if not self.can_undo(seat):
            return 0
        if whole_turn:
            return len(trail)
        steps = 1
        while steps < len(trail) and self.chairs[seat].auto and self._forced(trail[-steps], seat):
            steps += 1
        return min(steps, len(answers))

    def state_at(self, moment: int) -> Position:
        """The table after so many answers."""
        if moment >= self.moments:
            return self.state
        state: Position = self.game.copy(self.marks[moment // _STRIDE])
        for seat, key in self.record.answers[moment - moment % _STRIDE : moment]:
            self.game.answer(state, seat, self.game.find(state, seat, key))
        return state

    def _forced(self, state: Position, seat: int) -> bool:
        return len(self.game.options(state, seat)) == 1

    # Deeds

    def apply(self, event: Event) -> None:
        """Carry out one committed event."""
        if event.kind == ANSWER:
            self._answer(event.seat, event.text)
        elif event.kind == UNDO:
            self._undo(event.seat, int(event.text))
        elif event.kind == CONFIRM:
            self.held = None
        self.commands[event.seat, event.command] = event.version
        self.version = event.version
        self.revision += 1
        self._note_questions(event.seat)

    def reseat(self, chair: Chair) -> None:
        """Somebody else sits there now, or sits there otherwise."""
        self.chairs[chair.seat] = chair
        if self.held == chair.seat and (chair.played_by_bot() or not chair.confirm):
            self.held = None
        header = self.record.header
        self.record.header = replace(header, names=[_record_name(each) for each in self.chairs])
        self.revision += 1

    def arrive(self, seat: int) -> None:
        self.present[seat] = self.present.get(seat, 0) + 1
        self.revision += 1

    def leave(self, seat: int) -> None:
        self.present[seat] = max(0, self.present.get(seat, 0) - 1)
        self.revision += 1

    def _answer(self, seat: int, key: str) -> None:
        before = self.game.waiting(self.state)
        self.record.answer(seat, key)
        people: list[int | None] = [*range(len(self.chairs)), None]
        heard = [self.game.news(self.state, each) for each in people]
        self.log.append(Entry(self.moments, seat, heard))
        if self.moments % _STRIDE == 0:
            self.marks.append(self.game.copy(self.state))
        self.held = seat if self._holds(seat, before) else None

    def _undo(self, seat: int, steps: int) -> None:
        for _ in range(steps):
            self.record.undo(seat)
        self.log = [entry for entry in self.log if entry.moment <= self.moments]
        del self.marks[self.moments // _STRIDE + 1 :]
        self.held = None

    def _holds(self, seat: int, before: list[int]) -> bool:
        """A player who wants to confirm looks the turn over before the next one is asked something new."""
        chair = self.chairs[seat]
        if not chair.confirm or chair.played_by_bot() or not self.can_undo(seat):
            return False
        now = self.game.waiting(self.state)
        return seat not in now and any(each not in before for each in now)

    def _note_questions(self, answered: int = -1) -> None:
        asked: dict[int, tuple[int, list[str]]] = {}
        for seat in self.game.waiting(self.state):
            keys = [move.key() for move in self.game.options(self.state, seat)]
            known = self._asked.get(seat)
            same = known is not None and known[1] == keys and seat != answered
            asked[seat] = known if known is not None and same else (self.version, keys)
        self._asked = asked


def _record_name(chair: Chair) -> str:
    return f"bot:{chair.level}" if chair.kind == BOT else chair.name
