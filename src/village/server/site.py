"""One server node: its database, the games it holds in memory, and those who listen."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from time import time
from typing import Any

from sqlalchemy import insert, text
from sqlalchemy.exc import IntegrityError

from village.server.door.limits import Limits
from village.server.door.streams import Streams
from village.server.figures import Figures
from village.server.held import Shelf
from village.server.hub import Hub
from village.server.passwords import Passwords
from village.server.problems import Problem
from village.server.schema import games
from village.server.settings import Settings
from village.server.sitting import Sitting, sit
from village.server.store import Store


class Site:
    """What every handler needs. Nothing here is lost with the node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.url)
        self.shelf = Shelf(settings.held)
        self.hub = Hub()
        self.secret = b""
        self.limits = Limits(settings.limits)
        self.streams = Streams(settings.limits)
        self.figures = Figures()
        self.passwords = Passwords()

    def open(self) -> None:
        """Once the database has its tables."""
        self.secret = bytes.fromhex(self.store.fact("secret", secrets.token_hex(32)))

    def now(self) -> float:
        return time()

    @contextmanager
    def looking(self, id: str) -> Iterator[Sitting]:
        """A game to look at."""
        with self.store.reading() as db:
            sitting = sit(db, id, self.shelf.take(id), self.now(), lock=False)
            yield sitting
        self.shelf.put(sitting.held)

    @contextmanager
    def changing(self, id: str, fresh: dict[str, Any] | None = None) -> Iterator[Sitting]:
        """A game to change, or a fresh one: all that is done in the block, or nothing. Then its watchers are told."""
        sitting: Sitting | None = None
        try:
            with self.store.writing() as db:
                if fresh is not None:
                    db.execute(insert(games).values(id=id, **fresh))
                sitting = sit(db, id, self.shelf.take(id), self.now(), lock=True)
                yield sitting
                sitting.save()
                if sitting.changed and not self.store.embedded:
                    db.execute(text("SELECT pg_notify('village', :id)"), {"id": id})
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

    def close(self) -> None:
        self.store.close()
