"""Devices: every browser has its own cookie, which can be revoked separately."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError

from village.server.players.identity import Player, PlayersContext
from village.server.storage.schema import devices, players
from village.server.storage.store import Store
from village.table.ids import fresh_id
from village.table.names import strip_invisible
from village.table.problem import not_found

MAX_DEVICES_PER_PLAYER: Final = 30  # the least recently seen is removed
MAX_NAME_CHARS: Final = 80
LAST_SEEN_PRECISION_SECONDS: Final = 3600.0
BROWSERS: Final = {  # first match: each also claims to be those after it
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "CriOS": "Chrome", "Chrome": "Chrome",
    "Safari": "Safari",
}  # fmt: skip
SYSTEMS: Final = {
    "Windows": "Windows", "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Macintosh": "Mac",
    "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip


class Device(Struct, frozen=True):
    """A browser, as its player sees it."""

    id: str
    name: str  # name from the user agent
    created_at: float
    last_seen_at: float  # to the hour
    current: bool  # the one that sent the request


def with_device(context: PlayersContext, player: Player, name: str) -> Player:
    """Register a new browser for the player."""
    device = fresh_id(16)
    mine = select(devices.c.id).where(devices.c.player == player.id)
    with context.store.writing() as db:
        old = list(db.scalars(mine.order_by(devices.c.last_seen_at.desc()).offset(MAX_DEVICES_PER_PLAYER - 1)))
        db.execute(delete(devices).where(devices.c.id.in_(old)))
        values = {"player": player.id, "name": device_name(name), "created_at": context.now()}
        db.execute(insert(devices).values(id=device, last_seen_at=context.now(), **values))
    if old:
        context.player_changed(player.id)
    return replace(player, device=device)


def device_name(agent: str) -> str:
    """Return a short name for a user agent."""
    known = [next((name for mark, name in marks.items() if mark in agent), "") for marks in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in known if name) or strip_invisible(agent)[:MAX_NAME_CHARS]


def devices_of(store: Store, player: Player) -> list[Device]:
    mine = (
        select(devices)
        .where(devices.c.player == player.id)
        .order_by(devices.c.last_seen_at.desc(), devices.c.created_at.desc())
    )
    return [
        Device(row.id, row.name, row.created_at, row.last_seen_at, row.id == player.device) for row in store.rows(mine)
    ]


def end_device(context: PlayersContext, player: Player, id: str) -> None:
    """Revoke a device."""
    if not context.store.run(delete(devices).where(devices.c.id == id, devices.c.player == player.id)):
        raise not_found("device")
    context.player_changed(player.id)


def note_seen(store: Store, player: Player, now: float) -> None:
    """Record the visit by device, or by player without one; ignored while the database is read-only."""
    table, id = (devices, player.device) if player.device else (players, player.id)
    long_ago = func.coalesce(table.c.last_seen_at, table.c.created_at) < now - LAST_SEEN_PRECISION_SECONDS
    late = (table.c.id == id) & long_ago
    with suppress(SQLAlchemyError):
        if store.ids(select(table.c.id).where(late)):
            store.run(update(table).where(late).values(last_seen_at=now))
