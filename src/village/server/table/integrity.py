"""Whether a stored game follows from its entries by these rules, and its rows from the game; and putting them right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from village.kernel.types import OVER
from village.server.storage.schema import entries, games, jobs, seats
from village.server.table.cache import CachedGame, Seat
from village.server.table.next_turn import next_turn
from village.server.table.reducer import Entry, follow
from village.server.table.session import open_session

LOST: Final = "cannot be followed by these rules, "  # how `why` begins where the doctor has stopped a game
FIELDS: Final = ("kind", "player", "name", "bot", "resigned")


@dataclass
class Finding:
    """What is wrong with one game."""

    game: str
    lost: str = ""  # why its entries cannot be followed
    entry: int = 0  # the first one that cannot
    ply: int = 0  # how many answers are good
    rows: dict[str, Any] = field(default_factory=dict)  # columns of the game, as they should be
    chairs: list[Seat] = field(default_factory=list)  # seats, as they should be
    went: str = ""  # what becomes of the game: stopped, or going on

    @property
    def wrong(self) -> bool:
        return bool(self.lost or self.rows or self.chairs)


def examine(db: Connection, id: str) -> Finding:
    """One game, entry by entry."""
    row = db.execute(select(games).where(games.c.id == id)).one()
    written = db.execute(select(entries).where(entries.c.game == id).order_by(entries.c.number)).all()
    cached = followed(row, written)
    finding = Finding(id, cached.lost, cached.number, len(cached.record.log) if cached.record is not None else 0)
    should = {"number": written[-1].number if written else 0, **standing(row, cached, written)}
    finding.rows = {name: value for name, value in should.items() if getattr(row, name) != value}
    if "status" in finding.rows:
        finding.went = "stopped" if should["status"] == "stopped" else "goes on"
    if not cached.lost:
        finding.chairs = other_seats(db, cached)
    return finding


def followed(row: Row[Any], written: Sequence[Entry]) -> CachedGame:
    """The game up to its end, or up to the first entry that cannot be followed."""
    cached = CachedGame(row.id, row.setting, [Seat(number) for number in range(row.setting["seats"])])
    for place, entry in enumerate(written, 1):
        if entry.number != place:
            cached.lost, cached.number = f"entry {place}: it is missing", place
        else:
            follow(cached, entry, row.seed, row.start)
        if cached.lost:
            break
    return cached


def standing(row: Row[Any], cached: CachedGame, written: Sequence[Entry]) -> dict[str, Any]:
    """Status, ply and actor as they follow from the entries."""
    if cached.lost:
        if row.status in ("open", "playing"):
            return {"status": "stopped", "why": LOST + cached.lost, "due": None}
        return {"why": LOST + cached.lost} if row.why.startswith(LOST) else {}
    kept = row.status == "stopped" and not row.why.startswith(LOST)  # for another reason
    end = next((entry for entry in written if entry.kind == "over"), None)
    status = "over" if end is not None else "open" if cached.record is None else "playing"
    should: dict[str, Any] = {} if kept else {"status": status}
    if row.why.startswith(LOST):
        should["why"] = end.body["why"] if end is not None else ""
    if cached.record is None:
        return should | {"ply": 0, "actor": OVER}
    over = status == "over" or cached.record.over
    return should | {"ply": len(cached.record.log), "actor": OVER if over else cached.record.actor}


def other_seats(db: Connection, cached: CachedGame) -> list[Seat]:
    """The seats whose rows say something else than the entries."""
    stored = {row.seat: row for row in db.execute(select(seats).where(seats.c.game == cached.id))}
    return [seat for seat in cached.seats if seat.seat not in stored or differs(seat, stored[seat.seat])]


def differs(seat: Seat, row: Row[Any]) -> bool:
    return any(getattr(seat, name) != getattr(row, name) for name in FIELDS)


def repair(db: Connection, finding: Finding, now: float) -> None:
    """Make the rows what they should be. Entries are never touched."""
    for chair in finding.chairs:
        db.execute(delete(seats).where(seats.c.game == finding.game, seats.c.seat == chair.seat))
        values = {name: getattr(chair, name) for name in FIELDS}
        db.execute(insert(seats).values(game=finding.game, seat=chair.seat, **values))
    if finding.rows:
        db.execute(update(games).where(games.c.id == finding.game).values(**finding.rows))
    if finding.went == "stopped":
        db.execute(delete(jobs).where(jobs.c.game == finding.game))
    elif finding.rows.get("status") == "playing":
        go_on(db, finding.game, now)


def go_on(db: Connection, id: str, now: float) -> None:
    """Whoever is asked has not lost the time in which nobody could answer."""
    db.execute(update(games).where(games.c.id == id).values(moved=now))
    session = open_session(db, id, None, now, lock=True)
    next_turn(session)
    session.save()
