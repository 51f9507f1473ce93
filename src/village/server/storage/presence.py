"""Who has a table open, on whichever node: the rows. One in the past says when somebody was last seen."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, bindparam, delete, func, insert, select, update

from village.server.storage.schema import presence, seats
from village.server.storage.statement import Statement

PRESENCE_BELIEVED_SECONDS: Final = 30.0  # a row is believed for so long after it was written: the node may be gone
PRESENCE_KEPT_SECONDS: Final = 61 * 86400.0  # longer than anybody may be away

# Built once: building a statement takes longer than SQLite takes to run it.
PROLONG: Final = Statement(
    update(presence)
    .where(presence.c.game == bindparam("its_game"), presence.c.player == bindparam("its_player"))
    .where(presence.c.node == bindparam("its_node"))
)
THERE: Final = select(presence.c.player).where(
    (presence.c.game == bindparam("its_game")) & (presence.c.until > bindparam("its_now"))
)
SEATS_HERE: Final = (
    select(seats.c.seat)
    .where((seats.c.game == bindparam("its_game")) & seats.c.player.in_(THERE))
    .order_by(seats.c.seat)
)


def keep(db: Connection, game: str, player: str, node: str, until: float) -> None:
    which = {"its_game": game, "its_player": player, "its_node": node}
    if not PROLONG.change(db, {**which, "until": until}):
        db.execute(insert(presence).values(game=game, player=player, node=node, until=until))


def present_until(db: Connection, game: str, player: str) -> float:
    """Until when somebody counts as present; in the past: when they were last seen; 0 if never."""
    where = (presence.c.game == game) & (presence.c.player == player)
    return float(db.scalar(select(func.max(presence.c.until)).where(where)) or 0.0)


def players_here(db: Connection, game: str, now: float) -> frozenset[str]:
    """Those who have the table open, seated or not."""
    return frozenset(db.scalars(THERE, {"its_game": game, "its_now": now}))


def seats_here(db: Connection, game: str, now: float) -> list[int]:
    """The seats whose players have the table open."""
    return list(db.scalars(SEATS_HERE, {"its_game": game, "its_now": now}))


def of_node(db: Connection, node: str, now: float) -> list[str]:
    """The games that somebody has open by this node."""
    own = (presence.c.node == node) & (presence.c.until > now)
    return list(db.scalars(select(presence.c.game).where(own).distinct()))


def end_node(db: Connection, node: str, now: float) -> None:
    """Nobody is here by this node any more."""
    own = (presence.c.node == node) & (presence.c.until > now)
    db.execute(update(presence).where(own).values(until=now))


def forget(db: Connection, now: float) -> None:
    """Rows that can matter to nobody."""
    db.execute(delete(presence).where(presence.c.until < now - PRESENCE_KEPT_SECONDS))
