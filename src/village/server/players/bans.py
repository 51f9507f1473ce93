"""Bans: whoever runs the server can keep a player out, for a time or for good."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, or_, select, update

from village.server.errors import Problem, absent
from village.server.players.context import PlayersContext
from village.server.players.identity import Player, find_player
from village.server.storage.schema import players
from village.server.storage.store import Store

FOR_GOOD: Final = datetime(9999, 1, 1, tzinfo=UTC).timestamp()


def must_not_be_banned(player: Player, now: float) -> Player:
    """A banned player can log in, look on, take along what is stored, log out and leave for good, no more."""
    if is_banned(player, now):
        until = {} if player.banned == FOR_GOOD else {"until": player.banned}
        raise Problem(403, "banned", "whoever runs this server has closed it to this player", **until)
    return player


def is_banned(player: Player, now: float) -> bool:
    return player.banned is not None and player.banned > now


def must_be_let_in(db: Connection, id: str, now: float) -> None:
    """Asked of the database, for a node may know a player as they were some seconds ago."""
    player = find_player(db, id)
    if player is None:
        raise Problem(401, "unknown-player", "this player is gone")
    must_not_be_banned(player, now)


def set_ban(context: PlayersContext, player: Player, until: float | None) -> None:
    """The player's and that of all bots they own; None lifts it."""
    own = or_(players.c.id == player.id, players.c.owner == player.id)
    with context.store.writing() as db:
        ids = list(db.scalars(select(players.c.id).where(own)))
        db.execute(update(players).where(players.c.id.in_(ids)).values(banned=until))
    for id in ids:
        context.player_changed(id)


def named_player(store: Store, name: str) -> Player:
    """By id or login, as a host writes it."""
    with store.reading() as db:
        login = select(players.c.id).where(players.c.login == name.casefold())
        found = find_player(db, name) or find_player(db, db.scalar(login) or "")  # a login may be another's id
    if found is None:
        raise absent("player")
    return found
