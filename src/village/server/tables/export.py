"""Export all data of a player, with games as `.village` texts."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from msgspec import Struct
from sqlalchemy import Table, select

from village.server.players.identity import Player
from village.server.players.reports import Report, reports_by
from village.server.storage.schema import (
    UNLIKE_ANSWERS,
    daily,
    devices,
    entries,
    friends,
    games,
    mutes,
    notices,
    players,
    puzzle_tries,
    ratings,
    results,
    seats,
    tokens,
)
from village.server.storage.store import Store
from village.server.tables.records import text_of
from village.server.tables.sessions import Sessions
from village.server.tables.table_row import DamagedRow
from village.server.tables.views import seat_of

Row = dict[str, Any]  # row of any table
NEVER_SHOWN = frozenset({"hash", "password"})  # useless to the player and sensitive


class ExportedGame(Struct):
    """A table as its player may see it; `record` is a `.village` text once it has started."""

    id: str
    status: str
    host: bool
    seats: list[int]
    names: list[str]
    made: float
    moved: float
    record: str | None


class Export(Struct):
    """Rows of the database by subject."""

    player: Row
    devices: list[Row]
    tokens: list[Row]
    bots: list[Row]
    muted: list[Row]
    notices: list[Row]
    reports: list[Report]
    games: list[ExportedGame]
    chat: list[Row]
    results: list[Row]
    ratings: list[Row]
    daily: list[Row]
    friends: list[Row]
    puzzles: list[Row]


def export(sessions: Sessions, player: Player) -> Export:
    store = sessions.store
    said = (entries.c.player == player.id) & (entries.c.kind == "chat")
    columns = (entries.c.game, entries.c.number, entries.c.at, entries.c.body)
    query = select(*columns).where(said, UNLIKE_ANSWERS).order_by(entries.c.at)
    with store.reading() as db:
        chat = [dict(row) for row in db.execute(query).mappings()]
    return Export(
        rows(store, players, "id", player.id)[0], rows(store, devices, "player", player.id),
        rows(store, tokens, "player", player.id), rows(store, players, "owner", player.id),
        rows(store, mutes, "player", player.id), rows(store, notices, "player", player.id),
        reports_by(store, player.id), my_games(sessions, player), chat,
        *(rows(store, table, "player", player.id) for table in (results, ratings, daily, friends, puzzle_tries)),
    )  # fmt: skip


def rows(store: Store, table: Table, whose: str, id: str) -> list[Row]:
    with store.reading() as db:
        found = db.execute(select(table).where(table.c[whose] == id)).mappings()
        return [{name: value for name, value in row.items() if name not in NEVER_SHOWN} for row in found]


def my_games(sessions: Sessions, player: Player) -> list[ExportedGame]:
    own = (games.c.host == player.id) | (seats.c.player == player.id)
    query = select(games.c.id, games.c.made).outerjoin(seats, seats.c.game == games.c.id).where(own).distinct()
    with sessions.store.reading() as db:
        ids = [row.id for row in db.execute(query.order_by(games.c.made))]
    told: list[ExportedGame] = []
    for id in ids:
        with suppress(DamagedRow):
            told.append(game_of_mine(sessions, player, id))
    return told


def game_of_mine(sessions: Sessions, player: Player, id: str) -> ExportedGame:
    with sessions.read(id) as session:
        row, begun = session.row, session.cached.record is not None
        mine = [seat.number for seat in session.seats if seat.player == player.id]
        record = text_of(session, seat_of(session, player)) if begun else None
        names = [seat.name for seat in session.seats]
        return ExportedGame(id, session.status, row.host == player.id, mine, names, row.made, row.moved, record)
