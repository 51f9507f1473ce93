"""Restore a backup, completely or not at all."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
from sqlalchemy import Connection, MetaData, create_engine, insert, text
from sqlalchemy.exc import OperationalError, StatementError

from village.record.errors import BadRecord, BadSetup
from village.server.storage.backup import BACKUP_FORMAT, BATCH_ROWS, known_tables
from village.server.storage.migrate import known_revisions, upgrade
from village.server.storage.open_db import has_data
from village.server.storage.store import Store


def restore(store: Store, file: Path) -> int:
    """Restore into an unused database; return the number of rows."""
    with store.writing() as db:
        if has_data(db):
            raise BadSetup("the database is not empty; --replace discards its contents")
        return restore_into(db, file)


def replace(store: Store, file: Path) -> int:
    """Replace the contents of the database."""
    with store.writing() as db:
        if not store.embedded:
            db.execute(text("SET LOCAL lock_timeout = '10s'"))  # a running server holds it
        return restore_into(db, file)


def restore_into(db: Connection, file: Path) -> int:
    """Restore into a database; a bad backup changes nothing."""
    try:
        return fill(db, file)
    except (StatementError, LookupError, TypeError, ValueError) as error:
        if isinstance(error, OperationalError):  # the database failed, not the backup
            raise
        raise BadRecord(f"{file} is damaged: its rows do not fit their tables") from None


def check_complete(file: Path) -> None:
    """Check the file before anything is created or deleted."""
    lines = read(file)
    schema = schema_at(check_backup_header(next(lines, None)))
    rows, width = 0, -1
    for line in lines:
        if isinstance(line, list):
            rows += 1
            if len(line) != width:
                raise BadRecord(f"{file} is damaged: row {rows} does not fit its table")
        elif isinstance(line, dict) and "table" in line:
            width = len(known_columns(schema, line))
        elif isinstance(line, dict) and line.get("end") == rows:
            return
    raise BadRecord("this backup is not complete")


def schema_at(revision: str) -> MetaData:
    """Return the tables of a revision."""
    schema = MetaData()
    with create_engine("sqlite://").connect() as db:
        upgrade(db, revision)
        schema.reflect(db)
    return schema


def known_columns(schema: MetaData, line: dict[str, object]) -> list[str]:
    """Return the columns of a table in the backup."""
    name, columns = line["table"], line.get("columns")
    if not isinstance(name, str) or name not in schema.tables:
        raise BadRecord(f"this backup contains a table that Village does not know: {name!r}")
    if not isinstance(columns, list) or not set(map(str, columns)) <= set(schema.tables[name].columns.keys()):
        raise BadRecord(f"this backup contains columns that Village does not know, in {name!r}")
    return columns


def fill(db: Connection, file: Path) -> int:
    """Create the tables of the backup's revision, insert its rows, and migrate to the current one."""
    lines = read(file)
    revision = check_backup_header(next(lines, None))
    old = MetaData()
    old.reflect(db, only=lambda name, _: name in known_tables() or name == "alembic_version")
    old.drop_all(db)
    upgrade(db, revision)
    rows = insert_rows(db, lines)
    upgrade(db)
    return rows


def check_backup_header(header: object) -> str:
    """Return the revision of the database in the backup."""
    if not isinstance(header, dict) or "village" not in header:
        raise BadRecord("this is not a backup of a Village server")
    if header.get("format") != BACKUP_FORMAT or header.get("revision") not in known_revisions():
        raise BadRecord(f"this backup was made by a later version of Village ({header['village']})")
    return str(header["revision"])


def insert_rows(db: Connection, lines: Iterator[object]) -> int:
    current = MetaData()
    current.reflect(db)
    rows = 0
    batch: list[dict[str, object]] = []
    table, columns = None, []
    for line in lines:
        if isinstance(line, list) and table is not None:
            batch.append(dict(zip(columns, line, strict=True)))
            rows += 1
        if batch and (len(batch) == BATCH_ROWS or isinstance(line, dict)):
            db.execute(insert(table), batch)  # type: ignore[arg-type]  # a batch has a table
            batch = []
        if isinstance(line, dict) and "table" in line:
            table, columns = current.tables[line["table"]], line["columns"]
        if isinstance(line, dict) and line.get("end") == rows:
            return rows
    raise BadRecord("this backup is not complete")


def read(file: Path) -> Iterator[object]:
    try:
        with gzip.open(file) as text:
            for line in text:
                yield msgspec.json.decode(line)
    except (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, RecursionError):
        raise BadRecord(f"{file} is damaged or is not a backup of a Village server") from None
