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
from village.server.http.limits import Limits
from village.server.http.open_streams import Streams
from village.server.live.hub import Hub
from village.server.live.presence import Doors
from village.server.metrics import Figures
from village.server.players.passwords import Passwords
from village.server.settings import Settings
from village.server.storage.schema import games
from village.server.storage.store import Store
from village.server.table.cache import Held, Shelf
from village.server.table.session import CHANNEL, Sitting, sit


class Site:
    """What every handler needs. Nothing here is lost with the node."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time) -> None:
        self.settings = settings
        self.clock = clock
        self.node = secrets.token_hex(8)  # a new one whenever it starts
        self.store = Store(settings.url)
        self.shelf = Shelf(settings.held)
        self.hub = Hub()
        self.doors = Doors(self)
        self.bell = Event()  # rung when there is work for a bot
        self.secret = b""
        self.limits = Limits(settings.limits)
        self.streams = Streams(settings.limits)
        self.figures = Figures()
        self.passwords = Passwords()

    def open(self) -> None:
        """Once the database has its tables."""
        self.secret = bytes.fromhex(self.store.fact("secret", secrets.token_hex(32)))

    def now(self) -> float:
        return self.clock()

    @contextmanager
    def looking(self, id: str) -> Iterator[Sitting]:
        """A game to look at."""
        with self.borrowed(id) as held, self.store.reading() as db:
            sitting = sit(db, id, held, self.now(), lock=False)
            try:
                yield sitting
            finally:
                self.shelf.put(sitting.held)

    @contextmanager
    def borrowed(self, id: str) -> Iterator[Held | None]:
        """What the shelf has of a game; taken before the database is asked, so that it is never ahead of it."""
        held = self.shelf.take(id)
        try:
            yield held
        finally:
            self.shelf.back(id)

    @contextmanager
    def changing(self, id: str, fresh: dict[str, Any] | None = None) -> Iterator[Sitting]:
        """A game to change, or a fresh one: all that is done in the block, or nothing. Then its watchers are told."""
        with self.borrowed(id) as held:
            sitting: Sitting | None = None
            try:
                with self.store.writing() as db:
                    if fresh is not None:
                        db.execute(insert(games).values(id=id, **fresh))
                    sitting = sit(db, id, held, self.now(), lock=True)
                    yield sitting
                    self.finish(sitting)
            except IntegrityError as error:  # the same number or key twice
                raise Problem(409, "stale", "somebody else was faster") from error
            except Problem:
                if sitting is not None and not sitting.changed:
                    self.shelf.put(sitting.held)
                raise
            self.shelf.put(sitting.held)
        for kind in sitting.added:
            self.figures.happened(kind)
        if sitting.changed:
            self.hub.poke(id)
        if sitting.for_bot:
            self.bell.set()

    def finish(self, sitting: Sitting) -> None:
        """Save, and let PostgreSQL tell the other nodes when it is committed."""
        sitting.save()
        if sitting.changed:
            self.tell_nodes(sitting.db, sitting.id)

    def tell_nodes(self, db: Connection, id: str) -> None:
        """The other nodes hear of it when the transaction is done."""
        if not self.store.embedded:
            db.execute(select(func.pg_notify(CHANNEL, id)))

    def close(self) -> None:
        self.doors.close()
        self.store.close()
