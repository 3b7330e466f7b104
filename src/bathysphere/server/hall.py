"""All tables: set up, open again by replay, and the one door through which a table changes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace

from ..kernel.errors import BadRecord, BathysphereError, IllegalMove
from ..kernel.message import Message
from ..kernel.position import Position
from ..kernel.record import Header, begin, read_header, replay, start
from ..kernel.rng import seeded
from ..kernel.variants import Value
from . import tokens
from .shelf import Shelf
from .store import Chair, Event, Row, Store
from .store.rows import ANSWER, CONFIRM, UNDO
from .table import Table


@dataclass(frozen=True)
class Command:
    """What somebody wants of a table. `id` is the sender's own, `at` the version that was on the screen."""

    id: str
    at: int
    seat: int
    kind: str
    key: str = ""


@dataclass(frozen=True)
class Outcome:
    """Done at a version, or refused with the reason."""

    version: int
    why: Message | None = None


class Closed(BathysphereError):
    """A table that this edition of the rules cannot play on."""


@dataclass
class Hall:
    """Order is always: commit, apply, acknowledge, publish."""

    store: Store
    shelf: Shelf
    publish: Callable[[Table], Awaitable[None]]
    tables: dict[str, Table] = field(default_factory=dict)
    _locks: dict[str, asyncio.Lock] = field(default_factory=dict)

    def lock(self, table: str) -> asyncio.Lock:
        return self._locks.setdefault(table, asyncio.Lock())

    # Tables come into being

    async def create(
        self,
        game: str,
        chairs: list[Chair],
        variants: dict[str, Value],
        host: str,
        curtain: bool,
        seed: int | None = None,
    ) -> Table:
        """A new game with a seed that nobody knows, unless one is given."""
        names = [chair.name for chair in chairs]
        dealt = secrets.randbits(128) if seed is None else seed
        record = start(self.shelf.game(game), len(chairs), dealt, variants, names)
        row = _row(record.header, host, curtain, archive=False)
        return await self._add(row, record.header, record.state, chairs, [])

    async def bring(self, text: str, host: str) -> Table:
        """A record from outside, to be looked at and played on from."""
        header = read_header(text)
        if header.game not in self.shelf.names():
            raise BadRecord(f"line 1: there is no game {header.game!r} here")
        game = self.shelf.game(header.game)
        record = replay(game, text)
        names = [*header.names[: header.seats], *[""] * (header.seats - len(header.names))]
        chairs = [Chair(seat, "here", name[:24] or str(seat + 1)) for seat, name in enumerate(names)]
        events = [
            Event(version, seat, ANSWER, key, f"import {version}")
            for version, (seat, key) in enumerate(record.answers, start=1)
        ]
        row = _row(header, host, curtain=False, archive=True)
        return await self._add(row, header, begin(game, header).state, chairs, events)

    async def fork(
        self, table: Table, moment: int, seat: int | None, chairs: list[Chair], host: str, curtain: bool
    ) -> Table:
        """Play on from a moment: what the seat did not know then is dealt anew."""
        state = table.game.imagine(table.state_at(moment), seat, seeded(secrets.randbits(128)))
        header = Header(
            table.record.header.game,
            table.game.rules,
            len(chairs),
            0,
            table.record.header.variants,
            table.game.packs,
            [chair.name for chair in chairs],
            table.game.dump(state),
        )
        row = _row(header, host, curtain, archive=False)
        return await self._add(row, header, state, chairs, [])

    async def _add(
        self, row: Row, header: Header, state: Position, chairs: list[Chair], events: list[Event]
    ) -> Table:
        await self.store.create(row, chairs, events)
        table = Table(self.shelf.game(header.game), row, header, state, list(chairs))
        for event in events:
            table.apply(event)
        self.tables[row.id] = table
        return table

    async def open(self, id: str) -> Table | None:
        """A table by its name, rebuilt from its history when it is not in memory."""
        if id in self.tables:
            return self.tables[id]
        async with self.lock(id):
            if id not in self.tables:
                found = await self.store.load(id)
                if found is None:
                    self._locks.pop(id, None)
                    return None
                self.tables[id] = rebuild(self.shelf, *found)
        return self.tables[id]

    # Tables change

    async def command(self, table: Table, asked: Command) -> Outcome:
        """Take one command of a seat: once, at the version it was meant for, or not at all."""
        async with self.lock(table.row.id):
            known = table.commands.get((asked.seat, asked.id))
            if known is not None:
                return Outcome(known)
            event = _event(table, asked)
            if isinstance(event, Message):
                return Outcome(table.version, event)
            await self.store.append(table.row.id, event)
            table.apply(event)
        await self.publish(table)
        return Outcome(event.version)

    async def reseat(self, table: Table, chair: Chair) -> None:
        """Change who sits on a chair."""
        async with self.lock(table.row.id):
            await self.store.seat(table.row.id, chair)
            table.reseat(chair)
        await self.publish(table)


def rebuild(shelf: Shelf, row: Row, chairs: list[Chair], events: list[Event]) -> Table:
    """A table as its history says."""
    header = read_header(row.header)
    game = shelf.game(header.game)
    if header.rules != game.rules or header.packs != game.packs:
        raise Closed("this table was played under another edition of the rules or cards")
    if row.start:
        header = replace(header, start=row.start)
    table = Table(game, row, header, begin(game, header).state, chairs)
    for event in events:
        table.apply(event)
    return table


def _row(header: Header, host: str, curtain: bool, archive: bool) -> Row:
    return Row(tokens.table_id(), header.line(), "", tokens.seal(host), curtain, archive, int(time.time()))


def _event(table: Table, asked: Command) -> Event | Message:
    """The event of a command, or why there is none. Nothing is changed."""
    seat, version = asked.seat, table.version + 1
    if table.row.archive or table.over():
        return Message("refused-over")
    if asked.kind == ANSWER:
        why = _wrong_answer(table, asked)
        return why or Event(version, seat, ANSWER, asked.key, asked.id)
    if asked.at != table.version:
        return Message("refused-stale")
    if asked.kind in (UNDO, "reset"):
        steps = table.steps_back(seat, whole_turn=asked.kind == "reset")
        return Event(version, seat, UNDO, str(steps), asked.id) if steps else Message("refused-undo")
    if asked.kind == CONFIRM and table.held == seat:
        return Event(version, seat, CONFIRM, "", asked.id)
    return Message("refused-stale")


def _wrong_answer(table: Table, asked: Command) -> Message | None:
    if asked.seat not in table.waiting():
        return Message("refused-not-asked")
    if not table.asked_since(asked.seat) <= asked.at <= table.version:
        return Message("refused-stale")
    try:
        move = table.game.find(table.state, asked.seat, asked.key)
    except IllegalMove:
        return Message("refused-illegal")
    # Tried on a copy first: an answer that the engine cannot carry out must never reach the store.
    trial = table.game.copy(table.state)
    table.game.answer(trial, asked.seat, table.game.find(trial, asked.seat, move.key()))
    return None
