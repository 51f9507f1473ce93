"""Deliver notifications: a turn becomes one notification per channel of the player, each tried a few times."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Lock
from typing import Final

from msgspec import Struct, convert
from sqlalchemy import Connection, delete, func, insert, select, update

from village.server.background.loop import Loop
from village.server.background.notifications import emails
from village.server.background.notifications.delivery import Delivery
from village.server.background.notifications.preferences import (
    Preferences,
    chosen_channels,
    read_preferences,
    write_preferences,
)
from village.server.background.notifications.push import send_push, send_webhook
from village.server.background.notifications.ssrf_guard import DeliveryError, OutboundPolicy
from village.server.node import Node
from village.server.storage.presence import present_until
from village.server.storage.schema import entries, notifications, seats, tables
from village.table.ids import fresh_id

MAX_CONCURRENT_DELIVERIES: Final = 8
LEASE_SECONDS: Final = 180.0  # then another node may try
MAX_ATTEMPTS: Final = 3
RETRY_AFTER_SECONDS: Final = (60.0, 600.0)  # before the second and third attempt
SECONDS_BETWEEN_NOTIFICATIONS_OF_TABLE: Final = 60.0
RECENTLY_SEEN_SECONDS: Final = 300.0  # players seen this recently need no notification of a real-time game
KEEP_DONE_SECONDS: Final = 7 * 86400.0

SEND_BY_CHANNEL: Final[dict[str, Callable[[Delivery], Preferences]]] = {
    "push": send_push, "mail": emails.send, "webhook": send_webhook,
}  # fmt: skip
log = logging.getLogger(__name__)


class Notification(Struct, frozen=True):
    """A row of `notifications`; with an empty `channel` it is the turn itself, not yet split into channels."""

    id: str
    player: str
    table_id: str
    ply: int
    channel: str
    due: float
    attempts: int
    error: str
    done: float | None = None


class Deliverer(Loop):
    """Sends notifications; workers and nodes share the queue by leases."""

    def __init__(self, node: Node, policy: OutboundPolicy) -> None:
        super().__init__(node, "deliverer")
        self.policy = policy
        self.pool = ThreadPoolExecutor(MAX_CONCURRENT_DELIVERIES, "notification")
        self.lock = Lock()
        self.busy: set[str] = set()  # players being served: a slow recipient delays only their own notifications

    def work(self) -> None:
        """Start sending waiting notifications without waiting for those in progress."""
        while (notification := self.next_notification()) is not None:
            self.pool.submit(self.deliver_all, notification)

    def next_notification(self) -> Notification | None:
        with self.lock:
            if len(self.busy) >= MAX_CONCURRENT_DELIVERIES or self.stopping.is_set():
                return None
            claimed = claim_notifications(self.node, 1, list(self.busy))
            self.busy |= {notification.player for notification in claimed}
            return claimed[0] if claimed else None

    def deliver_all(self, notification: Notification | None) -> None:
        """Deliver notifications one after the other."""
        while notification is not None:
            self.deliver(notification)
            with self.lock:
                self.busy.discard(notification.player)
            notification = self.next_notification()

    def stop(self) -> None:
        super().stop()
        self.pool.shutdown(wait=True)

    def deliver(self, notification: Notification) -> None:
        try:
            if notification.channel:
                deliver(self.node, self.policy, notification)
            else:
                split_by_channel(self.node, notification)
        except Exception:
            log.exception("a notification for table %s failed; it will be tried again", notification.table_id)


def claim_notifications(
    node: Node, max_rows: int = MAX_CONCURRENT_DELIVERIES, busy: Sequence[str] = ()
) -> list[Notification]:
    """Lease the oldest waiting notifications, skipping players who are being served."""
    now = node.now()
    ready = notifications.c.done.is_(None) & (notifications.c.due <= now) & notifications.c.player.not_in(busy)
    with node.store.reading() as db:
        if db.scalar(select(notifications.c.id).where(ready).limit(1)) is None:
            return []
    query = (
        select(notifications)
        .where(ready)
        .order_by(notifications.c.due)
        .limit(max_rows)
        .with_for_update(skip_locked=True)
    )
    with node.store.writing() as db:
        claimed = [convert(row._mapping, Notification) for row in db.execute(query)]
        own = notifications.c.id.in_([notification.id for notification in claimed])
        db.execute(update(notifications).where(own).values(due=now + LEASE_SECONDS))
    return claimed


def split_by_channel(node: Node, notification: Notification) -> None:
    """Create a notification per channel, at most once a minute and only if the player is away."""
    now = node.now()
    with node.store.writing() as db:
        if not is_wanted(db, notification, now):
            db.execute(delete(notifications).where(notifications.c.id == notification.id))
            return
        last = last_sent(db, notification)
        if last is not None and now - last < SECONDS_BETWEEN_NOTIFICATIONS_OF_TABLE:
            change(db, notification, due=last + SECONDS_BETWEEN_NOTIFICATIONS_OF_TABLE)
            return
        for channel in chosen_channels(node.settings, read_preferences(db, notification.player)):
            values = {"id": fresh_id(16), "channel": channel, "due": now, "player": notification.player}
            values |= {"table_id": notification.table_id, "ply": notification.ply, "attempts": 0, "error": ""}
            db.execute(insert(notifications).values(**values))
        change(db, notification, done=now)
        old = (notifications.c.player == notification.player) & (notifications.c.done < now - KEEP_DONE_SECONDS)
        db.execute(delete(notifications).where(old))


def is_wanted(db: Connection, notification: Notification, now: float) -> bool:
    """Return whether it is still the same turn and the player is not at the table."""
    table = db.execute(select(tables).where(tables.c.id == notification.table_id)).one()
    if table.status != "playing" or table.ply != notification.ply:
        return False
    to_move = (seats.c.table_id == notification.table_id) & (seats.c.seat == table.actor)
    seat = db.execute(select(seats).where(to_move)).one()
    if seat.player != notification.player or seat.bot:
        return False
    if table.time_control["bank"]:
        return last_seen(db, notification) < now - RECENTLY_SEEN_SECONDS
    return present_until(db, notification.table_id, notification.player) <= now


def last_seen(db: Connection, notification: Notification) -> float:
    """Return when the player was last at this table; in the future if they are there now."""
    own = (entries.c.table_id == notification.table_id) & (entries.c.player == notification.player)
    acted_at = db.scalar(select(func.max(entries.c.at)).where(own)) or 0.0
    return max(float(acted_at), present_until(db, notification.table_id, notification.player))


def last_sent(db: Connection, notification: Notification) -> float | None:
    same = (
        (notifications.c.player == notification.player)
        & (notifications.c.table_id == notification.table_id)
        & (notifications.c.channel == "")
    )
    sent_at = db.scalar(select(func.max(notifications.c.done)).where(same))
    return None if sent_at is None else float(sent_at)


def deliver(node: Node, policy: OutboundPolicy, notification: Notification) -> None:
    with node.store.reading() as db:
        preferences = read_preferences(db, notification.player)
        chosen = notification.channel in chosen_channels(node.settings, preferences)
        needed = chosen and is_wanted(db, notification, node.now())
    if needed:
        try:
            after = SEND_BY_CHANNEL[notification.channel](Delivery(node, policy, preferences, notification.table_id))
        except DeliveryError as error:
            schedule_retry(node, notification, str(error))
            return
        if after != preferences:
            replace_preferences(node, notification.player, preferences, after)
    node.store.run(delete(notifications).where(notifications.c.id == notification.id))


def schedule_retry(node: Node, notification: Notification, error: str) -> None:
    """Schedule another attempt, or give up; the player can read the error."""
    attempts = notification.attempts + 1
    now = node.now()
    then = {"done": now} if attempts >= MAX_ATTEMPTS else {"due": now + RETRY_AFTER_SECONDS[attempts - 1]}
    with node.store.writing() as db:
        change(db, notification, attempts=attempts, error=error, **then)


def replace_preferences(node: Node, player: str, before: Preferences, after: Preferences) -> None:
    """Remove expired browser subscriptions unless the player changed the preferences meanwhile."""
    with node.store.writing() as db:
        if read_preferences(db, player) == before:
            write_preferences(db, player, after)


def change(db: Connection, notification: Notification, **values: object) -> None:
    db.execute(update(notifications).where(notifications.c.id == notification.id).values(**values))
