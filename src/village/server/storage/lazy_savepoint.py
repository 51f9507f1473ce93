"""A savepoint that begins with the first use of the connection, because most changes of a batch do not use it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sqlalchemy import Connection, NestedTransaction

Connect = Callable[[], Connection]


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
