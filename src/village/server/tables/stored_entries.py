"""Entries in the database."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from sqlalchemy import Connection, Select, bindparam, or_, select

from village.server.storage.schema import entries
from village.table.entries import Entry, read_entry

Request = tuple[str, str, str]  # table, player and the key that makes it idempotent
Span = tuple[str, int, int]  # table, and the numbers after which and up to which entries are meant


@cache
def entries_of_requests(count: int) -> Select[tuple[object, ...]]:
    """Return a query with this many alternatives, because SQLite uses no index for a list of tuples."""
    return select(entries).where(
        or_(
            *(
                (entries.c.table_id == bindparam(f"table{n}"))
                & (entries.c.player == bindparam(f"player{n}"))
                & (entries.c.key == bindparam(f"key{n}"))
                for n in range(count)
            )
        )
    )


@cache
def entries_of_spans(count: int) -> Select[tuple[object, ...]]:
    return (
        select(entries)
        .where(
            or_(
                *(
                    (entries.c.table_id == bindparam(f"table{n}"))
                    & (entries.c.number > bindparam(f"after{n}"))
                    & (entries.c.number <= bindparam(f"last{n}"))
                    for n in range(count)
                )
            )
        )
        .order_by(entries.c.number)
    )


def entries_by_request(db: Connection, requests: Sequence[Request]) -> dict[Request, Entry]:
    """Return the entries of requests that were made before."""
    if not requests:
        return {}
    names = ("table", "player", "key")
    rows = db.execute(entries_of_requests(len(requests)), numbered(names, requests)).mappings()
    return {(row["table_id"], row["player"], row["key"]): read_entry(row) for row in rows}


def entries_by_table(db: Connection, spans: Sequence[Span]) -> dict[str, list[Entry]]:
    """Return entries in order, of tables that have some; PostgreSQL may show newer ones than the table's row."""
    by_table: defaultdict[str, list[Entry]] = defaultdict(list)
    if spans:
        names = ("table", "after", "last")
        for row in db.execute(entries_of_spans(len(spans)), numbered(names, spans)).mappings():
            by_table[row["table_id"]].append(read_entry(row))
    return by_table


def numbered(names: Sequence[str], rows: Sequence[tuple[object, ...]]) -> dict[str, object]:
    """Return the parameters of a query with an alternative for each row."""
    return {f"{name}{n}": value for n, row in enumerate(rows) for name, value in zip(names, row, strict=True)}


def entries_between(db: Connection, table_id: str, after: int, last: int) -> list[Entry]:
    """Return entries up to the last known one."""
    return entries_by_table(db, [(table_id, after, last)])[table_id]


def read_entries(db: Connection, query: Select[tuple[object, ...]]) -> list[Entry]:
    """Read whole rows of `entries`."""
    return [read_entry(row) for row in db.execute(query).mappings()]
