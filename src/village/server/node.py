"""A server node: its database, cached tables and live subscriptions."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Queue
from threading import Condition
from time import time
from typing import Final

from village.server.fair_queue import ClientAddresses, UsageShare
from village.server.limits.buckets import RateLimits, StoredLimits
from village.server.limits.concurrency import OpenStreams
from village.server.live.hub import Hub
from village.server.live.presence import Presence
from village.server.live.publish import follow, publish
from village.server.live.stream import StreamServices
from village.server.metrics import Metrics
from village.server.network_access import NetworkAccess
from village.server.players.identity_cache import IdentityCache
from village.server.players.passwords import Passwords
from village.server.settings import Settings
from village.server.storage.availability import Outage, Readiness
from village.server.storage.store import ADDED, REFRESH, Store
from village.server.tables.bot_tables import BotTables
from village.server.tables.cache import ResponseCache, TableCache
from village.server.tables.session import Session
from village.server.tables.sessions import Sessions
from village.server.tables.write_queue import WriteQueue

MAX_PASSWORD_RESETS_WAITING: Final = 100
CHANGED: Final = "player"
STREAM_CLOSE_SECONDS: Final = 2.0
STREAM_POLL_SECONDS: Final = 0.01


class Node:
    """The services handlers need; all state can be rebuilt from the database."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.settings = settings
        self.clock = clock
        self.id = secrets.token_hex(8)  # new at every start
        self.store = Store(settings.url, self.id)
        self.cache = TableCache(settings.cached_tables)
        self.client_addresses = ClientAddresses()
        self.bot_tables = BotTables(self.client_addresses, settings.rate_limit_scale)
        self.bot_usage = UsageShare(self.client_addresses)  # bot thinking time by address and by host
        self.sessions = Sessions(self.store, self.cache, self.now, self.bot_tables.check_table_limits, self.written)
        self.write_queue = WriteQueue(self.sessions, settings.rate_limit_scale)
        self.response_cache = ResponseCache()
        self.hub = Hub()
        self.presence = Presence(self.store, self.hub, self.id, self.now)
        self.live = StreamServices(self.sessions, self.hub, self.presence)
        self.work_signal = WorkSignal()  # signals work for bots
        self.secret = b""
        self.identity_cache = IdentityCache(self.store, self.now)
        self.rate_limits = RateLimits(settings.rate_limit_scale)
        self.limits = StoredLimits(self.store, self.now, settings.rate_limit_scale)
        self.password_reset_usernames: Queue[str] = Queue(MAX_PASSWORD_RESETS_WAITING)  # waiting for a reset link
        self.streams = OpenStreams(settings.rate_limit_scale)
        self.metrics = Metrics()
        self.network_access = NetworkAccess(settings)
        self.passwords = Passwords()
        self.readiness = Readiness(self.store)
        self.outage = Outage()

    def open(self) -> None:
        """Load the secret once the schema exists."""
        self.secret = self.identity_cache.secret = bytes.fromhex(self.store.fact("secret", secrets.token_hex(32)))

    def now(self) -> float:
        return self.clock()

    def written(self, session: Session) -> None:
        """Notify watchers and workers of a stored change."""
        for entry in session.added:
            self.metrics.count_entry(entry.kind)
        if session.changed:
            publish(self.hub, session)
        elif session.refreshed:
            self.hub.poke(session.id)
        if session.job is not None:
            self.work_signal.notify()

    def player_changed(self, id: str) -> None:
        """Invalidate the cached player, and end streams of invalid cookies and tokens, on all nodes."""
        self.handle_notification(CHANGED, [id])
        if not self.store.embedded:
            with self.store.writing() as db:
                self.store.notify_nodes(db, f"{CHANGED} {self.id} {id}")

    def handle_notifications(self, texts: Sequence[str]) -> None:
        """Handle notifications of all nodes; tables that others have changed are read together."""
        added: list[str] = []
        for text in texts:
            word, _, rest = text.partition(" ")
            node, *ids = rest.split(" ")
            if word == ADDED and node != self.id:
                added += ids
            elif node != self.id:  # our own viewers have been notified already
                self.handle_notification(word, ids)
        follow(self.sessions, self.hub, added)

    def handle_notification(self, word: str, ids: Sequence[str]) -> None:
        """Handle changed players, or tables whose viewers must read them."""
        for id in ids:
            if word == CHANGED:
                self.identity_cache.forget(id)
                self.hub.poke_player(id)
            elif word == REFRESH:
                self.hub.poke(id)

    async def end_streams(self) -> None:
        """End all streams after their last messages, and wait for clients that read them."""
        self.streams.closing = True
        self.hub.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(STREAM_CLOSE_SECONDS):
                while self.streams.total:
                    await asyncio.sleep(STREAM_POLL_SECONDS)

    def close(self) -> None:
        self.presence.close()
        self.write_queue.close()
        self.store.close()


class WorkSignal:
    """Signals new work. Waiters pass the count they know, so that no signal is lost."""

    def __init__(self) -> None:
        self.count = 0
        self.changed = Condition()

    def notify(self) -> None:
        with self.changed:
            self.count += 1
            self.changed.notify_all()

    def wait(self, known: int, seconds: float) -> None:
        """Wait until the count exceeds `known` or the time is over."""
        with self.changed:
            self.changed.wait_for(lambda: self.count != known, seconds)
