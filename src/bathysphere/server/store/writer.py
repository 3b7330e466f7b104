"""One thread owns the database. What waits in its queue is written in one transaction."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

Work = Callable[[sqlite3.Connection], Any]


@dataclass
class _Job:
    work: Work
    done: Future[Any] = field(default_factory=Future)


class Writer(threading.Thread):
    """Takes work, commits it in groups, and only then says that it is done."""

    def __init__(self, path: str) -> None:
        super().__init__(name="store", daemon=True)
        self.path = path
        self.jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()

    def submit(self, work: Work) -> Future[Any]:
        """The future is set after the commit, or to the error that undid this piece of work alone."""
        job = _Job(work)
        self.jobs.put(job)
        return job.done

    def close(self) -> None:
        self.jobs.put(None)
        self.join()

    def run(self) -> None:
        base = sqlite3.connect(self.path, isolation_level=None)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=FULL")
        base.execute("PRAGMA foreign_keys=ON")
        try:
            while group := self._group():
                _commit(base, group)
        finally:
            base.close()

    def _group(self) -> list[_Job]:
        """Everything that waits now; empty when the thread shall end."""
        first = self.jobs.get()
        group = [] if first is None else [first]
        while group and not self.jobs.empty() and len(group) < 64:
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)
                break
            group.append(job)
        return group


def _commit(base: sqlite3.Connection, group: list[_Job]) -> None:
    """Nobody is told of success before the whole group is on the disk."""
    told: list[tuple[_Job, Any]] = []
    try:
        base.execute("BEGIN IMMEDIATE")
        for job in group:
            _attempt(base, job, told)
        base.execute("COMMIT")
    except sqlite3.Error as error:
        if base.in_transaction:
            base.execute("ROLLBACK")
        for job, _ in told:
            job.done.set_exception(error)
        for job in group:
            if not job.done.done():
                job.done.set_exception(error)
        return
    for job, found in told:
        job.done.set_result(found)


def _attempt(base: sqlite3.Connection, job: _Job, told: list[tuple[_Job, Any]]) -> None:
    base.execute("SAVEPOINT job")
    try:
        found = job.work(base)
    except Exception as error:  # the asker gets it; the others of the group must not
        base.execute("ROLLBACK TO job")
        base.execute("RELEASE job")
        job.done.set_exception(error)
    else:
        base.execute("RELEASE job")
        told.append((job, found))
