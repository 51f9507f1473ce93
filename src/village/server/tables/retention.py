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
    games,
    links,
    outages,
    players,
    presence,
    reports,
    seats,
)
from village.server.storage.store import Store

DAY_SECONDS: Final = 86400.0
ROWS_AT_A_TIME: Final = 200
ENDED: Final = ("over", "stopped")
Which = Callable[[float, float], ColumnElement[bool]]  # condition: last used before, and not in use now


def nobody_there(now: float) -> ColumnElement[bool]:
    return ~exists().where(presence.c.game == games.c.id, presence.c.until > now)


def never_begun(before: float, now: float) -> ColumnElement[bool]:
    """Tables that were never started or that everyone has left."""
    idle = or_(games.c.status == "open", (games.c.status == "stopped") & (games.c.ply == 0))
    return idle & (games.c.moved < before) & (games.c.made < before) & nobody_there(now)


def over_among_guests(before: float, now: float) -> ColumnElement[bool]:
    """Finished games without accounts."""
    lasting = players.c.kind != "guest"
    seated = exists().where(seats.c.game == games.c.id, seats.c.player == players.c.id, lasting)
    hosted = exists().where(players.c.id == games.c.host, lasting)
    return games.c.status.in_(ENDED) & (games.c.moved < before) & ~seated & ~hosted & nobody_there(now)


def idle_guests(before: float, now: float) -> ColumnElement[bool]:
    """Guests without tables and bots who have not returned."""
    owned = players.alias()
    return (
        (players.c.kind == "guest")
        & (func.coalesce(players.c.seen, players.c.made) < before)
        & ~exists().where(seats.c.player == players.c.id)
        & ~exists().where(games.c.host == players.c.id)
        & ~exists().where(devices.c.player == players.c.id, devices.c.seen > before)
        & ~exists().where(owned.c.owner == players.c.id)
    )


def old_links(before: float, now: float) -> ColumnElement[bool]:
    return links.c.made < before


def old_friend_links(before: float, now: float) -> ColumnElement[bool]:
    return friend_links.c.made < before


def old_facts(before: float, now: float) -> ColumnElement[bool]:
    """Times of e-mail requests. Refusals are kept forever, so that the owner is not asked again."""
    asked_at = case((facts.c.name.startswith("asked:"), cast(facts.c.value, Float)), else_=before)
    return asked_at < before


def old_outages(before: float, now: float) -> ColumnElement[bool]:
    """Outages that no running clock needs any more."""
    waiting = select(func.min(games.c.moved)).where(games.c.status == "playing").scalar_subquery()
    return (outages.c.ended < before) & (outages.c.ended < func.coalesce(waiting, before))


def old_reports(before: float, now: float) -> ColumnElement[bool]:
    return reports.c.done < before


# Tables before their guests. Dependent rows are deleted by cascade.
KINDS: Final[dict[str, list[tuple[Table, Which]]]] = {
    "tables": [(games, never_begun)],
    "games": [(games, over_among_guests)],
    "links": [(links, old_links), (friend_links, old_friend_links)],
    "reports": [(reports, old_reports)],
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
            found = list(db.scalars(some))
            if found:  # repeat the condition: a player may have joined meanwhile
                removed += db.execute(delete(table).where(key.in_(found), unused)).rowcount
                if table is games:
                    forget_rematch(db, found)
        if len(found) < ROWS_AT_A_TIME:
            return removed


def forget_rematch(db: Connection, gone: Sequence[object]) -> None:
    """Clear links to deleted rematches."""
    db.execute(update(games).where(games.c.next.in_(gone)).values(next=None))
