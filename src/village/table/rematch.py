"""Rematches: the same players, each one seat further, starting when all agree."""

from __future__ import annotations

from msgspec.structs import replace

from village.table.create import fresh_row, table_of, take_reserved
from village.table.entries import Next
from village.table.new_table import NewTable
from village.table.open_table import Person, seats_of
from village.table.problem import Problem
from village.table.row import TableRow
from village.table.seats import seat_all
from village.table.session import Tables, TableSession
from village.table.state import next_seat


def join_rematch(tables: Tables, id: str, player: Person) -> str:
    """Return the rematch table, creating it if needed; the player takes a seat there."""
    with tables.write(id) as session:
        if session.status != "over":
            raise Problem(409, "not-over", "the game is not over")
        own = seats_of(session, player)
        rematch_id = existing_rematch(session)
        if not rematch_id:
            rematch_id = create_rematch(session, player)
            session.set(rematch_id=rematch_id)
            session.add(Next(rematch_id), own[0].number, player.id)
    with tables.write(rematch_id) as session:
        if session.status == "open":
            take_reserved(session, player)
    return rematch_id


def existing_rematch(session: TableSession) -> str:
    """Return the rematch unless everyone has left it."""
    rematch_id = session.row.rematch_id
    return rematch_id if rematch_id is not None and session.has_table(rematch_id) else ""


def create_rematch(before: TableSession, host: Person) -> str:
    """Create the table together with the entry that links to it, so that there is at most one."""
    row = row_for(before, host)
    with before.create_table(row) as session:
        seat_all(session, [next_seat(seat, len(before.seats)) for seat in before.seats], host.id)
    return row.id


def row_for(before: TableSession, host: Person) -> TableRow:
    setting = replace(before.row.setting, promise="")
    fresh = fresh_row(before.now, host, NewTable(public=before.row.public), table_of(setting), setting)
    return replace(fresh, time_control=before.row.time_control)
