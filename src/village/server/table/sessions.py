"""Opening games to look at or to change: the cache and the database together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from sqlalchemy import Connection, insert
from sqlalchemy.exc import IntegrityError

from village.server.errors import Problem
from village.server.storage.schema import games
from village.server.storage.store import Store
from village.server.table.cache import CachedGame, GameCache
from village.server.table.row import GameRow, columns
from village.server.table.session import Session, open_session

Transaction = AbstractContextManager[Connection]


class Sessions:
    """The games of one node. `admit` may refuse a change before it is stored, `written` hears of it afterwards."""

    def __init__(
        self,
        store: Store,
        cache: GameCache,
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
        """A game to look at."""
        with self.lease(id) as cached, self.store.reading() as db:
            session = open_session(db, id, cached, self.clock(), lock=False)
            try:
                yield session
            finally:
                self.cache.put(session.cached)

    @contextmanager
    def write(self, id: str, fresh: GameRow | None = None) -> Iterator[Session]:
        """A game to change, or a fresh one: all that is done in the block, or nothing."""
        with self.lease(id) as cached:
            with self.change(id, cached, self.store.writing(), fresh) as session:
                yield session
            self.stored(session)

    @contextmanager
    def change(
        self, id: str, cached: CachedGame | None, transaction: Transaction, fresh: GameRow | None = None
    ) -> Iterator[Session]:
        """The same in a transaction of which nobody hears yet."""
        session: Session | None = None
        try:
            with transaction as db:
                if fresh is not None:
                    db.execute(insert(games).values(columns(fresh)))
                session = open_session(db, id, cached, self.clock(), lock=True)
                yield session
                self.save(session)
        except IntegrityError as error:  # the same number or key twice
            raise Problem(409, "stale", "somebody else was faster") from error
        except Problem:
            if session is not None and not session.changed:
                self.cache.put(session.cached)
            raise

    def stored(self, session: Session) -> None:
        """It is on the disk; while nobody else changes what is in the cache."""
        self.written(session)
        self.cache.put(session.cached)

    @contextmanager
    def lease(self, id: str) -> Iterator[CachedGame | None]:
        """What the cache has of a game; taken before the database is asked, so that it is never ahead of it."""
        cached = self.cache.take(id)
        try:
            yield cached
        finally:
            self.cache.give_back(id)

    def save(self, session: Session) -> None:
        """And let PostgreSQL tell the other nodes when it is committed."""
        self.admit(session)
        session.save()
        if session.changed or session.refreshed:
            self.store.tell_change(session.db, session.id)
