"""Deliver notifications: a turn becomes one notice per channel of the player, each tried a few times."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final

from msgspec import Struct, convert
from sqlalchemy import Connection, delete, func, insert, select, update

from village.server.background.loop import Loop
from village.server.background.notifications import emails, push, webhook
from village.server.background.notifications.delivery import Delivery
from village.server.background.notifications.preferences import (
    Preferences,
    chosen_channels,
    read_preferences,
    write_preferences,
)
from village.server.background.notifications.ssrf_guard import DeliveryError, OutboundPolicy
from village.server.node import Node
from village.server.players.identity import fresh_id
from village.server.storage.presence import present_until
from village.server.storage.schema import entries, games, notices, seats

MAX_CONCURRENT_NOTICES: Final = 8
NOTICE_LEASE_SECONDS: Final = 180.0  # then another node may try
MAX_NOTICE_ATTEMPTS: Final = 3
RETRY_AFTER_SECONDS: Final = (60.0, 600.0)  # before the second and third attempt
SECONDS_BETWEEN_NOTICES_OF_TABLE: Final = 60.0
RECENTLY_SEEN_SECONDS: Final = 300.0  # players seen this recently need no notice of a real-time game
KEEP_DONE_SECONDS: Final = 7 * 86400.0

SEND_BY_CHANNEL: Final[dict[str, Callable[[Delivery], Preferences]]] = {
    "push": push.send, "mail": emails.send, "webhook": webhook.send,
}  # fmt: skip
log = logging.getLogger(__name__)


class Notice(Struct, frozen=True):
    """A row of `notices`; with an empty `way` it is the turn itself, not yet split into channels."""

    id: str
    player: str
    game: str
    ply: int
    way: str
    due: float
    tries: int
    error: str
    done: float | None = None


class Deliverer(Loop):
    """Sends notices; workers and nodes share the queue by leases."""

    def __init__(self, node: Node, policy: OutboundPolicy) -> None:
        super().__init__(node, "deliverer")
        self.policy = policy
        self.pool = ThreadPoolExecutor(MAX_CONCURRENT_NOTICES, "notice")
        self.lock = Lock()
        self.busy: set[str] = set()  # players being served: a slow recipient delays only their own notices

    def work(self) -> None:
        """Start sending waiting notices without waiting for those in progress."""
        while (notice := self.next_notice()) is not None:
            self.pool.submit(self.deliver_all, notice)

    def next_notice(self) -> Notice | None:
        with self.lock:
            if len(self.busy) >= MAX_CONCURRENT_NOTICES or self.stopping.is_set():
                return None
            found = claim_notices(self.node, 1, list(self.busy))
            self.busy |= {notice.player for notice in found}
            return found[0] if found else None

    def deliver_all(self, notice: Notice | None) -> None:
        """Deliver notices one after the other."""
        while notice is not None:
            self.deliver(notice)
            with self.lock:
                self.busy.discard(notice.player)
            notice = self.next_notice()

    def stop(self) -> None:
        super().stop()
        self.pool.shutdown(wait=True)

    def deliver(self, notice: Notice) -> None:
        try:
            deliver(self.node, self.policy, notice) if notice.way else split_by_channel(self.node, notice)
        except Exception:
            log.exception("a notice for game %s went wrong; it is tried again later", notice.game)


def claim_notices(node: Node, most: int = MAX_CONCURRENT_NOTICES, busy: Sequence[str] = ()) -> list[Notice]:
    """Lease the oldest waiting notices, skipping players who are being served."""
    now = node.now()
    ready = notices.c.done.is_(None) & (notices.c.due <= now) & notices.c.player.not_in(busy)
    with node.store.reading() as db:
        if db.scalar(select(notices.c.id).where(ready).limit(1)) is None:
            return []
    query = select(notices).where(ready).order_by(notices.c.due).limit(most).with_for_update(skip_locked=True)
    with node.store.writing() as db:
        found = [convert(row._mapping, Notice) for row in db.execute(query)]
        own = notices.c.id.in_([notice.id for notice in found])
        db.execute(update(notices).where(own).values(due=now + NOTICE_LEASE_SECONDS))
    return found


def split_by_channel(node: Node, notice: Notice) -> None:
    """Create a notice per channel, at most once a minute and only if the player is away."""
    now = node.now()
    with node.store.writing() as db:
        if not is_wanted(db, notice, now):
            db.execute(delete(notices).where(notices.c.id == notice.id))
            return
        last = last_sent(db, notice)
        if last is not None and now - last < SECONDS_BETWEEN_NOTICES_OF_TABLE:
            set_due(db, notice, last + SECONDS_BETWEEN_NOTICES_OF_TABLE)
            return
        for way in chosen_channels(node.settings, read_preferences(db, notice.player)):
            values = {"id": fresh_id(16), "way": way, "due": now, "player": notice.player, "game": notice.game}
            db.execute(insert(notices).values(ply=notice.ply, tries=0, error="", **values))
        set_done(db, notice, now)
        old = (notices.c.player == notice.player) & (notices.c.done < now - KEEP_DONE_SECONDS)
        db.execute(delete(notices).where(old))


def is_wanted(db: Connection, notice: Notice, now: float) -> bool:
    """Return whether it is still the same turn and the player is not at the table."""
    game = db.execute(select(games).where(games.c.id == notice.game)).one()
    if game.status != "playing" or game.ply != notice.ply:
        return False
    here = (seats.c.game == notice.game) & (seats.c.seat == game.actor)
    seat = db.execute(select(seats).where(here)).one()
    if seat.player != notice.player or seat.bot:
        return False
    if game.manner["bank"]:
        return last_seen(db, notice) < now - RECENTLY_SEEN_SECONDS
    return present_until(db, notice.game, notice.player) <= now


def last_seen(db: Connection, notice: Notice) -> float:
    """Return when the player was last at this table; in the future if they are there now."""
    own = (entries.c.game == notice.game) & (entries.c.player == notice.player)
    did = db.scalar(select(func.max(entries.c.at)).where(own)) or 0.0
    return max(float(did), present_until(db, notice.game, notice.player))


def last_sent(db: Connection, notice: Notice) -> float | None:
    same = (notices.c.player == notice.player) & (notices.c.game == notice.game) & (notices.c.way == "")
    found = db.scalar(select(func.max(notices.c.done)).where(same))
    return None if found is None else float(found)


def deliver(node: Node, policy: OutboundPolicy, notice: Notice) -> None:
    with node.store.reading() as db:
        preferences = read_preferences(db, notice.player)
        needed = notice.way in chosen_channels(node.settings, preferences) and is_wanted(db, notice, node.now())
    if needed:
        try:
            after = SEND_BY_CHANNEL[notice.way](Delivery(node, policy, preferences, notice.game))
        except DeliveryError as why:
            schedule_retry(node, notice, str(why))
            return
        if after != preferences:
            replace_preferences(node, notice.player, preferences, after)
    with node.store.writing() as db:
        db.execute(delete(notices).where(notices.c.id == notice.id))


def schedule_retry(node: Node, notice: Notice, why: str) -> None:
    """Schedule another attempt, or give up; the player can read the error."""
    tries = notice.tries + 1
    now = node.now()
    with node.store.writing() as db:
        db.execute(update(notices).where(notices.c.id == notice.id).values(tries=tries, error=why))
        if tries >= MAX_NOTICE_ATTEMPTS:
            set_done(db, notice, now)
        else:
            set_due(db, notice, now + RETRY_AFTER_SECONDS[tries - 1])


def replace_preferences(node: Node, player: str, before: Preferences, after: Preferences) -> None:
    """Remove expired browser subscriptions unless the player changed the preferences meanwhile."""
    with node.store.writing() as db:
        if read_preferences(db, player) == before:
            write_preferences(db, player, after)


def set_due(db: Connection, notice: Notice, due: float) -> None:
    db.execute(update(notices).where(notices.c.id == notice.id).values(due=due))


def set_done(db: Connection, notice: Notice, now: float) -> None:
    db.execute(update(notices).where(notices.c.id == notice.id).values(done=now))
