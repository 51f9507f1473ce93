"""Lists of tables: open ones, the player's own, and those to watch."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Final, Literal

from sqlalchemy import Connection, Select, select

from village.server.players.identity import Player
from village.server.storage.schema import seats, tables
from village.server.tables.sessions import Sessions
from village.table.row import DamagedRow, TableRow, read_row
from village.table.state import Seat
from village.table.summary import TableSummary, table_summary

MAX_TABLES_LISTED: Final = 100
FORGOTTEN_AFTER_SECONDS: Final = 7 * 86400.0  # then a table is no longer listed for others

ListKind = Literal["open", "mine", "watch"]


def list_tables(sessions: Sessions, player: Player | None, kind: ListKind, before: float) -> list[TableSummary]:
    """Return tables with the last move before `before`, latest first."""
    query = (
        select(tables)
        .where(tables.c.last_move_at < before)
        .order_by(tables.c.last_move_at.desc())
        .limit(MAX_TABLES_LISTED)
    )
    if kind == "mine":
        own = select(seats.c.table_id).where(seats.c.player == (player.id if player is not None else ""))
        query = query.where(tables.c.id.in_(own))
    else:
        status = "open" if kind == "open" else "playing"
        recent = tables.c.last_move_at > sessions.clock() - FORGOTTEN_AFTER_SECONDS
        query = query.where(tables.c.status == status, tables.c.public, recent)
    with sessions.store.reading() as db:
        rows = valid_rows(db, query)
        table_seats = seats_by_table(db, [row.id for row in rows])
    caller = player.id if player is not None else None
    return [table_summary(row, table_seats[row.id], caller) for row in rows]


def valid_rows(db: Connection, query: Select[tuple[object, ...]]) -> list[TableRow]:
    """Return valid rows; a damaged row must not hide the others."""
    valid: list[TableRow] = []
    for row in db.execute(query).mappings():
        with suppress(DamagedRow):
            valid.append(read_row(row))
    return valid


def seats_by_table(db: Connection, ids: list[str]) -> defaultdict[str, list[Seat]]:
    by_table: defaultdict[str, list[Seat]] = defaultdict(list)
    for row in db.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        by_table[row.table_id].append(Seat(row.seat, row.kind, row.player, row.name, row.bot, row.resigned))
    return by_table
