"""One game inside one transaction: what is stored, what it amounts to, and what is added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Connection, Row, bindparam, insert, select, update

from village.kernel.types import OVER
from village.record.record import Record
from village.server.errors import Problem, absent
from village.server.storage.schema import entries, games, seats
from village.server.table.cache import CachedGame, Seat, checked
from village.server.table.reducer import catch_up

# Built once: building a statement takes longer than SQLite takes to run it.
READ: Final = select(games).where(games.c.id == bindparam("its_id"))
LOCK: Final = READ.with_for_update()
SAVE: Final = update(games).where(games.c.id == bindparam("its_id"), games.c.number == bindparam("its_number"))
ADD: Final = insert(entries)


class Session:
    """A game and the connection it is read by. Changes are entries; the rest of the row follows from them."""

    def __init__(self, db: Connection, row: Row[Any], cached: CachedGame, now: float) -> None:
        self.db = db
        self.row = row
        self.cached = cached
        self.now = now
        self.changed: dict[str, Any] = {}
        self.for_bot = False  # there is work for one now
        self.added: list[str] = []  # kinds of entries

    @property
    def id(self) -> str:
        return self.cached.id

    @property
    def seats(self) -> list[Seat]:
        return self.cached.seats

    @property
    def status(self) -> str:
        return str(self.changed.get("status", self.row.status))

    @property
    def record(self) -> Record:
        """The game as it is played; Problem if it is not."""
        if self.cached.record is None:
            raise Problem(409, "not-started", "the game has not begun")
        return self.cached.record

    def add(self, kind: str, seat: int | None, player: str | None, body: dict[str, Any], key: str | None = None) -> int:
        """One more entry, of something that was just done to `cached`; its number."""
        self.cached.number += 1
        check = "" if self.cached.lost or kind == "chat" else checked(self.cached.record)
        values = {
            "game": self.id, "number": self.cached.number, "kind": kind, "seat": seat, "player": player, "at": self.now,
            "body": body, "check": check, "key": key,
        }  # fmt: skip
        self.db.execute(ADD, values)
        self.changed["number"] = self.cached.number
        self.added.append(kind)
        return self.cached.number

    def set(self, **values: Any) -> None:
        self.changed.update(values)

    def value(self, name: str) -> Any:
        """A column of the game as it will be."""
        return self.changed.get(name, getattr(self.row, name))

    def save_seat(self, seat: Seat) -> None:
        values = {"kind": seat.kind, "player": seat.player, "name": seat.name, "bot": seat.bot}
        where = (seats.c.game == self.id) & (seats.c.seat == seat.seat)
        self.db.execute(update(seats).where(where).values(resigned=seat.resigned, **values))

    def save(self) -> None:
        """The row of the game, if an entry was added; fails if somebody else added one meanwhile."""
        if not self.changed:
            return
        record = self.cached.record
        if record is not None and not self.cached.lost:
            over = self.status == "over" or record.over
            self.set(ply=len(record.log), actor=OVER if over else record.actor)
        done = self.db.execute(SAVE, {"its_id": self.id, "its_number": self.row.number, **self.changed})
        if done.rowcount != 1:
            raise Problem(409, "stale", "somebody else was faster")


def open_session(db: Connection, id: str, cached: CachedGame | None, now: float, lock: bool) -> Session:
    """The game with this id as it is now. `cached` may be old or missing; the entries tell the rest."""
    row = db.execute(LOCK if lock else READ, {"its_id": id}).one_or_none()
    if row is None:
        raise absent("game")
    if cached is None or cached.number > row.number:
        cached = CachedGame(id, row.setting, [Seat(number) for number in range(row.setting["seats"])])
    if cached.number < row.number:
        catch_up(cached, entries_between(db, id, cached.number, row.number), row.seed, row.start)
    return Session(db, row, cached, now)


def entries_between(db: Connection, id: str, after: int, last: int) -> Sequence[Row[Any]]:
    """Up to the last one we know of: PostgreSQL may show newer entries than the row of the game that was read."""
    some = (entries.c.game == id) & (entries.c.number > after) & (entries.c.number <= last)
    return db.execute(select(entries).where(some).order_by(entries.c.number)).all()
