"""Presence rows: players who have a table open, on any node; expired rows say when they were last seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from village.server.storage.fast_sql import Statement
from village.server.storage.schema import presence, seats

PRESENCE_VALID_SECONDS: Final = 30.0  # validity of a row, as its node may be gone
PRESENCE_KEPT_SECONDS: Final = 61 * 86400.0  # longer than any allowed absence

# Built once: building a statement takes longer than running it on SQLite.
PROLONG: Final = Statement(
    update(presence)
    .where(presence.c.game == bindparam("table_id"), presence.c.player == bindparam("player_id"))
    .where(presence.c.node == bindparam("node_id"))
)
THERE: Final = select(presence.c.player).where(
    (presence.c.game == bindparam("table_id")) & (presence.c.until > bindparam("current_time"))
)
SEATS_HERE: Final = (
    select(seats.c.seat)
    .where((seats.c.game == bindparam("table_id")) & seats.c.player.in_(THERE))
    .order_by(seats.c.seat)
)


def save_presence(db: Connection, game: str, player: str, node: str, until: float) -> None:
    which = {"table_id": game, "player_id": player, "node_id": node}
    if not PROLONG.change(db, {**which, "until": until}):
        db.execute(insert(presence).values(game=game, player=player, node=node, until=until))


def present_until(db: Connection, game: str, player: str) -> float:
    """Return until when a player counts as present; in the past: when they were last seen; 0 if never."""
    where = (presence.c.game == game) & (presence.c.player == player)
    return float(db.scalar(select(func.max(presence.c.until)).where(where)) or 0.0)


def players_here(db: Connection, game: str, now: float) -> frozenset[str]:
    """Return the players who have the table open, seated or not."""
    return frozenset(db.scalars(THERE, {"table_id": game, "current_time": now}))


def seats_here(db: Connection, game: str, now: float) -> list[int]:
    """Return the seats whose players have the table open."""
    return list(db.scalars(SEATS_HERE, {"table_id": game, "current_time": now}))


def tables_open_on(db: Connection, node: str, now: float) -> list[str]:
    """Return the tables that are open on this node."""
    own = (presence.c.node == node) & (presence.c.until > now)
    return list(db.scalars(select(presence.c.game).where(own).distinct()))


def end_node(db: Connection, node: str, now: float) -> None:
    """Expire all rows of this node."""
    own = (presence.c.node == node) & (presence.c.until > now)
    db.execute(update(presence).where(own).values(until=now))


def delete_old_presence(db: Connection, now: float) -> None:
    """Delete rows that no longer matter."""
    db.execute(delete(presence).where(presence.c.until < now - PRESENCE_KEPT_SECONDS))
