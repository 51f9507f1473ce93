"""Rematches: the same players, each one seat further, starting when all agree."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import insert, select

from village.server.players.identity import Player
from village.server.storage.schema import tables
from village.server.tables.create import fresh_row, seat_all, table_of, take_reserved
from village.server.tables.session import Session, open_session, save
from village.server.tables.sessions import Sessions
from village.table.entries import Next
from village.table.new_table import NewTable
from village.table.open_table import seats_of
from village.table.problem import Problem
from village.table.row import TableRow, columns
from village.table.state import next_seat


def join_rematch(sessions: Sessions, id: str, player: Player) -> str:
    """Return the rematch table, creating it if needed; the player takes a seat there."""
    with sessions.write(id) as session:
        if session.status != "over":
            raise Problem(409, "not-over", "the game is not over")
        own = seats_of(session, player)
        rematch_id = existing_rematch(session)
        if not rematch_id:
            rematch_id = create_rematch(session, player)
            session.set(rematch_id=rematch_id)
            session.add(Next(rematch_id), own[0].number, player.id)
    with sessions.write(rematch_id) as session:
        if session.status == "open":
            take_reserved(session, player)
    return rematch_id


def existing_rematch(session: Session) -> str:
    """Return the rematch unless everyone has left it."""
    query = select(tables.c.id).where(tables.c.id == session.row.rematch_id, tables.c.status != "stopped")
    return str(session.db.scalar(query) or "")


def create_rematch(before: Session, host: Player) -> str:
    """Create the table in the transaction that links to it, so that there is at most one."""
    row = row_for(before, host)
    before.db.execute(insert(tables).values(columns(row)))
    session = open_session(before.db, row.id, None, before.now, lock=True)
    seat_all(session, [next_seat(seat, len(before.seats)) for seat in before.seats], host.id)
    save(before.db, [session])
    return row.id


def row_for(before: Session, host: Player) -> TableRow:
    setting = replace(before.row.setting, promise="")
    fresh = fresh_row(before.now, host, NewTable(public=before.row.public), table_of(setting), setting)
    return replace(fresh, time_control=before.row.time_control)
