"""Lists of tables: open ones, the player's own, and those to watch."""

from __future__ import annotations

from collections import defaultdict
from contextlib import suppress
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Select, select

from village.server.players.identity import Player
from village.server.storage.schema import seats, tables
from village.server.storage.store import AnyRow
from village.server.tables.sessions import Sessions
from village.table.row import DamagedRow, Setting, TableRow, read_row

MAX_TABLES_LISTED: Final = 100
FORGOTTEN_AFTER_SECONDS: Final = 7 * 86400.0  # then a table is no longer listed for others

ListKind = Literal["open", "mine", "watch"]


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    setting: Setting
    names: list[str]
    open_seats: int
    ply: int
    last_move_at: float
    mine: bool
    turn: bool  # my turn
    imported: bool  # from a file


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
    return [
        TableSummary(
            row.id, row.status, in_list(row.setting), [seat.name for seat in table_seats[row.id]],
            sum(seat.kind == "open" for seat in table_seats[row.id]), row.ply, row.last_move_at,
            bool(own_seats(table_seats[row.id], player)),
            row.status == "playing" and row.actor in own_seats(table_seats[row.id], player), row.imported,
        )
        for row in rows
    ]  # fmt: skip


def in_list(setting: Setting) -> Setting:
    """Return the setting without the individual custom values."""
    if setting.custom_values is None:
        return setting
    return replace(setting, custom_values=replace(setting.custom_values, values={}))


def valid_rows(db: Connection, query: Select[tuple[object, ...]]) -> list[TableRow]:
    """Return valid rows; a damaged row must not hide the others."""
    valid: list[TableRow] = []
    for row in db.execute(query).mappings():
        with suppress(DamagedRow):
            valid.append(read_row(row))
    return valid


def seats_by_table(db: Connection, ids: list[str]) -> defaultdict[str, list[AnyRow]]:
    by_table: defaultdict[str, list[AnyRow]] = defaultdict(list)
    for row in db.execute(select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)):
        by_table[row.table_id].append(row)
    return by_table


def own_seats(table_seats: list[AnyRow], player: Player | None) -> set[int]:
    return {seat.seat for seat in table_seats if player is not None and seat.player == player.id}
