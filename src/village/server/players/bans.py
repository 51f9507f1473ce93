"""Bans: the administrator can exclude a player for some time or permanently."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Connection, or_, select, update

from village.server.players.identity import Player, PlayersContext, find_player
from village.server.storage.schema import players
from village.server.storage.store import Store
from village.table.problem import Problem, not_found

PERMANENT: Final = datetime(9999, 1, 1, tzinfo=UTC).timestamp()


def check_not_banned(player: Player, now: float) -> Player:
    """Refuse banned players, who may only log in and out, watch, export their data and delete their account."""
    if is_banned(player, now):
        until = {} if player.banned_until == PERMANENT else {"until": player.banned_until}
        raise Problem(403, "banned", "this player is banned", **until)
    return player


def is_banned(player: Player, now: float) -> bool:
    return player.banned_until is not None and player.banned_until > now


def check_not_banned_in_database(db: Connection, id: str, now: float) -> None:
    """Check the database, because a node's cached player can be some seconds old."""
    player = find_player(db, id)
    if player is None:
        raise Problem(401, "unknown-player", "this player has been deleted")
    check_not_banned(player, now)


def set_ban(context: PlayersContext, player: Player, until: float | None) -> None:
    """Ban the player and their bots until this time; None lifts the ban."""
    own = or_(players.c.id == player.id, players.c.owner == player.id)
    with context.store.writing() as db:
        ids = list(db.scalars(select(players.c.id).where(own)))
        db.execute(update(players).where(players.c.id.in_(ids)).values(banned_until=until))
    for id in ids:
        context.player_changed(id)


def named_player(store: Store, name: str) -> Player:
    """Find a player by id or username, as an administrator types it."""
    with store.reading() as db:
        by_username = select(players.c.id).where(players.c.username == name.casefold())
        player = find_player(db, name) or find_player(db, db.scalar(by_username) or "")  # a username may be an id too
    if player is None:
        raise not_found("player")
    return player
