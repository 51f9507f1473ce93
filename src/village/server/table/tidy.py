"""Removing what nobody uses any more, a few rows at a time so that nobody who plays waits for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from sqlalchemy import Connection, Float, Select, Table, case, cast, delete, exists, func, or_, select, update
from sqlalchemy.sql import ColumnElement

from village.server.settings import Keep
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
Which = Callable[[float, float], ColumnElement[bool]]  # what was last used before, and is not used now


def nobody_there(now: float) -> ColumnElement[bool]:
    return ~exists().where(presence.c.game == games.c.id, presence.c.until > now)


def never_begun(before: float, now: float) -> ColumnElement[bool]:
    """Tables that are laid, or that everybody has left."""
    idle = or_(games.c.status == "open", (games.c.status == "stopped") & (games.c.ply == 0))
    return idle & (games.c.moved < before) & (games.c.made < before) & nobody_there(now)


def over_among_guests(before: float, now: float) -> ColumnElement[bool]:
    """Games in which nobody had an account: nobody will look for them."""
    lasting = players.c.kind != "guest"
    seated = exists().where(seats.c.game == games.c.id, seats.c.player == players.c.id, lasting)
    hosted = exists().where(players.c.id == games.c.host, lasting)
    return games.c.status.in_(ENDED) & (games.c.moved < before) & ~seated & ~hosted & nobody_there(now)


def idle_guests(before: float, now: float) -> ColumnElement[bool]:
    """Guests at no table, without bots, whom neither a browser nor a program of theirs has brought back."""
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
    """When an e-mail address was asked. That its owner refused is kept for good: nobody is to be asked again."""
    asked_at = case((facts.c.name.startswith("asked:"), cast(facts.c.value, Float)), else_=before)
    return asked_at < before


def old_outages(before: float, now: float) -> ColumnElement[bool]:
    """That no clock has to be told of any more: no game is played that was moved before they were over."""
    waiting = select(func.min(games.c.moved)).where(games.c.status == "playing").scalar_subquery()
    return (outages.c.ended < before) & (outages.c.ended < func.coalesce(waiting, before))


def old_reports(before: float, now: float) -> ColumnElement[bool]:
    return reports.c.done < before


# Games before their guests. What belongs to a row of these goes with it by itself.
KINDS: Final[dict[str, list[tuple[Table, Which]]]] = {
    "tables": [(games, never_begun)],
    "games": [(games, over_among_guests)],
    "links": [(links, old_links), (friend_links, old_friend_links)],
    "reports": [(reports, old_reports)],
    "guests": [(players, idle_guests)],
    "facts": [(facts, old_facts), (outages, old_outages)],
}


def tidy_up(store: Store, keep: Keep, now: float, dry_run: bool = False) -> dict[str, int]:
    """How many rows of each kind were removed, or would be."""
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
            if found:  # asked again in the same breath: somebody may have sat down meanwhile
                removed += db.execute(delete(table).where(key.in_(found), unused)).rowcount
                if table is games:
                    forget_rematch(db, found)
        if len(found) < ROWS_AT_A_TIME:
            return removed


def forget_rematch(db: Connection, gone: Sequence[object]) -> None:
    """A table that points to one that is gone points nowhere."""
    db.execute(update(games).where(games.c.next.in_(gone)).values(next=None))
