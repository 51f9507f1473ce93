"""What is known of this server and of nobody in particular, inside a transaction."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update

from village.server.storage.schema import facts


def fact(db: Connection, name: str) -> str | None:
    return db.scalar(select(facts.c.value).where(facts.c.name == name))


def remember(db: Connection, name: str, value: str) -> None:
    if not db.execute(update(facts).where(facts.c.name == name).values(value=value)).rowcount:
        db.execute(insert(facts).values(name=name, value=value))
