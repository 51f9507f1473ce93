"""A table as its players and viewers use it: its row, and its state after the entries so far."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from village.games import game_types
from village.record.record import Record
from village.table.daily import closes, day_of, is_daily
from village.table.problem import Problem, already_resigned
from village.table.row import TableRow
from village.table.state import CachedTable, Seat

if TYPE_CHECKING:
    View = dict[str, Any]
else:
    View = reduce(or_, dict.fromkeys(game.view_type() for game in game_types()))  # the views of all games


class Person(Protocol):
    """A player or viewer with an identity."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def kind(self) -> str: ...  # guest, account or bot


class OpenTable:
    """One table at one moment."""

    def __init__(self, row: TableRow, cached: CachedTable, now: float) -> None:
        self.row = msgspec.structs.replace(row)  # as it will be saved
        self.cached = cached
        self.now = now

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
        """The running game; raises a Problem before the start."""
        if self.cached.record is None:
            raise Problem(409, "not-started", "the game has not started")
        return self.cached.record

    @property
    def shows_seed(self) -> bool:
        """Whether the seed is public: after the end, that of a daily challenge only when its day has closed."""
        return self.status == "over" and not (is_daily(self.id) and self.now <= closes(day_of(self.row.created_at)))


def seats_of(table: OpenTable, player: Person | None) -> list[Seat]:
    """Return the seats of a player; raise a Problem if there are none."""
    own = [seat for seat in table.seats if player is not None and seat.player == player.id]
    if not own:
        raise Problem(403, "not-seated", "you have no seat at this table")
    return own


def active_seats(table: OpenTable, player: Person) -> list[Seat]:
    """Return the player's seats that have not resigned."""
    own = [seat for seat in seats_of(table, player) if not seat.resigned]
    if not own:
        raise already_resigned()
    return own
