"""Viewers of a table: what the database knows about them, and the table as they may see it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, select

from village.server.players.identity import Player
from village.server.storage.presence import players_online
from village.server.storage.schema import mutes
from village.server.tables.clocks import clocks_now
from village.server.tables.session import Session
from village.server.tables.stored_entries import entries_between
from village.table.messages import Message
from village.table.table_state import TableState
from village.table.views import Viewer, messages, shown_table

MUTED: Final = select(mutes.c.muted).where(mutes.c.player == bindparam("player_id"))


def read_viewer(session: Session, player: Player | None, requested_seat: int | None = None) -> Viewer:
    online = players_online(session.db, session.id, session.now)
    return Viewer(player, requested_seat, online, muted_by(session.db, player), session.seen_by())


def muted_by(db: Connection, player: Player | None) -> frozenset[str]:
    """Return the players whose chat this player has muted."""
    return frozenset() if player is None else frozenset(db.scalars(MUTED, {"player_id": player.id}))


def table_state(session: Session, viewer: Viewer) -> TableState:
    """Return the table as one viewer may see it."""
    return shown_table(session, viewer, clocks_now(session))


def messages_since(session: Session, number: int, viewer: Viewer) -> list[Message]:
    """Return the messages after `number`, in order."""
    return messages(session, entries_between(session.db, session.id, number, session.cached.number), viewer)
