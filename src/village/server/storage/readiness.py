"""Whether a node can serve: its database has the right form, and what is written to it stays."""

from __future__ import annotations

from shutil import disk_usage
from threading import Lock
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from village.server.errors import Problem
from village.server.storage.key_value import remember
from village.server.storage.migrate import head, revision
from village.server.storage.store import Store

READINESS_BELIEVED_SECONDS: Final = 2.0  # so that strangers who ask cannot make it write all the time
MIN_FREE_BYTES: Final = 16 * 1024 * 1024


class Readiness:
    """What the last look has shown."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.lock = Lock()
        self.until = 0.0
        self.found: Problem | None = None

    def problem(self) -> Problem | None:
        """Why the node cannot serve; None if it can."""
        with self.lock:
            if monotonic() >= self.until:
                self.found = self.look()
                self.until = monotonic() + READINESS_BELIEVED_SECONDS
            return self.found

    def look(self) -> Problem | None:
        try:
            with self.store.reading() as db:
                form = revision(db)
            if form != head():
                return Problem(503, "wrong-database", "the database has another form than this version needs", retry=60)
            with self.store.writing() as db:
                remember(db, "ready", str(time()))
        except SQLAlchemyError:
            return Problem(503, "no-database", "the database does not answer, or cannot be written", retry=5)
        file = self.store.file
        if file is not None and disk_usage(file.parent).free < MIN_FREE_BYTES:
            return Problem(503, "disk-full", "there is hardly any room left where the games are", retry=60)
        return None
