"""Whether the database can be used: outages, and readiness for requests."""

from __future__ import annotations

import logging
from shutil import disk_usage
from threading import Lock
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection

from village.server.storage.migrate import head, revision
from village.server.storage.statements import write_fact
from village.server.storage.store import Store
from village.table.problem import Problem

# InternalError: a read-only PostgreSQL, such as a standby that was not promoted yet.
NO_DATABASE: Final = (OperationalError, InterfaceError, InternalError, NoConnection)
log = logging.getLogger(__name__)
READINESS_CACHE_SECONDS: Final = 2.0  # so that frequent checks do not cause frequent writes
MIN_FREE_BYTES: Final = 16 * 1024 * 1024


def no_database() -> Problem:
    return Problem(503, "no-database", "the database is unreachable; try again", retry=2)


class Outage:
    """Whether the database is down, as seen by this node; one log line when that begins and one when it ends."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.began = 0.0
        self.failures = 0

    def note(self, error: Exception) -> None:
        """Record a failure; the first one is logged."""
        with self.lock:
            self.failures += 1
            if self.failures > 1:
                return
            self.began = monotonic()
        reason = (str(getattr(error, "orig", None) or error).strip().splitlines() or ["no reason given"])[0]
        log.error("the database is unreachable", extra={"fields": {"reason": reason}})

    def end(self) -> None:
        """Record that reading and writing works again."""
        with self.lock:
            failures, self.failures = self.failures, 0
        if failures:
            fields = {"seconds": round(monotonic() - self.began, 1), "failures": failures}
            log.warning("the database is reachable again", extra={"fields": fields})


class Readiness:
    """Whether the database has the right schema and is writable; the result of the last check is cached."""

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
