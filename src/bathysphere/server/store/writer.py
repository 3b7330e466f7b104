"""One thread owns the database. What waits in its queue is written in one transaction."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import Any

from ...kernel.errors import BadSetup

Work = Callable[[sqlite3.Connection], Any]


@dataclass
class _Job:
    work: Work
    done: Future[Any] = field(default_factory=Future)


class Writer(threading.Thread):
    """Takes work, commits it in groups, and only then says that it is done."""

    def __init__(self, path: str) -> None:
        super().__init__(name="store", daemon=True)
        self.base = _connect(path)
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
        try:
            while group := self._group():
                _commit(self.base, group)
        finally:
            self.base.close()

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


def _connect(path: str) -> sqlite3.Connection:
    """Opened by the caller, so that a wrong path is told at once; used by the writer alone from then on."""
    try:
        base = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        base.execute("PRAGMA journal_mode=WAL")
        base.execute("PRAGMA synchronous=FULL")
        base.execute("PRAGMA foreign_keys=ON")
    except sqlite3.Error as error:
        raise BadSetup(
            f"the store {path} cannot be opened ({error}); name another file with --store"
        ) from error
    return base


def _commit(base: sqlite3.Connection, group: list[_Job]) -> None:
    """Nobody is told of success before the whole group is on the disk.

    Work whose asker has gone before it began is left out; once begun it can no longer be called off.
    """
    group = [job for job in group if job.done.set_running_or_notify_cancel()]
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
