"""Export all data of a player, with the records of their tables."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import Table, select

from village.server.players.identity import Player
from village.server.players.reports import Report, reports_by
from village.server.storage.schema import (
    NOT_MOVES,
    daily,
    devices,
    entries,
    friends,
    mutes,
    notifications,
    players,
    puzzle_attempts,
    ratings,
    results,
    seats,
    tables,
    tokens,
)
from village.server.storage.store import Store
from village.server.tables.sessions import Sessions
from village.table.record_files import text_of
from village.table.row import DamagedRow
from village.table.views import seat_of

Row = dict[str, Any]  # row of any table
NEVER_EXPORTED = frozenset({"hash", "password"})  # useless to the player and sensitive


class ExportedTable(Struct):
    """A table as its player may see it; `record` is a `.village` text once it has started."""

    id: str
    status: str
    host: bool
    seats: list[int]
    names: list[str]
    created_at: float
    last_move_at: float
    record: str | None


class Export(Struct):
    """Rows of the database by subject."""

    player: Row
    devices: list[Row]
    tokens: list[Row]
    bots: list[Row]
    muted: list[Row]
    notifications: list[Row]
    reports: list[Report]
    tables: list[ExportedTable]
    chat: list[Row]
    results: list[Row]
    ratings: list[Row]
    daily: list[Row]
    friends: list[Row]
    puzzles: list[Row]


def export(sessions: Sessions, player: Player) -> Export:
    store = sessions.store
    own = (entries.c.player == player.id) & (entries.c.kind == "chat")
    columns = (entries.c.table_id, entries.c.number, entries.c.at, entries.c.body)
    query = select(*columns).where(own, NOT_MOVES).order_by(entries.c.at)
    chat = [row._asdict() for row in store.rows(query)]
    return Export(
        rows(store, players, "id", player.id)[0], rows(store, devices, "player", player.id),
        rows(store, tokens, "player", player.id), rows(store, players, "owner", player.id),
        rows(store, mutes, "player", player.id), rows(store, notifications, "player", player.id),
        reports_by(store, player.id), exported_tables(sessions, player), chat,
        *(rows(store, table, "player", player.id) for table in (results, ratings, daily, friends, puzzle_attempts)),
    )  # fmt: skip


def rows(store: Store, table: Table, column: str, id: str) -> list[Row]:
    stored = store.rows(select(table).where(table.c[column] == id))
    return [{name: value for name, value in row._asdict().items() if name not in NEVER_EXPORTED} for row in stored]


def exported_tables(sessions: Sessions, player: Player) -> list[ExportedTable]:
    own = (tables.c.host == player.id) | (seats.c.player == player.id)
    query = (
        select(tables.c.id, tables.c.created_at).outerjoin(seats, seats.c.table_id == tables.c.id).where(own).distinct()
    )
    exported: list[ExportedTable] = []
    for id in sessions.store.ids(query.order_by(tables.c.created_at)):
        with suppress(DamagedRow):
            exported.append(exported_table(sessions, player, id))
    return exported


def exported_table(sessions: Sessions, player: Player, id: str) -> ExportedTable:
    with sessions.read(id) as session:
        row, started = session.row, session.cached.record is not None
        mine = [seat.number for seat in session.seats if seat.player == player.id]
        record = text_of(session, seat_of(session, player)) if started else None
        names = [seat.name for seat in session.seats]
        return ExportedTable(
            id, session.status, row.host == player.id, mine, names, row.created_at, row.last_move_at, record
        )
