"""Deleting an account: all that is stored of a player goes; games stay for the others, with somebody in their place."""

from __future__ import annotations

import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, or_, select, update

from village.server.errors import Problem
from village.server.players.accounts import log_out_everywhere, void_tokens_of
from village.server.players.context import PlayersContext
from village.server.players.identity import Player, find_player, read_player
from village.server.players.reports import forget_reports
from village.server.players.tokens import bots_of, delete_player
from village.server.players.tries import Tries, must_fit
from village.server.storage.outage import NO_DATABASE
from village.server.storage.schema import games, mutes, players, seats
from village.server.table.answer import resign
from village.server.table.entries import SeatChange
from village.server.table.forgetting import forget_author, games_of, lines_of, remove_lines, rewrite_names
from village.server.table.row import DamagedRow
from village.server.table.seats import leave, settle
from village.server.table.session import Session
from village.server.table.sessions import Sessions
from village.server.table.tidy import forget_rematch

SOMEBODY: Final = "somebody"
log = logging.getLogger(__name__)


def delete_account(context: PlayersContext, sessions: Sessions, player: Player, password: str, address: str) -> None:
    """In person, and with the password if there is one. Nobody can come in as this player from here on."""
    if player.kind == "bot":
        raise Problem(403, "not-for-bots", "a bot cannot do this; whoever owns it can")
    if player.login is not None:
        must_fit(context, player, password, Tries(player.login, address, known=True))
    with context.store.writing() as db:
        gone = {"leaving": context.now(), "epoch": players.c.epoch + 1}
        db.execute(update(players).where(players.c.id == player.id).values(**gone))
    void_tokens_of(context, player)
    log_out_everywhere(context, player)
    erase(context, sessions, player)


def finish_leaving(context: PlayersContext, sessions: Sessions) -> None:
    """Accounts whose deletion was cut short."""
    with context.store.reading() as db:
        found = list(db.scalars(select(players.c.id).where(players.c.leaving.is_not(None))))
        leaving = [player for id in found if (player := find_player(db, id)) is not None]
    for player in leaving:
        try:
            erase(context, sessions, player)
        except NO_DATABASE:
            raise
        except Exception:
            log.exception("player %s could not be deleted; it is tried again", player.id)


def erase(context: PlayersContext, sessions: Sessions, player: Player) -> None:
    """The player and all bots they own."""
    for bot in bots_of(context.store, player):
        erase(context, sessions, read_player(context.store, bot.id))
    for game in games_of(sessions.store, player.id):
        if not clear_if_alone(sessions, game, player.id):
            with suppress(DamagedRow), sessions.write(game) as session:
                get_up(session, player)
    forget_reports(context.store, player.id)
    with context.store.writing() as db:
        db.execute(delete(mutes).where(mutes.c.muted == player.id))
    delete_player(context, player)


def clear_if_alone(sessions: Sessions, game: str, player: str) -> bool:
    """A table of nobody else, such as a record that was brought, goes as a whole."""
    theirs = or_(seats.c.player == player, games.c.host == player)
    others = (seats.c.game == game) & seats.c.player.is_not(None) & (seats.c.player != player)
    with sessions.store.writing() as db:
        owned = select(games.c.id).outerjoin(seats, seats.c.game == games.c.id).where(games.c.id == game, theirs)
        if db.scalar(owned) is None or db.scalar(select(seats.c.game).where(others).limit(1)) is not None:
            return False
        db.execute(delete(games).where(games.c.id == game))
        forget_rematch(db, [game])
    return True


def get_up(session: Session, player: Player) -> None:
    """A bot plays on for the others' sake; who sat there is somebody."""
    own = [seat.number for seat in session.seats if seat.player == player.id]
    if session.status == "open" and (own or session.row.host == player.id):
        leave(session, player)
    elif session.status == "playing" and own and not session.cached.lost:
        resign(session, player)
    rewrite_names(session, player.id, own, SOMEBODY)
    for seat in session.seats:
        if seat.player == player.id:
            settle(session, None, SeatChange(seat.number, player=None, name=SOMEBODY))
    if session.row.host == player.id:
        session.set(host=next((seat.player for seat in session.seats if seat.player is not None), ""))
    remove_lines(session, lines_of(session, player.id))
    forget_author(session, player.id)
