"""One server node: its database, the games it holds in memory, and those who listen."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event
from time import time
from typing import Any

from sqlalchemy import Connection, func, insert, select
from sqlalchemy.exc import IntegrityError

from village.server.errors import Problem
from village.server.live.hub import Hub
from village.server.live.open_streams import OpenStreams
from village.server.live.presence import Presence
from village.server.metrics import Metrics
from village.server.players.passwords import Passwords
from village.server.rate_limits import RateLimits
from village.server.settings import Settings
from village.server.storage.schema import games
from village.server.storage.store import Store
from village.server.table.cache import CachedGame, GameCache
from village.server.table.session import CHANNEL, Session, sit


class Node:
    """What every handler needs. Nothing here is lost with the node."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.settings = settings
        self.clock = clock
        self.id = secrets.token_hex(8)  # a new one whenever it starts
        self.store = Store(settings.url)
        self.cache = GameCache(settings.cached_games)
        self.hub = Hub()
        self.presence = Presence(self)
        self.bell = Event()  # rung when there is work for a bot
        self.secret = b""
        self.rate_limits = RateLimits(settings.rate_limit_scale)
        self.streams = OpenStreams(settings.rate_limit_scale)
        self.metrics = Metrics()
        self.passwords = Passwords()

    def open(self) -> None:
        """Once the database has its tables."""
        self.secret = bytes.fromhex(self.store.fact("secret", secrets.token_hex(32)))

    def now(self) -> float:
        return self.clock()

    @contextmanager
    def looking(self, id: str) -> Iterator[Session]:
        """A game to look at."""
        with self.borrowed(id) as cached, self.store.reading() as db:
            session = sit(db, id, cached, self.now(), lock=False)
            try:
                yield session
            finally:
                self.cache.put(session.cached)

    @contextmanager
    def borrowed(self, id: str) -> Iterator[CachedGame | None]:
        """What the cache has of a game; taken before the database is asked, so that it is never ahead of it."""
        cached = self.cache.take(id)
        try:
            yield cached
        finally:
            self.cache.back(id)

    @contextmanager
    def changing(self, id: str, fresh: dict[str, Any] | None = None) -> Iterator[Session]:
        """A game to change, or a fresh one: all that is done in the block, or nothing. Then its watchers are told."""
        with self.borrowed(id) as cached:
            session: Session | None = None
            try:
                with self.store.writing() as db:
                    if fresh is not None:
                        db.execute(insert(games).values(id=id, **fresh))
                    session = sit(db, id, cached, self.now(), lock=True)
                    yield session
                    self.finish(session)
            except IntegrityError as error:  # the same number or key twice
                raise Problem(409, "stale", "somebody else was faster") from error
            except Problem:
                if session is not None and not session.changed:
                    self.cache.put(session.cached)
                raise
            self.cache.put(session.cached)
        for kind in session.added:
            self.metrics.count_entry(kind)
        if session.changed:
            self.hub.poke(id)
        if session.for_bot:
            self.bell.set()

    def finish(self, session: Session) -> None:
        """Save, and let PostgreSQL tell the other nodes when it is committed."""
        session.save()
        if session.changed:
            self.tell_nodes(session.db, session.id)

    def tell_nodes(self, db: Connection, id: str) -> None:
        """The other nodes hear of it when the transaction is done."""
        if not self.store.embedded:
            db.execute(select(func.pg_notify(CHANNEL, id)))

    def end_streams(self, who: str) -> None:
        """Of somebody whose cookies or token stopped being valid, on this node."""
        if self.hub.loop is not None:
            self.hub.loop.call_soon_threadsafe(self.streams.end_of, who)

    def close(self) -> None:
        self.presence.close()
        self.store.close()
