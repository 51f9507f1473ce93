"""One table inside one transaction: its row, its state and new entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update

from village.kernel.types import OVER
from village.server.storage.batches import Connect
from village.server.storage.schema import entries, jobs, links, notifications, players, seats, tables
from village.server.tables.stored_entries import Request, entries_between, entries_by_request, read_entries
from village.table.entries import Entry
from village.table.ids import fresh_id
from village.table.problem import Problem
from village.table.reducer import catch_up
from village.table.row import CHANGING_COLUMNS, DamagedRow, TableRow, read_row
from village.table.session import TableSession
from village.table.state import CachedTable, Seat, fresh_cache

# Built once: building a statement takes longer than running it on SQLite.
ROWS: Final = select(tables).where(tables.c.id.in_(bindparam("table_ids", expanding=True)))
FREE_ROWS: Final = ROWS.with_for_update(skip_locked=True)
ADD_ENTRIES: Final = insert(entries)
SAVE_ROW: Final = update(tables).where(
    tables.c.id == bindparam("table_id"), tables.c.number == bindparam("stored_number")
)
DROP_JOBS: Final = delete(jobs).where(jobs.c.table_id.in_(bindparam("table_ids", expanding=True)))
ADD_JOBS: Final = insert(jobs)
NOTIFICATION_SETTINGS: Final = select(players.c.id, players.c.notification_settings).where(
    players.c.id.in_(bindparam("player_ids", expanding=True))
)
ADD_NOTIFICATIONS: Final = insert(notifications)
NOTIFICATION_CHANNELS: Final = ("push", "mail", "webhook")  # of turn notifications
EMPTY_SEAT: Final = {"kind": "open", "player": None, "name": "", "bot": "", "resigned": False}


class Session(TableSession):
    """A table and its connection. What else belongs to a change of a table is in `TransactionSession`."""

    def __init__(self, connect: Connect, row: TableRow, cached: CachedTable, now: float) -> None:
        super().__init__(row, cached, now)
        self.connect = connect
        self.had_bots = any(seat.bot for seat in cached.seats)  # a job may exist
        self.job: dict[str, object] | None = None  # the next move of a bot
        self.job_changed = False
        self.written = 0  # of the added entries; the others are written before the next statement, or when saved
        self.next_player: str | None = None  # to be notified of a turn
        self.looked_up: Request | None = None  # the request that `earlier` is about
        self.earlier: Entry | None = None  # what the request did when it was made before
        self.refreshed = False  # viewers must read the table again although no entry was added

    @property
    def db(self) -> Connection:
        """The connection of the transaction, in which all new entries are stored."""
        db = self.connect()
        write_entries(db, [self])
        return db

    def earlier_entry(self, player: str, key: str) -> Entry | None:
        request = self.id, player, key
        if self.looked_up != request:
            self.looked_up, self.earlier = request, entries_by_request(self.db, [request]).get(request)
        return self.earlier

    def moves_of(self, seat: int) -> list[Entry]:
        where = (entries.c.table_id == self.id) & (entries.c.kind == "move") & (entries.c.seat == seat)
        return read_entries(self.db, select(entries).where(where).order_by(entries.c.number.desc()))

    def save_seat(self, seat: Seat) -> None:
        values = {"kind": seat.kind, "player": seat.player, "name": seat.name, "bot": seat.bot}
        where = (seats.c.table_id == self.id) & (seats.c.seat == seat.number)
        self.db.execute(update(seats).where(where).values(resigned=seat.resigned, **values))

    def has_table(self, id: str) -> bool:
        query = select(tables.c.id).where(tables.c.id == id, tables.c.status != "stopped")
        return self.db.scalar(query) is not None

    def add_seats(self, new_seats: Sequence[Seat]) -> None:
        for seat in new_seats:
            self.db.execute(insert(seats).values(table_id=self.id, seat=seat.number, **EMPTY_SEAT))

    def void_links(self, seat: int | None = None) -> None:
        own = links.c.table_id == self.id
        self.db.execute(delete(links).where(own if seat is None else own & (links.c.seat == seat)))

    def changed_row(self) -> dict[str, object]:
        """Return what the row has to become, in the same columns for every table."""
        record = self.cached.record
        if record is not None and not self.cached.lost:
            over = self.status == "over" or record.over
            self.set(ply=len(record.log), actor=OVER if over else record.actor)
        values = {name: getattr(self.row, name) for name in CHANGING_COLUMNS}
        return {"table_id": self.id, "stored_number": self.stored.number, **values}


def write_entries(db: Connection, sessions: Sequence[Session]) -> None:
    """Write the entries that are not written yet."""
    rows = [
        {"table_id": session.id, **msgspec.structs.asdict(entry)}
        for session in sessions
        for entry in session.added[session.written :]
    ]
    if rows:
        db.execute(ADD_ENTRIES, rows)
    for session in sessions:
        session.written = len(session.added)


def lock_free_rows(db: Connection, table_ids: Sequence[str]) -> dict[str, TableRow]:
    """Lock and return the rows that no other transaction has locked, so that batches never wait for each other."""
    return readable_rows(db.execute(FREE_ROWS, {"table_ids": table_ids}).mappings())


def read_rows(db: Connection, table_ids: Sequence[str]) -> dict[str, TableRow]:
    return readable_rows(db.execute(ROWS, {"table_ids": table_ids}).mappings())


def readable_rows(rows: Iterable[RowMapping]) -> dict[str, TableRow]:
    """Return the rows by id, without damaged ones."""
    readable: dict[str, TableRow] = {}
    for row in rows:
        with suppress(DamagedRow):
            readable[row["id"]] = read_row(row)
    return readable


def up_to_date(db: Connection, row: TableRow, cached: CachedTable | None) -> CachedTable:
    """Return the table as of its row."""
    if cached is None or cached.number > row.number:
        cached = fresh_cache(row)
    if cached.number < row.number:
        cached = catch_up(cached, entries_between(db, row.id, cached.number, row.number))
    return cached


def save(db: Connection, sessions: Sequence[Session]) -> None:
    """Write entries, rows, jobs and notifications; fails if another writer changed a table meanwhile."""
    write_entries(db, sessions)
    rows = [session.changed_row() for session in sessions if session.changed]
    if rows and db.execute(SAVE_ROW, rows).rowcount != len(rows):
        raise Problem(409, "stale", "another request was faster")
    save_jobs(db, [session for session in sessions if session.job_changed])
    notify_players(db, [session for session in sessions if session.next_player is not None])


def save_jobs(db: Connection, sessions: Sequence[Session]) -> None:
    """Replace the jobs of these tables."""
    if sessions:
        db.execute(DROP_JOBS, {"table_ids": [session.id for session in sessions]})
    if added := [session.job for session in sessions if session.job is not None]:
        db.execute(ADD_JOBS, added)


def notify_players(db: Connection, sessions: Sequence[Session]) -> None:
    """Queue notifications of turns for players who want any; they are checked again before delivery."""
    if not sessions:
        return
    ids = {session.next_player for session in sessions}
    settings = dict(db.execute(NOTIFICATION_SETTINGS, {"player_ids": list(ids)}).all())
    wanting = {player for player, wanted in settings.items() if any(wanted.get(name) for name in NOTIFICATION_CHANNELS)}
    if added := [notification(session) for session in sessions if session.next_player in wanting]:
        db.execute(ADD_NOTIFICATIONS, added)


def notification(session: Session) -> dict[str, object]:
    turn = {"player": session.next_player, "table_id": session.id, "ply": len(session.record.log), "due": session.now}
    return {"id": fresh_id(16), "channel": "", "attempts": 0, "error": "", **turn}
