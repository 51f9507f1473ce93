"""Presence rows: players who have a table open, on any node; expired rows say when they were last seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, select, update

from village.server.storage.schema import presence, seats
from village.server.storage.statements import insert_into

PRESENCE_VALID_SECONDS: Final = 30.0  # validity of a row, as its node may be gone
PRESENCE_KEPT_SECONDS: Final = 61 * 86400.0  # longer than any allowed absence
LOOKS: Final = "looks"  # instead of a node: requests for a table without a live connection, which are no presence

ONLINE: Final = select(presence.c.player).where(
    (presence.c.table_id == bindparam("table_id")) & (presence.c.until > bindparam("current_time"))
)
SEATS_ONLINE: Final = (
    select(seats.c.seat)
    .where((seats.c.table_id == bindparam("table_id")) & seats.c.player.in_(ONLINE))
    .order_by(seats.c.seat)
)


def save_presence(db: Connection, visits: Sequence[tuple[str, str]], node: str, until: float) -> None:
    """Record until when these players have these tables open on this node."""
    query = insert_into(db, presence)
    key, later = [*presence.primary_key], {"until": query.excluded.until}
    rows = [{"table_id": table_id, "player": player, "node": node, "until": until} for table_id, player in visits]
    if rows:
        db.execute(query.on_conflict_do_update(index_elements=key, set_=later), rows)


def present_until(db: Connection, table_id: str, player: str) -> float:
    """Return until when a player counts as present; in the past: when they were last seen; 0 if never."""
    where = (presence.c.table_id == table_id) & (presence.c.player == player) & (presence.c.node != LOOKS)
    return float(db.scalar(select(func.max(presence.c.until)).where(where)) or 0.0)


def players_seen(db: Connection, table_id: str, since: float) -> frozenset[str]:
    """Return the players who have had the table open, or have requested it, at that time or later."""
    where = (presence.c.table_id == table_id) & (presence.c.until >= since)
    return frozenset(db.scalars(select(presence.c.player).where(where)))


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
