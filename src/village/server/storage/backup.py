"""Backups: all that is stored, in one file that either kind of database can be made from again.

A file is gzipped lines of JSON: what it is, then for each table its name and columns and one line a row, then a
line that says how many rows there were, so that half a file is not taken for a whole one.
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
from village.server.storage.schema import metadata, presence
from village.server.storage.store import Store

BACKUP_FORMAT: Final = 1
BATCH_ROWS: Final = 1000


def backup(store: Store, file: Path) -> int:
    """Everything as it is at this moment, also while games go on; how many rows there were."""
    part = file.with_name(f".{file.name}.part")
    try:
        with private(part) as out, at_one_moment(store) as db:
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
def private(file: Path) -> Iterator[gzip.GzipFile]:
    """For the eyes of its owner only: seeds and hashes are in it. On the disk when the block is left."""
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
        with gzip.GzipFile(fileobj=out, mode="wb") as packed:
            yield packed
        out.flush()
        os.fsync(out.fileno())


def at_one_moment(store: Store) -> Connection:
    """A connection that sees nothing of what is written after its first question."""
    db = store.engine.connect()
    if not store.embedded:  # SQLite's write-ahead log gives every transaction one view anyway
        db = db.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return db


def lines(db: Connection) -> Iterator[dict[str, object] | list[object]]:
    """In the form the database has, which may be that of an earlier version."""
    here = MetaData()
    here.reflect(db, only=lambda name, _: name in metadata.tables)
    yield {"village": village.__version__, "format": BACKUP_FORMAT, "revision": revision(db), "made": time()}
    for table in here.sorted_tables:
        if table.name != presence.name:  # who looks just now
            yield {"table": str(table.name), "columns": [str(column.name) for column in table.columns]}
            yield from rows_of(db, table)


def rows_of(db: Connection, table: Table) -> Iterator[list[object]]:
    query = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=BATCH_ROWS)
    for row in db.execute(query):
        yield list(row)
