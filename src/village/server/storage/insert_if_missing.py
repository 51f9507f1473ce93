"""Insert a row that a concurrent request may insert too."""

from __future__ import annotations

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_into(db: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that can say what happens to a row that exists already."""
    return (postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert)(table)


def insert_if_missing(db: Connection, table: Table, values: dict[str, object]) -> bool:
    """Insert a row unless its key exists, and return whether it did not; waits for a concurrent insert to end."""
    query = insert_into(db, table).values(values).on_conflict_do_nothing().returning(*table.primary_key)
    return db.execute(query).first() is not None
