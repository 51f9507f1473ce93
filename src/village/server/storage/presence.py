"""Presence rows: players who have a table open, on any node; expired rows say when they were last seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from village.server.storage.fast_sql import Statement
from village.server.storage.schema import presence, seats

PRESENCE_VALID_SECONDS: Final = 30.0  # validity of a row, as its node may be gone
PRESENCE_KEPT_SECONDS: Final = 61 * 86400.0  # longer than any allowed absence

# Built once: building a statement takes longer than running it on SQLite. Parameters of an update must not have the
# names of columns.
PROLONG: Final = Statement(
    update(presence)
    .where(presence.c.table_id == bindparam("id_of_table"), presence.c.player == bindparam("player_id"))
    .where(presence.c.node == bindparam("node_id"))
)
ONLINE: Final = select(presence.c.player).where(
    (presence.c.table_id == bindparam("table_id")) & (presence.c.until > bindparam("current_time"))
)
SEATS_ONLINE: Final = (
    select(seats.c.seat)
    .where((seats.c.table_id == bindparam("table_id")) & seats.c.player.in_(ONLINE))
    .order_by(seats.c.seat)
)


def save_presence(db: Connection, table_id: str, player: str, node: str, until: float) -> None:
    key = {"id_of_table": table_id, "player_id": player, "node_id": node}
    if not PROLONG.change(db, {**key, "until": until}):
        db.execute(insert(presence).values(table_id=table_id, player=player, node=node, until=until))


def present_until(db: Connection, table_id: str, player: str) -> float:
    """Return until when a player counts as present; in the past: when they were last seen; 0 if never."""
    where = (presence.c.table_id == table_id) & (presence.c.player == player)
    return float(db.scalar(select(func.max(presence.c.until)).where(where)) or 0.0)


def players_online(db: Connection, table_id: str, now: float) -> frozenset[str]:
    """Return the players who have the table open, seated or not."""
    return frozenset(db.scalars(ONLINE, {"table_id": table_id, "current_time": now}))


def seats_online(db: Connection, table_id: str, now: float) -> list[int]:
    """Return the seats whose players have the table open."""
    return list(db.scalars(SEATS_ONLINE, {"table_id": table_id, "current_time": now}))


def tables_open_on(db: Connection, node: str, now: float) -> list[str]:
    """Return the tables that are open on this node."""
    own = (presence.c.node == node) & (presence.c.until > now)
    return list(db.scalars(select(presence.c.table_id).where(own).distinct()))


def end_node(db: Connection, node: str, now: float) -> None:
    """Expire all rows of this node."""
    own = (presence.c.node == node) & (presence.c.until > now)
    db.execute(update(presence).where(own).values(until=now))


def delete_old_presence(db: Connection, now: float) -> None:
    """Delete rows that no longer matter."""
    db.execute(delete(presence).where(presence.c.until < now - PRESENCE_KEPT_SECONDS))
