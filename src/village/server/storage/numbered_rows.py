"""Rows with a maximum count: numbered, with a unique index that prevents taking the same number twice."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql import ColumnElement

from village.server.storage.store import Store


def insert_within_quota(
    store: Store,
    table: Table,
    group: ColumnElement[bool],
    max_rows: int,
    values: dict[str, object],
    guard: Callable[[Connection], None],
) -> bool:
    """Insert a row under the first free number, retrying after races; return whether there was one."""
    for _ in range(max_rows + 1):
        with suppress(IntegrityError), store.writing() as db:
            guard(db)
            taken = set(db.scalars(select(table.c.slot).where(group)))
            free = next((number for number in range(max_rows) if number not in taken), None)
            if free is None or len(taken) >= max_rows:
                return False
            db.execute(insert(table).values(slot=free, **values))
            return True
    return False
