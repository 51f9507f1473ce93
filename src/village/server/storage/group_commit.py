"""Writing to SQLite: one at a time, and one commit for all who queued up, for the disk is what takes long."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Lock
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

COMMIT_MAX_CHANGES: Final = 24  # that may wait for the same commit


class Batch:
    """One transaction, shared by some who write one after the other; each can still go wrong alone."""

    def __init__(self, engine: Engine) -> None:
        self.db = engine.connect().execution_options(writes=True)
        self.changes = 0
        self.committed = Event()
        self.error: Exception | None = None
        try:
            self.transaction = self.db.begin()
        except BaseException:
            self.db.close()
            raise

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """One change: all of it or nothing."""
        try:
            with self.db.begin_nested():
                yield self.db
            self.changes += 1
        finally:
            if not self.in_transaction():  # with it went what the others wrote on this batch
                self.error = OperationalError("COMMIT", {}, RuntimeError("the transaction was lost on the way"))

    @property
    def full(self) -> bool:
        return self.changes >= COMMIT_MAX_CHANGES or self.error is not None

    def commit(self) -> None:
        """To the disk; then everybody on this batch may say so."""
        try:
            if self.error is None and self.changes:
                self.transaction.commit()
            elif self.error is None:
                self.transaction.rollback()
        except Exception as error:
            self.error = error
        finally:
            self.db.close()
            self.committed.set()

    def in_transaction(self) -> bool:
        """A full or broken disk makes SQLite forget a transaction; its commit would do nothing, without a word."""
        return bool(getattr(self.db.connection.dbapi_connection, "in_transaction", False))

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
        self.batch: Batch | None = None

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Everything or nothing, on the disk when the block is left."""
        self.take()
        try:
            batch = self.batch = self.batch or Batch(self.engine)
            try:
                with batch.change() as db:
                    yield db
            finally:
                if not self.queue or batch.full:
                    self.batch = None
                    batch.commit()
        finally:
            self.lock.release()
        batch.wait()

    def take(self) -> None:
        with self.queue_lock:
            self.queue += 1
        try:
            self.lock.acquire()
        finally:
            with self.queue_lock:
                self.queue -= 1
