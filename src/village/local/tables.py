"""The tables in the browser: opened for reading and writing, and stored when a change is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from msgspec import to_builtins
from msgspec.structs import asdict

from village.kernel.types import OVER
from village.local.results import save_results
from village.local.storage import TABLES, Storage, StoredEntry
from village.table.entries import Entry, read_entry
from village.table.open_table import Person
from village.table.problem import not_found
from village.table.reducer import catch_up
from village.table.row import TableRow, columns, read_row
from village.table.session import TableSession
from village.table.state import CachedTable, Seat, fresh_cache


def stored_entry(entry: Entry) -> StoredEntry:
    return {**asdict(entry), "body": to_builtins(entry.body)}


class LocalSession(TableSession):
    """A table in the browser while it is being changed."""

    def __init__(self, tables: LocalTables, row: TableRow, cached: CachedTable, now: float) -> None:
        super().__init__(row, cached, now)
        self.tables = tables

    def earlier_entry(self, player: str, key: str) -> Entry | None:
        stored = self.tables.storage.entries_of(self.id)
        return next((read_entry(entry) for entry in stored if (entry["player"], entry["key"]) == (player, key)), None)

    def moves_of(self, seat: int) -> Iterable[Entry]:
        stored = reversed(self.tables.storage.entries_of(self.id))
        return (read_entry(entry) for entry in stored if entry["kind"] == "move" and entry["seat"] == seat)

    def save_seat(self, seat: Seat) -> None:
        """Seats are stored with the row."""

    def has_table(self, id: str) -> bool:
        row = self.tables.storage.read(TABLES + id)
        return row is not None and row["status"] != "stopped"

    @contextmanager
    def create_table(self, row: TableRow) -> Iterator[LocalSession]:
        session = LocalSession(self.tables, row, fresh_cache(row), self.now)
        yield session
        self.tables.save(session)

    def save_results(self) -> None:
        save_results(self.tables.storage, self)


class LocalTables:
    """The tables in a storage; those in use are kept in memory."""

    def __init__(self, storage: Storage, clock: Callable[[], float]) -> None:
        self.storage = storage
        self.clock = clock
        self.cached: dict[str, CachedTable] = {}
        self.saved: list[LocalSession] = []  # changed tables whose viewers have not received the change

    @contextmanager
    def read(self, id: str) -> Iterator[LocalSession]:
        yield self.open(id)

    @contextmanager
    def write(self, id: str, fresh: TableRow | None = None) -> Iterator[LocalSession]:
        """Open a table for writing; after an error it is read from its stored entries again."""
        if fresh is None:
            session = self.open(id)
        else:
            session = LocalSession(self, fresh, fresh_cache(fresh), self.clock())
            session.changed = True
        try:
            yield session
        except BaseException:
            if session.changed:
                self.cached.pop(id, None)
            raise
        self.save(session)

    def friend(self, host: Person, friendship: str) -> Person:
        raise not_found("friend")

    def row(self, id: str) -> TableRow:
        stored = self.storage.read(TABLES + id)
        if stored is None:
            raise not_found("table")
        return read_row(stored)

    def open(self, id: str) -> LocalSession:
        row = self.row(id)
        cached = self.cached.get(id)
        stored = self.storage.entries_of(id)
        if cached is None or cached.number > len(stored):
            cached = fresh_cache(row)
        if cached.number < len(stored):
            cached = catch_up(cached, [read_entry(entry) for entry in stored[cached.number :]])
        self.cached[id] = cached
        return LocalSession(self, row, cached, self.clock())

    def forget(self, id: str) -> None:
        """Read the table again, because another tab has changed it."""
        self.cached.pop(id, None)

    def save(self, session: LocalSession) -> None:
        if not session.changed and not session.added:
            return
        self.storage.add_entries(session.id, [stored_entry(entry) for entry in session.added])
        self.storage.write(TABLES + session.id, row_to_store(session))
        self.cached[session.id] = session.cached
        self.saved.append(session)


def row_to_store(session: LocalSession) -> dict[str, Any]:
    """Return the row with what follows from the game, and the seats, which lists of tables show."""
    record = session.cached.record
    if record is not None and not session.cached.lost:
        over = session.status == "over" or record.over
        session.set(ply=len(record.log), actor=OVER if over else record.actor)
    return {**to_builtins(columns(session.row)), "seats": to_builtins(session.seats)}
