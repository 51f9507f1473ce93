"""Check that a table follows from its entries and its rows from the game; repair the rows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from village.kernel.types import OVER
from village.record.errors import Error
from village.server.storage.schema import entries, games, jobs, seats
from village.server.tables.cache import CachedTable, Seat, fresh_cache
from village.server.tables.entries import Entry, read_entries
from village.server.tables.next_turn import next_turn
from village.server.tables.reducer import apply_stored
from village.server.tables.session import open_session
from village.server.tables.table_row import DamagedRow, RowValues, TableRow, read_row

LOST: Final = "cannot be followed by these rules, "  # prefix of `why` for tables stopped by the doctor
STORED_SEAT_FIELDS: Final = ("kind", "player", "name", "bot", "resigned")


@dataclass
class Finding:
    """The problems of one table."""

    game: str
    lost: str = ""  # why its entries cannot be replayed
    entry: int = 0  # the first failing entry
    ply: int = 0  # number of good log lines
    rows: dict[str, object] = field(default_factory=dict)  # corrected columns of the table
    seats: list[Seat] = field(default_factory=list)  # corrected seats
    went: str = ""  # outcome: stopped, resumed or unchanged

    @property
    def wrong(self) -> bool:
        return bool(self.lost or self.rows or self.seats)


def examine(db: Connection, id: str) -> Finding:
    """Check one table entry by entry."""
    try:
        row = read_row(db.execute(select(games).where(games.c.id == id)).mappings().one())
    except DamagedRow as damage:
        return Finding(id, damage.detail, went="left as it is")
    return compare(db, row)


def compare(db: Connection, row: TableRow) -> Finding:
    """Compare the rows of a table with its entries."""
    id = row.id
    written = read_entries(db, select(entries).where(entries.c.game == id).order_by(entries.c.number))
    cached = followed(row, written)
    finding = Finding(id, cached.lost, cached.number, len(cached.record.log) if cached.record is not None else 0)
    should: RowValues = {"number": written[-1].number if written else 0, **standing(row, cached, written)}
    finding.rows = {name: value for name, value in should.items() if getattr(row, name) != value}
    if "status" in finding.rows:
        finding.went = "stopped" if should["status"] == "stopped" else "goes on"
    if not cached.lost:
        finding.seats = differing_seats(db, cached)
    return finding


def followed(row: TableRow, written: Sequence[Entry]) -> CachedTable:
    """Return the game up to its end, or up to the first entry that cannot be replayed."""
    cached = fresh_cache(row)
    for number, entry in enumerate(written, 1):
        if entry.number != number:
            cached.lost, cached.number = f"entry {number}: it is missing", number
        else:
            apply_stored(cached, entry)
        if cached.lost:
            break
    if row.status == "open" or row.why.startswith(LOST):
        check_expansions_installed(cached)
    return cached


def check_expansions_installed(cached: CachedTable) -> None:
    """Check that an open table could still start."""
    try:
        cached.setting.table()
    except Error as error:
        cached.lost = cached.lost or str(error)


def standing(row: TableRow, cached: CachedTable, written: Sequence[Entry]) -> RowValues:
    """Return status, ply and actor that follow from the entries."""
    if cached.lost:
        if row.status in ("open", "playing"):
            return {"status": "stopped", "why": LOST + cached.lost, "due": None}
        return {"why": LOST + cached.lost} if row.why.startswith(LOST) else {}
    kept = row.status == "stopped" and not row.why.startswith(LOST)  # stopped for another reason
    end = next((entry for entry in written if entry.kind == "over"), None)
    status = "over" if end is not None else "open" if cached.record is None else "playing"
    should: RowValues = {} if kept else {"status": status}
    if row.why.startswith(LOST):
        should["why"] = end.body.reason() if end is not None else ""
    if cached.record is None:
        return {**should, "ply": 0, "actor": OVER}
    over = status == "over" or cached.record.over
    return {**should, "ply": len(cached.record.log), "actor": OVER if over else cached.record.actor}


def differing_seats(db: Connection, cached: CachedTable) -> list[Seat]:
    """Return seats whose rows differ from the entries."""
    stored = {row["seat"]: row for row in db.execute(select(seats).where(seats.c.game == cached.id)).mappings()}
    return [seat for seat in cached.seats if seat.number not in stored or differs(seat, stored[seat.number])]


def differs(seat: Seat, row: RowMapping) -> bool:
    return any(getattr(seat, name) != row[name] for name in STORED_SEAT_FIELDS)


def repair(db: Connection, finding: Finding, now: float) -> None:
    """Correct the rows; entries are never changed."""
    for seat in finding.seats:
        db.execute(delete(seats).where(seats.c.game == finding.game, seats.c.seat == seat.number))
        values = {name: getattr(seat, name) for name in STORED_SEAT_FIELDS}
        db.execute(insert(seats).values(game=finding.game, seat=seat.number, **values))
    if finding.rows:
        db.execute(update(games).where(games.c.id == finding.game).values(**finding.rows))
    if finding.went == "stopped":
        db.execute(delete(jobs).where(jobs.c.game == finding.game))
    elif finding.rows.get("status") == "playing":
        resume_clock(db, finding.game, now)


def resume_clock(db: Connection, id: str, now: float) -> None:
    """Restart the clock, so that the player to move does not lose time."""
    db.execute(update(games).where(games.c.id == id).values(moved=now))
    session = open_session(db, id, None, now, lock=True)
    next_turn(session)
    session.save()
