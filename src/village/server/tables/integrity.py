"""Check that the rows of a table follow from its entries, and repair them."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from village.server.storage.schema import entries, jobs, seats, tables
from village.server.tables.session import save
from village.server.tables.stored_entries import read_entries
from village.server.tables.transaction import open_session
from village.table.integrity import Finding, expected_status, replay_entries
from village.table.row import DamagedRow, RowValues, TableRow, read_row
from village.table.state import CachedTable, Seat
from village.table.turns import next_turn

STORED_SEAT_FIELDS: Final = ("kind", "player", "name", "bot", "resigned")


def examine(db: Connection, id: str) -> Finding:
    """Check one table entry by entry."""
    try:
        row = read_row(db.execute(select(tables).where(tables.c.id == id)).mappings().one())
    except DamagedRow as damage:
        return Finding(id, damage.detail, outcome="unchanged")
    return compare(db, row)


def compare(db: Connection, row: TableRow) -> Finding:
    """Compare the rows of a table with its entries."""
    id = row.id
    stored_entries = read_entries(db, select(entries).where(entries.c.table_id == id).order_by(entries.c.number))
    cached = replay_entries(row, stored_entries)
    finding = Finding(id, cached.lost, cached.number, len(cached.record.log) if cached.record is not None else 0)
    expected: RowValues = {
        "number": stored_entries[-1].number if stored_entries else 0,
        **expected_status(row, cached, stored_entries),
    }
    finding.rows = {name: value for name, value in expected.items() if getattr(row, name) != value}
    if "status" in finding.rows:
        finding.outcome = "stopped" if expected["status"] == "stopped" else "resumed"
    if not cached.lost:
        finding.seats = differing_seats(db, cached)
    return finding


def differing_seats(db: Connection, cached: CachedTable) -> list[Seat]:
    """Return seats whose rows differ from the entries."""
    stored = {row["seat"]: row for row in db.execute(select(seats).where(seats.c.table_id == cached.id)).mappings()}
    return [seat for seat in cached.seats if seat.number not in stored or differs(seat, stored[seat.number])]


def differs(seat: Seat, row: RowMapping) -> bool:
    return any(getattr(seat, name) != row[name] for name in STORED_SEAT_FIELDS)


def repair(db: Connection, finding: Finding, now: float) -> None:
    """Correct the rows; entries are never changed."""
    for seat in finding.seats:
        db.execute(delete(seats).where(seats.c.table_id == finding.table_id, seats.c.seat == seat.number))
        values = {name: getattr(seat, name) for name in STORED_SEAT_FIELDS}
        db.execute(insert(seats).values(table_id=finding.table_id, seat=seat.number, **values))
    if finding.rows:
        db.execute(update(tables).where(tables.c.id == finding.table_id).values(**finding.rows))
    if finding.outcome == "stopped":
        db.execute(delete(jobs).where(jobs.c.table_id == finding.table_id))
    elif finding.rows.get("status") == "playing":
        resume_clock(db, finding.table_id, now)


def resume_clock(db: Connection, id: str, now: float) -> None:
    """Restart the clock, so that the player to move does not lose time."""
    db.execute(update(tables).where(tables.c.id == id).values(last_move_at=now))
    session = open_session(db, id, None, now, lock=True)
    next_turn(session)
    save(db, [session])
