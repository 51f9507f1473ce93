"""Key-value facts about this server, inside a transaction."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from village.server.storage.schema import facts


def read_fact(db: Connection, name: str) -> str | None:
    return db.scalar(select(facts.c.value).where(facts.c.name == name))


def write_fact(db: Connection, name: str, value: str) -> None:
    if not db.execute(update(facts).where(facts.c.name == name).values(value=value)).rowcount:
        db.execute(insert(facts).values(name=name, value=value))
