"""A table while it is being changed, wherever tables are kept.

All actions of players are written against this class: the server keeps tables in a database, the page without a server
in the browser. Methods that do nothing here are for what only a server has, such as clocks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, Unpack

from village.table.entries import Body, Entry, SeatChange
from village.table.open_table import OpenTable, Person
from village.table.problem import Problem, not_found
from village.table.reducer import apply_new, apply_stored
from village.table.row import RowValues, TableRow
from village.table.state import CachedTable, Seat, position_hash


class TableSession(OpenTable, ABC):
    """One table at one moment and what is added to it. Changes are entries; the row follows from them."""

    def __init__(self, row: TableRow, cached: CachedTable, now: float) -> None:
        super().__init__(row, cached, now)
        self.stored = row  # as read
        self.changed = False
        self.added: list[Entry] = []

    def add(self, body: Body, seat: int | None, player: str | None, key: str | None = None) -> int:
        """Add and apply an entry; return its number."""
        entry = Entry(self.cached.number + 1, body.kind, seat, player, self.now, body, key=key)
        self.set(number=entry.number)
        apply_new(self.cached, entry)
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
        self.set(number=self.cached.number)

    def set(self, **values: Unpack[RowValues]) -> None:
        """Change columns of the table's row."""
        for name, value in values.items():
            setattr(self.row, name, value)
        self.changed = True

    @abstractmethod
    def earlier_entry(self, player: str, key: str) -> Entry | None:
        """Return the entry of the same request, if it was made before."""

    @abstractmethod
    def moves_of(self, seat: int) -> Iterable[Entry]:
        """Return the moves of a seat, the latest first, including undone ones."""

    @abstractmethod
    def save_seat(self, seat: Seat) -> None:
        """Store a seat after an entry has changed it."""

    @abstractmethod
    def has_table(self, id: str) -> bool:
        """Return whether another table exists and not everyone has left it."""

    @abstractmethod
    def create_table(self, row: TableRow) -> AbstractContextManager[TableSession]:
        """Create another table together with this change, so that both are stored or neither."""

    def friend(self, host: Person, friendship: str) -> Person:
        """Return the friend for whom the host reserves a seat."""
        raise not_found("friend")

    def check_seat_change(self, by: str | None, change: SeatChange) -> None:
        """Raise a Problem if a banned or deleted player would take a seat."""

    def add_seats(self, seats: Sequence[Seat]) -> None:
        """Store the empty seats of a new table."""

    def void_links(self, seat: int | None = None) -> None:
        """Revoke the secret links of a seat, or of all seats."""

    def first_clocks(self) -> list[float]:
        return []

    def charge(self, seat: int) -> None:
        """Subtract the used time of the seat to move and restart its clock."""
        self.set(last_move_at=self.now)

    def add_increment(self, seat: int) -> None:
        """Add the increment for a move to the clock of a seat."""

    def remove_increments(self, ply: int) -> None:
        """Remove the increments of the moves from `ply` on, which are undone next."""

    def restore_increments(self, ply: int) -> None:
        """Add the increments of the moves from `ply` on, which have been redone."""

    def seen_by(self) -> frozenset[str]:
        """Return the players who have had the table open since the last move."""
        return frozenset()

    def reclaim_seat(self, seat: Seat) -> None:
        """Give an absent player, for whom a bot plays, the seat back."""

    def schedule(self) -> None:
        """Arrange that the bot to move plays, and that the player to move is notified and timed."""

    def unschedule(self) -> None:
        """Cancel what `schedule` arranged."""

    def save_results(self) -> None:
        """Save the results of the finished game."""


class Tables(Protocol):
    """All tables: of a server, or of a browser."""

    @property
    def clock(self) -> Callable[[], float]: ...

    def read(self, id: str) -> AbstractContextManager[TableSession]:
        """Open a table for reading."""
        ...

    def write(self, id: str, fresh: TableRow | None = None) -> AbstractContextManager[TableSession]:
        """Open a table for writing, or create one."""
        ...

    def friend(self, host: Person, friendship: str) -> Person:
        """Return the friend for whom the host reserves a seat at a new table."""
        ...
