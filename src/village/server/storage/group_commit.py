"""Group commit for SQLite: one writer at a time and one commit for all queued changes, as syncing is slow."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock
from time import monotonic, sleep
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from village.server.storage.batches import Batch, Batches

COMMIT_MAX_CHANGES: Final = 24  # per commit
BUSY_SECONDS: Final = 10.0  # to wait for another process
BUSY_POLL_SECONDS: Final = 0.005


class GroupBatch(Batch):
    """A transaction for several changes in turn, each of which can fail on its own."""

    def __init__(self, db: Connection) -> None:
        super().__init__(db)
        self.driver = driver_of(db)
        self.changes = 0
        self.committed = Event()

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """Run one change in a savepoint, by the driver because SQLAlchemy takes ten times as long."""
        self.execute("SAVEPOINT change")
        try:
            yield self.db
        except BaseException:
            with suppress(OperationalError):  # report the first error
                self.execute("ROLLBACK TO change")
                self.execute("RELEASE change")
            raise
        self.execute("RELEASE change")
        self.changes += 1

    def execute(self, command: str) -> None:
        """Execute a command and notice if a full or broken disk made SQLite drop the transaction."""
        try:
            if not self.driver.in_transaction:
                raise sqlite3.OperationalError("the database dropped the transaction")
            self.driver.execute(command)
        except sqlite3.Error as error:  # the changes of the others are lost too
            self.error = OperationalError(command, {}, error)
            raise self.error from error

    @property
    def full(self) -> bool:
        return self.changes >= COMMIT_MAX_CHANGES or self.error is not None

    def commit(self) -> None:
        """Commit to disk and release everyone in this batch."""
        try:
            super().commit()
        finally:
            self.committed.set()

    def wait(self) -> None:
        self.committed.wait()
        if self.error is not None:
            raise self.error


class GroupCommit(Batches):
    """The writer lock; the last writer in the queue commits the batch."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.lock = Lock()
        self.queue_lock = Lock()
        self.queue = 0
        self.batch: GroupBatch | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Run a transaction that is on disk when the block ends."""
        batch = self.open()
        try:
            with batch.change() as db:
                yield db
        finally:
            try:
                if not self.queue or batch.full:
                    self.end(batch)
            finally:
                self.lock.release()
        batch.wait()

    def open_at_once(self) -> GroupBatch | None:
        """Return a batch if no lock has to be waited for, else None; the caller closes it."""
        if not self.lock.acquire(blocking=False):
            return None
        batch = self.batch
        with suppress(Exception):  # another process writes, or worse: the one who waits for the lock gets the error
            if batch is None and self.db is not None:  # do not open a connection here, as it may take long
                batch = self.batch = self.begin()
        if batch is None:
            self.lock.release()
        return batch

    def open(self) -> GroupBatch:
        """Return a batch, waiting for the lock."""
        self.take()
        try:
            self.batch = self.batch or self.begin_when_free()
            return self.batch
        except BaseException:
            self.lock.release()
            raise

    def close(self, batch: Batch) -> None:
        """Commit the batch and release everyone in it."""
        try:
            self.end(batch)
        finally:
            self.lock.release()

    def begin_when_free(self) -> GroupBatch:
        """Begin a transaction once no other process writes, such as `village admin`."""
        until = monotonic() + BUSY_SECONDS
        while True:
            try:
                return self.begin()
            except OperationalError as error:
                if not is_busy(error) or monotonic() > until:
                    raise
            sleep(BUSY_POLL_SECONDS)

    def begin(self) -> GroupBatch:
        if self.db is None:
            self.db = self.connect()
        try:
            return GroupBatch(self.db)
        except BaseException:
            self.hang_up()
            raise

    def connect(self) -> Connection:
        """Open a connection outside the pool that never waits by itself, because the event loop uses it too."""
        db = super().connect().execution_options(writes=True)
        driver_of(db).execute("PRAGMA busy_timeout=0")
        return db

    def end(self, batch: Batch) -> None:
        self.batch = None
        batch.commit()
        if batch.error is not None:
            self.hang_up()

    def take(self) -> None:
        with self.queue_lock:
            self.queue += 1
        try:
            self.lock.acquire()
        finally:
            with self.queue_lock:
                self.queue -= 1


def driver_of(db: Connection) -> sqlite3.Connection:
    driver = db.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode == sqlite3.SQLITE_BUSY
