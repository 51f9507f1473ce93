"""Changes to all seats of a player: a new name, another account, a deleted bot."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from sqlalchemy import select, union

from village.server.players.identity import Player, PlayersContext
from village.server.players.tokens import delete_player, own_bot, void_tokens
from village.server.storage.schema import seats, tables
from village.server.tables.anonymize import hand_over_entries, hand_over_lines
from village.server.tables.results import hand_over_results
from village.server.tables.sessions import Sessions
from village.table.entries import SeatChange
from village.table.play import resign
from village.table.row import DamagedRow
from village.table.seats import leave, set_seat

MAX_TABLES_RENAMED: Final = 50  # the latest ones


def rename_at_tables(sessions: Sessions, player: Player, name: str) -> None:
    """Rename the player at unfinished tables where the old name is used."""
    unfinished = (
        (seats.c.player == player.id) & (seats.c.name == player.name) & tables.c.status.in_(("open", "playing"))
    )
    query = (
        select(tables.c.id, tables.c.created_at)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(unfinished)
        .distinct()
    )
    with sessions.store.reading() as db:
        ids = [row.id for row in db.execute(query.order_by(tables.c.created_at.desc()).limit(MAX_TABLES_RENAMED))]
    for id in ids:
        with suppress(DamagedRow), sessions.write(id) as session:
            for seat in session.seats:
                if (seat.player, seat.name) == (player.id, player.name):
                    set_seat(session, player.id, SeatChange(seat.number, name=name))


def hand_over_seats(sessions: Sessions, guest: Player, account: Player) -> None:
    """Move the seats and chat lines of a guest to their account."""
    with sessions.store.reading() as db:
        seated = select(seats.c.table_id).where(seats.c.player == guest.id)
        hosted = select(tables.c.id).where(tables.c.host == guest.id, tables.c.status == "open")
        ids = list(db.scalars(union(seated, hosted)))
    for id in ids:
        with suppress(DamagedRow), sessions.write(id) as session:
            for seat in session.seats:
                if seat.player == guest.id:
                    set_seat(session, account.id, SeatChange(seat.number, player=account.id))
            if session.row.host == guest.id:
                session.set(host=account.id)
            hand_over_entries(session, guest.id, account.id)
    hand_over_lines(sessions.store, guest.id, account.id)
    hand_over_results(sessions.store, guest.id, account.id)


def delete_bot(context: PlayersContext, sessions: Sessions, owner: Player, id: str) -> None:
    """Delete a bot, which first leaves its seats and resigns its games so that no other player waits for it."""
    bot = own_bot(context.store, owner, id)
    void_tokens(context, bot)
    resign_all_tables(sessions, bot)
    delete_player(context, bot)


def resign_all_tables(sessions: Sessions, player: Player) -> None:
    """Leave tables that have not started and resign running games."""
    for table_id in unfinished_tables(sessions, player):
        with suppress(DamagedRow), sessions.write(table_id) as session:
            if session.status == "open":
                leave(session, player)
            elif session.status == "playing" and not session.cached.lost:
                resign(session, player)


def unfinished_tables(sessions: Sessions, player: Player) -> list[str]:
    query = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    unfinished = (seats.c.player == player.id) & tables.c.status.in_(("open", "playing"))
    return sessions.store.ids(query.where(unfinished).distinct())
