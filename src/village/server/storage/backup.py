"""Backups: all data in one file that can be restored into either kind of database.

A file is gzipped JSON lines: a header, then for each table its name, its columns and one line per row, then a line with
the number of rows, so that a truncated file is detected.
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import time
from typing import Final

import msgspec
from sqlalchemy import Connection, MetaData, Table, select

import village
from village.server.storage.migrate import revision
from village.server.storage.schema import FORMER_TABLES, metadata, presence
from village.server.storage.store import Store

BACKUP_FORMAT: Final = 1
BATCH_ROWS: Final = 1000


def backup(store: Store, file: Path) -> int:
    """Write a consistent snapshot, also while the server runs; return the number of rows."""
    part = file.with_name(f".{file.name}.part")
    try:
        with private_file(part) as out, snapshot_connection(store) as db:
            rows = 0
            for line in lines(db):
                out.write(msgspec.json.encode(line) + b"\n")
                rows += isinstance(line, list)
            out.write(msgspec.json.encode({"end": rows}) + b"\n")
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)
    return rows


@contextmanager
def private_file(file: Path) -> Iterator[gzip.GzipFile]:
    """Open a file that only its owner can read, as it contains seeds and hashes; synced when the block ends."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        with gzip.GzipFile(fileobj=out, mode="wb") as packed:
            yield packed
        out.flush()
        os.fsync(out.fileno())


def snapshot_connection(store: Store) -> Connection:
    """Return a connection that sees a single snapshot."""
    db = store.engine.connect()
    if not store.embedded:  # SQLite's write-ahead log gives every transaction a snapshot anyway
        db = db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return db


def lines(db: Connection) -> Iterator[dict[str, object] | list[object]]:
    """Yield the contents in the schema of the database, which may be an older one."""
    stored = MetaData()
    stored.reflect(db, only=lambda name, _: name in known_tables())
    yield {"village": village.__version__, "format": BACKUP_FORMAT, "revision": revision(db), "created_at": time()}
    for table in stored.sorted_tables:
        if table.name != presence.name:  # current visitors
            yield {"table": str(table.name), "columns": [str(column.name) for column in table.columns]}
            yield from rows_of(db, table)


def known_tables() -> set[str]:
    """Return the names of our tables in this and earlier schemas; the database may hold others."""
    return {*metadata.tables, *FORMER_TABLES}


def rows_of(db: Connection, table: Table) -> Iterator[list[object]]:
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH_ROWS)
    for row in db.execute(query):
        yield list(row)
