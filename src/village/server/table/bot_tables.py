"""Tables with bots: how many may be played at a time, by one player and from one address."""

from __future__ import annotations

from collections import OrderedDict
from threading import Lock
from typing import Final

from sqlalchemy import Connection, bindparam, func, select

from village.server.errors import Problem
from village.server.players.households import Households
from village.server.storage.schema import games, seats
from village.server.table.entries import Start
from village.server.table.session import Session

MAX_TABLES_PER_PLAYER: Final = 10
MAX_TABLES_PER_ADDRESS: Final = 40
MAX_ADDRESSES_IN_MEMORY: Final = 20_000
IDLE_SECONDS: Final = 86_400.0  # a table at which nothing happened for so long keeps no bot busy
PLAYED: Final = (games.c.status == "playing") & (games.c.moved > bindparam("since"))
OWN, BOTS = seats.alias("own"), seats.alias("bots")
TABLES_OF_PLAYER: Final = (
    select(func.count(games.c.id.distinct()))
    .join(OWN, OWN.c.game == games.c.id)
    .join(BOTS, BOTS.c.game == games.c.id)
    .where(OWN.c.player == bindparam("its_player"), OWN.c.resigned.is_(False), BOTS.c.kind == "bot", PLAYED)
)
STILL_PLAYED: Final = select(games.c.id).where(games.c.id.in_(bindparam("ids", expanding=True)), PLAYED)


class BotTables:
    """Those of a player are in the database; those of an address each node counts for itself."""

    def __init__(self, households: Households, scale: float) -> None:
        self.households = households
        self.per_player = max(1.0, MAX_TABLES_PER_PLAYER * scale)
        self.per_address = max(1.0, MAX_TABLES_PER_ADDRESS * scale)
        self.lock = Lock()
        self.begun: OrderedDict[str, list[str]] = OrderedDict()  # games by the address of who began them

    def must_have_room(self, session: Session) -> None:
        """Before a game with bots begins: everybody at the table may have one more."""
        begun = [entry.player for entry in session.added if entry.kind == Start.kind]
        if not begun or not any(seat.kind == "bot" for seat in session.seats):
            return
        since = session.now - IDLE_SECONDS
        for player in {seat.player for seat in session.seats if seat.player is not None}:
            count = session.db.scalar(TABLES_OF_PLAYER, {"its_player": player, "since": since}) or 0
            if count >= self.per_player:
                raise full(f"a player of this table has {count} unfinished games with bots")
        self.count_for(self.households.of(begun[0] or session.row.host), session, since)

    def count_for(self, address: str, session: Session, since: float) -> None:
        with self.lock:
            played = still_played(session.db, self.begun.get(address, []), since)
            if len(played) >= self.per_address:
                raise full(f"{len(played)} games with bots are being played from your address")
            self.begun[address] = [*played, session.id]
            self.begun.move_to_end(address)
            if len(self.begun) > MAX_ADDRESSES_IN_MEMORY:
                self.begun.popitem(last=False)


def still_played(db: Connection, ids: list[str], since: float) -> list[str]:
    return list(db.scalars(STILL_PLAYED, {"ids": ids, "since": since})) if ids else []


def full(detail: str) -> Problem:
    return Problem(409, "too-many-tables", f"{detail}; finish or give up one of them first")
