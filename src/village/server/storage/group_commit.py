"""Writing to SQLite: one at a time, and one commit for all who queued up, for the disk is what takes long."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Lock
from time import monotonic, sleep
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

COMMIT_MAX_CHANGES: Final = 24  # that may wait for the same commit
BUSY_SECONDS: Final = 10.0  # that another process may write
BUSY_POLL_SECONDS: Final = 0.005


class Batch:
    """One transaction, shared by some who write one after the other; each can still go wrong alone."""

    def __init__(self, db: Connection) -> None:
        self.db = db
        self.transaction = db.begin()
        self.driver = driver_of(db)
        self.changes = 0
        self.committed = Event()
        self.error: Exception | None = None

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """One change: all of it or nothing. By the driver: SQLAlchemy takes ten times as long for a savepoint."""
        self.tell("SAVEPOINT change")
        try:
            yield self.db
        except BaseException:
            with suppress(OperationalError):  # what went wrong first is what is told
                self.tell("ROLLBACK TO change")
                self.tell("RELEASE change")
            raise
        self.tell("RELEASE change")
        self.changes += 1

    def tell(self, command: str) -> None:
        """A full or broken disk makes SQLite forget a transaction; its commit would do nothing, without a word."""
        try:
            if not self.driver.in_transaction:
                raise sqlite3.OperationalError("the transaction was lost on the way")
            self.driver.execute(command)
        except sqlite3.Error as error:  # with it went what the others wrote on this batch
            self.error = OperationalError(command, {}, error)
            raise self.error from error

    @property
    def full(self) -> bool:
        return self.changes >= COMMIT_MAX_CHANGES or self.error is not None

    def commit(self) -> None:
        """To the disk; then everybody on this batch may say so."""
        try:
            if self.error is None and self.changes:
                self.transaction.commit()
            else:
                self.transaction.rollback()
        except Exception as error:
            self.error = self.error or error
        finally:
            self.committed.set()

    def wait(self) -> None:
        self.committed.wait()
        if self.error is not None:
            raise self.error


class GroupCommit:
    """Whoever holds it writes. The last in the queue commits the batch."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.lock = Lock()
        self.queue_lock = Lock()
        self.queue = 0
        self.db: Connection | None = None  # kept between batches
        self.batch: Batch | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Everything or nothing, on the disk when the block is left."""
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

    def open_at_once(self) -> Batch | None:
        """A batch to write on without waiting for anybody, here or in another process; whoever gets it closes it."""
        if not self.lock.acquire(blocking=False):
            return None
        batch = self.batch
        with suppress(Exception):  # another process writes, or worse: whoever waits for the lock will be told
            if batch is None and self.db is not None:  # opening a connection may take long
                batch = self.batch = self.begin()
        if batch is None:
            self.lock.release()
        return batch

    def open(self) -> Batch:
        """The same, however long others write."""
        self.take()
        try:
            self.batch = self.batch or self.begin_when_free()
            return self.batch
        except BaseException:
            self.lock.release()
            raise

    def close(self, batch: Batch) -> None:
        """All who wrote on it may say so."""
        try:
            self.end(batch)
        finally:
            self.lock.release()

    def begin_when_free(self) -> Batch:
        """Another process may write meanwhile: a backup, `village admin`."""
        until = monotonic() + BUSY_SECONDS
        while True:
            try:
                return self.begin()
            except OperationalError as error:
                if not is_busy(error) or monotonic() > until:
                    raise
            sleep(BUSY_POLL_SECONDS)

    def begin(self) -> Batch:
        if self.db is None:
            self.db = self.connect()
        try:
            return Batch(self.db)
        except BaseException:
            self.hang_up()
            raise

    def connect(self) -> Connection:
        """Not one of the pool: it never waits by itself, as the event loop writes by it, too."""
        db = self.engine.connect().execution_options(writes=True)
        db.detach()
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

    def hang_up(self) -> None:
        """The next one to write opens another connection."""
        if self.db is not None:
            self.db.close()
            self.db = None


def driver_of(db: Connection) -> sqlite3.Connection:
    driver = db.connection.dbapi_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


def is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and error.orig.sqlite_errorcode == sqlite3.SQLITE_BUSY
