"""A table inside a transaction with everything that its changes affect: clocks, jobs, bans, results."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select

from village.server.players.bans import check_not_banned_in_database
from village.server.players.friends import friend_of
from village.server.players.identity import Player, check_not_deleted
from village.server.storage.presence import players_seen
from village.server.storage.schema import tables
from village.server.tables import absence, clocks, schedule
from village.server.tables.results import save_results
from village.server.tables.session import Session, save, up_to_date
from village.table.entries import SeatChange
from village.table.open_table import Person
from village.table.problem import Problem
from village.table.row import TableRow, columns, read_row
from village.table.state import CachedTable, Seat

ROW: Final = select(tables).where(tables.c.id == bindparam("table_id"))
LOCKED_ROW: Final = ROW.with_for_update()


class TableNotFound(Problem):
    """There is no such table, or not any more."""

    def __init__(self) -> None:
        super().__init__(404, "not-found", "there is no such table")


class TransactionSession(Session):
    """A table that is changed in a transaction."""

    @contextmanager
    def create_table(self, row: TableRow) -> Iterator[TransactionSession]:
        self.db.execute(insert(tables).values(columns(row)))
        session = open_session(self.db, row.id, None, self.now, lock=True)
        yield session
        save(self.db, [session])

    def friend(self, host: Person, friendship: str) -> Player:
        return friend_of(self.db, host, friendship)

    def check_seat_change(self, by: str | None, change: SeatChange) -> None:
        if change.sort == "human" and by is not None:
            check_not_banned_in_database(self.db, by, self.now)
        if isinstance(change.player, str):
            check_not_deleted(self.db, change.player)

    def first_clocks(self) -> list[float]:
        return clocks.first_clocks(self)

    def charge(self, seat: int) -> None:
        clocks.charge(self, seat)

    def add_increment(self, seat: int) -> None:
        clocks.add_increment(self, seat)

    def remove_increments(self, ply: int) -> None:
        clocks.remove_increments(self, ply)

    def restore_increments(self, ply: int) -> None:
        clocks.restore_increments(self, ply)

    def seen_by(self) -> frozenset[str]:
        return players_seen(self.db, self.id, self.row.last_move_at)

    def reclaim_seat(self, seat: Seat) -> None:
        absence.reclaim_seat(self, seat)

    def schedule(self) -> None:
        schedule.schedule(self)

    def unschedule(self) -> None:
        schedule.drop_job(self)

    def save_results(self) -> None:
        save_results(self)


def open_session(db: Connection, id: str, cached: CachedTable | None, now: float, lock: bool) -> TransactionSession:
    """Open a table; `cached` may be outdated or None and is brought up to date from the entries."""
    stored = db.execute(LOCKED_ROW if lock else ROW, {"table_id": id}).mappings().one_or_none()
    if stored is None:
        raise TableNotFound
    row = read_row(stored)
    return TransactionSession(lambda: db, row, up_to_date(db, row, cached), now)
