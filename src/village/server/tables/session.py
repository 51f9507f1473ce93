"""One table inside one transaction: its row, its state and new entries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Unpack

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from village.kernel.types import OVER
from village.server.storage.fast_sql import Statement
from village.server.storage.schema import entries, seats, tables
from village.server.tables.stored_entries import entries_between
from village.table.entries import Body, Entry
from village.table.open_table import OpenTable
from village.table.problem import Problem
from village.table.reducer import apply_new, apply_stored, catch_up
from village.table.row import RowValues, TableRow, read_row
from village.table.state import CachedTable, Seat, fresh_cache, position_hash

# Built once: building a statement takes longer than running it on SQLite.
BY_ID: Final = select(tables).where(tables.c.id == bindparam("table_id"))
READ: Final = Statement(BY_ID)
LOCK: Final = Statement(BY_ID.with_for_update())
SAVE: Final = Statement(
    update(tables).where(tables.c.id == bindparam("table_id"), tables.c.number == bindparam("stored_number"))
)
ADD: Final = Statement(insert(entries))


class TableNotFound(Problem):
    """There is no such table, or not any more."""

    def __init__(self) -> None:
        super().__init__(404, "not-found", "there is no such table")


class Session(OpenTable):
    """A table and its connection. Changes are entries; the row follows from them."""

    def __init__(self, db: Connection, row: TableRow, cached: CachedTable, now: float) -> None:
        super().__init__(row, cached, now)
        self.db = db
        self.stored = row  # as read
        self.had_bots = any(seat.bot for seat in cached.seats)  # a job may exist
        self.changed: dict[str, object] = {}
        self.for_bot = False  # a job was added
        self.added: list[Entry] = []
        self.refreshed = False  # viewers must read the table again although no entry was added

    def add(self, body: Body, seat: int | None, player: str | None, key: str | None = None) -> int:
        """Add and apply an entry; return its number."""
        entry = Entry(self.cached.number + 1, body.kind, seat, player, self.now, body, key=key)
        self.set(number=entry.number)
        apply_new(self.cached, entry)
        ADD.change(self.db, self.columns(entry))
        self.added.append(entry)
        return entry.number

    def add_history(self, history: Sequence[Entry]) -> None:
        """Add the entries of an imported game."""
        for number, entry in enumerate(history, self.cached.number + 1):
            entry.number = number
            apply_stored(self.cached, entry)
            entry.check = position_hash(self.cached.record)
            self.added.append(entry)
        if self.cached.lost:
            raise Problem(422, "bad-record", self.cached.lost)
        self.db.execute(ADD.query, [self.columns(entry) for entry in history])
        self.set(number=self.cached.number)

    def columns(self, entry: Entry) -> dict[str, object]:
        return {"table_id": self.id, **msgspec.structs.asdict(entry)}

    def set(self, **values: Unpack[RowValues]) -> None:
        """Change columns of the table's row."""
        for name, value in values.items():
            setattr(self.row, name, value)
        self.changed.update(values)

    def save_seat(self, seat: Seat) -> None:
        values = {"kind": seat.kind, "player": seat.player, "name": seat.name, "bot": seat.bot}
        where = (seats.c.table_id == self.id) & (seats.c.seat == seat.number)
        self.db.execute(update(seats).where(where).values(resigned=seat.resigned, **values))

    def save(self) -> None:
        """Save the row if an entry was added; fails if another writer added one meanwhile."""
        if not self.changed:
            return
        record = self.cached.record
        if record is not None and not self.cached.lost:
            over = self.status == "over" or record.over
            self.set(ply=len(record.log), actor=OVER if over else record.actor)
        if SAVE.change(self.db, {"table_id": self.id, "stored_number": self.stored.number, **self.changed}) != 1:
            raise Problem(409, "stale", "another request was faster")


def open_session(db: Connection, id: str, cached: CachedTable | None, now: float, lock: bool) -> Session:
    """Open a table; `cached` may be outdated or None and is brought up to date from the entries."""
    stored = (LOCK if lock else READ).one(db, {"table_id": id})
    if stored is None:
        raise TableNotFound
    row = read_row(stored)
    if cached is None or cached.number > row.number:
        cached = fresh_cache(row)
    if cached.number < row.number:
        cached = catch_up(cached, entries_between(db, id, cached.number, row.number))
    return Session(db, row, cached, now)
