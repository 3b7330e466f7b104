"""Bots think in processes of their own, with a deadline and a kill: the event loop never runs them."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from ..bots import Budget, ask, make
from ..kernel.game import AnyGame

Opener = Callable[[str], AnyGame]
_GRACE: Final = 2.0
_BIRTH: Final = 60.0


@dataclass(frozen=True)
class Question:
    """What a bot is asked. `dump` is an imagined state: the real one never leaves the table's process."""

    game: str
    dump: str
    seat: int
    level: str
    seed: int
    milliseconds: int


class Overdue(Exception):
    """The bot did not answer in time, or its process died."""


class Worker:
    """One process. It is born when first needed and killed when late."""

    def __init__(self, opener: Opener) -> None:
        self.opener = opener
        self.process: BaseProcess | None = None
        self.line: Connection | None = None

    def ask(self, question: Question) -> str:
        """The key of the chosen answer. Blocks: call it in a thread."""
        line = self._alive()
        try:
            line.send(question)
            if not line.poll(question.milliseconds / 1000 + _GRACE):
                raise Overdue
            found = line.recv()
        except (Overdue, EOFError, OSError) as error:
            self.kill()
            raise Overdue from error
        if not isinstance(found, str):
            raise Overdue
        return found

    def kill(self) -> None:
        if self.process is not None and self.process.pid is not None:
            self.process.kill()
            self.process.join()
        if self.line is not None:
            self.line.close()
        self.process = self.line = None

    def _alive(self) -> Connection:
        if self.process is None or self.line is None or not self.process.is_alive():
            self.kill()
            context = multiprocessing.get_context("spawn")
            self.line, theirs = context.Pipe()
            self.process = context.Process(target=serve, args=(theirs, self.opener), daemon=True)
            self.process.start()
            theirs.close()
            if not self.line.poll(_BIRTH) or self.line.recv() is not None:
                self.kill()
                raise Overdue
        return self.line


class Workers:
    """A few workers, shared by all tables."""

    def __init__(self, opener: Opener, count: int) -> None:
        self.all = [Worker(opener) for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)

    async def ask(self, question: Question) -> str:
        worker = await self.free.get()
        try:
            return await asyncio.to_thread(worker.ask, question)
        finally:
            self.free.put_nowait(worker)

    def close(self) -> None:
        for worker in self.all:
            worker.kill()


def serve(line: Connection, opener: Opener) -> None:
    """The life of a worker: questions in, keys out."""
    with contextlib.suppress(EOFError, BrokenPipeError, KeyboardInterrupt):
        line.send(None)
        while True:
            question = line.recv()
            game = opener(question.game)
            state = game.load(question.dump)
            bot = make(question.level, question.seed)
            move = ask(bot, game, state, question.seat, Budget(milliseconds=question.milliseconds))
            line.send(move.key())


def seed() -> int:
    return secrets.randbits(64)
