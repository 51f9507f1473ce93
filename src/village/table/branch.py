"""Branch from a position of a finished game: a new table with bots on all other seats."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village.record.api import SETTING
from village.table.create import begin_game, fresh_row
from village.table.new_table import NewBranch, NewTable
from village.table.open_table import OpenTable, Person
from village.table.problem import Problem, not_found
from village.table.row import TableRow, setting_of
from village.table.scores import record_at
from village.table.seats import is_automated, known_bot, seat_all
from village.table.session import Tables
from village.table.state import Seat

OVER_ONLY: Final = "you can branch only from a finished game, because positions of a running one contain secrets"


def branch_table(tables: Tables, id: str, player: Person, request: NewBranch) -> str:
    """Create the table; randomness is drawn again, so that the player cannot know it in advance."""
    known_bot(request.bot)
    with tables.read(id) as session:
        row = row_for(session, player, request)
        seats = [seat_for(seat, player, request) for seat in session.seats]
    with tables.write(row.id, row) as session:
        seat_all(session, seats, player.id)
        begin_game(session, player)
    return row.id


def row_for(session: OpenTable, player: Person, request: NewBranch) -> TableRow:
    if session.status != "over":
        raise Problem(409, "not-over", OVER_ONLY)
    record = record_at(session.record, request.ply)
    if record.over or record.actor < 0 or request.seat >= record.seats:
        raise not_found("position")
    setting = setting_of(record.table, dict(record.table.options))
    fresh = fresh_row(session.now, player, NewTable(public=False), record.table, setting)
    return replace(fresh, start={name: part for name, part in record.data().items() if name not in SETTING})


def seat_for(seat: Seat, player: Person, request: NewBranch) -> Seat:
    """Return the seat at the new table: bots stay, people are replaced by the chosen bot."""
    if seat.number == request.seat:
        return Seat(seat.number, "human", player.id, player.name, automated=is_automated(player))
    if seat.kind == "bot":
        return Seat(seat.number, "bot", None, seat.name, seat.bot)
    return Seat(seat.number, "bot", None, request.bot, request.bot)
