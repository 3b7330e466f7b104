"""A game as header and answers: write, read, replay, undo."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Final

from .errors import BadRecord, BadSetup, IllegalMove
from .game import AnyGame
from .moves import Move
from .position import Position
from .variants import Value

FORMAT: Final = 1


@dataclass(frozen=True)
class Header:
    """Everything that a game's course depends on, besides the answers.

    A game that was played on from another one begins with a position that no seed gives: `start` is its dump.
    """

    game: str
    rules: int
    seats: int
    seed: int
    variants: dict[str, Value]
    packs: dict[str, str]
    names: list[str]
    start: str = ""

    def line(self) -> str:
        """The first line of a record."""
        told: dict[str, object] = {
            "bathysphere": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "seed": f"{self.seed:x}",
            "variants": self.variants,
            "packs": self.packs,
            "names": self.names,
        }
        if self.start:
            told["start"] = self.start
        return json.dumps(told, ensure_ascii=False)


@dataclass
class Record:
    """A game being played or replayed. `trail` holds the positions to which the last seat may return."""

    game: AnyGame
    header: Header
    state: Position
    answers: list[tuple[int, str]] = field(default_factory=list)
    trail: list[Position] = field(default_factory=list)

    def answer(self, seat: int, key: str) -> None:
        """Take one answer by its key, or raise IllegalMove and change nothing."""
        self.take(seat, self.game.find(self.state, seat, key))

    def take(self, seat: int, move: Move) -> None:
        """Take one answer. Behind a reveal or another seat's answer nobody goes back."""
        before = self.game.copy(self.state)
        self.game.answer(self.state, seat, move)
        if self.answers and self.answers[-1][0] != seat:
            self.trail = []
        self.trail.append(before)
        if self.state.reveals != before.reveals:
            self.trail = []
        self.answers.append((seat, move.key()))

    def can_undo(self, seat: int) -> bool:
        """Whether the last answer was this seat's own and told nobody anything new."""
        return bool(self.trail) and self.answers[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, up to the information boundary."""
        if not self.can_undo(seat):
            raise BadRecord(
                "there is nothing to take back: another seat has answered or something was revealed since"
            )
        self.state = self.trail.pop()
        self.answers.pop()

    def text(self) -> str:
        """The whole record, one answer per line."""
        return "\n".join([self.header.line(), *(f"{seat} {key}" for seat, key in self.answers)]) + "\n"


def start(
    game: AnyGame, seats: int, seed: int, variants: dict[str, Value], names: list[str] | None = None
) -> Record:
    """A new game and its record."""
    state = game.setup(seats, seed, **variants)
    names = names or [f"seat {seat}" for seat in range(seats)]
    header = Header(game.name, game.rules, seats, seed, variants, game.packs, names)
    return Record(game, header, state)


def begin(game: AnyGame, header: Header) -> Record:
    """The record of a header, before its first answer."""
    record = start(game, header.seats, header.seed, header.variants, header.names)
    if header.start:
        record.state = _given(game, record.state, header.start)
    record.header = header
    return record


def _given(game: AnyGame, fresh: Position, text: str) -> Position:
    """The position from which a game was played on, if it holds just the components of this game."""
    try:
        state: Position = game.load(text)
        whole = game.census(state) == game.census(fresh) and bool(game.waiting(state))
        whole = whole and len(game.result(state).points) == len(game.result(fresh).points)
    except (BadRecord, ValueError, TypeError, LookupError, AttributeError, AssertionError) as error:
        raise BadRecord(f"line 1: start is no position of this game ({error})") from error
    if not whole:
        raise BadRecord("line 1: start is no position of this game: its components or its seats are others")
    return state


def read_header(text: str) -> Header:
    """The header of a record, or BadRecord with the reason."""
    try:
        raw = json.loads(text.split("\n", 1)[0])
        if raw["bathysphere"] != FORMAT:
            raise BadRecord(
                f"line 1: records of format {raw['bathysphere']} cannot be read; this is format {FORMAT}"
            )
        return Header(
            str(raw["game"]),
            int(raw["rules"]),
            int(raw["seats"]),
            int(str(raw["seed"]), 16),
            dict(raw["variants"]),
            dict(raw["packs"]),
            [str(name) for name in raw["names"]],
            str(raw.get("start", "")),
        )
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise BadRecord(f"line 1: this is no header of a record ({type(error).__name__}: {error})") from error


def replay(game: AnyGame, text: str, until: int | None = None) -> Record:
    """Replay a record, or its first `until` answers; an illegal line stops with number and reasons."""
    header = read_header(text)
    _fits(game, header)
    try:
        record = begin(game, header)
    except BadSetup as error:
        raise BadRecord(f"line 1: {error}") from error
    lines = [line for line in text.split("\n")[1:] if line.strip()]
    for number, line in enumerate(lines[:until], start=2):
        _follow(record, number, line)
    return record


def _fits(game: AnyGame, header: Header) -> None:
    if header.game != game.name:
        raise BadRecord(f"line 1: this is a record of {header.game}, not of {game.name}")
    if header.rules != game.rules:
        raise BadRecord(f"line 1: written under rules revision {header.rules}; this is revision {game.rules}")
    if header.packs != game.packs:
        raise BadRecord(f"line 1: played with packs {header.packs}; loaded are {game.packs}")


def _follow(record: Record, number: int, line: str) -> None:
    seat, _, key = line.partition(" ")
    if not seat.isdigit() or not key:
        raise BadRecord(f"line {number}: {line!r} is not a seat and a key")
    try:
        record.answer(int(seat), key)
    except IllegalMove as error:
        raise BadRecord(f"line {number}: {error}") from error
