"""Lists of tables: open ones, the player's own, and those to watch."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Final, Literal

from sqlalchemy import ColumnElement, Connection, Select, exists, func, select

from village.server.players.identity import Player
from village.server.storage.schema import seats, tables
from village.server.tables.company import Company, company_at
from village.server.tables.sessions import Sessions
from village.table.row import DamagedRow, TableRow, read_row
from village.table.state import Seat
from village.table.summary import TableSummary, table_summary

MAX_TABLES_LISTED: Final = 100
FORGOTTEN_AFTER_SECONDS: Final = 7 * 86400.0  # then a table is no longer listed for others
AT_TABLE: Final = seats.c.table_id == tables.c.id
HAS_OPEN_SEAT: Final = exists().where(AT_TABLE, seats.c.kind == "open")
PLAYERS_AT_TABLE: Final = select(func.count(seats.c.player.distinct())).where(AT_TABLE).scalar_subquery()

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
        query = query.where(listed_for_others(kind, sessions.clock()))
    with sessions.store.reading() as db:
        rows = valid_rows(db, query)
        table_seats = seats_by_table(db, [row.id for row in rows])
        company = company_at(db, table_seats.values()) if kind != "mine" else Company({}, {})
    caller = player.id if player is not None else None
    return [summary_of(row, table_seats[row.id], caller, company) for row in rows]


def listed_for_others(kind: ListKind, now: float) -> ColumnElement[bool]:
    """Open tables have an open seat; games of one person against bots are left out."""
    status, filled = ("open", HAS_OPEN_SEAT) if kind == "open" else ("playing", PLAYERS_AT_TABLE > 1)
    recent = tables.c.last_move_at > now - FORGOTTEN_AFTER_SECONDS
    return (tables.c.status == status) & tables.c.public & recent & filled


def summary_of(row: TableRow, table_seats: list[Seat], caller: str | None, company: Company) -> TableSummary:
    ratings = company.ratings_of(table_seats, row.setting.game)
    return table_summary(row, table_seats, caller, ratings, company.unrated(table_seats))


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
