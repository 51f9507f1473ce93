"""Entries in the database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Select, bindparam, select

from village.server.storage.schema import entries
from village.table.entries import Entry, read_entry

ENTRIES_BETWEEN: Final = (
    select(entries)
    .where(entries.c.table_id == bindparam("table_id"))
    .where(entries.c.number > bindparam("after"), entries.c.number <= bindparam("last"))
    .order_by(entries.c.number)
)


def entries_between(db: Connection, table_id: str, after: int, last: int) -> list[Entry]:
    """Return entries up to the last known one; PostgreSQL may show newer ones than the table's row."""
    return read_entries(db, ENTRIES_BETWEEN.params(table_id=table_id, after=after, last=last))


def read_entries(db: Connection, query: Select[tuple[object, ...]]) -> list[Entry]:
    """Read whole rows of `entries`."""
    return [read_entry(row) for row in db.execute(query).mappings()]
