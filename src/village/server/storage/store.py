"""Database access: reads and transactions."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Executable, Row, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.pool import ConnectionPoolEntry

from village.server.storage.batches import Batches
from village.server.storage.group_commit import GroupCommit
from village.server.storage.schema import facts

AnyRow = Row[*tuple[Any, ...]]  # of any query
CHANNEL: Final = "village"  # PostgreSQL notification channel
ADDED: Final = "added"  # tables have new entries: the node and their ids follow
REFRESH: Final = "refresh"  # tables have changed in another way: the node and their ids follow
TABLES_PER_NOTIFICATION: Final = 100  # PostgreSQL accepts 8,000 bytes


class Store:
    """One database, safe for any number of threads."""

    def __init__(self, url: str, node: str = "") -> None:
        self.node = node  # our node id, for other nodes
        address = make_url(url)
        if address.drivername in ("postgresql", "postgres"):
            address = address.set(drivername="postgresql+psycopg")
        self.url = address
        self.embedded = address.get_backend_name() == "sqlite"
        self.engine = self.embedded_engine() if self.embedded else self.shared_engine()
        self.batches = GroupCommit(self.engine) if self.embedded else Batches(self.engine)

    @property
    def file(self) -> Path | None:
        """The SQLite file, if any."""
        name = self.url.database
        return Path(name) if self.embedded and name and name != ":memory:" else None

    def embedded_engine(self) -> Engine:
        if self.file is not None and not self.file.exists():
            self.file.parent.mkdir(0o700, parents=True, exist_ok=True)
            self.file.touch(0o600)  # private, as it contains seeds; SQLite copies the mode to its other files
        engine = create_engine(
            self.url, pool_size=16, max_overflow=32, json_serializer=dumps, json_deserializer=loads,
            hide_parameters=True,  # errors are logged, and parameters can be seeds
        )  # fmt: skip
        event.listen(engine, "connect", prepare)
        event.listen(engine, "begin", begin)
        return engine

    def shared_engine(self) -> Engine:
        connect_args = {
            "connect_timeout": 5,
            "options": "-c lock_timeout=10s -c idle_in_transaction_session_timeout=60s",
        }
        return create_engine(
            self.url, pool_size=16, max_overflow=16, pool_pre_ping=True, connect_args=connect_args,
            isolation_level="READ COMMITTED",  # after waiting for a row, its new version must be visible
            json_serializer=dumps, json_deserializer=loads, hide_parameters=True,
        )  # fmt: skip

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with self.engine.connect() as db:
            yield db

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Run a transaction; it is on disk when the block ends."""
        with self.batches.writing() if isinstance(self.batches, GroupCommit) else self.engine.begin() as db:
            yield db

    def run(self, statement: Executable) -> int:
        """Execute one statement in a transaction of its own; return the number of changed rows."""
        with self.writing() as db:
            return db.execute(statement).rowcount

    def rows(self, query: Executable) -> Sequence[AnyRow]:
        with self.reading() as db:
            return db.execute(query).all()

    def ids(self, query: Executable) -> list[str]:
        with self.reading() as db:
            return list(db.scalars(query))

    def fact(self, name: str, fresh: str) -> str:
        """Return the fact stored under `name`; the first caller stores `fresh`."""
        query = select(facts.c.value).where(facts.c.name == name)
        with self.reading() as db:
            value = db.scalar(query)
        if value is None:
            with suppress(IntegrityError):  # another node was faster
                self.run(insert(facts).values(name=name, value=fresh))
            with self.reading() as db:
                value = db.scalar(query)
        return str(value)

    def notify_added(self, db: Connection, table_ids: Sequence[str]) -> None:
        """Notify other nodes of tables with new entries when the transaction commits."""
        self.notify_tables(db, ADDED, table_ids)

    def notify_refresh(self, db: Connection, table_ids: Sequence[str]) -> None:
        """Notify other nodes of tables that changed in another way when the transaction commits."""
        self.notify_tables(db, REFRESH, table_ids)

    def notify_tables(self, db: Connection, word: str, table_ids: Sequence[str]) -> None:
        for first in range(0, len(table_ids), TABLES_PER_NOTIFICATION):
            self.notify_nodes(db, " ".join([word, self.node, *table_ids[first : first + TABLES_PER_NOTIFICATION]]))

    def notify_nodes(self, db: Connection, text: str) -> None:
        """Notify all nodes when the transaction commits."""
        if not self.embedded:
            db.execute(select(func.pg_notify(CHANNEL, text)))

    def close(self) -> None:
        self.batches.hang_up()
        self.engine.dispose()


def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    """Use the write-ahead log and sync every commit."""
    connection.isolation_level = None  # we begin transactions explicitly
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        connection.execute(f"PRAGMA {pragma}")


def begin(db: Connection) -> None:
    db.exec_driver_sql("BEGIN IMMEDIATE" if db.get_execution_options().get("writes") else "BEGIN")


def dumps(value: object) -> str:
    return msgspec.json.encode(value).decode()


def loads(value: str | bytes) -> object:
    return json.loads(value)
