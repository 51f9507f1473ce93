"""Open tables for reading and writing, using the cache and the database."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from village.server.players.friends import friend_of
from village.server.players.identity import Player, check_not_deleted
from village.server.storage.schema import tables
from village.server.storage.store import Store
from village.server.tables.cache import TableCache
from village.server.tables.session import Session, save
from village.server.tables.transaction import open_session
from village.table.open_table import Person
from village.table.problem import Problem
from village.table.row import TableRow, columns
from village.table.state import CachedTable


@dataclass(frozen=True)
class Sessions:
    """The tables of one node. `admit` may refuse a change before it is stored; `written` is called afterwards."""

    store: Store
    cache: TableCache
    clock: Callable[[], float]
    admit: Callable[[Session], None]
    written: Callable[[Session], None]

    @contextmanager
    def read(self, id: str) -> Iterator[Session]:
        """Open a table for reading."""
        with self.lease(id) as cached, self.store.reading() as db:
            session = open_session(db, id, cached, self.clock(), lock=False)
            try:
                yield session
            finally:
                self.cache.put(session.cached)

    @contextmanager
    def write(self, id: str, fresh: TableRow | None = None) -> Iterator[Session]:
        """Open a table for writing, or create one, in one transaction."""
        with self.lease(id) as cached:
            with self.change(id, cached, fresh) as session:
                yield session
            self.stored(session)

    def friend(self, host: Person, friendship: str) -> Player:
        with self.store.reading() as db:
            return friend_of(db, host, friendship)

    @contextmanager
    def change(self, id: str, cached: CachedTable | None, fresh: TableRow | None) -> Iterator[Session]:
        """Change a table in a transaction, without publishing the change yet."""
        try:
            with self.store.writing() as db:
                if fresh is not None:
                    check_not_deleted(db, fresh.host)
                    db.execute(insert(tables).values(columns(fresh)))
                session = open_session(db, id, cached, self.clock(), lock=True)
                with self.changing(session):
                    yield session
                self.save(db, [session])
        except IntegrityError as error:  # duplicate number or key
            raise Problem(409, "stale", "another request was faster") from error

    @contextmanager
    def changing(self, session: Session) -> Iterator[None]:
        """Check the change at the end of the block; after an error the table stays in memory if it is unchanged."""
        try:
            yield
            self.admit(session)
        except IntegrityError as error:  # duplicate number or key
            raise Problem(409, "stale", "another request was faster") from error
        except Problem:
            if not session.changed:
                self.cache.put(session.cached)
            raise

    def save(self, db: Connection, sessions: Sequence[Session]) -> None:
        """Save these sessions and notify other nodes at commit."""
        save(db, sessions)
        self.store.notify_added(db, [session.id for session in sessions if session.added])
        others = [session for session in sessions if not session.added and (session.changed or session.refreshed)]
        self.store.notify_refresh(db, [session.id for session in others])

    def stored(self, session: Session) -> None:
        """Update the cache and publish, once the change is on disk."""
        self.written(session)
        self.cache.put(session.cached)

    @contextmanager
    def lease(self, id: str) -> Iterator[CachedTable | None]:
        """Take the cached table before reading the database, so that the cache is never ahead of it."""
        cached = self.cache.take(id)
        try:
            yield cached
        finally:
            self.cache.give_back(id)
