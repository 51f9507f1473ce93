"""Delete an account: all data of the player is deleted; tables remain for the others, anonymized."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, or_, select, update

from village.server.players.accounts import end_all_devices
from village.server.players.identity import Player, PlayersContext, find_player
from village.server.players.login_attempts import LoginAttempt, check_password
from village.server.players.reports import forget_reports
from village.server.players.tokens import bots_of, delete_player, revoke_all_tokens
from village.server.storage.availability import NO_DATABASE
from village.server.storage.schema import mutes, players, seats, tables
from village.server.tables.anonymize import forget_author, lines_of, remove_lines, rewrite_names, tables_of
from village.server.tables.retention import forget_rematch
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.server.tables.transaction import TableNotFound
from village.table.entries import SeatChange
from village.table.names import ANONYMOUS_NAME
from village.table.play import resign
from village.table.problem import Problem
from village.table.row import DamagedRow
from village.table.seats import leave, set_seat

DELETION_SECONDS: Final = 60.0  # that a deletion may take; later it counts as interrupted
log = logging.getLogger(__name__)


def delete_account(context: PlayersContext, sessions: Sessions, player: Player, password: str, address: str) -> None:
    """Delete the account, checking the password if there is one; it cannot be used from now on."""
    if player.kind == "bot":
        raise Problem(403, "not-for-bots", "a bot cannot do this; its owner can")
    if player.username is not None:
        check_password(context, player, password, LoginAttempt(player.username, address, known=True))
    if not start_deletion(context, player):
        return  # a concurrent request deletes the account
    revoke_all_tokens(context, player)
    end_all_devices(context, player)
    erase(context, sessions, player)


def start_deletion(context: PlayersContext, player: Player) -> bool:
    """Mark the account and its bots, so that nothing new refers to them; return whether it was not marked before."""
    mark = update(players).values(deletion_started_at=context.now(), epoch=players.c.epoch + 1)
    with context.store.writing() as db:
        unmarked = (players.c.id == player.id) & players.c.deletion_started_at.is_(None)
        if db.execute(mark.where(unmarked)).rowcount != 1:
            return False
        db.execute(mark.where(players.c.owner == player.id))
    return True


def finish_deletions(context: PlayersContext, sessions: Sessions) -> None:
    """Finish interrupted deletions."""
    interrupted = players.c.deletion_started_at < context.now() - DELETION_SECONDS
    with context.store.reading() as db:
        ids = list(db.scalars(select(players.c.id).where(interrupted)))
        leaving = [player for id in ids if (player := find_player(db, id)) is not None]
    for player in leaving:
        try:
            erase(context, sessions, player)
        except NO_DATABASE:
            raise
        except Exception:
            log.exception("player %s could not be deleted; will try again", player.id)


def erase(context: PlayersContext, sessions: Sessions, player: Player) -> None:
    """Delete the player and their bots; another node may be finishing the same deletion."""
    for bot in bots_of(context.store, player):
        with context.store.reading() as db:
            bot_player = find_player(db, bot.id)
        if bot_player is not None:
            erase(context, sessions, bot_player)
    for table_id in tables_of(sessions.store, player.id):
        if not delete_if_only_player(sessions, table_id, player.id):
            with suppress(DamagedRow, TableNotFound), sessions.write(table_id) as session:
                leave_table(session, player)
    forget_reports(context.store, player.id)
    context.store.run(delete(mutes).where(mutes.c.muted == player.id))
    delete_player(context, player)


def delete_if_only_player(sessions: Sessions, table_id: str, player: str) -> bool:
    """Delete a table without other players, such as an imported record."""
    theirs = or_(seats.c.player == player, tables.c.host == player)
    others = (seats.c.table_id == table_id) & seats.c.player.is_not(None) & (seats.c.player != player)
    with sessions.store.writing() as db:
        owned = (
            select(tables.c.id).outerjoin(seats, seats.c.table_id == tables.c.id).where(tables.c.id == table_id, theirs)
        )
        if db.scalar(owned) is None or db.scalar(select(seats.c.table_id).where(others).limit(1)) is not None:
            return False
        db.execute(delete(tables).where(tables.c.id == table_id))
        forget_rematch(db, [table_id])
    return True


def leave_table(session: Session, player: Player) -> None:
    """Let a bot play on under an anonymous name."""
    own = [seat.number for seat in session.seats if seat.player == player.id]
    if session.status == "open" and (own or session.row.host == player.id):
        leave(session, player)
    elif session.status == "playing" and own and not session.cached.lost:
        resign(session, player)
    rewrite_names(session, player.id, own, ANONYMOUS_NAME)
    for seat in session.seats:
        if seat.player == player.id:
            set_seat(session, None, SeatChange(seat.number, player=None, name=ANONYMOUS_NAME))
    if session.row.host == player.id:
        session.set(host=next((seat.player for seat in session.seats if seat.player is not None), ""))
    remove_lines(session, lines_of(session, player.id))
    forget_author(session, player.id)
