"""Limits on concurrent tables with bots, per player and per address."""

from __future__ import annotations

from threading import Lock
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from village.server.fair_queue import ClientAddresses, RecentlyUsed
from village.server.storage.schema import seats, tables
from village.server.tables.session import Session
from village.table.entries import Start
from village.table.problem import Problem

MAX_TABLES_PER_PLAYER: Final = 10
MAX_TABLES_PER_ADDRESS: Final = 40
MAX_ADDRESSES_IN_MEMORY: Final = 20_000
IDLE_SECONDS: Final = 86_400.0  # inactive tables need no bots
PLAYED: Final = (tables.c.status == "playing") & (tables.c.last_move_at > bindparam("since"))
OWN, BOTS = seats.alias("own"), seats.alias("bots")
TABLES_OF_PLAYER: Final = (
    select(func.count(tables.c.id.distinct()))
    .join(OWN, OWN.c.table_id == tables.c.id)
    .join(BOTS, BOTS.c.table_id == tables.c.id)
    .where(OWN.c.player == bindparam("player_id"), OWN.c.resigned.is_(False), BOTS.c.kind == "bot", PLAYED)
)
STILL_PLAYED: Final = select(tables.c.id).where(tables.c.id.in_(bindparam("ids", expanding=True)), PLAYED)


class BotTables:
    """Counts tables per player in the database and per address on each node."""

    def __init__(self, client_addresses: ClientAddresses, scale: float) -> None:
        self.client_addresses = client_addresses
        self.per_player = max(1.0, MAX_TABLES_PER_PLAYER * scale)
        self.per_address = max(1.0, MAX_TABLES_PER_ADDRESS * scale)
        self.lock = Lock()
        # tables by the address that started them
        self.started: RecentlyUsed[str, list[str]] = RecentlyUsed(MAX_ADDRESSES_IN_MEMORY)

    def check_table_limits(self, session: Session) -> None:
        """Raise a Problem if starting a game with bots would exceed a limit."""
        starters = [entry.player for entry in session.added if entry.kind == Start.kind]
        if not starters or not any(seat.kind == "bot" for seat in session.seats):
            return
        since = session.now - IDLE_SECONDS
        for player in {seat.player for seat in session.seats if seat.player is not None}:
            count = session.db.scalar(TABLES_OF_PLAYER, {"player_id": player, "since": since}) or 0
            if count >= self.per_player:
                raise full(f"a player of this table has {count} unfinished games with bots")
        self.count_for(self.client_addresses.of(starters[0] or session.row.host), session, since)

    def count_for(self, address: str, session: Session, since: float) -> None:
        with self.lock:
            played = still_played(session.db, self.started.get(address, []), since)
            if len(played) >= self.per_address:
                raise full(f"{len(played)} games with bots are being played from your address")
            self.started[address] = [*played, session.id]


def still_played(db: Connection, ids: list[str], since: float) -> list[str]:
    return list(db.scalars(STILL_PLAYED, {"ids": ids, "since": since})) if ids else []


def full(detail: str) -> Problem:
    return Problem(409, "too-many-tables", f"{detail}; finish or resign one of them first")
