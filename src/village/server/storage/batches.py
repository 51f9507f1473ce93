"""Batches: transactions that several changes share. As they are here, they serve the write queue on PostgreSQL.

A savepoint begins with the first use of the connection, because most changes of a batch do not use it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, Engine, NestedTransaction

Connect = Callable[[], Connection]


class Batch:
    """A transaction, and why it failed."""

    def __init__(self, db: Connection) -> None:
        self.db = db
        self.transaction = db.begin()
        self.error: Exception | None = None

    @contextmanager
    def change(self) -> Iterator[Connection]:
        """Use the transaction; it is lost if the block fails."""
        try:
            yield self.db
        except Exception as error:
            self.error = error
            raise

    def commit(self) -> None:
        """Commit to disk, or roll back after an error."""
        try:
            if self.error is None:
                self.transaction.commit()
            else:
                self.transaction.rollback()
        except Exception as error:
            self.error = self.error or error


class Batches:
    """The batches of one thread, one after the other, on a connection outside the pool."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.db: Connection | None = None  # reused between batches

    def open_at_once(self) -> Batch | None:
        """Return None, because opening a transaction may have to wait for the network."""
        return None

    def open(self) -> Batch:
        if self.db is None:
            self.db = self.connect()
        return Batch(self.db)

    def connect(self) -> Connection:
        db = self.engine.connect()
        db.detach()
        return db

    def close(self, batch: Batch) -> None:
        """Commit the batch; after an error the next one uses a new connection."""
        batch.commit()
        if batch.error is not None:
            self.hang_up()

    def hang_up(self) -> None:
        if self.db is not None:
            self.db.close()
            self.db = None


@contextmanager
def lazy_savepoint(db: Connection) -> Iterator[Connect]:
    """Yield a function that returns the connection; what is done with it is undone if the block fails."""
    begun: list[NestedTransaction] = []

    def connect() -> Connection:
        if not begun:
            begun.append(db.begin_nested())
        return db

    try:
        yield connect
    except BaseException:
        for savepoint in begun:
            savepoint.rollback()
        raise
    for savepoint in begun:
        savepoint.commit()
