"""Lists of tables: open ones, the player's own, and those to watch."""

from __future__ import annotations

from contextlib import suppress
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Select, select

from village.server.players.identity import Player
from village.server.storage.schema import games, seats
from village.server.tables.sessions import Sessions
from village.server.tables.table_row import DamagedRow, Setting, TableRow, read_row

MAX_TABLES_LISTED: Final = 100
FORGOTTEN_AFTER_SECONDS: Final = 7 * 86400.0  # then a table is no longer listed for others

ListKind = Literal["open", "mine", "watch"]


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    status: str
    setting: Setting
    names: list[str]
    free: int
    ply: int
    moved: float
    mine: bool
    turn: bool  # my turn


class ListedSeat(Struct, frozen=True):
    game: str
    seat: int
    kind: str
    player: str | None
    name: str


def list_tables(sessions: Sessions, player: Player | None, kind: ListKind, before: float) -> list[TableSummary]:
    """Return tables with the last move before `before`, latest first."""
    query = select(games).where(games.c.moved < before).order_by(games.c.moved.desc()).limit(MAX_TABLES_LISTED)
    if kind == "mine":
        own = select(seats.c.game).where(seats.c.player == (player.id if player is not None else ""))
        query = query.where(games.c.id.in_(own))
    else:
        status = "open" if kind == "open" else "playing"
        lately = games.c.moved > sessions.clock() - FORGOTTEN_AFTER_SECONDS
        query = query.where(games.c.status == status, games.c.listed, lately)
    with sessions.store.reading() as db:
        rows = whole_rows(db, query)
        around = seats_of_games(db, [row.id for row in rows])
    return [
        TableSummary(
            row.id, row.status, in_list(row.setting), [seat.name for seat in around[row.id]],
            sum(seat.kind == "open" for seat in around[row.id]), row.ply, row.moved,
            bool(own_seats(around[row.id], player)),
            row.status == "playing" and row.actor in own_seats(around[row.id], player),
        )
        for row in rows
    ]  # fmt: skip


def in_list(setting: Setting) -> Setting:
    """Return the setting without the individual custom values."""
    if setting.numbers is None:
        return setting
    return replace(setting, numbers=replace(setting.numbers, values={}))


def whole_rows(db: Connection, query: Select[tuple[object, ...]]) -> list[TableRow]:
    """Return valid rows; a damaged row must not hide the others."""
    found: list[TableRow] = []
    for row in db.execute(query).mappings():
        with suppress(DamagedRow):
            found.append(read_row(row))
    return found


def seats_of_games(db: Connection, ids: list[str]) -> dict[str, list[ListedSeat]]:
    found: dict[str, list[ListedSeat]] = {id: [] for id in ids}
    for row in db.execute(select(seats).where(seats.c.game.in_(ids)).order_by(seats.c.seat)):
        found[row.game].append(ListedSeat(row.game, row.seat, row.kind, row.player, row.name))
    return found


def own_seats(around: list[ListedSeat], player: Player | None) -> set[int]:
    return {seat.seat for seat in around if player is not None and seat.player == player.id}
