"""Delete unused data in small batches, so that players do not have to wait."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, Float, Select, Table, case, cast, delete, exists, func, or_, select, update
from sqlalchemy.sql import ColumnElement

from village.server.settings import Retention
from village.server.storage.schema import (
    devices,
    facts,
    friend_links,
    links,
    outages,
    players,
    presence,
    reports,
    seats,
    tables,
)
from village.server.storage.store import Store

DAY_SECONDS: Final = 86400.0
ROWS_AT_A_TIME: Final = 200
ENDED: Final = ("over", "stopped")
Which = Callable[[float, float], ColumnElement[bool]]  # condition: last used before, and not in use now


def older(column: ColumnElement[float] | ColumnElement[float | None]) -> Which:
    """Rows whose time is long ago."""
    return lambda before, now: column < before


def no_visitors(now: float) -> ColumnElement[bool]:
    return ~exists().where(presence.c.table_id == tables.c.id, presence.c.until > now)


def never_started(before: float, now: float) -> ColumnElement[bool]:
    """Tables that were never started or that everyone has left."""
    idle = or_(tables.c.status == "open", (tables.c.status == "stopped") & (tables.c.ply == 0))
    return idle & (tables.c.last_move_at < before) & (tables.c.created_at < before) & no_visitors(now)


def over_among_guests(before: float, now: float) -> ColumnElement[bool]:
    """Finished games without accounts."""
    lasting = players.c.kind != "guest"
    seated = exists().where(seats.c.table_id == tables.c.id, seats.c.player == players.c.id, lasting)
    hosted = exists().where(players.c.id == tables.c.host, lasting)
    return tables.c.status.in_(ENDED) & (tables.c.last_move_at < before) & ~seated & ~hosted & no_visitors(now)


def idle_guests(before: float, now: float) -> ColumnElement[bool]:
    """Guests who have no tables or bots and have not returned."""
    owned = players.alias()
    return (
        (players.c.kind == "guest")
        & (func.coalesce(players.c.last_seen_at, players.c.created_at) < before)
        & ~exists().where(seats.c.player == players.c.id)
        & ~exists().where(tables.c.host == players.c.id)
        & ~exists().where(devices.c.player == players.c.id, devices.c.last_seen_at > before)
        & ~exists().where(owned.c.owner == players.c.id)
    )


def old_facts(before: float, now: float) -> ColumnElement[bool]:
    """Times of e-mail requests. Refusals are kept forever, so that the owner is not asked again."""
    asked_at = case((facts.c.name.startswith("asked:"), cast(facts.c.value, Float)), else_=before)
    return asked_at < before


def old_outages(before: float, now: float) -> ColumnElement[bool]:
    """Outages that no running clock needs any more."""
    waiting = select(func.min(tables.c.last_move_at)).where(tables.c.status == "playing").scalar_subquery()
    return (outages.c.ended < before) & (outages.c.ended < func.coalesce(waiting, before))


# Tables before their guests. Dependent rows are deleted by cascade.
KINDS: Final[dict[str, list[tuple[Table, Which]]]] = {
    "tables": [(tables, never_started)],
    "games": [(tables, over_among_guests)],
    "links": [(links, older(links.c.created_at)), (friend_links, older(friend_links.c.created_at))],
    "reports": [(reports, older(reports.c.resolved_at))],
    "guests": [(players, idle_guests)],
    "facts": [(facts, old_facts), (outages, old_outages)],
}


def delete_expired(store: Store, keep: Retention, now: float, dry_run: bool = False) -> dict[str, int]:
    """Return how many rows of each kind were deleted, or would be."""
    removed = dict.fromkeys(KINDS, 0)
    for kind, parts in KINDS.items():
        days = getattr(keep, kind)
        for table, which in parts if days else ():
            unused = which(now - days * DAY_SECONDS, now)
            removed[kind] += count(store, table, unused) if dry_run else remove(store, table, unused)
    return removed


def count(store: Store, table: Table, unused: ColumnElement[bool]) -> int:
    with store.reading() as db:
        return db.scalar(select(func.count()).select_from(table).where(unused)) or 0


def remove(store: Store, table: Table, unused: ColumnElement[bool]) -> int:
    key = next(iter(table.primary_key.columns))
    some: Select[tuple[object]] = select(key).where(unused).limit(ROWS_AT_A_TIME)
    removed = 0
    while True:
        with store.writing() as db:
            keys = list(db.scalars(some))
            if keys:  # repeat the condition: a player may have joined meanwhile
                removed += db.execute(delete(table).where(key.in_(keys), unused)).rowcount
                if table is tables:
                    forget_rematch(db, keys)
        if len(keys) < ROWS_AT_A_TIME:
            return removed


def forget_rematch(db: Connection, deleted: Sequence[object]) -> None:
    """Clear links to deleted rematches."""
    db.execute(update(tables).where(tables.c.rematch_id.in_(deleted)).values(rematch_id=None))
