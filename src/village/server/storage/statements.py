"""Statements that both databases need: inserting rows that may exist already, and facts about this server by name."""

from __future__ import annotations

from sqlalchemy import Connection, Table, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from village.server.storage.schema import facts


def insert_into(db: Connection, table: Table) -> postgresql.Insert | sqlite.Insert:
    """Return an insert that can say what happens to a row that exists already."""
    return (postgresql.insert if db.dialect.name == "postgresql" else sqlite.insert)(table)


def insert_if_missing(db: Connection, table: Table, values: dict[str, object]) -> bool:
    """Insert a row unless its key exists, and return whether it did not; waits for a concurrent insert to end."""
    query = insert_into(db, table).values(values).on_conflict_do_nothing().returning(*table.primary_key)
    return db.execute(query).first() is not None


def read_fact(db: Connection, name: str) -> str | None:
    return db.scalar(select(facts.c.value).where(facts.c.name == name))


def write_fact(db: Connection, name: str, value: str) -> None:
    if not db.execute(update(facts).where(facts.c.name == name).values(value=value)).rowcount:
        db.execute(insert(facts).values(name=name, value=value))
