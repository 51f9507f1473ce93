"""Open tables for reading and writing, using the cache and the database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from village.server.players.identity import check_not_deleted
from village.server.storage.schema import tables
from village.server.storage.store import Store
from village.server.tables.cache import TableCache
from village.server.tables.session import Session, open_session
from village.table.problem import Problem
from village.table.row import TableRow, columns
from village.table.state import CachedTable

Transaction = AbstractContextManager[Connection]


class Sessions:
    """The tables of one node. `admit` may refuse a change before it is stored; `written` is called afterwards."""

    def __init__(
        self,
        store: Store,
        cache: TableCache,
        clock: Callable[[], float],
        admit: Callable[[Session], None],
        written: Callable[[Session], None],
    ) -> None:
        self.store = store
        self.cache = cache
        self.clock = clock
        self.admit = admit
        self.written = written

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
            with self.change(id, cached, self.store.writing(), fresh) as session:
                yield session
            self.stored(session)

    @contextmanager
    def change(
        self, id: str, cached: CachedTable | None, transaction: Transaction, fresh: TableRow | None = None
    ) -> Iterator[Session]:
        """Change a table in the given transaction, without publishing the change yet."""
        session: Session | None = None
        try:
            with transaction as db:
                if fresh is not None:
                    check_not_deleted(db, fresh.host)
                    db.execute(insert(tables).values(columns(fresh)))
                session = open_session(db, id, cached, self.clock(), lock=True)
                yield session
                self.save(session)
        except IntegrityError as error:  # duplicate number or key
            raise Problem(409, "stale", "another request was faster") from error
        except Problem:
            if session is not None and not session.changed:
                self.cache.put(session.cached)
            raise

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

    def save(self, session: Session) -> None:
        """Save the session and notify other nodes at commit."""
        self.admit(session)
        session.save()
        if session.changed or session.refreshed:
            self.store.notify_change(session.db, session.id)
