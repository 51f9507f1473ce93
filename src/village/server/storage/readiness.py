"""Readiness: the database has the right schema and is writable."""

from __future__ import annotations

from shutil import disk_usage
from threading import Lock
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from village.server.storage.key_value import write_fact
from village.server.storage.migrate import head, revision
from village.server.storage.store import Store
from village.table.problem import Problem

READINESS_CACHE_SECONDS: Final = 2.0  # so that frequent checks do not cause frequent writes
MIN_FREE_BYTES: Final = 16 * 1024 * 1024


class Readiness:
    """The cached result of the last check."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = Lock()
        self.until = 0.0
        self.known_problem: Problem | None = None

    def problem(self) -> Problem | None:
        """Return why the node cannot serve, or None."""
        with self.lock:
            if monotonic() >= self.until:
                self.known_problem = self.check()
                self.until = monotonic() + READINESS_CACHE_SECONDS
            return self.known_problem

    def check(self) -> Problem | None:
        try:
            with self.store.reading() as db:
                current = revision(db)
            if current != head():
                return Problem(503, "wrong-database", "the database schema does not match this version", retry=60)
            with self.store.writing() as db:
                write_fact(db, "ready", str(time()))
        except SQLAlchemyError:
            return Problem(503, "no-database", "the database is unreachable or read-only", retry=5)
        file = self.store.file
        if file is not None and disk_usage(file.parent).free < MIN_FREE_BYTES:
            return Problem(503, "disk-full", "the disk of the database is almost full", retry=60)
        return None
