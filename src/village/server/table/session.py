"""One game inside one transaction: what is stored, what it amounts to, and what is added."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Unpack

import msgspec
from sqlalchemy import Connection, bindparam, insert, select, update

from village.kernel.types import OVER
from village.record.record import Record
from village.server.errors import Problem, absent
from village.server.storage.schema import entries, games, seats
from village.server.storage.statement import Statement
from village.server.table.cache import CachedGame, Seat, fresh_cache, position_hash
from village.server.table.entries import Body, Entry, entries_between
from village.server.table.reducer import catch_up, follow, perform
from village.server.table.row import GameRow, RowValues, read_row

# Built once: building a statement takes longer than SQLite takes to run it.
THE_GAME: Final = select(games).where(games.c.id == bindparam("its_id"))
READ: Final = Statement(THE_GAME)
LOCK: Final = Statement(THE_GAME.with_for_update())
SAVE: Final = Statement(
    update(games).where(games.c.id == bindparam("its_id"), games.c.number == bindparam("its_number"))
)
ADD: Final = Statement(insert(entries))


class Session:
    """A game and the connection it is read by. Changes are entries; the rest of the row follows from them."""

    def __init__(self, db: Connection, row: GameRow, cached: CachedGame, now: float) -> None:
        self.db = db
        self.stored = row  # as it was read
        self.row = msgspec.structs.replace(row)  # as it will be
        self.cached = cached
        self.had_bots = any(seat.bot for seat in cached.seats)  # so that one may have been asked
        self.now = now
        self.changed: dict[str, object] = {}
        self.for_bot = False  # there is work for one now
        self.added: list[Entry] = []
        self.refreshed = False  # those who look have to look anew, though nothing was added

    @property
    def id(self) -> str:
        return self.cached.id

    @property
    def seats(self) -> list[Seat]:
        return self.cached.seats

    @property
    def status(self) -> str:
        return self.row.status

    @property
    def record(self) -> Record:
        """The game as it is played; Problem if it is not."""
        if self.cached.record is None:
            raise Problem(409, "not-started", "the game has not begun")
        return self.cached.record

    def add(self, body: Body, seat: int | None, player: str | None, key: str | None = None) -> int:
        """One more entry, and what it changes; its number."""
        entry = Entry(self.cached.number + 1, body.kind, seat, player, self.now, body, key=key)
        self.set(number=entry.number)
        perform(self.cached, entry)
        ADD.change(self.db, self.columns(entry))
        self.added.append(entry)
        return entry.number

    def add_history(self, history: Sequence[Entry]) -> None:
        """Entries of a game that was played elsewhere."""
        for number, entry in enumerate(history, self.cached.number + 1):
            entry.number = number
            follow(self.cached, entry)
            entry.check = position_hash(self.cached.record)
            self.added.append(entry)
        if self.cached.lost:
            raise Problem(422, "bad-record", self.cached.lost)
        self.db.execute(ADD.query, [self.columns(entry) for entry in history])
        self.set(number=self.cached.number)

    def columns(self, entry: Entry) -> dict[str, object]:
        return {"game": self.id, **msgspec.structs.asdict(entry)}

    def set(self, **values: Unpack[RowValues]) -> None:
        """Columns of the game that get another value."""
        for name, value in values.items():
            setattr(self.row, name, value)
        self.changed.update(values)

    def save_seat(self, seat: Seat) -> None:
        values = {"kind": seat.kind, "player": seat.player, "name": seat.name, "bot": seat.bot}
        where = (seats.c.game == self.id) & (seats.c.seat == seat.number)
        self.db.execute(update(seats).where(where).values(resigned=seat.resigned, **values))

    def save(self) -> None:
        """The row of the game, if an entry was added; fails if somebody else added one meanwhile."""
        if not self.changed:
            return
        record = self.cached.record
        if record is not None and not self.cached.lost:
            over = self.status == "over" or record.over
            self.set(ply=len(record.log), actor=OVER if over else record.actor)
        if SAVE.change(self.db, {"its_id": self.id, "its_number": self.stored.number, **self.changed}) != 1:
            raise Problem(409, "stale", "somebody else was faster")


def open_session(db: Connection, id: str, cached: CachedGame | None, now: float, lock: bool) -> Session:
    """The game with this id as it is now. `cached` may be old or missing; the entries tell the rest."""
    found = (LOCK if lock else READ).one(db, {"its_id": id})
    if found is None:
        raise absent("game")
    row = read_row(found)
    if cached is None or cached.number > row.number:
        cached = fresh_cache(row)
    if cached.number < row.number:
        cached = catch_up(cached, entries_between(db, id, cached.number, row.number))
    return Session(db, row, cached, now)
