"""Quick match: join an open public table that fits, or create one.

One match is made at a time, on all nodes: otherwise two players who ask at the same moment would each create a table
and wait for the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Final

from sqlalchemy import ColumnElement, Connection, exists, func, or_, select

from village.server.players.identity import Player
from village.server.storage.schema import mutes, players, presence, seats, tables
from village.server.storage.store import Store
from village.server.tables.joining import join
from village.server.tables.listing import listed_for_others, valid_rows
from village.server.tables.sessions import Sessions
from village.table.create import begin_now, open_table
from village.table.problem import Problem
from village.table.quick_match import QuickMatch, fits, new_match
from village.table.seats import is_automated

MAX_TABLES_SEARCHED: Final = 200
MAX_TABLES_TRIED: Final = 5
CONNECTING_SECONDS: Final = 30.0  # until the host of a new table counts as absent
MAX_UNFINISHED: Final = 20  # tables of a player, open or in progress
LOCK_SECONDS: Final = 10.0  # as long as the database waits for a lock
LOCK_KEY: Final = 862146  # of PostgreSQL; no other code may use this number
ONE_AT_A_TIME: Final = Lock()


def quick_match(sessions: Sessions, player: Player, match: QuickMatch) -> str:
    """Return the id of a table with a seat for the player; the game begins with the last player."""
    if is_automated(player):
        raise Problem(403, "not-for-bots", "quick match is for people; a bot can join an open table")
    table = new_match(match)  # first, because it checks the setup
    with one_match_at_a_time(sessions.store):
        for id in fitting_tables(sessions, player, match):
            if take_seat(sessions, player, id):
                return id
        return open_table(sessions, player, table)


@contextmanager
def one_match_at_a_time(store: Store) -> Iterator[None]:
    """The local lock comes first, so that waiting requests hold no connection."""
    if not ONE_AT_A_TIME.acquire(timeout=LOCK_SECONDS):
        raise Problem(503, "busy", "too many players are looking for a game at the moment; try again", retry=5)
    try:
        if store.embedded:
            yield
            return
        with store.engine.begin() as db:
            db.execute(select(func.pg_advisory_xact_lock(LOCK_KEY)))
            yield
    finally:
        ONE_AT_A_TIME.release()


def fitting_tables(sessions: Sessions, player: Player, match: QuickMatch) -> list[str]:
    """Return tables to try: the one where the player waits already, else those that have waited longest."""
    now = sessions.clock()
    same_game = tables.c.setting["game"].as_string() == match.game
    query = select(tables).where(listed_for_others("open", now), same_game).limit(MAX_TABLES_SEARCHED)
    with sessions.store.reading() as db:
        own = [
            row.id for row in valid_rows(db, query.where(seat_with(seats.c.player == player.id))) if fits(row, match)
        ]
        if own:
            return own[:1]
        check_unfinished(db, player)
        rows = valid_rows(db, query.where(is_offered(player, now)).order_by(tables.c.created_at))
    return [row.id for row in rows if fits(row, match)][:MAX_TABLES_TRIED]


def is_offered(player: Player, now: float) -> ColumnElement[bool]:
    """A player waits there, all players are people, and the caller has muted none of them and is muted by none."""
    muted = exists().where(
        ((mutes.c.player == player.id) & (mutes.c.muted == seats.c.player))
        | ((mutes.c.muted == player.id) & (mutes.c.player == seats.c.player))
    )
    bot = exists().where(players.c.id == seats.c.player, players.c.kind == "bot")
    present = exists().where(
        presence.c.table_id == tables.c.id, presence.c.player == seats.c.player, presence.c.until > now
    )
    turn_based = tables.c.time_control["days"].as_integer() > 0
    awaited = or_(turn_based, tables.c.created_at > now - CONNECTING_SECONDS, seat_with(present))
    unsuitable = or_(seats.c.kind.not_in(("open", "human")), seats.c.player == player.id, muted, bot)
    return awaited & ~seat_with(unsuitable)


def seat_with(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(seats.c.table_id == tables.c.id, condition)


def check_unfinished(db: Connection, player: Player) -> None:
    unfinished = (seats.c.player == player.id) & seats.c.resigned.is_(False) & tables.c.status.in_(("open", "playing"))
    query = select(func.count(tables.c.id.distinct())).join(seats, seats.c.table_id == tables.c.id).where(unfinished)
    if (db.scalar(query) or 0) >= MAX_UNFINISHED:
        raise Problem(409, "too-many-tables", f"you have {MAX_UNFINISHED} unfinished games; finish one of them first")


def take_seat(sessions: Sessions, player: Player, id: str) -> bool:
    """Join the table if it still has a seat, and begin once it is full."""
    try:
        with sessions.write(id) as session:
            if any(seat.player == player.id for seat in session.seats):
                return True
            join(session, player, None, "")
            if all(seat.kind == "human" for seat in session.seats):
                begin_now(session, player)
    except Problem as problem:
        if problem.status == 409:  # full, begun or gone by now
            return False
        raise
    return True
