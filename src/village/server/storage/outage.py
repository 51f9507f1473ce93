"""Database outages: one log line when one begins and one when it ends."""

from __future__ import annotations

import logging
from threading import Lock
from time import monotonic
from typing import Final

from sqlalchemy.exc import InterfaceError, InternalError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from village.table.problem import Problem

# InternalError: a read-only PostgreSQL, such as a standby that was not promoted yet.
NO_DATABASE: Final = (OperationalError, InterfaceError, InternalError, NoConnection)
log = logging.getLogger(__name__)


def no_database() -> Problem:
    return Problem(503, "no-database", "the database is unreachable; try again", retry=2)


class Outage:
    """Whether the database is down, as seen by this node."""

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
